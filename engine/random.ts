/** Chance as a value: the same seed gives the same numbers on every machine (xoshiro128**, integers only). */
export interface Random {
  /** The next of 2^32 equally likely integers. */
  uint32(): number;
  /** An integer from 0 to n-1, all equally likely. */
  below(n: number): number;
  /** The state, four 32-bit words, from which `resumeRandom` goes on. */
  state(): RandomState;
}
export type RandomState = readonly [number, number, number, number];

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

/** Spreads any text or number over 128 bits (FNV-1a, then splitmix32), so that near seeds give unlike streams. */
const seedState = (seed: string | number): RandomState => {
  let h = 0x811c9dc5;
  for (const char of String(seed)) h = Math.imul(h ^ (char.codePointAt(0) as number), 0x01000193);
  const next = (): number => {
    h = (h + 0x9e3779b9) | 0;
    let z = h;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) >>> 0;
  };
  return [next(), next(), next(), next() | 1];
};

export const resumeRandom = (from: RandomState): Random => {
  let [a, b, c, d] = from;
  const uint32 = (): number => {
    const result = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotl(d, 11);
    return result;
  };
  const below = (n: number): number => {
    const limit = 0x100000000 - (0x100000000 % n);
    let r = uint32();
    while (r >= limit) r = uint32();
    return r % n;
  };
  return { uint32, below, state: () => [a >>> 0, b >>> 0, c >>> 0, d >>> 0] };
};

export const randomFrom = (seed: string | number): Random => resumeRandom(seedState(seed));

/** A new array in random order (Fisher and Yates). */
export const shuffled = <T>(items: readonly T[], random: Random): T[] => {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
};
