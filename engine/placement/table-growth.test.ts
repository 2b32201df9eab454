import { expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { freeSetup } from '../tests/setups.ts';
import { type SquareCode, STEP_CODES } from './square-code.ts';
import { PlacementTable } from './table.ts';

const TILES = 10_000;
const ROTATION_BITS = 2;

test('with ten thousand tiles laid, an enumeration looks at the free squares beside them and at no other', () => {
  const random = randomFrom('ten thousand');
  const table = PlacementTable.of(freeSetup(''));
  const covered = new Set<SquareCode>();
  let out = new Int32Array(4096);
  while (table.tiles < TILES) {
    if (out.length < table.reachable * 4) out = new Int32Array(table.reachable * 8);
    const kind = random.below(table.plan.kinds.length);
    const count = table.legal(kind, out);
    if (count === 0) continue;
    const place = out[random.below(count)] as number;
    table.lay(kind, place);
    covered.add(place >> ROTATION_BITS);
  }
  const beside = new Set([...covered].flatMap((code) => STEP_CODES.map((step) => code + step)).filter((code) => !covered.has(code)));
  expect(covered.size).toBe(TILES);
  expect(new Set(table.reachableCodes())).toEqual(beside);
  expect(table.reachable).toBe(beside.size);
}, 60_000);
