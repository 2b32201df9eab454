import type { Task } from '../jobs/task.ts';
import type { Diagram } from './diagram.ts';
import type { Forced } from './sweep.ts';

/** The best choice of vertices, and what it is worth. */
export interface Best {
  readonly value: number;
  readonly vertices: readonly number[];
}

/** What is best from each node of a layer with each number of tokens; minus infinity where there is no way. */
type Layer = Float64Array;

const bestLayer = (diagram: Diagram, i: number, next: Layer, width: number, worth: number, forced: number): Layer => {
  const [lo, hi] = [diagram.lo[i] as Int32Array, diagram.hi[i] as Int32Array];
  const weight = diagram.weights[i] as number;
  const here = new Float64Array(lo.length * width);
  for (let node = 0; node < lo.length; node++) {
    const [left, taken] = [(lo[node] as number) * width, (hi[node] as number) * width];
    for (let j = 0; j < width; j++) {
      const without = forced === 1 ? Number.NEGATIVE_INFINITY : (next[left + j] as number);
      const possible = taken >= 0 && j >= weight && forced !== -1;
      const withIt = possible ? (next[taken + j - weight] as number) + worth : Number.NEGATIVE_INFINITY;
      here[node * width + j] = Math.max(without, withIt);
    }
  }
  return here;
};

/** The layout of exactly `tokens` tokens worth most, each vertex having a worth; undefined if there is none. */
export function* bestLayout(diagram: Diagram, tokens: number, worth: ArrayLike<number>, forced?: Forced): Task<Best | undefined> {
  const n = diagram.order.length;
  const width = tokens + 1;
  const layers: Layer[] = [];
  layers[n] = new Float64Array(width * (diagram.sizes[n] as number)).fill(Number.NEGATIVE_INFINITY);
  (layers[n] as Layer)[0] = 0;
  for (let i = n - 1; i >= 0; i--) {
    layers[i] = bestLayer(diagram, i, layers[i + 1] as Layer, width, worth[diagram.order[i] as number] as number, forced?.[i] ?? 0);
    if (i % 32 === 0) yield { stage: 'best', done: n - i, total: n };
  }
  const value = layers[0]?.[tokens] as number;
  return value === Number.NEGATIVE_INFINITY ? undefined : { value, vertices: followBest(diagram, layers, tokens, forced) };
}

const followBest = (diagram: Diagram, layers: readonly Layer[], tokens: number, forced: Forced | undefined): number[] => {
  const width = tokens + 1;
  const vertices: number[] = [];
  let [node, left] = [0, tokens];
  for (let i = 0; i < diagram.order.length; i++) {
    const lo = diagram.lo[i]?.[node] as number;
    const stays = forced?.[i] !== 1 && layers[i + 1]?.[lo * width + left] === layers[i]?.[node * width + left];
    node = stays ? lo : (diagram.hi[i]?.[node] as number);
    if (stays) continue;
    vertices.push(diagram.order[i] as number);
    left -= diagram.weights[i] as number;
  }
  return vertices;
};

/** The most tokens any layout has, and one that has them; undefined if the locks leave none at all. */
export function* fullestLayout(diagram: Diagram, forced?: Forced): Task<Best | undefined> {
  const n = diagram.order.length;
  const layers: Layer[] = [];
  layers[n] = new Float64Array(diagram.sizes[n] as number).fill(Number.NEGATIVE_INFINITY);
  (layers[n] as Layer)[0] = 0;
  for (let i = n - 1; i >= 0; i--) {
    layers[i] = fullestLayer(diagram, i, layers[i + 1] as Layer, forced?.[i] ?? 0);
    if (i % 32 === 0) yield { stage: 'best', done: n - i, total: n };
  }
  const value = layers[0]?.[0] as number;
  return value === Number.NEGATIVE_INFINITY ? undefined : { value, vertices: followFullest(diagram, layers, forced) };
}
const fullestLayer = (diagram: Diagram, i: number, next: Layer, forced: number): Layer => {
  const [lo, hi] = [diagram.lo[i] as Int32Array, diagram.hi[i] as Int32Array];
  const weight = diagram.weights[i] as number;
  const here = new Float64Array(lo.length);
  for (let node = 0; node < lo.length; node++) {
    const taken = hi[node] as number;
    const without = forced === 1 ? Number.NEGATIVE_INFINITY : (next[lo[node] as number] as number);
    const withIt = taken < 0 || forced === -1 ? Number.NEGATIVE_INFINITY : (next[taken] as number) + weight;
    here[node] = Math.max(without, withIt);
  }
  return here;
};
const followFullest = (diagram: Diagram, layers: readonly Layer[], forced: Forced | undefined): number[] => {
  const vertices: number[] = [];
  let node = 0;
  for (let i = 0; i < diagram.order.length; i++) {
    const lo = diagram.lo[i]?.[node] as number;
    const stays = forced?.[i] !== 1 && layers[i + 1]?.[lo] === layers[i]?.[node];
    if (!stays) vertices.push(diagram.order[i] as number);
    node = stays ? lo : (diagram.hi[i]?.[node] as number);
  }
  return vertices;
};
