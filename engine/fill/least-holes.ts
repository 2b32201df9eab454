import { startingDomains } from './domains.ts';
import type { FillProblem } from './problem.ts';

/** A fill that no other beats, and its holes. */
export interface LeastHoles {
  readonly placed: Int32Array;
  readonly holes: number;
}
/** The best from a square on: its holes, and the code laid on this square (-1 for a hole). */
interface Ahead {
  readonly holes: number;
  readonly code: number;
}

const HOLE = -1;
const MOST_SQUARES = 40;
const MOST_STATES = 60_000;

/**
 * The fewest holes of a small board, by going through all ways square by square: what lies ahead depends only on the letters
 * shown to squares not decided yet and on the copies left. Undefined where there are too many such states.
 */
export const leastHoles = (problem: FillProblem): LeastHoles | undefined =>
  problem.squares.length > MOST_SQUARES ? undefined : new WaysAhead(problem).solve();

class WaysAhead {
  readonly #problem: FillProblem;
  readonly #fits: readonly (readonly number[])[];
  readonly #left: Int32Array;
  readonly #placed: Int32Array;
  readonly #known = new Map<string, Ahead>();

  constructor(problem: FillProblem) {
    const { squares, stock } = problem;
    const { bits } = startingDomains(problem);
    const isSet = (square: number, code: number): boolean =>
      (((bits[square * stock.words + (code >> 5)] as number) >>> (code & 31)) & 1) === 1;
    this.#problem = problem;
    this.#fits = squares.map((_, square) => [...stock.codes.keys()].filter((code) => isSet(square, code)));
    this.#left = Int32Array.from(stock.classes, ({ copies }) => copies);
    this.#placed = new Int32Array(squares.length).fill(HOLE);
  }
  solve(): LeastHoles | undefined {
    const best = this.#ahead(0);
    if (!best) return undefined;
    for (let square = 0; square < this.#placed.length; square++) this.#lay(square, (this.#ahead(square) as Ahead).code);
    return { placed: this.#placed, holes: best.holes };
  }

  #ahead(square: number): Ahead | undefined {
    if (square === this.#placed.length) return { holes: 0, code: HOLE };
    const key = this.#keyAt(square);
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#known.size > MOST_STATES) return undefined;
    let best: Ahead = { holes: Number.POSITIVE_INFINITY, code: HOLE };
    for (const code of [...this.#codesAt(square), HOLE]) {
      this.#lay(square, code);
      const rest = this.#ahead(square + 1);
      this.#lift(square, code);
      if (!rest) return undefined;
      const holes = rest.holes + (code === HOLE ? 1 : 0);
      if (holes < best.holes) best = { holes, code };
      if (best.holes === 0) break;
    }
    this.#known.set(key, best);
    return best;
  }
  #codesAt(square: number): number[] {
    const { neighbours, stock } = this.#problem;
    const matches = (code: number): boolean =>
      [0, 1, 2, 3].every((side) => {
        const letter = this.#shown(neighbours[4 * square + side] as number, square, side);
        return letter === undefined || stock.codes[code]?.[side] === letter;
      });
    return (this.#fits[square] as number[]).filter((code) => (this.#left[stock.classOf[code] as number] as number) > 0 && matches(code));
  }
  /** The letter a square decided before shows to a side of this one. */
  #shown(other: number, square: number, side: number): number | undefined {
    if (other < 0 || other >= square || this.#placed[other] === HOLE) return undefined;
    return this.#problem.stock.codes[this.#placed[other] as number]?.[(side + 2) & 3];
  }
  #keyAt(square: number): string {
    const { neighbours } = this.#problem;
    let key = `${square}|${this.#left.join()}|`;
    for (let later = square; later < this.#placed.length; later++)
      for (let side = 0; side < 4; side++) {
        const other = neighbours[4 * later + side] as number;
        if (other >= 0 && other < square) key += this.#shown(other, square, side) ?? '-';
      }
    return key;
  }
  #lay(square: number, code: number): void {
    this.#placed[square] = code;
    this.#count(code, -1);
  }
  #lift(square: number, code: number): void {
    this.#placed[square] = HOLE;
    this.#count(code, 1);
  }
  #count(code: number, by: number): void {
    if (code === HOLE) return;
    const owner = this.#problem.stock.classOf[code] as number;
    this.#left[owner] = (this.#left[owner] as number) + by;
  }
}
