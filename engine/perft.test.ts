import { describe, expect, test } from 'vitest';
import oracle from './oracles/base.perft?raw';
import { perft, perftByKind } from './perft.ts';
import { placementsByRules } from './placement.ts';
import { freeSetup, germanSetup } from './tests/setups.ts';

const words = oracle.split('\n').filter((line) => line && !line.startsWith('#'));
const board = (words.find((line) => line.startsWith('board')) as string).slice('board '.length);
const counts = words.filter((line) => line.startsWith('perft')).map((line) => line.split(' ').slice(1).map(Number) as [number, number]);
const kinds = (words.find((line) => line.startsWith('kinds')) as string)
  .split(' ')
  .slice(2)
  .map((word) => [word[0] as string, Number(word.slice(1))] as const);

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
});
