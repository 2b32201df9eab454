import { expect, test } from 'vitest';
import { squareKey } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { studioFor } from '../tests/studio.ts';
import { Layouts } from './layouts.svelte.ts';
import { mendingOf } from './mending.svelte.ts';
import { toggleRule } from './rules.ts';
import { Sharing } from './sharing.svelte.ts';
import { triedOf } from './tried.svelte.ts';

const placed = (studio: Studio) => studio.scenario.tokens?.placed ?? [];
const squares = (studio: Studio) =>
  placed(studio)
    .map(({ at }) => squareKey(at))
    .sort();

test('the code of a layout, entered in another document, lays the same layout by one step', async () => {
  const [here, there] = [studioFor(), studioFor()];
  const [giving, taking] = [new Sharing(here), new Sharing(there)];
  await new Layouts(here).scatter();
  expect(giving.code).toBeUndefined();
  await giving.makeCode();
  const before = there.scenario;
  expect(squares(there)).not.toEqual(squares(here));
  taking.type(` ${giving.code?.toLowerCase()}\n`);
  await taking.lay();
  expect(taking.refusal).toBeUndefined();
  expect(squares(there)).toEqual(squares(here));
  there.editor.undo();
  expect(there.scenario).toBe(before);
});

test('a code is of the layout it was made of: another layout has none until it is asked for', async () => {
  const studio = studioFor();
  const sharing = new Sharing(studio);
  await sharing.makeCode();
  expect(sharing.code).toMatch(/^\w{5}-/);
  studio.editor.apply({ message: { en: '', cs: '', de: '', nl: '' } }, { do: 'move-token', from: [4, 1], to: [5, 1] });
  expect(sharing.code).toBeUndefined();
  await sharing.makeCode();
  expect(sharing.code).toBe('none');
});

test('a wrong code, or one of other rules, is refused and changes nothing', async () => {
  const studio = studioFor();
  const sharing = new Sharing(studio);
  await sharing.makeCode();
  const code = sharing.code ?? '';
  toggleRule(studio, { constraint: { demand: 'not-on', site: 'town' }, isOn: false });
  const before = studio.scenario;
  for (const [text, rule] of [
    ['hello', 'layout/code-is-read'],
    [code, 'layout/code-of-this-board'],
  ] as const) {
    sharing.type(text);
    await sharing.lay();
    expect(sharing.refusal?.rule).toBe(rule);
  }
  expect(studio.scenario).toBe(before);
});

test('each layout tried is a row, and going back to one is one step that can be undone', async () => {
  const studio = studioFor();
  const [layouts, tried] = [new Layouts(studio), triedOf(studio)];
  layouts.setSeed('one');
  await layouts.scatter();
  const first = placed(studio);
  layouts.setSeed('another');
  await layouts.scatter();
  const second = studio.scenario;
  expect(tried.rows.map(({ name }) => name.facts?.['seed'])).toEqual(['another', 'one']);
  const [newer, older] = tried.rows;
  if (!newer || !older) throw new Error('two rows are there');
  expect([tried.isOnBoard(newer), tried.isOnBoard(older)]).toEqual([true, false]);
  tried.goBack(older);
  expect(placed(studio)).toEqual(first);
  studio.editor.undo();
  expect(studio.scenario).toBe(second);
});

test('a layout laid twice is one row, and rows are of their own document', async () => {
  const studio = studioFor();
  const [layouts, tried] = [new Layouts(studio), triedOf(studio)];
  await layouts.scatter();
  await layouts.scatter();
  expect(tried.rows).toHaveLength(1);
  expect(triedOf(studioFor()).rows).toEqual([]);
});

test('how a layout stands is known for the rules it was weighed by, and not for others', async () => {
  const studio = studioFor();
  const mending = mendingOf(studio);
  await mending.weigh();
  const { energy } = mending.standings ?? {};
  expect(energy?.percentile).toBeGreaterThan(0);
  expect(energy?.percentile).toBeLessThan(100);
  toggleRule(studio, { constraint: { demand: 'not-on', site: 'town' }, isOn: false });
  expect(mending.standings).toBeUndefined();
});
