import fc from 'fast-check';
import { expect, test } from 'vitest';
import { millimetreLabels, nameLabels } from './ruler-labels.ts';

/** What dividing and multiplying again may lose. */
const ROUNDING = 1e-9;

test('rulers name every square while there is room, then every fifth', () => {
  const name = (at: number) => String(at + 1);
  expect(nameLabels(3, 40, name)).toEqual([
    { text: '1', at: 0.5 },
    { text: '2', at: 1.5 },
    { text: '3', at: 2.5 },
  ]);
  expect(nameLabels(12, 10, name).map(({ text }) => text)).toEqual(['1', '6', '11']);
});
test('in millimetres they tell round numbers where those lie, never closer than they can be read, none past the board', () => {
  expect(millimetreLabels(2, 45.5, 45.5).map(({ text }) => text)).toEqual(['0', '50']);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 4, max: 400 }),
      fc.constantFrom(20, 45.5, 60),
      (squares, pixels, mm) => {
        const labels = millimetreLabels(squares, pixels, mm);
        for (const [i, { text, at }] of labels.entries()) {
          expect(at * mm).toBeCloseTo(Number(text), 6);
          expect(at).toBeLessThanOrEqual(squares + ROUNDING);
          if (i > 0) expect((at - labels[i - 1]!.at) * pixels).toBeGreaterThanOrEqual(38 - ROUNDING);
        }
      },
    ),
  );
});
