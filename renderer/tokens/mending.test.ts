import { expect, test } from 'vitest';
import { tokenObjections } from '../../engine/layouts/objections.ts';
import { studioFor } from '../tests/studio.ts';
import { mendingOf } from './mending.svelte.ts';
import { TOKENS } from './words.ts';

const step = { message: TOKENS.layout };
const placed = (studio: ReturnType<typeof studioFor>) => studio.scenario.tokens?.placed ?? [];

test('missing tokens are laid by one step, and those that lie stay', async () => {
  const studio = studioFor();
  const kept = placed(studio).slice(0, 12);
  studio.editor.apply(step, { do: 'set-placed', placed: kept });
  await mendingOf(studio).layMissing();
  expect(placed(studio)).toHaveLength(30);
  for (const token of kept) expect(placed(studio)).toContain(token);
  expect(tokenObjections(studio.setup)).toEqual([]);
  studio.editor.undo();
  expect(placed(studio)).toBe(kept);
});

test('the smallest mend moves only what it must, and shows its moves before they are made', async () => {
  const studio = studioFor();
  studio.editor.apply(step, { do: 'move-token', from: [4, 1], to: [5, 1] });
  const broken = studio.scenario;
  expect(tokenObjections(studio.setup).length).toBeGreaterThan(0);
  const mending = mendingOf(studio);
  await mending.mend();
  expect(studio.scenario).toBe(broken);
  expect(mending.proposal?.moves).toHaveLength(1);
  const { from, to } = mending.proposal?.moves[0] ?? {};
  expect(mending.overlay.marks?.map(({ square }) => square)).toEqual([from, to]);
  mending.applyMend();
  expect(tokenObjections(studio.setup)).toEqual([]);
  expect([mending.proposal, mending.overlay]).toEqual([undefined, {}]);
  studio.editor.undo();
  expect(studio.scenario).toBe(broken);
});

test('a mend of a layout that has changed since, or that was waved away, is not offered', async () => {
  const studio = studioFor();
  studio.editor.apply(step, { do: 'move-token', from: [4, 1], to: [5, 1] });
  const mending = mendingOf(studio);
  await mending.mend();
  mending.dropMend();
  expect(mending.proposal).toBeUndefined();
  await mending.mend();
  studio.editor.undo();
  const before = studio.scenario;
  mending.applyMend();
  expect([mending.proposal, studio.scenario]).toEqual([undefined, before]);
});

test('the heat map is drawn only while it is shown, each square with its share', async () => {
  const studio = studioFor();
  const mending = mendingOf(studio);
  await mending.heat.start({ scenario: studio.closed });
  expect(mending.overlay).toEqual({});
  mending.showsHeat = true;
  const marks = mending.overlay.marks ?? [];
  expect(marks.length).toBeGreaterThan(80);
  expect(Math.max(...marks.map(({ strength }) => strength ?? 0))).toBeCloseTo(1);
  expect(mending.overlay.marks).toBe(marks);
});
