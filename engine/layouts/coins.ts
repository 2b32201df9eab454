/** Coins for all squares of one moment, from one seed, so that the moment can be lived through again. */
export class Coins {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;
  begin(seed: number): void {
    let h = seed | 0;
    const next = (): number => {
      h = (h + 0x9e3779b9) | 0;
      let z = h ^ (h >>> 16);
      z = Math.imul(z, 0x21f0aaad);
      z ^= z >>> 15;
      z = Math.imul(z, 0x735a2d97);
      return z ^ (z >>> 15);
    };
    this.#a = next();
    this.#b = next();
    this.#c = next();
    this.#d = next() | 1;
  }
  /** Each coin shows heads with a probability of weight/256: eight random words, joined by "and" or "or" bit by bit of the weight. */
  toss(into: Int32Array, free: Int32Array, weight: number): void {
    let [a, b, c, d] = [this.#a, this.#b, this.#c, this.#d];
    for (let i = 0; i < free.length; i++) {
      const mask = free[i] as number;
      let coin = 0;
      for (let bit = mask === 0 ? 8 : 0; bit < 8; bit++) {
        const five = Math.imul(b, 5);
        const word = Math.imul((five << 7) | (five >>> 25), 9);
        const t = b << 9;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= t;
        d = (d << 11) | (d >>> 21);
        coin = (weight & (1 << bit)) === 0 ? coin & word : coin | word;
      }
      into[i] = coin & mask;
    }
  }
}
