/** What had the keyboard when a box opened, and before that, if it was opened from another box. */
const openers = new WeakMap<Element, readonly Element[]>();

/** Notes who has the keyboard as a box opens over the page. */
export const noteOpener = (box: Element): void => {
  const holder = document.activeElement;
  const around = holder?.closest('dialog');
  openers.set(box, [...(holder && holder !== document.body ? [holder] : []), ...((around && openers.get(around)) ?? [])]);
};
/** Gives the keyboard back to the nearest of those that are still there. */
export const giveBack = (box: Element): void => {
  const next = openers.get(box)?.find((opener) => opener.isConnected && opener !== box);
  if (next instanceof HTMLElement) next.focus();
};

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';
/** What the Tab key would reach within a part of the page. */
export const focusablesIn = (part: ParentNode): readonly HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.tabIndex >= 0 && element.checkVisibility());

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const placeOf = (key: string, at: number, count: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step && (at + step + count) % count;
};
/** Arrow keys, Home and End go along the buttons of a bar, which is a single stop of the Tab key. */
export const alongBar = (event: KeyboardEvent): void => {
  const bar = event.currentTarget as HTMLElement;
  const buttons = [...bar.querySelectorAll<HTMLElement>('[data-stop]')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? undefined : placeOf(event.key, at, buttons.length);
  if (next === undefined) return;
  buttons[next]?.focus();
  event.preventDefault();
  event.stopPropagation();
};

/** Which of many buttons is the one stop of the Tab key: the first wish that is among them, or else the first of all. */
export const stopAmong = <Value>(all: readonly Value[], ...wishes: readonly (Value | undefined)[]): Value | undefined =>
  wishes.find((wish) => wish !== undefined && all.includes(wish)) ?? all[0];
/** Where a key leads from one of so many things in rows of so many; beyond the edge it stays. */
export const placeInGrid = (key: string, at: number, count: number, columns: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (!step) return undefined;
  const next = at + step * (key === 'ArrowUp' || key === 'ArrowDown' ? columns : 1);
  return next < 0 || next >= count ? at : next;
};
const columnsOf = (buttons: readonly HTMLElement[]): number => {
  const tops = buttons.map((button) => Math.round(button.getBoundingClientRect().top));
  const second = tops.findIndex((top) => top > (tops[0] ?? 0));
  return second < 0 ? buttons.length : second;
};
/** Arrow keys, Home and End go over the buttons of a list that wraps into rows, which is a single stop of the Tab key. */
export const overGrid = (event: KeyboardEvent): void => {
  const list = (event.currentTarget as HTMLElement).closest('ul');
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
  const next = placeInGrid(event.key, buttons.indexOf(event.currentTarget as HTMLElement), buttons.length, columnsOf(buttons));
  if (next === undefined) return;
  buttons[next]?.focus();
  event.preventDefault();
  event.stopPropagation();
};
