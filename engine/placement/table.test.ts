import { describe, expect, test } from 'vitest';
import { makePlacements } from '../notation.ts';
import { randomFrom } from '../random.ts';
import { MUTANTS } from '../tests/mutants.ts';
import { planted } from '../tests/planted.ts';
import { randomTable } from '../tests/random-tables.ts';
import { firstDifference, kindsOfEdges, type Verdicts, verdictsByRules, worn } from '../tests/table-proof.ts';
import { PlacementTable } from './table.ts';

const BOARDS = 2000;
const BOARDS_FOR_FAULTS = 240;

const judged = (index: number, random: ReturnType<typeof randomFrom>): Verdicts => {
  const setup = randomTable(index, random);
  return verdictsByRules(setup, kindsOfEdges(setup));
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
    expect(asked).toBeGreaterThan(BOARDS * 1000);
    console.info(`${BOARDS} boards, ${asked} placements judged twice`);
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
