import type { Random } from '../random.ts';
import { startingDomains } from './domains.ts';
import type { FillProblem } from './problem.ts';

const EMPTY = -1;
const UNKNOWN = -1;
const SMALLEST = 6;
const LARGEST = 24;
/** How much a neighbour that nothing fits any more weighs against plenty of copies. */
const DEAD_END = 1 << 20;
/** One try in so many is made without regard to plenty, with a square left empty on purpose, or kept though it is worse. */
const CAPRICE = 3;
const ON_PURPOSE = 4;
const WORSE = 40;

/**
 * A fill with holes, made better piece by piece: squares round a hole are cleared and filled anew,
 * looking one step ahead; what is not worse is kept, and now and then what is (large neighbourhood search).
 */
export class HoleFiller {
  /** By square the code laid there, or -1: the best fill so far. */
  best: Int32Array;
  /** The holes of the best fill. */
  holes: number;
  iterations = 0;
  private readonly placed: Int32Array;
  private readonly problem: FillProblem;
  private readonly random: Random;
  private readonly left: Int32Array;
  /** What fits a square by what lies outside the board. */
  private readonly fits: Int32Array;
  /** How many codes fit each square, where that is known. */
  private readonly sizes: Int32Array;
  /** Squares the first fill has not come to. */
  private readonly open: Set<number>;
  private capricious = false;

  constructor(problem: FillProblem, random: Random) {
    this.problem = problem;
    this.random = random;
    this.left = Int32Array.from(problem.stock.classes, ({ copies }) => copies);
    this.fits = startingDomains(problem).bits;
    this.placed = new Int32Array(problem.squares.length).fill(EMPTY);
    this.best = this.placed;
    this.sizes = new Int32Array(problem.squares.length).fill(UNKNOWN);
    this.open = new Set(this.placed.keys());
    this.holes = this.placed.length;
  }

  /** Lays the first fill, so many tiles at a time; false when nothing more can be laid. Must come to its end before the tries. */
  begin(tiles: number): boolean {
    for (let laid = 0; laid < tiles; laid++) {
      const next = this.tightest(this.open);
      if (!next) break;
      this.lay(next.square, this.choose(next.square, next.codes));
      this.open.delete(next.square);
    }
    this.best = this.placed.slice();
    this.holes = this.countHoles();
    return this.open.size > 0;
  }

  /** One try; what comes out better than ever is kept as the best. */
  improve(): void {
    this.iterations++;
    const region = this.region();
    const before = region.map((square) => this.placed[square] as number);
    const holesBefore = this.countHoles();
    for (const square of region) this.clear(square);
    this.capricious = this.random.below(CAPRICE) === 0;
    this.refill(this.random.below(ON_PURPOSE) === 0 ? region.slice(1) : region);
    const holes = this.countHoles();
    if (holes > holesBefore + (this.random.below(WORSE) === 0 ? 1 : 0)) this.putBack(region, before);
    else if (holes < this.holes) {
      this.holes = holes;
      this.best = this.placed.slice();
    }
  }

  private putBack(region: readonly number[], before: readonly number[]): void {
    for (const square of region) this.clear(square);
    for (const [i, square] of region.entries()) if ((before[i] as number) >= 0) this.lay(square, before[i] as number);
  }

  private countHoles(): number {
    let holes = 0;
    for (const code of this.placed) if (code < 0) holes++;
    return holes;
  }

  /** Squares round a hole, and often some elsewhere that may give up their tiles. */
  private region(): number[] {
    const empty = [...this.placed.keys()].filter((square) => (this.placed[square] as number) < 0);
    const anywhere = this.random.below(this.placed.length);
    const start = this.random.below(4) === 0 ? anywhere : (empty[this.random.below(Math.max(1, empty.length))] ?? anywhere);
    const size = SMALLEST + this.random.below(LARGEST - SMALLEST + 1);
    const blob = this.blob(start, size);
    if (this.random.below(2) === 0) return blob;
    return [...new Set([...blob, ...this.blob(this.random.below(this.placed.length), SMALLEST)])];
  }
  /** So many squares round one, nearest first. */
  private blob(start: number, size: number): number[] {
    const found = [start];
    const seen = new Set(found);
    for (const square of found) {
      if (found.length >= size) break;
      const turn = this.random.below(4);
      for (let side = 0; side < 4; side++) {
        const next = this.problem.neighbours[4 * square + ((turn + side) & 3)] as number;
        if (next < 0 || seen.has(next)) continue;
        seen.add(next);
        found.push(next);
      }
    }
    return found;
  }

