import { type Square, squareKey } from '../grid.ts';
import type { Task } from '../jobs/task.ts';
import type { Diagram } from './diagram.ts';
import { KeySet } from './keys.ts';

/** How many tokens may lie on some squares. */
export interface Quota {
  readonly squares: readonly Square[];
  readonly least: number;
  readonly most: number;
}

/** What each quota has seen, one byte each, packed behind the node of the diagram it restricts. */
const MOST_COUNTED = 255;

/** One quota as a diagram goes through it. */
interface Counter {
  readonly least: number;
  readonly most: number;
  /** Where counting stops to matter. */
  readonly cap: number;
  /** Layers at which it opens and closes. */
  readonly first: number;
  readonly last: number;
  /** Tokens each layer adds. */
  readonly adds: Int32Array;
}

const counterOf = (diagram: Diagram, puts: readonly (readonly Square[])[], { squares, least, most }: Quota): Counter => {
  const inside = new Set(squares.map(squareKey));
  const adds = Int32Array.from(diagram.order, (vertex) => (puts[vertex] ?? []).filter((at) => inside.has(squareKey(at))).length);
  const layers = [...adds.keys()].filter((i) => (adds[i] as number) > 0);
  const cap = Math.min(MOST_COUNTED, Math.max(least, most === Number.POSITIVE_INFINITY ? 0 : most + 1));
  return { least, most, cap, first: layers[0] ?? 0, last: layers.at(-1) ?? -1, adds };
};

/** Follows one decision: the counts afterwards in `into`, or false where a quota is broken. */
const counted = (counters: readonly Counter[], i: number, taken: boolean, from: Int32Array, into: Int32Array): boolean => {
  for (const [q, { least, most, cap, last, adds }] of counters.entries()) {
    const word = 1 + (q >> 2);
    const shift = (q & 3) * 8;
    const before = ((from[word] as number) >>> shift) & 255;
    const now = Math.min(cap, before + (taken ? (adds[i] as number) : 0));
    if (now > most || (i === last && now < least)) return false;
    const kept = i >= last ? 0 : now;
    into[word] = ((into[word] as number) & ~(255 << shift)) | (kept << shift);
  }
  return true;
};

/** A quota on squares none of which may hold a token is met or broken before anything is decided. */
const isHopeless = ({ last, least }: Counter): boolean => last < 0 && least > 0;

/**
 * The diagram with the counts of open quotas added to its nodes, so that only layouts that meet them all come to its end.
 * All others end in a node of their own (the last of each layer) from which there is no way: every sweep works as before.
 */
export function* restricted(
  diagram: Diagram,
  puts: readonly (readonly Square[])[],
  quotas: readonly Quota[],
  mostNodes: number,
): Task<Diagram | undefined> {
  const counters = quotas.map((quota) => counterOf(diagram, puts, quota));
  if (counters.some(isHopeless)) return hopeless(diagram);
  const words = 1 + Math.ceil(quotas.length / 4);
  const n = diagram.order.length;
  const out = { sizes: new Int32Array(n + 1), lo: [] as Int32Array[], hi: [] as Int32Array[] };
  let [from, into] = [new KeySet(words, 16), new KeySet(words, 16)];
  from.add(new Int32Array(words));
  let nodes = 0;
  for (let i = 0; i <= n; i++) {
    out.sizes[i] = from.count + 1;
    nodes += from.count + 1;
    if (nodes > mostNodes) return undefined;
    if (i === n) break;
    into.clear(2 * from.count);
    const step = restrictedLayer(diagram, counters, i, from, into);
    if (into.count === 0) return hopeless(diagram);
    out.lo.push(step.lo);
    out.hi.push(step.hi);
    [from, into] = [into, from];
    if (i % 16 === 15) yield { stage: 'quotas', done: i, total: n };
  }
  return { ...out, order: diagram.order, weights: diagram.weights, nodes, widest: out.sizes.reduce((a, b) => Math.max(a, b), 0) };
}

const restrictedLayer = (
  diagram: Diagram,
  counters: readonly Counter[],
  i: number,
  from: KeySet,
  into: KeySet,
): { lo: Int32Array; hi: Int32Array } => {
  const [lo, hi] = [new Int32Array(from.count + 1), new Int32Array(from.count + 1)];
  const key = new Int32Array(from.words);
  const next = new Int32Array(from.words);
  for (let state = 0; state < from.count; state++) {
    for (let word = 0; word < from.words; word++) key[word] = from.keys[state * from.words + word] as number;
    const node = key[0] as number;
    const follow = (child: number, taken: boolean): number => {
      next.set(key);
      next[0] = child;
      return counted(counters, i, taken, key, next) ? into.add(next) : -1;
    };
    const taken = diagram.hi[i]?.[node] as number;
    lo[state] = follow(diagram.lo[i]?.[node] as number, false);
    hi[state] = taken < 0 ? -1 : follow(taken, true);
  }
  const dead = into.count;
  for (let state = 0; state < from.count; state++) if (lo[state] === -1) lo[state] = dead;
  lo[from.count] = dead;
  hi[from.count] = -1;
  return { lo, hi };
};

/** A diagram all of whose ways end nowhere. */
const hopeless = ({ order, weights }: Diagram): Diagram => {
  const n = order.length;
  const sizes = new Int32Array(n + 1).fill(1);
  sizes[n] = 2;
  const lo = Array.from({ length: n }, (_, i) => Int32Array.of(i === n - 1 ? 1 : 0));
  return { order, weights, sizes, lo, hi: Array.from({ length: n }, () => Int32Array.of(-1)), nodes: n + 2, widest: 2 };
};
