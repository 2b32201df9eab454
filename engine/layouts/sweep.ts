import type { Task } from '../jobs/task.ts';
import type { Diagram } from './diagram.ts';
import { carry, carryBalanced, growthIn, LIMB_BITS, PLAIN_BITS } from './limbs.ts';

/** What must hold of each layer's vertex: 1 taken, -1 left, 0 either. */
export type Forced = Int8Array;

/** What a computation took, in counts that are the same on every machine. */
export interface Work {
  readonly nodes: number;
  readonly additions: number;
  /** Carries from one limb to the next. */
  readonly carries: number;
  /** Bytes of numbers held at once, at most. */
  readonly bytes: number;
}

export interface SweepOptions {
  /** Counts layouts of up to so many tokens ... */
  readonly most: number;
  /** ... or only of exactly so many, which lets a good part go uncounted. */
  readonly exactly?: boolean;
  readonly forced?: Forced;
  /** Keeps every layer, for drawing and ranking. */
  readonly keep?: boolean;
}

/** Of one layer: for each node, limb and number of tokens, the ways to finish. */
export interface CountLayer {
  readonly numbers: Float64Array;
  readonly limbs: number;
}
/** How many ways there are to finish from each node with each number of tokens, exactly. */
export interface CountTable {
  readonly most: number;
  /** Layers by index; without `keep` only the first. */
  readonly layers: readonly CountLayer[];
  readonly forced: Forced | undefined;
  readonly work: Work;
}

/** Limbs may grow to so many halves of the base before they are carried: the bits of a double that are left for that. */
const HEADROOM = 2 ** (54 - LIMB_BITS) - 1;
/** Limbs that have grown farther in truth are carried at once: twice as much must stay within the headroom. */
const WORTH_WAITING = HEADROOM / 2;
const SWEEP_STAGE = 'sweep';
const ADDITIONS_A_STEP = 2_000_000;

/** An upper bound in bits of the layouts of any size that finish from any one node of each layer. */
export const bitsOfLayers = (diagram: Diagram): Int32Array => {
  const n = diagram.order.length;
  const bits = new Int32Array(n + 1);
  let ways = new Float64Array(diagram.sizes[n] as number);
  ways[0] = 1;
  let scale = 0;
  for (let i = n - 1; i >= 0; i--) {
    const [lo, hi] = [diagram.lo[i] as Int32Array, diagram.hi[i] as Int32Array];
    const here = new Float64Array(lo.length);
    let most = 0;
    for (let node = 0; node < lo.length; node++) {
      const taken = hi[node] as number;
      const sum = (ways[lo[node] as number] as number) + (taken < 0 ? 0 : (ways[taken] as number));
      here[node] = sum;
      if (sum > most) most = sum;
    }
    if (most > 2 ** 500) {
      for (let node = 0; node < here.length; node++) here[node] = (here[node] as number) * 2 ** -500;
      scale += 500;
      most *= 2 ** -500;
    }
    bits[i] = scale + exponentOf(most) + 1;
    ways = here;
  }
  bits[n] = 1;
  return bits;
};
/** The least e with value < 2^e. */
const exponentOf = (value: number): number => {
  let e = 0;
  for (let power = 1; power <= value; power *= 2) e++;
  return e;
};

/** The reach of the token numbers that matter from a layer on. */
interface Reach {
  readonly from: number;
  readonly to: number;
}
const reaches = ({ weights }: Diagram, { most, exactly }: SweepOptions): Reach[] => {
  const done = new Int32Array(weights.length + 1);
  for (let i = 0; i < weights.length; i++) done[i + 1] = (done[i] as number) + (weights[i] as number);
  const total = done[weights.length] as number;
  return Array.from(done, (before) => ({ from: exactly ? Math.max(0, most - before) : 0, to: Math.min(most, total - before) }));
};

interface Block {
  readonly numbers: Float64Array;
  readonly limbs: number;
  readonly reach: Reach;
}
interface Gather {
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  readonly weight: number;
  readonly forced: number;
  readonly width: number;
  readonly source: Block;
  readonly target: Block;
}

