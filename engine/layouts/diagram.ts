import type { Progress, Task } from '../jobs/task.ts';
import { KeySet } from './keys.ts';

/** What a diagram decides one after the other: to take each vertex or not. */
export interface Choices {
  readonly conflicts: readonly (readonly number[])[];
  /** Tokens a vertex takes; 1 where none are given. */
  readonly weights?: readonly number[];
  /** A vertex that must be taken for this one to be taken, decided just before it; -1 for none. */
  readonly needs?: readonly number[];
}

/**
 * The frontier diagram: after each decision, the distinct sets of undecided vertices that are blocked.
 * Two histories with the same blocked set have the same futures and no others do, so nothing smaller says the same in this order.
 * It knows nothing of counts, locks and weights: those belong to the sweeps over it.
 */
export interface Diagram {
  /** The vertex each layer decides. */
  readonly order: Int32Array;
  /** Tokens taken by the vertex of each layer. */
  readonly weights: Int32Array;
  /** Nodes of each layer; one layer more than there are vertices. */
  readonly sizes: Int32Array;
  /** The node of the next layer if the vertex is not taken. */
  readonly lo: readonly Int32Array[];
  /** The node of the next layer if it is taken, -1 where it is blocked. */
  readonly hi: readonly Int32Array[];
  readonly nodes: number;
  readonly widest: number;
}

/** The layers of a diagram as masks over slots; a slot belongs to a vertex while it may be blocked and undecided. */
interface Layer {
  /** -1 if nothing decided before touches this vertex. */
  readonly own: number;
  /** Slots blocked by taking the vertex, and by leaving it. */
  readonly taken: readonly number[];
  readonly left: readonly number[];
}
interface Plan {
  readonly layers: readonly Layer[];
  readonly words: number;
}

const dependents = ({ conflicts, needs }: Choices): readonly (readonly number[])[] => {
  const lists: number[][] = conflicts.map(() => []);
  needs?.forEach((needed, vertex) => {
    if (needed >= 0) lists[needed]?.push(vertex);
  });
  return lists;
};

const planOf = (choices: Choices, order: Int32Array): Plan => {
  const position = new Int32Array(order.length);
  for (let i = 0; i < order.length; i++) position[order[i] as number] = i;
  const needing = dependents(choices);
  const slotOf = new Int32Array(order.length).fill(-1);
  const free: number[] = [];
  let slots = 0;
  const slot = (vertex: number): number => {
    if ((slotOf[vertex] as number) < 0) slotOf[vertex] = free.pop() ?? slots++;
    return slotOf[vertex] as number;
  };
  const layers = Array.from(order, (vertex, i): Layer => {
    const own = slotOf[vertex] as number;
    if (own >= 0) free.push(own);
    const later = (choices.conflicts[vertex] ?? []).filter((other) => (position[other] as number) > i);
    return { own, taken: later.map(slot), left: (needing[vertex] ?? []).map(slot) };
  });
  return { layers, words: Math.max(1, Math.ceil(slots / 32)) };
};

const maskOf = (slots: readonly number[], words: number): Int32Array => {
  const mask = new Int32Array(words);
  for (const slot of slots) mask[slot >> 5] = (mask[slot >> 5] as number) | (1 << (slot & 31));
  return mask;
};

interface Step {
  readonly lo: Int32Array;
  readonly hi: Int32Array;
}
const stepOfOneWord = (from: KeySet, into: KeySet, layer: Layer): Step => {
  const lo = new Int32Array(from.count);
  const hi = new Int32Array(from.count);
  const own = layer.own < 0 ? 0 : 1 << layer.own;
  const taken = maskOf(layer.taken, 1)[0] as number;
  const left = maskOf(layer.left, 1)[0] as number;
  for (let node = 0; node < from.count; node++) {
    const key = from.keys[node] as number;
    lo[node] = into.addWord((key & ~own) | left);
    hi[node] = key & own ? -1 : into.addWord(key | taken);
  }
  return { lo, hi };
};
const stepOfWords = (from: KeySet, into: KeySet, layer: Layer): Step => {
  const { words } = from;
  const lo = new Int32Array(from.count);
  const hi = new Int32Array(from.count);
  const own = maskOf(layer.own < 0 ? [] : [layer.own], words);
  const taken = maskOf(layer.taken, words);
  const left = maskOf(layer.left, words);
  const key = new Int32Array(words);
  for (let node = 0; node < from.count; node++) {
    let blocked = 0;
    for (let word = 0; word < words; word++) {
      const now = from.keys[node * words + word] as number;
      blocked |= now & (own[word] as number);
      key[word] = (now & ~(own[word] as number)) | (left[word] as number);
    }
    lo[node] = into.add(key);
    for (let word = 0; word < words; word++) key[word] = (from.keys[node * words + word] as number) | (taken[word] as number);
    hi[node] = blocked ? -1 : into.add(key);
  }
  return { lo, hi };
};

export const DIAGRAM_STAGE = 'diagram';

/** Builds the diagram, or gives up (undefined) when it would have more nodes than allowed. */
export function* buildDiagram(choices: Choices, order: Int32Array, mostNodes: number): Task<Diagram | undefined> {
  const plan = planOf(choices, order);
  const weights = Int32Array.from(order, (vertex) => choices.weights?.[vertex] ?? 1);
  const sizes = new Int32Array(order.length + 1);
  const lo: Int32Array[] = [];
  const hi: Int32Array[] = [];
  let from = new KeySet(plan.words, 16);
  let into = new KeySet(plan.words, 16);
  from.add(new Int32Array(plan.words));
  let nodes = 1;
  sizes[0] = 1;
  for (const [i, layer] of plan.layers.entries()) {
    into.clear(2 * from.count);
    const step = plan.words === 1 ? stepOfOneWord(from, into, layer) : stepOfWords(from, into, layer);
    lo.push(step.lo);
    hi.push(step.hi);
    sizes[i + 1] = into.count;
    nodes += into.count;
    if (nodes > mostNodes) return undefined;
    [from, into] = [into, from];
    if (nodes > 20_000 || i % 64 === 63) yield progress(i + 1, order.length);
  }
  const widest = sizes.reduce((most, size) => Math.max(most, size), 0);
  return { order, weights, sizes, lo, hi, nodes, widest };
}

const progress = (done: number, total: number): Progress => ({ stage: DIAGRAM_STAGE, done, total });
