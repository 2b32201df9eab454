import type { Browser, Page } from 'playwright';
import { onBenchPage } from '../e2e/bench-page.ts';
import { FRAME_LOOPS, loopIn, settled, tasksDuring } from '../e2e/thread-time.ts';
import type { Hand, Place } from './whole-page.ts';

const MOVES = 100;
const SIZE = 100;
const squareAt = (step: number): [number, number] => [20 + ((step * 7) % 60), 20 + ((step * 3) % 60)];

const handIn = (page: Page) => ({
  open: (size: number) => page.evaluate((n) => (window as unknown as { hand: Hand }).hand.open(n), size),
  tools: () => page.evaluate(() => (window as unknown as { hand: Hand }).hand.tools()),
  take: (place: Place) => page.evaluate((where) => (window as unknown as { hand: Hand }).hand.take(where), place),
  pixels: (square: [number, number]) => page.evaluate((at) => (window as unknown as { hand: Hand }).hand.pixels(at), square),
});

const toolRow = async (browser: Browser, page: Page, place: Place, frame: number) => {
  const hand = handIn(page);
  await hand.take(place);
  const pixels = [];
  for (let step = 0; step < MOVES; step += 1) pixels.push(await hand.pixels(squareAt(step)));
  await page.mouse.move(...(pixels[0] as [number, number]));
  await page.mouse.down();
  await settled(page);
  const tasks = await tasksDuring(browser, page, async () => {
    for (const at of pixels) await page.mouse.move(...(at as [number, number]));
    await settled(page);
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await settled(page);
  const late = tasks.filter((ms) => ms > frame).length;
  return {
    name: `100x100, ${place.workspace}, tool ${place.tool}: moves within a frame (at least 95 of 100)`,
    within: Math.max(0, MOVES - late),
    'slowest ms': tasks[0] ?? 0,
    'slowest but five, of a frame (at most 1)': (tasks[5] ?? 0) / frame,
  };
};

/** Every tool dragged over a large island in the whole program: how many of 100 moves of the pointer are handled within a frame. */
export const bench = () =>
  onBenchPage('whole.html', async (page, browser) => {
    const frame = FRAME_LOOPS * (await loopIn(browser, page));
    const hand = handIn(page);
    await hand.open(SIZE);
    await settled(page);
    const rows: object[] = [{ name: 'a frame on this machine, by the calibration loop', ms: frame }];
    for (const place of await hand.tools()) rows.push(await toolRow(browser, page, place, frame));
    return rows;
  });
