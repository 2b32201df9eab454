import { type Browser, chromium } from 'playwright';
import { serve } from '../../build/serve.mjs';

const RUNS = 11;
const EMPTY = 'data:text/html,<canvas id="empty" width="800" height="600"></canvas>';
const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;

/** From the first request to the frame after the canvas stands, in a new profile each time. */
const timed = async (browser: Browser, address: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const started = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector('canvas');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const ms = performance.now() - started;
  await context.close();
  return ms;
};

/** The first picture of the Germany scenario against an empty page of the same browser in the same run. */
export const bench = async () => {
  const { address, close } = await serve({ port: 0 });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const runs: [empty: number, ours: number][] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push([await timed(browser, EMPTY), await timed(browser, address)]);
  await browser.close();
  close();
  const empty = median(runs.map(([nothing]) => nothing));
  const ours = median(runs.map(([, page]) => page));
  return [{ name: 'first picture of Germany', emptyMs: empty, ms: ours, ratio: ours / empty }];
};
