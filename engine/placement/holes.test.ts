import { expect, test } from 'vitest';
import { neighbour, SIDES, type Square, squareKey } from '../grid.ts';
import { legalPlacements } from '../placement.ts';
import { randomFrom } from '../random.ts';
import type { Setup } from '../setup.ts';
import { GROUNDS, legalTable } from '../tests/random-tables.ts';
import { holesMadeBy } from './holes.ts';
import { positionOf } from './position-of.ts';

const RIM = 30;
/** The free squares a flood from far outside does not come to. */
const enclosed = (taken: ReadonlySet<string>): ReadonlySet<string> => {
  const wet = new Set<string>();
  const queue: Square[] = [[-RIM, -RIM]];
  for (let square = queue.pop(); square; square = queue.pop()) {
    const [x, y] = square;
    if (Math.abs(x) > RIM || Math.abs(y) > RIM || wet.has(squareKey(square)) || taken.has(squareKey(square))) continue;
    wet.add(squareKey(square));
    for (const side of SIDES) queue.push(neighbour(square, side));
  }
  const dry = new Set<string>();
  for (let y = -RIM; y <= RIM; y++)
    for (let x = -RIM; x <= RIM; x++) if (!wet.has(`${x},${y}`) && !taken.has(`${x},${y}`)) dry.add(`${x},${y}`);
  return dry;
};

test('the holes a tile makes are those a flood from outside no longer comes to', () => {
  const random = randomFrom('holes');
  let made = 0;
  for (let round = 0; round < 12; round++) {
    const setup = legalTable({ ...(GROUNDS[0] as Setup), laid: [] }, 20 + round * 3, random);
    const position = positionOf(setup);
    const taken = new Set([...position.squares()].map(squareKey));
    const before = enclosed(taken);
    for (const { at } of legalPlacements(setup, 'base-B')) {
      const after = [...enclosed(new Set([...taken, squareKey(at)]))].filter((square) => !before.has(square));
      const holes = before.has(squareKey(at)) ? [] : after;
      expect(holesMadeBy(position, [at]).flat().map(squareKey).sort(), squareKey(at)).toEqual(holes.sort());
      made += holes.length;
    }
  }
  expect(made).toBeGreaterThan(3);
}, 60_000);
