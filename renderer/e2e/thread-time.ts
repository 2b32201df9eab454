import type { Browser, Page } from 'playwright';

/** A frame at 60 Hz on a machine that counts the calibration loop in 72 ms: other machines are measured in the same loops. */
export const FRAME_LOOPS = 1000 / 60 / 72;
const STEPS = 20_000_000;
/** A trace that shows no longer task than this has missed the loop. */
const MISSED_MS = 5;
const MOST_TRIALS = 12;

interface Traced {
  readonly name: string;
  readonly cat: string;
  readonly tid: number;
  readonly pid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}
const isTask = ({ name, cat }: Traced): boolean => cat === 'toplevel' && name.endsWith('RunTask');

/** What the main thread of the page worked on during an act: the time of each task on the processor, which other programs do not lengthen. */
export const tasksDuring = async (browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> => {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const main = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isMain = ({ tid, pid }: Traced): boolean => main.some((thread) => thread.tid === tid && thread.pid === pid);
  return traceEvents
    .filter((event) => isTask(event) && isMain(event))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
};

/** Milliseconds that the calibration loop takes in this page. */
export const loopIn = async (browser: Browser, page: Page): Promise<number> => {
  const loop = (steps: number) =>
    new Promise<number>((done) =>
      requestAnimationFrame(() => {
        let sum = 0;
        for (let step = 1; step < steps; step += 1) sum = (sum + step * 7) % 1_000_003;
        done(sum);
      }),
    );
  const once = async () => (await tasksDuring(browser, page, async () => void (await page.evaluate(loop, STEPS))))[0] ?? 0;
  const times: number[] = [];
  for (let trial = 0; trial < MOST_TRIALS && times.length < 3; trial += 1) {
    const ms = await once();
    if (ms > MISSED_MS) times.push(ms);
  }
  return times.sort((a, b) => a - b)[1] ?? Number.NaN;
};

/** Waits until the page has drawn twice and has nothing left to do. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
