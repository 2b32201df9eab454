import { LETTERS } from './inventory.ts';
import type { FillProblem } from './problem.ts';

/** For every square the codes it can still take, as bits; and whether it is filled. */
export interface Domains {
  readonly bits: Int32Array;
  readonly filled: Uint8Array;
}

/** Bits set in a 32-bit word. */
export const bitCount = (word: number): number => {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** How many codes a square can still take. */
export const sizeOf = ({ stock: { words } }: FillProblem, { bits }: Domains, square: number): number => {
  let size = 0;
  for (let w = 0; w < words; w++) size += bitCount(bits[square * words + w] as number);
  return size;
};

/** The codes that fit each square by what lies and is printed round it, of those whose class has copies left. */
export const startingDomains = (problem: FillProblem): Domains => {
  const { squares, allowed, stock } = problem;
  const bits = new Int32Array(squares.length * stock.words).fill(-1);
  for (let square = 0; square < squares.length; square++)
    for (let side = 0; side < 4; side++)
      narrow(problem, bits, square, stock.showing[side]?.[allowed[4 * square + side] as number] as Int32Array);
  return { bits, filled: new Uint8Array(squares.length) };
};

/** Keeps only the codes of a mask; true if something was taken away. */
export const narrow = ({ stock: { words } }: FillProblem, bits: Int32Array, square: number, mask: Int32Array): boolean => {
  let changed = false;
  for (let w = 0; w < words; w++) {
    const before = bits[square * words + w] as number;
    const after = before & (mask[w] as number);
    if (after !== before) {
      bits[square * words + w] = after;
      changed = true;
    }
  }
  return changed;
};

export const isEmpty = ({ stock: { words } }: FillProblem, bits: Int32Array, square: number): boolean => {
  for (let w = 0; w < words; w++) if (bits[square * words + w] !== 0) return false;
  return true;
};

/** The letters a square can still show on a side, as a set. */
const lettersShown = ({ stock: { words, showing } }: FillProblem, bits: Int32Array, square: number, side: number): number => {
  let set = 0;
  for (let letter = 0; letter < LETTERS; letter++) {
    const mask = showing[side]?.[1 << letter] as Int32Array;
    for (let w = 0; w < words; w++)
      if (((bits[square * words + w] as number) & (mask[w] as number)) !== 0) {
        set |= 1 << letter;
        break;
      }
  }
  return set;
};

/** Squares whose neighbours have to be looked at again; each at most once. */
export class Agenda {
  private readonly queue: number[] = [];
  private readonly waiting: Uint8Array;
  constructor(squares: number) {
    this.waiting = new Uint8Array(squares);
  }
  add(square: number): void {
    if (this.waiting[square]) return;
    this.waiting[square] = 1;
    this.queue.push(square);
  }
  next(): number | undefined {
    const square = this.queue.pop();
    if (square !== undefined) this.waiting[square] = 0;
    return square;
  }
  clear(): void {
    while (this.next() !== undefined);
  }
}

/** Carries what each square can show over to its neighbours until nothing changes. The square left without a code, if any. */
export const propagate = (problem: FillProblem, { bits, filled }: Domains, agenda: Agenda): number | undefined => {
  const { neighbours, stock } = problem;
  for (let square = agenda.next(); square !== undefined; square = agenda.next())
    for (let side = 0; side < 4; side++) {
      const next = neighbours[4 * square + side] as number;
      if (next < 0 || filled[next]) continue;
      const mask = stock.showing[(side + 2) & 3]?.[lettersShown(problem, bits, square, side)] as Int32Array;
      if (!narrow(problem, bits, next, mask)) continue;
      if (isEmpty(problem, bits, next)) return next;
      agenda.add(next);
    }
  return undefined;
};
