import { describe, expect, test } from 'vitest';
import type { Scenario } from '../documents/scenario.ts';
import { type Square, squareKey } from '../grid.ts';
import { finish } from '../jobs/task.ts';
import { type Random, randomFrom } from '../random.ts';
import { setupOf } from '../setup.ts';
import { baseOn, stockOf } from '../tests/fill-boards.ts';
import { library } from '../tests/library.ts';
import { EDGES, type Edge } from '../tile.ts';
import { faultsOf } from './checker.ts';
import { deadSquares } from './dead.ts';
import { fillBoard } from './fill-board.ts';
import { largePlaces } from './large.ts';
import { fillGroundOf } from './problem.ts';

const SHAPES: readonly (readonly Square[])[] = [
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
];
type Own = NonNullable<Scenario['tiles']['own']>[number]['tiles'][number];
/** A tile of several squares with cities and roads at random, each a feature of its own. */
const largeTile = (random: Random, id: string): Own => {
  const squares = SHAPES[random.below(SHAPES.length)] as readonly Square[];
  const inside = new Set(squares.map(squareKey));
  const beyond = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
  const features = squares.flatMap(([x, y]) =>
    (['N', 'E', 'S', 'W'] as const).flatMap((side): Own['features'][number][] => {
      const [dx, dy] = beyond[side];
      const type = (['city', 'road', 'field', 'field'] as const)[random.below(4)];
      return type === undefined || type === 'field' || inside.has(squareKey([x + dx, y + dy]))
        ? []
        : [{ type, edges: [`${x},${y},${side}`] }];
    }),
  );
  return { id, count: 1 + random.below(2), squares, features };
};
const setupWith = (random: Random) => {
  const plain = baseOn(2 + random.below(2), 2, random.below(2) === 0 ? 'base-D/0@0,0' : '').scenario;
  const kinds = ['base-D', 'base-E', 'base-U', 'base-V', 'base-H', 'base-X'];
  const single = Array.from({ length: 1 + random.below(3) }, () => ({ tile: kinds[random.below(kinds.length)] as string, count: 1 }));
  const tiles = Array.from({ length: 1 + random.below(2) }, (_, i) => largeTile(random, `own-${i}`));
  const own = [{ kind: 'tile-set', version: 1, id: 'own', name: { en: 'Own' }, tiles }] as NonNullable<Scenario['tiles']['own']>;
  return setupOf(
    { ...plain, tiles: { sets: [{ set: 'base', times: 0 }, { set: 'own' }], single: [...single, { tile: 'base-D', count: 1 }], own } },
    library,
  );
};

describe('tiles of several squares', () => {
  const setups = Array.from({ length: 120 }, (_, seed) => setupWith(randomFrom(`large ${seed}`)));
  test('fill boards that tiles of one square cannot, and every fill stands the check', () => {
    let filled = 0;
    for (const setup of setups) {
      const ground = fillGroundOf(setup);
      const result = finish(fillBoard(setup, { iterations: 300 }));
      if (!ground || !result) throw new Error('a board can be asked');
      const outside = (square: Square, side: 'N' | 'E' | 'S' | 'W'): Edge[] =>
        EDGES.filter((_, letter) => (ground.demands(square, side) >> letter) & 1);
      expect([...faultsOf({ squares: ground.free, kinds: ground.kinds, outside }, result.placements)]).toEqual([]);
      const covered = result.placements.reduce((sum, { tile }) => sum + (setup.catalogue.tiles.get(tile)?.squares?.length ?? 1), 0);
      expect(covered + result.holes.length).toBe(ground.free.length);
      expect(result.holes.length).toBeGreaterThanOrEqual(Math.max(result.holesAtLeast, deadSquares(setup).emptyAtLeast));
      expect(result.possible).toBe(result.holes.length === 0);
      if (result.placements.some(({ tile }) => tile.startsWith('own'))) filled++;
    }
    expect(filled).toBeGreaterThan(20);
  });
  test('lie in every way that their sides allow, ways that look alike once', () => {
    const { scenario } = baseOn(3, 2, '');
    const tiles = [
      {
        id: 'own-bar',
        count: 1,
        squares: [
          [0, 0],
          [1, 0],
        ] as Square[],
        features: [],
      },
    ];
    const own = [{ kind: 'tile-set', version: 1, id: 'own', name: { en: 'Own' }, tiles }] as NonNullable<Scenario['tiles']['own']>;
    const setup = setupOf({ ...scenario, tiles: { sets: [{ set: 'own' }], own } }, library);
    const ground = fillGroundOf(setup);
    const bar = setup.catalogue.tiles.get('own-bar');
    expect(ground && bar && largePlaces(ground, bar).length).toBe(7);
  });
  test('that are laid by rules of their own stay in the box and are named', () => {
    const { scenario } = baseOn(4, 4, '');
    const result = finish(fillBoard(setupOf({ ...scenario, tiles: { sets: [{ set: 'base' }, { set: 'wonders' }] } }, library)));
    expect(result?.possible).toBe(true);
    expect(result?.leftOut).toHaveLength(stockOf('wonders').length);
    expect(new Set(result?.placements.map(({ at }) => squareKey(at))).size).toBe(16);
  });
});
