import { type Board, type BorderSide, boardHeight, boardWidth } from '../../engine/board.ts';
import { isSea } from '../../engine/geography/seas.ts';
import { neighbour, opposite, SIDES, type Side, type Square, squareKey } from '../../engine/grid.ts';
import { borderEntry } from './border-index.ts';

/** What lies beyond the squares of a board. */
export type Beyond = 'sea' | 'foreign' | 'nothing';
export interface OutsideSquare {
  readonly main: Beyond;
  /** Sides towards the board that show something else. */
  readonly quarters: readonly { readonly side: Side; readonly beyond: Beyond }[];
}
export const MARGIN = 1;

const beyondOf = (entry: BorderSide | undefined): Beyond | undefined => {
  if (entry?.beyond === undefined) return undefined;
  return isSea(entry.beyond) ? 'sea' : 'foreign';
};
const majority = (sides: readonly [Side, Beyond][]): Beyond =>
  sides.filter(([, beyond]) => beyond === 'sea').length * 2 >= sides.length ? 'sea' : 'foreign';

/** The grid with the ground round it, one number a square: what lies there, as far as it is known. */
class Around {
  readonly width: number;
  readonly kinds: Uint8Array;
  constructor(board: Board) {
    this.width = boardWidth(board) + 2 * MARGIN;
    this.kinds = new Uint8Array(this.width * (boardHeight(board) + 2 * MARGIN)).fill(UNKNOWN);
    for (const [y, row] of board.rows.entries())
      for (let x = 0; x < row.length; x++) if (row[x] !== '.') this.kinds[this.at([x, y])] = INSIDE;
  }
  at([x, y]: Square): number {
    return (y + MARGIN) * this.width + x + MARGIN;
  }
  has([x, y]: Square): boolean {
    return x >= -MARGIN && y >= -MARGIN && x < this.width - MARGIN && this.at([x, y]) < this.kinds.length;
  }
  isInside(square: Square): boolean {
    return this.has(square) && this.kinds[this.at(square)] === INSIDE;
  }
  beyond(square: Square): Beyond {
    return this.has(square) ? (BEYOND[this.kinds[this.at(square)] as number] ?? 'nothing') : 'nothing';
  }
  /** Squares of which no side says anything take after the nearest that do. */
  flood(seeds: readonly number[]): void {
    const { kinds, width } = this;
    const queue = [...seeds];
    const steps = [-width, 1, width, -1];
    for (const here of queue)
      for (const step of steps) {
        const next = here + step;
        if (kinds[next] !== UNKNOWN || (Math.abs(step) === 1 && Math.floor(next / width) !== Math.floor(here / width))) continue;
        kinds[next] = kinds[here] as number;
        queue.push(next);
      }
  }
}
const BEYOND: readonly Beyond[] = ['sea', 'foreign'];
const [INSIDE, UNKNOWN] = [8, 9];

const sidesOf = (board: Board, around: Around, square: Square): [Side, Beyond][] =>
  SIDES.flatMap((side): [Side, Beyond][] => {
    const inner = neighbour(square, side);
    if (!around.isInside(inner)) return [];
    const beyond = beyondOf(borderEntry(board, inner, opposite(side)));
    return beyond ? [[side, beyond]] : [];
  });
interface Survey {
  readonly rows: Board['rows'];
  readonly around: Around;
  readonly quarters: ReadonlyMap<string, OutsideSquare['quarters']>;
}
const survey = (board: Board): Survey => {
  const around = new Around(board);
  const quarters = new Map<string, OutsideSquare['quarters']>();
  const seeds: number[] = [];
  for (const entry of board.border) {
    const square = neighbour(entry.at, entry.side);
    if (!around.has(square) || around.kinds[around.at(square)] !== UNKNOWN) continue;
    const sides = sidesOf(board, around, square);
    if (sides.length === 0) continue;
    const main = majority(sides);
    around.kinds[around.at(square)] = BEYOND.indexOf(main);
    quarters.set(
      squareKey(square),
      sides.filter(([, beyond]) => beyond !== main).map(([side, beyond]) => ({ side, beyond })),
    );
    seeds.push(around.at(square));
  }
  around.flood(seeds);
  return { rows: board.rows, around, quarters };
};

const surveyed = new WeakMap<Board['border'], Survey>();
const NONE: OutsideSquare['quarters'] = [];
/** Whether the same squares are land; only rows that differ are looked at. */
export const sameLand = (some: Board['rows'], others: Board['rows']): boolean =>
  some === others ||
  (some.length === others.length && some.every((row, y) => row === others[y] || landIn(row) === landIn(others[y] as string)));
const landIn = (row: string): string => row.replace(/[^.]/g, '#');
/** Made anew where land or its border changed; squares that only became another ground leave it as it is. */
const surveyOf = (board: Board): Survey => {
  const known = surveyed.get(board.border);
  if (known?.rows === board.rows) return known;
  const found = known && sameLand(known.rows, board.rows) ? { ...known, rows: board.rows } : survey(board);
  surveyed.set(board.border, found);
  return found;
};
/** What lies on a square outside the board. */
export const outsideAt = (board: Board, square: Square): OutsideSquare => {
  const found = surveyOf(board);
  return { main: found.around.beyond(square), quarters: found.quarters.get(squareKey(square)) ?? NONE };
};

/** Squares outside two boards of one size round which something else lies: a coast that changes can change the sea far from it. */
export function* outsideChanges(before: Board, after: Board): Generator<Square> {
  const [old, now] = [surveyOf(before).around, surveyOf(after).around];
  if (old === now) return;
  for (const [at, kind] of now.kinds.entries())
    if (kind !== old.kinds[at] && kind !== INSIDE && old.kinds[at] !== INSIDE)
      yield [(at % now.width) - MARGIN, Math.floor(at / now.width) - MARGIN];
}
