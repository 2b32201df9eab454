import { type Board, boardHeight, boardWidth } from '../../engine/board.ts';
import { isSea } from '../../engine/geography/seas.ts';
import { neighbour, type Square } from '../../engine/grid.ts';
import { MARGIN, outsideAt } from './outside.ts';

/** What lies round a board under one name, in one piece. */
export interface OutsidePlace {
  readonly name: string;
  readonly isSea: boolean;
  /** Rows and columns of its squares that nothing is drawn on, by the square they begin with: how long they are. */
  readonly free: readonly { readonly from: Square; readonly across: number; readonly down: number }[];
  /** Where it meets the board, in squares. */
  readonly middle: readonly [number, number];
  /** How many sides of the board it lies behind. */
  readonly sides: number;
}
const [UNKNOWN, LAND] = [-1, -2];

/** The frame of a board with the ground round it, its squares by number. */
class Ground {
  readonly width: number;
  readonly height: number;
  readonly #board: Board;
  constructor(board: Board, margin: number) {
    this.#board = board;
    this.#margin = margin;
    this.width = boardWidth(board) + 2 * margin;
    this.height = boardHeight(board) + 2 * margin;
  }
  readonly #margin: number;
  get size(): number {
    return this.width * this.height;
  }
  has([x, y]: Square): boolean {
    return x >= -this.#margin && y >= -this.#margin && x < this.width - this.#margin && y < this.height - this.#margin;
  }
  at([x, y]: Square): number {
    return (y + this.#margin) * this.width + x + this.#margin;
  }
  square(index: number): Square {
    return [(index % this.width) - this.#margin, Math.floor(index / this.width) - this.#margin];
  }
  isLand(index: number): boolean {
    const [x, y] = this.square(index);
    return (this.#board.rows[y]?.[x] ?? '.') !== '.';
  }
  /** The squares beside one. */
  beside(index: number): readonly number[] {
    const x = index % this.width;
    return [x > 0 ? index - 1 : -1, x < this.width - 1 ? index + 1 : -1, index - this.width, index + this.width].filter(
      (next) => next >= 0 && next < this.size,
    );
  }
}

/** How many sides of the border give a square outside each name. */
const votesOf = (board: Board, ground: Ground): ReadonlyMap<number, ReadonlyMap<string, number>> => {
  const votes = new Map<number, Map<string, number>>();
  for (const { at, side, beyond } of board.border) {
    const square = neighbour(at, side);
    if (beyond === undefined || !ground.has(square) || ground.isLand(ground.at(square))) continue;
    const here = votes.get(ground.at(square)) ?? new Map<string, number>();
    votes.set(ground.at(square), here.set(beyond, (here.get(beyond) ?? 0) + 1));
  }
  return votes;
};
interface Seed {
  readonly index: number;
  readonly name: string;
  readonly sides: number;
}
const seedsOf = (board: Board, ground: Ground): Seed[] =>
  [...votesOf(board, ground)].map(([index, votes]) => {
    const [name, sides] = [...votes].reduce((most, other) => (other[1] > most[1] ? other : most));
    return { index, name, sides };
  });

/** Goes out from some squares over others that pass, each once. */
const spread = (ground: Ground, from: readonly number[], take: (next: number, here: number) => boolean): number[] => {
  const queue = [...from];
  for (const here of queue) for (const next of ground.beside(here)) if (take(next, here)) queue.push(next);
  return queue;
};
/** Every square outside by the number of the name that is nearest. */
const ownersOf = (ground: Ground, seeds: readonly Seed[], names: readonly string[]): Int32Array => {
  const owners = new Int32Array(ground.size).map((_, index) => (ground.isLand(index) ? LAND : UNKNOWN));
  for (const { index, name } of seeds) owners[index] = names.indexOf(name);
  spread(
    ground,
    seeds.map(({ index }) => index),
    (next, here) => {
      if (owners[next] !== UNKNOWN) return false;
      owners[next] = owners[here] as number;
      return true;
    },
  );
  return owners;
};

/** Squares on which roads, cities, what they lead to, and ferries are drawn. */
const takenOf = (board: Board, ground: Ground): ReadonlySet<number> => {
  const taken = new Set<number>();
  for (const { at, side, print, to } of board.border) if (print || to) taken.add(ground.at(neighbour(at, side)));
  for (const { from, to } of board.ferries ?? [])
    for (let x = Math.min(from[0], to[0]); x <= Math.max(from[0], to[0]); x++)
      for (let y = Math.min(from[1], to[1]); y <= Math.max(from[1], to[1]); y++) taken.add(ground.at([x, y]));
  return taken;
};

/** How long rows of free squares are from each on, across and down. */
const runsOf = (ground: Ground, piece: readonly number[], isFree: (index: number) => boolean): OutsidePlace['free'] => {
  const runs = new Map<number, OutsidePlace['free'][number]>();
  for (const index of [...piece].sort((a, b) => b - a)) {
    if (!isFree(index)) continue;
    const isLast = (index + 1) % ground.width === 0;
    const across = 1 + ((isLast ? undefined : runs.get(index + 1)?.across) ?? 0);
    runs.set(index, { from: ground.square(index), across, down: 1 + (runs.get(index + ground.width)?.down ?? 0) });
  }
  return [...runs.values()].reverse();
};
const placeOf = (
  board: Board,
  ground: Ground,
  piece: readonly number[],
  seeds: readonly Seed[],
  taken: ReadonlySet<number>,
): OutsidePlace => {
  const name = seeds[0]?.name as string;
  const looks = isSea(name) ? 'sea' : 'foreign';
  const isFree = (index: number): boolean => {
    if (taken.has(index)) return false;
    const { main, quarters } = outsideAt(board, ground.square(index));
    return main === looks && quarters.length === 0;
  };
  const sides = seeds.reduce((sum, seed) => sum + seed.sides, 0);
  const mean = (axis: 0 | 1): number => seeds.reduce((sum, seed) => sum + seed.sides * (ground.square(seed.index)[axis] + 0.5), 0) / sides;
  return { name, isSea: looks === 'sea', free: runsOf(ground, piece, isFree), middle: [mean(0), mean(1)], sides };
};

/** The seas and countries round a board, each piece by itself; those behind most of its sides first. Of the ground round it, so much is looked at. */
export const outsidePlaces = (board: Board, margin: number = MARGIN): readonly OutsidePlace[] => {
  const ground = new Ground(board, margin);
  const seeds = seedsOf(board, ground);
  const owners = ownersOf(ground, seeds, [...new Set(seeds.map(({ name }) => name))]);
  const taken = takenOf(board, ground);
  const seen = new Set<number>();
  const places = seeds.flatMap(({ index }): OutsidePlace[] => {
    if (seen.has(index)) return [];
    seen.add(index);
    const piece = spread(ground, [index], (next, here) => owners[next] === owners[here] && !seen.has(next) && seen.add(next) !== undefined);
    const inside = new Set(piece);
    return [
      placeOf(
        board,
        ground,
        piece,
        seeds.filter((seed) => inside.has(seed.index)),
        taken,
      ),
    ];
  });
  return places.sort((a, b) => b.sides - a.sides);
};
