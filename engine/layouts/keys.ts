/** Sets of 32-bit words packed in one array, each kept once and numbered in the order it came. */
export class KeySet {
  readonly words: number;
  keys: Int32Array;
  count = 0;
  #table: Int32Array;

  constructor(words: number, room: number) {
    this.words = words;
    this.keys = new Int32Array(Math.max(16, room) * words);
    this.#table = new Int32Array(tableSize(room));
  }
  /** Forgets all keys and makes room. */
  clear(room: number): void {
    this.count = 0;
    if (this.keys.length < room * this.words) this.keys = new Int32Array(room * this.words);
    const size = tableSize(room);
    if (this.#table.length < size) this.#table = new Int32Array(size);
    else this.#table.fill(0);
  }
  /** The number of a key of one word. */
  addWord(key: number): number {
    const mask = this.#table.length - 1;
    let slot = mixed(key) & mask;
    for (;;) {
      const entry = this.#table[slot] as number;
      if (entry === 0) break;
      if (this.keys[entry - 1] === key) return entry - 1;
      slot = (slot + 1) & mask;
    }
    this.keys[this.count] = key;
    this.#table[slot] = ++this.count;
    return this.count - 1;
  }
  /** The number of the key in `from`, of as many words as the set has. */
  add(from: Int32Array): number {
    const mask = this.#table.length - 1;
    let hash = 0;
    for (let word = 0; word < this.words; word++) hash = mixed(hash ^ (from[word] as number));
    let slot = hash & mask;
    for (;;) {
      const entry = this.#table[slot] as number;
      if (entry === 0) break;
      if (this.#holds(entry - 1, from)) return entry - 1;
      slot = (slot + 1) & mask;
    }
    this.keys.set(from, this.count * this.words);
    this.#table[slot] = ++this.count;
    return this.count - 1;
  }
  #holds(index: number, from: Int32Array): boolean {
    const at = index * this.words;
    for (let word = 0; word < this.words; word++) if (this.keys[at + word] !== from[word]) return false;
    return true;
  }
}

const tableSize = (room: number): number => 2 ** Math.ceil(Math.log2(Math.max(16, room) * 2));
const mixed = (key: number): number => {
  const z = Math.imul(key ^ (key >>> 16), 0x85ebca6b);
  return Math.imul(z ^ (z >>> 13), 0xc2b2ae35) ^ (z >>> 16);
};
