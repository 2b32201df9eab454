import { expect, test } from 'vitest';
import type { Square } from '../../../engine/grid.ts';
import { overlayOf } from '../../canvas/conduct.svelte.ts';
import { islandScenario } from '../../tests/large.ts';
import { studioFor } from '../../tests/studio.ts';

const SIZE = 40;
/** A channel from north to south: all on one side of it is out of reach. */
const channel = Array.from({ length: SIZE }, (_, y): Square => [SIZE / 2 - 3, y]);

test('what is wrong with very many squares is one area and one mark, and goes when it is mended', () => {
  const studio = studioFor(islandScenario(SIZE));
  studio.problems.judge();
  const before = overlayOf(studio);
  studio.editor.apply({ message: { en: '', cs: '', de: '', nl: '' } }, { do: 'clear', squares: channel });
  studio.problems.judge();
  const { resting = [], wide = [] } = overlayOf(studio);
  const cut = studio.problems.all.map(({ objection: { at } }) => at.squares ?? []).find(({ length }) => length > SIZE);
  expect(cut?.length).toBeGreaterThan((SIZE * SIZE) / 4);
  expect(wide).toContainEqual({ squares: cut, kind: 'problem' });
  expect(resting).toContainEqual({ square: cut?.[0], kind: 'problem' });
  expect(resting.length).toBeLessThan(SIZE);
  studio.editor.undo();
  studio.problems.judge();
  expect(overlayOf(studio)).toEqual(before);
});

test('a problem of many squares that is pointed at is lit as an area, one of few square by square', () => {
  const studio = studioFor(islandScenario(SIZE));
  studio.lit = channel.slice(0, 3);
  expect(overlayOf(studio).resting?.filter(({ kind }) => kind === 'objection')).toHaveLength(3);
  studio.lit = Array.from({ length: 500 }, (_, i): Square => [i % SIZE, Math.floor(i / SIZE)]);
  expect(overlayOf(studio).wide).toContainEqual({ squares: studio.lit, kind: 'objection' });
  expect(overlayOf(studio).resting?.filter(({ kind }) => kind === 'objection')).toHaveLength(0);
});
