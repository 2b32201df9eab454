import { expect, test } from 'vitest';
import type { Square } from '../../engine/grid.ts';
import { setArms, toggleEdge, toggleHalf, withFeature } from '../../engine/tiles/design.ts';
import { fillsOf } from '../setup/fills.svelte.ts';
import type { LayTool } from '../setup/lay-tool.svelte.ts';
import { Exchange } from '../tiles/exchange.svelte.ts';
import { tileDeskOf } from '../tiles/tile-desk.svelte.ts';
import { drag, studioFor, take, touch } from './studio.ts';

const opened = () => {
  const studio = studioFor();
  return { studio, desk: tileDeskOf(studio), exchange: new Exchange(studio) };
};
const total = ({ kinds }: ReturnType<typeof opened>['desk']) => kinds.reduce((sum, { copies }) => sum + copies, 0);

test('a new tile comes into a set of the own, drawn and judged step by step, and undo takes it all back', () => {
  const { studio, desk } = opened();
  desk.newTile();
  expect([desk.tile?.id, desk.ownSet?.tiles.length, total(desk)]).toEqual(['tile', 1, 115]);
  desk.draw((tile) => withFeature(tile, 'city').tile);
  expect(desk.objections.map(({ rule }) => rule)).toEqual(['tile/feature-reaches-no-edge']);
  desk.draw((tile) => toggleEdge(tile, 0, 'N'));
  expect(desk.objections).toEqual([]);
  expect(desk.twins).toContain('base-E');
  desk.change((tile) => setArms(tile, 0, 1), 'arms');
  desk.change((tile) => setArms(tile, 0, 2), 'arms');
  expect(studio.editor.moments).toHaveLength(5);
  expect(desk.twins).not.toContain('base-E');
  for (let step = 0; step < 4; step++) studio.editor.undo();
  expect([studio.scenario.tiles.own, total(desk)]).toEqual([undefined, 114]);
});

test('fields follow what is drawn until the person takes them over', () => {
  const { desk } = opened();
  desk.newTile();
  desk.fieldsFollow = false;
  desk.draw((tile) => toggleEdge(withFeature(tile, 'city').tile, 0, 'N'));
  expect(desk.objections.map(({ rule }) => rule)).toContain('tile/field-on-city-edge');
  desk.change((tile) => toggleHalf(toggleHalf(tile, 1, 'NW'), 1, 'NE'));
  expect(desk.objections.map(({ rule }) => rule)).toEqual(['tile/field-beside-city']);
});

test('a bundled tile is not changed, its copy is; ids are refused where they are taken or malformed', () => {
  const { studio, desk } = opened();
  desk.choose('base-D');
  desk.draw((tile) => toggleEdge(tile, 0, 'S'));
  expect(studio.editor.canUndo).toBe(false);
  desk.copyTile();
  expect(desk.tile?.id).toBe('base-D-own');
  expect(desk.rename('base-A')).toBe(false);
  expect(desk.rename('no blanks')).toBe(false);
  expect(desk.rename('mine')).toBe(true);
  expect([desk.tile?.id, desk.ownSet?.tiles.map(({ id }) => id)]).toEqual(['mine', ['mine']]);
  desk.removeTile();
  expect(desk.ownSet).toBeUndefined();
});

test('sets are counted, copied to be changed, and taken out', () => {
  const { desk } = opened();
  desk.setTimes('base', 2);
  expect(total(desk)).toBe(186);
  const inns = desk.sets.find(({ id }) => id === 'inns-and-cathedrals');
  if (inns) desk.copySet(inns);
  expect(desk.sets.map(({ id, isOwn }) => `${id}${isOwn ? ' own' : ''}`)).toContain('inns-and-cathedrals-own own');
  expect(total(desk)).toBe(186);
  desk.removeSet('inns-and-cathedrals-own');
  desk.removeSet('base');
  expect([total(desk), desk.list.own]).toEqual([24, undefined]);
  expect(desk.otherSets).toContain('base');
  desk.choose('tb-CR');
  desk.setSingle(3);
  expect(total(desk)).toBe(27);
});

test('the search goes by words, edges and features together', () => {
  const { desk } = opened();
  desk.wanted = 'CCC*';
  desk.toggleTrait('arms');
  expect(desk.found.map(({ tile }) => tile.id)).toEqual(['base-C', 'base-Q', 'base-S', 'ic-CCc+']);
  desk.toggleTrait('arms');
  expect(desk.found.length).toBeGreaterThan(8);
});

test('pasted codes ask which tile is meant and come in as single copies; nothing comes in while something is unclear', () => {
  const { desk, exchange } = opened();
  exchange.text = 'CRFR x2\nCCFF';
  expect(exchange.found?.questions).toMatchObject([{ line: 2, code: 'CCFF' }]);
  exchange.answer(2, 'CCFF', 'base-N');
  expect(exchange.found?.questions).toEqual([]);
  exchange.add();
  expect(desk.list.single).toEqual([
    { tile: 'base-D', count: 2 },
    { tile: 'base-N', count: 1 },
  ]);
  expect(exchange.text).toBe('');
});

test('what is exported comes in again as the same list', () => {
  const { desk, exchange } = opened();
  for (const format of ['json', 'txt', 'csv'] as const) {
    exchange.format = format;
    exchange.what = 'base';
    const { text } = exchange.written;
    exchange.text = text;
    const { found } = exchange;
    const copies = [
      ...(found?.sets ?? []).flatMap(({ tiles }) => tiles.map(({ count }) => count)),
      ...(found?.entries ?? []).map((kind) => kind.copies),
    ];
    expect(copies.reduce((sum, n) => sum + n, 0)).toBe(72);
  }
  exchange.format = 'xml';
  exchange.text = exchange.written.text;
  exchange.add();
  expect(total(desk)).toBe(114 + 72);
});

test('a fill is found in a worker, laid as one step, and is of no use once the set-up has changed', async () => {
  const { studio } = opened();
  const fills = fillsOf(studio);
  await fills.ask();
  expect(fills.result).toMatchObject({ possible: false, proof: { by: 'too-few-tiles' } });
  const free = fills.result?.placements.length ?? 0;
  expect(fills.result?.holes.length).toBe(fills.result?.holesAtLeast);
  const before = studio.setup.laid.length;
  fills.lay();
  expect([studio.setup.laid.length, studio.editor.moments.length, fills.isStale]).toEqual([before + free, 2, true]);
  fills.lay();
  expect(studio.editor.moments.length).toBe(2);
  studio.editor.undo();
  expect(studio.setup.laid.length).toBe(before);
});

test('tiles are laid freely when that is switched on, and dragged to where they are legal', () => {
  const { studio } = opened();
  const lay = take(studio, 'setup', 'lay') as LayTool;
  const far: Square = [5, 9];
  lay.choose('base-C');
  lay.press(touch(far));
  expect(studio.editor.canUndo).toBe(false);
  lay.isFree = true;
  lay.press(touch(far));
  expect(studio.setup.laid.at(-1)).toMatchObject({ tile: 'base-C', at: far });
  const move = take(studio, 'setup', 'move-tile');
  drag(move, [far, [6, 9]]);
  expect(studio.setup.laid.at(-1)).toMatchObject({ tile: 'base-C', at: [6, 9] });
  expect(studio.setup.laid.length).toBe(3);
});
