import fc from 'fast-check';
import { expect, test } from 'vitest';
import { watchRatio, wholePixels } from './ratio.ts';

/** A screen whose ratio can change; queries answer as a browser's do, once their own truth changes. */
const screenOf = (first: number) => {
  const queries = new Set<{ readonly text: string; readonly listeners: Set<() => void> }>();
  const screen = {
    devicePixelRatio: first,
    matchMedia: (text: string) => {
      const listeners = new Set<() => void>();
      queries.add({ text, listeners });
      return {
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      } as unknown as MediaQueryList;
    },
  };
  const matches = (text: string, ratio: number) => text === `(resolution: ${ratio}dppx)`;
  const become = (ratio: number) => {
    const before = screen.devicePixelRatio;
    screen.devicePixelRatio = ratio;
    for (const { text, listeners } of [...queries])
      if (matches(text, before) !== matches(text, ratio)) for (const listener of [...listeners]) listener();
  };
  return { screen, become };
};

test('every change of the ratio is heard, not the first alone, until nobody listens any more', () => {
  const { screen, become } = screenOf(1);
  const heard: number[] = [];
  const end = watchRatio(screen, () => heard.push(screen.devicePixelRatio));
  for (const ratio of [2, 1.5, 1.25, 1.25, 1]) become(ratio);
  expect(heard).toEqual([2, 1.5, 1.25, 1]);
  end();
  become(3);
  expect(heard).toHaveLength(4);
});

test('a canvas has as many pixels as its place on the screen, whole ones, and at most one fewer', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8000 }), fc.constantFrom(1, 1.1, 1.25, 1.333, 1.5, 1.75, 2, 2.625, 3), (length, ratio) => {
      const pixels = wholePixels(length, ratio) * ratio;
      expect(Math.floor(pixels)).toBe(Math.floor(length * ratio));
      expect(pixels - Math.floor(pixels)).toBeLessThan(1e-4);
    }),
  ));
