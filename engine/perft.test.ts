import { describe, expect, test } from 'vitest';
import oracle from './oracles/base.perft?raw';
import { perft, perftByKind } from './perft.ts';
import { placementsByRules } from './placement.ts';
import { type Setup, setupOf } from './setup.ts';
import { library } from './tests/library.ts';
import { freeScenario, freeSetup, germanSetup } from './tests/setups.ts';

const words = oracle.split('\n').filter((line) => line && !line.startsWith('#'));
const board = (words.find((line) => line.startsWith('board')) as string).slice('board '.length);
const counts = words.filter((line) => line.startsWith('perft')).map((line) => line.split(' ').slice(1).map(Number) as [number, number]);
const kinds = (words.find((line) => line.startsWith('kinds')) as string)
  .split(' ')
  .slice(2)
  .map((word) => [word[0] as string, Number(word.slice(1))] as const);

const FEW = ['B', 'A', 'V', 'U'].map((letter) => ({ tile: `base-${letter}`, count: 8 }));
/** The same count by asking every rule about every place. */
const slowPerft = (setup: Setup, depth: number): number => {
  if (depth === 0) return 1;
  const laid = (id: string) => setup.laid.filter(({ tile }) => tile === id).length;
  const left = [...setup.catalogue.copies].filter(([id, copies]) => copies > laid(id)).map(([id]) => id);
  const places = left.flatMap((id) => placementsByRules(setup, id));
  return places.reduce((sum, placement) => sum + slowPerft({ ...setup, laid: [...setup.laid, placement] }, depth - 1), 0);
};

describe('perft', () => {
  const setup = freeSetup(board);
  test.each(counts.filter(([depth]) => depth <= 2))('of depth %i from the start tile of the base set is %i', (depth, games) =>
    expect(perft(setup, depth)).toBe(games),
  );
  test('of depth 1 is right for each kind of tile', () => {
    const found = perftByKind(setup, 1);
    expect(kinds).toHaveLength(24);
    for (const [letter, games] of kinds) expect(found.get(`base-${letter}`), letter).toBe(games);
  });
  test('of depth 1 counts what the rules allow, on a printed board too', () => {
    const german = germanSetup('D@8,2');
    const byRules = [...german.catalogue.tiles.keys()].map((tile) => placementsByRules(german, tile).length);
    expect(perft(german, 1)).toBe(byRules.reduce((sum, games) => sum + games, 0));
  });
  test('draws no tile that stands apart: wonders and a start board are in the list, not in the bag', () => {
    const around = (board: string, sets: readonly string[]): Setup =>
      setupOf({ ...freeScenario(board), tiles: { sets: sets.map((set) => ({ set })) } }, library);
    const [bare, withWonders] = [around('D@0,0', ['base']), around('D@0,0', ['base', 'wonders', 'wheel-board'])];
    expect([1, 2].map((depth) => perft(withWonders, depth))).toEqual([1, 2].map((depth) => perft(bare, depth)));
    expect([...perftByKind(withWonders, 1)].filter(([tile, games]) => tile.startsWith('w') && games > 0)).toEqual([]);
    expect(perft(around('wonder-alhambra@0,0', ['base', 'wonders']), 1)).toBe(272);
    expect(perft(around('wheel-board@0,0', ['base', 'wheel-board']), 2)).toBe(169_216);
    expect(perft(around('D@0,0', ['base', 'traders-and-builders']), 1)).toBeGreaterThan(perft(bare, 1));
  });
  test('with optional rules counts what these leave, two placements deep', () => {
    const ring = 'B@0,0 B@1,0 B@2,0 B@2,1 B@2,2 B@1,2';
    const loose = { ...freeScenario(ring), tiles: { sets: [{ set: 'base', times: 0 }], single: FEW } };
    const strict = { ...loose, game: { noEnclosedHoles: true } };
    const [few, all] = [strict, loose].map((scenario) => setupOf(scenario, library)) as [Setup, Setup];
    for (const depth of [1, 2]) expect(perft(few, depth), `${depth} deep`).toBe(slowPerft(few, depth));
    expect(perft(few, 2)).toBeLessThan(perft(all, 2));
    expect([...perftByKind(few, 2).values()].reduce((sum, games) => sum + games)).toBe(perft(few, 2));
  });
});
