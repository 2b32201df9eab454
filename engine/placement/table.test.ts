import { describe, expect, test } from 'vitest';
import { makePlacements } from '../notation.ts';
import { type Random, randomFrom } from '../random.ts';
import type { Setup } from '../setup.ts';
import { MUTANTS } from '../tests/mutants.ts';
import { planted } from '../tests/planted.ts';
import { randomTable } from '../tests/random-tables.ts';
import { firstDifference, kindsOfEdges, type Verdicts, verdictsByRules, worn } from '../tests/table-proof.ts';
import { squaresOf, type Tile } from '../tile.ts';
import { PlacementTable } from './table.ts';

const BOARDS = 2000;
const BOARDS_FOR_FAULTS = 240;

/** All kinds; later on, of those of several squares, which have thousands of places to ask about, one in turn. */
const kindsFor = (setup: Setup, index: number): readonly Tile[] => {
  const kinds = kindsOfEdges(setup);
  const large = kinds.filter((tile) => squaresOf(tile).length > 1);
  return kinds.filter((tile) => index < BOARDS_FOR_FAULTS || squaresOf(tile).length === 1 || tile === large[index % large.length]);
};
const judged = (index: number, random: Random): Verdicts => {
  const setup = randomTable(index, random);
  return verdictsByRules(setup, kindsFor(setup, index));
};

describe('the fast table', () => {
  const kept: Verdicts[] = [];
  test('says what the rules say of every square in reach, kind and rotation, on boards legal and not', () => {
    const random = randomFrom('table');
    let asked = 0;
    for (let index = 0; index < BOARDS; index++) {
      const verdicts = judged(index, random);
      asked += verdicts.asked;
      if (index < BOARDS_FOR_FAULTS) kept.push(verdicts);
      expect(
        firstDifference(worn(PlacementTable, verdicts.setup), verdicts),
        `${index}: ${makePlacements(verdicts.setup.laid)}`,
      ).toBeUndefined();
    }
    expect(asked).toBeGreaterThan(BOARDS * 200);
    console.info(`${BOARDS} boards, ${asked} placements judged by the rules`);
  }, 600_000);

  const isCaught = (Table: typeof PlacementTable): boolean =>
    kept.some((verdicts) => {
      try {
        return firstDifference(worn(Table, verdicts.setup), verdicts) !== undefined;
      } catch {
        return true;
      }
    });
  test('planted without a fault, the table is as good as new', () => expect(isCaught(planted(['', '', '']))).toBe(false));
  test.each(MUTANTS)('a fault in %s is caught: %j -> %j', (...mutant) => expect(isCaught(planted(mutant))).toBe(true));
  test('fifty faults and more are planted', () => expect(MUTANTS.length).toBeGreaterThanOrEqual(50));
});