/** Sums the two futures of the nodes `from` to `to` of a layer; every number is one addition. */
const gather = ({ lo, hi, weight, forced, width, source, target }: Gather, first: number, last: number): number => {
  const [into, out] = [target.numbers, source.numbers];
  const least = target.reach.from;
  const top = target.reach.to;
  const known = Math.min(top, source.reach.to);
  const knownTaken = Math.min(top, source.reach.to + weight);
  let additions = 0;
  for (let node = first; node < last; node++) {
    const taken = forced === -1 ? -1 : (hi[node] as number);
    for (let limb = 0; limb < target.limbs; limb++) {
      const at = (node * target.limbs + limb) * width;
      into.fill(0, at + least, at + top + 1);
      if (limb >= source.limbs) continue;
      if (forced !== 1) {
        const left = ((lo[node] as number) * source.limbs + limb) * width;
        for (let j = least; j <= known; j++) into[at + j] = out[left + j] as number;
      }
      if (taken < 0) continue;
      const from = Math.max(least, weight);
      const right = (taken * source.limbs + limb) * width - weight;
      for (let j = from; j <= knownTaken; j++) into[at + j] = (into[at + j] as number) + (out[right + j] as number);
      if (knownTaken >= from) additions += knownTaken - from + 1;
    }
  }
  return additions;
};

/** One sweep under way: the layer counted last, and what it took so far. */
class Sweep {
  readonly #diagram: Diagram;
  readonly #options: SweepOptions;
  readonly #width: number;
  readonly #bits: Int32Array;
  readonly #plain: boolean;
  readonly #reach: readonly Reach[];
  readonly #layers: CountLayer[] = [];
  readonly #spare: Float64Array[] = [];
  #source: Block;
  #additions = 0;
  #carries = 0;
  #bytes = 0;
  /** For each node of the source, how many times the base its limbs may have grown to. */
  #growth: Float64Array;

  constructor(diagram: Diagram, options: SweepOptions) {
    const n = diagram.order.length;
    this.#diagram = diagram;
    this.#options = options;
    this.#width = options.most + 1;
    this.#bits = bitsOfLayers(diagram);
    this.#plain = (this.#bits[0] as number) <= PLAIN_BITS;
    this.#reach = reaches(diagram, options);
    this.#source = { numbers: new Float64Array(this.#width * (diagram.sizes[n] as number)), limbs: 1, reach: this.#reach[n] as Reach };
    this.#source.numbers[0] = 1;
    this.#growth = new Float64Array(diagram.sizes[n] as number).fill(1);
    this.#layers[options.keep || n === 0 ? n : 0] = this.#source;
  }

