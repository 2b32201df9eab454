import { describe, expect, test } from 'vitest';
import { makePlacements } from '../notation.ts';
import { randomFrom } from '../random.ts';
import { randomTable } from '../tests/random-tables.ts';
import { firstDifference, kindsOfEdges, verdictsByRules } from '../tests/table-proof.ts';
import { PlacementTable } from './table.ts';

const BOARDS = 2000;

describe('the fast table', () => {
  test('says what the rules say of every square in reach, kind and rotation, on boards legal and not', () => {
    const random = randomFrom('table');
    let asked = 0;
    for (let index = 0; index < BOARDS; index++) {
      const setup = randomTable(index, random);
      const verdicts = verdictsByRules(setup, kindsOfEdges(setup));
      asked += verdicts.asked;
      expect(firstDifference(PlacementTable.of(setup), verdicts), `${index}: ${makePlacements(setup.laid)}`).toBeUndefined();
    }
    expect(asked).toBeGreaterThan(BOARDS * 1000);
    console.info(`${BOARDS} boards, ${asked} placements judged twice`);
  }, 600_000);
});
