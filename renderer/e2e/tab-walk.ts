import type { Page } from 'playwright/test';

/** What the Tab key came to, and what it passed by. */
export interface TabWalk {
  readonly stops: number;
  /** It came to where it began: nothing kept it. */
  readonly cameRound: boolean;
  /** Stops that cannot be seen to have the keyboard, or lie out of sight. */
  readonly unseen: readonly string[];
  readonly passedBy: readonly string[];
}
const MOST = 250;

/** Unfolds every panel at the side. */
export const unfold = async (page: Page): Promise<void> => {
  const folded = page.locator('[data-part=inspector] .fold > h2 [aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
};

/** Presses Tab from the body of the page until it has come round. */
export const walkByTab = async (page: Page): Promise<TabWalk> => {
  await page.evaluate(startOver);
  let step = await takeStep(page);
  const unseen: string[] = [];
  let stops = 0;
  while (step !== 'round' && stops < MOST) {
    stops++;
    if (step) unseen.push(step);
    step = await takeStep(page);
  }
  return { stops, cameRound: step === 'round', unseen, passedBy: await page.evaluate(passedBy) };
};
/** One press; empty where all is well, 'round' where the walk is over, else what cannot be seen. */
const takeStep = async (page: Page): Promise<string> => {
  await page.keyboard.press('Tab');
  return page.evaluate(lookAtStop);
};

type Walked = Window & { walked?: Set<Element> };

const startOver = (): void => {
  (document.activeElement as HTMLElement | null)?.blur();
  (window as Walked).walked = new Set();
};
/** In the page: at the end of the page the keyboard is with the browser for one press. */
const lookAtStop = (): string => {
  const walked = (window as Walked).walked as Set<Element>;
  const stop = document.activeElement as HTMLElement;
  if (stop !== document.body && walked.has(stop)) return 'round';
  walked.add(stop);
  const shown = stop.closest('label') ?? stop;
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const isInSight = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const isRinged = [stop, stop.parentElement, shown].some((each) => each && getComputedStyle(each).outlineStyle !== 'none');
  return stop === document.body || (isInSight && isRinged) ? '' : stop.outerHTML.slice(0, 120);
};
/** In the page: what could have the keyboard and never had it; bars, lists and groups of radio buttons are one stop each. */
const passedBy = (): string[] => {
  const walked = (window as Walked).walked as Set<Element>;
  const groups = new Set([...walked].map((each) => (each instanceof HTMLInputElement && each.type === 'radio' ? each.name : undefined)));
  const isOfOneStop = (each: HTMLElement): boolean =>
    each.closest('[role=menubar], [role=tablist]') !== null || 'stop' in each.dataset || groups.has((each as HTMLInputElement).name);
  const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, summary, [tabindex="0"]';
  return [...document.querySelectorAll<HTMLElement>(focusable)]
    .filter((each) => each.checkVisibility() && !walked.has(each) && !isOfOneStop(each))
    .map((each) => each.outerHTML.slice(0, 120));
};
