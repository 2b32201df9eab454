import type { Random } from '../random.ts';

/** Large whole numbers as limbs of 42 bits in doubles, lowest first: eleven bits of headroom for sums whose carry is put off. */
export const LIMB_BITS = 42;
const BASE = 2 ** LIMB_BITS;
const PER_BASE = 2 ** -LIMB_BITS;
/** Below this a single double is exact and needs no limbs. */
export const PLAIN_BITS = 52;

/** Carries every number of a block down to limbs below the base. A block holds `numbers` numbers, limb by limb. */
export const carry = (block: Float64Array, at: number, numbers: number, limbs: number, from: number, to: number): void => {
  for (let j = from; j <= to; j++) {
    let over = 0;
    for (let limb = 0; limb < limbs; limb++) {
      const index = at + limb * numbers + j;
      const value = (block[index] as number) + over;
      over = Math.floor(value * PER_BASE);
      block[index] = value - over * BASE;
    }
    if (over !== 0) throw new Error('a count outgrew its limbs');
  }
};

const HALF = BASE / 2;
/**
 * The same, but to limbs of either sign, as near to nought as can be: sums of these grow slowly, for they cancel each other out.
 * The highest limb keeps what it has. Gives what limbs were left at most, in halves of the base.
 */
export const carryBalanced = (block: Float64Array, at: number, numbers: number, limbs: number, from: number, to: number): number => {
  const top = at + (limbs - 1) * numbers;
  let most = HALF;
  for (let j = from; j <= to; j++) {
    let over = 0;
    for (let index = at + j; index < top; index += numbers) {
      const value = (block[index] as number) + over;
      over = Math.floor(value * PER_BASE + 0.5);
      block[index] = value - over * BASE;
    }
    const highest = (block[top + j] as number) + over;
    block[top + j] = highest;
    if (highest > most) most = highest;
  }
  return most / HALF;
};
/** The greatest limb of a block, of either sign, in halves of the base. */
export const growthIn = (block: Float64Array, at: number, numbers: number, limbs: number, from: number, to: number): number => {
  let most = HALF;
  for (let limb = 0, row = at; limb < limbs; limb++, row += numbers)
    for (let index = row + from; index <= row + to; index++) most = Math.max(most, Math.abs(block[index] as number));
  return most / HALF;
};

/** A number as a big integer: only where results leave the engine. */
export const bigOf = (limbs: ArrayLike<number>): bigint => {
  let value = 0n;
  for (let limb = limbs.length - 1; limb >= 0; limb--) value = (value << BigInt(LIMB_BITS)) + BigInt(limbs[limb] as number);
  return value;
};
export const limbsOf = (value: bigint, count: number): Float64Array => {
  const limbs = new Float64Array(count);
  let rest = value;
  for (let limb = 0; limb < count; limb++) {
    const top = limb === count - 1;
    limbs[limb] = Number(top ? rest : rest & (BigInt(BASE) - 1n));
    rest >>= BigInt(LIMB_BITS);
  }
  return limbs;
};

/** A double of so many random bits, at most 53. */
const randomBits = (random: Random, bits: number): number => {
  const low = random.uint32();
  if (bits <= 32) return bits === 0 ? 0 : low >>> (32 - bits);
  return (random.uint32() >>> (64 - bits)) * 0x100000000 + low;
};
const bitLength = (value: number): number => {
  let bits = 0;
  for (let power = 1; power <= value; power *= 2) bits++;
  return bits;
};
const isBelow = (a: Float64Array, b: Float64Array): boolean => {
  for (let limb = a.length - 1; limb >= 0; limb--) if (a[limb] !== b[limb]) return (a[limb] as number) < (b[limb] as number);
  return false;
};

/** Fills `out` with a number below `limit`, all equally likely; `limit` must not be nought. */
export const drawBelow = (random: Random, limit: Float64Array, out: Float64Array): void => {
  let top = limit.length - 1;
  while (top > 0 && limit[top] === 0) top--;
  const bits = bitLength(limit[top] as number);
  do {
    out.fill(0);
    for (let limb = 0; limb < top; limb++) out[limb] = randomBits(random, LIMB_BITS);
    out[top] = randomBits(random, bits);
  } while (!isBelow(out, limit));
};

/** Takes the limbs of a number in a table off `rest` if they do not exceed it; says whether it did. */
export const takeOff = (rest: Float64Array, table: Float64Array, at: number, stride: number, limbs: number): boolean => {
  if (exceeds(rest, table, at, stride, limbs)) return false;
  let borrow = 0;
  for (let limb = 0; limb < rest.length; limb++) {
    const value = (rest[limb] as number) - (limb < limbs ? (table[at + limb * stride] as number) : 0) - borrow;
    borrow = value < 0 ? 1 : 0;
    rest[limb] = borrow ? value + BASE : value;
  }
  return true;
};
/** Whether the number in the table is the greater. */
const exceeds = (rest: Float64Array, table: Float64Array, at: number, stride: number, limbs: number): boolean => {
  for (let limb = rest.length - 1; limb >= 0; limb--) {
    const theirs = limb < limbs ? (table[at + limb * stride] as number) : 0;
    const ours = rest[limb] as number;
    if (ours !== theirs) return ours < theirs;
  }
  return false;
};
export const addTo = (sum: Float64Array, table: Float64Array, at: number, stride: number, limbs: number): void => {
  for (let limb = 0; limb < limbs; limb++) sum[limb] = (sum[limb] as number) + (table[at + limb * stride] as number);
};