  private clear(square: number): void {
    const code = this.placed[square] as number;
    if (code < 0) return;
    const owner = this.problem.stock.classOf[code] as number;
    this.forget(square, this.left[owner] as number);
    this.placed[square] = EMPTY;
    this.left[owner]! += 1;
  }
  private lay(square: number, code: number): void {
    const owner = this.problem.stock.classOf[code] as number;
    this.placed[square] = code;
    this.left[owner]! -= 1;
    this.forget(square, this.left[owner] as number);
  }

  /** Fills what can be filled of these squares, tightest first; a square that nothing fits stays a hole. */
  private refill(squares: readonly number[]): void {
    const open = new Set(squares);
    for (let next = this.tightest(open); next; next = this.tightest(open)) {
      this.lay(next.square, this.choose(next.square, next.codes));
      open.delete(next.square);
    }
  }
  /** The open square with fewest codes, one of several by chance; squares without any are closed. */
  private tightest(open: Set<number>): { square: number; codes: readonly number[] } | undefined {
    let found = EMPTY;
    let least = Number.POSITIVE_INFINITY;
    let ties = 0;
    for (const square of open) {
      const size = this.sizeOf(square);
      if (size === 0) open.delete(square);
      else if (size <= least) {
        ties = size === least ? ties + 1 : 1;
        least = size;
        if (this.random.below(ties) === 0) found = square;
      }
    }
    return found < 0 ? undefined : { square: found, codes: [...this.codes(found)] };
  }
  /** How many codes fit a square; remembered until something near it changes. */
  private sizeOf(square: number): number {
    const known = this.sizes[square] as number;
    if (known >= 0) return known;
    let size = 0;
    for (const _ of this.codes(square)) size++;
    this.sizes[square] = size;
    return size;
  }
  private forget(square: number, copiesLeft: number): void {
    if (copiesLeft === 0) this.sizes.fill(UNKNOWN);
    for (let side = 0; side < 4; side++) {
      const next = this.problem.neighbours[4 * square + side] as number;
      if (next >= 0) this.sizes[next] = UNKNOWN;
    }
  }

  /** The code that leaves fewest neighbours without any, of these the most plentiful. */
  private choose(square: number, codes: readonly number[]): number {
    let best = EMPTY;
    let most = Number.NEGATIVE_INFINITY;
    for (const code of codes) {
      this.lay(square, code);
      const copies = this.capricious ? 0 : (this.left[this.problem.stock.classOf[code] as number] as number);
      const worth = copies * 64 + this.random.below(64) - this.deadBeside(square) * DEAD_END;
      this.clear(square);
      if (worth <= most) continue;
      most = worth;
      best = code;
    }
    return best;
  }
  private deadBeside(square: number): number {
    let dead = 0;
    for (let side = 0; side < 4; side++) {
      const next = this.problem.neighbours[4 * square + side] as number;
      if (next >= 0 && (this.placed[next] as number) < 0 && this.sizeOf(next) === 0) dead++;
    }
    return dead;
  }

  private wordAt(square: number, w: number): number {
    const { stock, neighbours } = this.problem;
    let bits = this.fits[square * stock.words + w] as number;
    for (let side = 0; side < 4 && bits !== 0; side++) {
      const next = neighbours[4 * square + side] as number;
      const code = next < 0 ? EMPTY : (this.placed[next] as number);
      if (code < 0) continue;
      const letter = stock.codes[code]?.[(side + 2) & 3] as number;
      bits &= stock.showing[side]?.[1 << letter]?.[w] as number;
    }
    return bits;
  }
  private *codes(square: number): Generator<number> {
    for (let w = 0; w < this.problem.stock.words; w++)
      for (let rest = this.wordAt(square, w); rest !== 0; rest &= rest - 1) {
        const code = w * 32 + 31 - Math.clz32(rest & -rest);
        if ((this.left[this.problem.stock.classOf[code] as number] as number) > 0) yield code;
      }
  }
}
