import { neighbour, opposite, ROTATIONS, SIDES, type Square, squareKey } from '../grid.ts';
import { coveredBy } from '../placement/position.ts';
import { isDrawn } from '../setup.ts';
import type { Edge, Placement, Tile } from '../tile.ts';
import type { Copies } from '../tiles/statistics.ts';
import { letterOf } from './inventory.ts';
import { type Demands, type FillGround, type FillProblem, problemOn } from './problem.ts';

/** What tiles of several squares show when some of them lie: by square and side, towards others. */
type Shown = ReadonlyMap<string, Partial<Record<(typeof SIDES)[number], Edge | undefined>>>;

/** Tiles of several squares laid before the others, and what is then left to be filled. */
export interface LargeLaid {
  readonly placements: readonly Placement[];
  readonly problem: FillProblem;
}

/** Kinds of several squares that come from the stacks; those marked apart (wonders, a start board) are laid by rules of their own. */
export const largeKinds = ({ kinds }: FillGround): Copies[] =>
  kinds.filter(({ tile, copies }) => tile.squares && copies > 0 && isDrawn(tile));

/** Every way one kind may lie on the free squares as far as what lies round them tells; ways that look alike once. */
export const largePlaces = ({ free, demands }: FillGround, tile: Tile): Placement[] => {
  const open = new Set(free.map(squareKey));
  const seen = new Set<string>();
  const fits = (placement: Placement): boolean =>
    coveredBy(placement, tile).every(
      ({ at, edges }) =>
        open.has(squareKey(at)) &&
        SIDES.every((side) => {
          const edge = edges[side];
          return !edge || open.has(squareKey(neighbour(at, side))) || ((demands(at, side) >> letterOf(edge)) & 1) === 1;
        }),
    );
  const isNew = (placement: Placement): boolean => {
    const look = coveredBy(placement, tile)
      .map(({ at, edges }) => `${squareKey(at)}:${SIDES.map((side) => edges[side] ?? '-').join()}`)
      .sort()
      .join(' ');
    return !seen.has(look) && seen.add(look).size > 0;
  };
  return ROTATIONS.flatMap((rotation) => anchorsOf(free, tile, rotation).map((at): Placement => ({ tile: tile.id, at, rotation }))).filter(
    (placement) => fits(placement) && isNew(placement),
  );
};
/** Where a tile may stand so that its first square lies on a free one. */
const anchorsOf = (free: readonly Square[], tile: Tile, rotation: Placement['rotation']): Square[] => {
  const [first] = coveredBy({ tile: tile.id, at: [0, 0], rotation }, tile);
  const [dx, dy] = first?.at ?? [0, 0];
  return free.map(([x, y]): Square => [x - dx, y - dy]);
};

const shownWith = (shown: Shown, placement: Placement, tile: Tile): Shown | undefined => {
  const next = new Map(shown);
  for (const { at, edges } of coveredBy(placement, tile)) {
    if (next.has(squareKey(at))) return undefined;
    next.set(squareKey(at), edges);
  }
  const meets = ([key, edges]: [string, Shown extends ReadonlyMap<string, infer E> ? E : never]): boolean => {
    const at = key.split(',').map(Number) as unknown as Square;
    return SIDES.every((side) => {
      const other = edges[side] && next.get(squareKey(neighbour(at, side)))?.[opposite(side)];
      return !other || other === edges[side];
    });
  };
  return [...next].every(meets) ? next : undefined;
};

const leftToFill = ({ free, kinds, demands }: FillGround, shown: Shown): FillProblem => {
  const around: Demands = (square, side) => {
    const edge = shown.get(squareKey(neighbour(square, side)))?.[opposite(side)];
    return edge ? 1 << letterOf(edge) : demands(square, side);
  };
  return problemOn(
    free.filter((square) => !shown.has(squareKey(square))),
    kinds.filter(({ tile }) => !tile.squares),
    around,
  );
};

/** One copy of a kind of several squares, and where it may lie. */
interface Copy {
  readonly tile: Tile;
  readonly places: readonly Placement[];
  /** A copy of the same kind came before, and lies at an earlier place. */
  readonly isFurther: boolean;
}
/** Every way to lay some of the tiles of several squares, those with most of them first; the way without any comes last. */
export function* largeWays(ground: FillGround, order: (places: Placement[]) => readonly Placement[]): Generator<LargeLaid> {
  const copies = largeKinds(ground).flatMap(({ tile, copies: many }): Copy[] => {
    const places = order(largePlaces(ground, tile));
    return Array.from({ length: many }, (_, copy) => ({ tile, places, isFurther: copy > 0 }));
  });
  yield* waysFrom(ground, copies, 0, [], new Map(), 0);
}
function* waysFrom(
  ground: FillGround,
  copies: readonly Copy[],
  index: number,
  placements: readonly Placement[],
  shown: Shown,
  from: number,
): Generator<LargeLaid> {
  const copy = copies[index];
  if (!copy) return yield { placements, problem: leftToFill(ground, shown) };
  for (let place = copy.isFurther ? from : 0; place < copy.places.length; place++) {
    const placement = copy.places[place] as Placement;
    const next = shownWith(shown, placement, copy.tile);
    if (next) yield* waysFrom(ground, copies, index + 1, [...placements, placement], next, place + 1);
  }
  yield* waysFrom(ground, copies, index + 1, placements, shown, copy.places.length);
}