  *run(): Task<CountTable> {
    const n = this.#diagram.order.length;
    for (let i = n - 1; i >= 0; i--) {
      const target = this.#room(i);
      yield* this.#fill(i, target);
      this.#settle(i, target);
      if (i % 16 === 0) yield { stage: SWEEP_STAGE, done: n - i, total: n };
    }
    const work = { nodes: this.#diagram.nodes, additions: this.#additions, carries: this.#carries, bytes: this.#bytes };
    return { most: this.#options.most, layers: this.#layers, forced: this.#options.forced, work };
  }

  #limbs(i: number): number {
    return this.#plain ? 1 : Math.max(1, Math.ceil((this.#bits[i] as number) / LIMB_BITS));
  }

  #room(i: number): Block {
    const limbs = this.#limbs(i);
    const length = (this.#diagram.sizes[i] as number) * limbs * this.#width;
    const reused = this.#spare.pop();
    const numbers = reused && reused.length >= length ? reused : new Float64Array(length);
    if (i === 0) numbers.fill(0);
    return { numbers, limbs, reach: this.#reach[i] as Reach };
  }

  *#fill(i: number, target: Block): Task<void> {
    const n = this.#diagram.order.length;
    const size = this.#diagram.sizes[i] as number;
    const work = this.#gatherAt(i, target);
    const chunk = Math.max(1, Math.ceil(ADDITIONS_A_STEP / (this.#width * target.limbs)));
    for (let node = 0; node < size; node += chunk) {
      this.#additions += gather(work, node, Math.min(size, node + chunk));
      if (size > chunk) yield { stage: SWEEP_STAGE, done: n - i - 1, total: n };
    }
  }

  #gatherAt(i: number, target: Block): Gather {
    return {
      lo: this.#diagram.lo[i] as Int32Array,
      hi: this.#diagram.hi[i] as Int32Array,
      weight: this.#diagram.weights[i] as number,
      forced: this.#options.forced?.[i] ?? 0,
      width: this.#width,
      source: this.#source,
      target,
    };
  }

  /** Carries what the next layer would take beyond the headroom, and makes this layer the one counted last. */
  #settle(i: number, target: Block): void {
    if (!this.#plain) {
      this.#growth = this.#grown(i);
      if (this.#options.keep || i === 0) this.#carry(i, target);
      else if (this.#outgrows(i - 1)) this.#shorten(i, target);
    }
    const both = this.#source.numbers.byteLength + target.numbers.byteLength;
    this.#bytes = this.#options.keep ? this.#bytes + target.numbers.byteLength : Math.max(this.#bytes, both);
    if (this.#options.keep || i === 0) this.#layers[i] = target;
    if (!this.#options.keep) this.#spare.push(this.#source.numbers);
    this.#source = target;
  }

  #carry(i: number, { numbers, limbs, reach }: Block): void {
    const size = this.#sizeOf(i);
    for (let node = 0; node < size; node++) carry(numbers, node * limbs * this.#width, this.#width, limbs, reach.from, reach.to);
    this.#carries += size * (limbs - 1) * lengthOf(reach);
  }
  /** Whether the next layer could go beyond the headroom. */
  #outgrows(i: number): boolean {
    return mostOf(this.#grown(i)) > HEADROOM;
  }
  /** Looks how far the limbs have grown in truth, which is less than they might have; carries where that is not enough. */
  #shorten(i: number, { numbers, limbs, reach }: Block): void {
    const size = this.#sizeOf(i);
    const block = limbs * this.#width;
    for (let node = 0; node < size; node++) this.#growth[node] = growthIn(numbers, node * block, this.#width, limbs, reach.from, reach.to);
    if (mostOf(this.#growth) <= WORTH_WAITING) return;
    for (let node = 0; node < size; node++)
      this.#growth[node] = carryBalanced(numbers, node * block, this.#width, limbs, reach.from, reach.to);
    this.#carries += size * (limbs - 1) * lengthOf(reach);
  }
  /** How far the limbs of the nodes of a layer may have grown, by those of the next. */
  #grown(i: number): Float64Array {
    const { lo, hi } = this.#futures(i);
    const before = this.#growth;
    const growth = new Float64Array(this.#sizeOf(i));
    for (let node = 0; node < growth.length; node++) {
      const taken = hi ? (hi[node] as number) : -1;
      growth[node] = (lo ? (before[lo[node] as number] as number) : 0) + (taken < 0 ? 0 : (before[taken] as number));
    }
    return growth;
  }
  #sizeOf(i: number): number {
    return this.#diagram.sizes[i] as number;
  }
  /** What follows the nodes of a layer; nothing where what must hold of its vertex forbids it. */
  #futures(i: number): { readonly lo: Int32Array | undefined; readonly hi: Int32Array | undefined } {
    const forced = this.#options.forced?.[i] ?? 0;
    return { lo: forced === 1 ? undefined : this.#diagram.lo[i], hi: forced === -1 ? undefined : this.#diagram.hi[i] };
  }
}

const mostOf = (numbers: Float64Array): number => {
  let most = 0;
  for (let i = 0; i < numbers.length; i++) if ((numbers[i] as number) > most) most = numbers[i] as number;
  return most;
};
const lengthOf = ({ from, to }: Reach): number => Math.max(0, to - from + 1);

/** Counts from the last layer back to the first. */
export const countSweep = (diagram: Diagram, options: SweepOptions): Task<CountTable> => new Sweep(diagram, options).run();

/** The limbs of the number of layouts of `tokens` tokens. */
export const totalLimbs = ({ layers, most }: CountTable, tokens: number): Float64Array => {
  const first = layers[0] as CountLayer;
  return Float64Array.from({ length: first.limbs }, (_, limb) => first.numbers[limb * (most + 1) + tokens] as number);
};
