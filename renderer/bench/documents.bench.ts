import type { Browser, CDPSession, Page } from 'playwright';
import { onBenchPage } from '../e2e/bench-page.ts';
import { FRAME_LOOPS, loopIn, settled, tasksDuring } from '../e2e/thread-time.ts';
import type { Hand } from './whole-page.ts';

const OPENS = 50;
const WARM = 10;
const MB = 1024 * 1024;

const heapAfter = async (cdp: CDPSession): Promise<number> => {
  for (let pass = 0; pass < 3; pass += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / MB;
};
const openAndClose = async (page: Page, size: number): Promise<void> => {
  await page.evaluate((n) => (window as unknown as { hand: Hand }).hand.open(n), size);
  await settled(page);
  await page.evaluate(() => (window as unknown as { hand: Hand }).hand.close());
  await settled(page);
};
/** What stays on the heap after each of 50 documents that were opened, shown and closed. */
const memoryRow = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page);
  for (let open = 0; open < WARM; open += 1) await openAndClose(page, 40);
  const before = await heapAfter(cdp);
  for (let open = 0; open < OPENS; open += 1) await openAndClose(page, 40);
  const after = await heapAfter(cdp);
  return { name: `${OPENS} documents opened and closed: growth of the heap in MB (at most 2)`, growth: after - before, before, after };
};

const sum = (tasks: readonly number[]): number => tasks.reduce((total, ms) => total + ms, 0);
const openRow = async (browser: Browser, page: Page, loop: number) => {
  const tasks = await tasksDuring(browser, page, async () => {
    await page.evaluate(() => (window as unknown as { hand: Hand }).hand.open(60));
    await settled(page);
  });
  return {
    name: '60x60 scenario opened, to its first picture',
    'work ms': sum(tasks),
    'of calibration loop (at most 5)': sum(tasks) / loop,
    'longest task': tasks[0] ?? 0,
  };
};
const undoRow = async (browser: Browser, page: Page, frame: number) => {
  await page.evaluate(() => (window as unknown as { hand: Hand }).hand.open(100));
  await settled(page);
  const once = async (): Promise<number> => {
    await page.evaluate(() => (window as unknown as { hand: Hand }).hand.fill(5000));
    await page.waitForTimeout(1500);
    const tasks = await tasksDuring(browser, page, async () => {
      await page.evaluate(() => (window as unknown as { hand: Hand }).hand.undo());
      await settled(page);
    });
    return tasks[0] ?? 0;
  };
  const times = [await once(), await once(), await once(), await once(), await once()].sort((a, b) => a - b);
  const ms = times[2] as number;
  return { name: 'undo of a fill of 5,000 squares, on 100x100: longest task', ms, 'of a frame (at most 1)': ms / frame };
};

/** Opening, closing and undoing on large boards in the whole program, by the time on the processor. */
export const bench = () =>
  onBenchPage('whole.html', async (page, browser) => {
    const loop = await loopIn(browser, page);
    return [await openRow(browser, page, loop), await undoRow(browser, page, FRAME_LOOPS * loop), await memoryRow(page)];
  });
