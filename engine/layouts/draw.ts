import type { Square } from '../grid.ts';
import type { Random } from '../random.ts';
import { addTo, bigOf, carry, drawBelow, limbsOf, takeOff } from './limbs.ts';
import { type Structure, squaresOfVertices, verticesOfSquares } from './structure.ts';
import { type CountLayer, type CountTable, totalLimbs } from './sweep.ts';

/** Numbers every layout of so many tokens from 0 on: draws them evenly, finds one by its number and the number of one. */
export class LayoutIndex {
  readonly #structure: Structure;
  readonly #table: CountTable;
  readonly #tokens: number;
  readonly #total: Float64Array;
  readonly #rest: Float64Array;
  readonly #found: Int32Array;

  constructor(structure: Structure, table: CountTable, tokens: number) {
    this.#structure = structure;
    this.#table = table;
    this.#tokens = tokens;
    this.#total = totalLimbs(table, tokens);
    this.#rest = new Float64Array(this.#total.length);
    this.#found = new Int32Array(tokens);
  }
  get total(): bigint {
    return bigOf(this.#total);
  }
  /** A layout, all equally likely: vertices of the diagram. The same array is filled anew by every call. */
  draw(random: Random): Int32Array {
    drawBelow(random, this.#total, this.#rest);
    return this.#walk();
  }
  /** The layout of a number. */
  unrank(number: bigint): Int32Array {
    this.#rest.set(limbsOf(number, this.#rest.length));
    return this.#walk();
  }
  /** The number of a layout, undefined if it is none. */
  rank(squares: readonly Square[]): bigint | undefined {
    const taken = verticesOfSquares(this.#structure, squares);
    const sum = new Float64Array(this.#total.length);
    return taken && this.#rankWalk(taken, sum) ? bigOf(sum) : undefined;
  }
  squares(vertices: Int32Array): Square[] {
    return squaresOfVertices(this.#structure, vertices);
  }

  /** From the top: leaves a vertex while the number left is below the layouts that leave it. */
  #walk(): Int32Array {
    const { diagram } = this.#structure;
    let [node, left, found] = [0, this.#tokens, 0];
    for (let i = 0; left > 0; i++) {
      const lo = diagram.lo[i]?.[node] as number;
      if (!this.#takes(i, lo, left)) {
        node = lo;
        continue;
      }
      node = diagram.hi[i]?.[node] as number;
      left -= diagram.weights[i] as number;
      this.#found[found++] = diagram.order[i] as number;
    }
    return found === this.#tokens ? this.#found : this.#found.subarray(0, found);
  }
  /** Whether the vertex of a layer is taken; if it might have been left, the layouts that leave it are counted off. */
  #takes(i: number, lo: number, left: number): boolean {
    if (this.#table.forced?.[i] === 1) return true;
    const { numbers, limbs } = this.#table.layers[i + 1] as CountLayer;
    const width = this.#table.most + 1;
    return takeOff(this.#rest, numbers, lo * limbs * width + left, width, limbs);
  }
  #rankWalk(taken: ReadonlySet<number>, sum: Float64Array): boolean {
    const { diagram } = this.#structure;
    let [node, left] = [0, this.#tokens];
    for (let i = 0; i < diagram.order.length && node >= 0; i++) {
      const takes = taken.has(diagram.order[i] as number);
      const forced = this.#table.forced?.[i] ?? 0;
      if (forced === (takes ? -1 : 1)) return false;
      const lo = diagram.lo[i]?.[node] as number;
      if (takes && forced === 0) this.#countOff(sum, i, lo, left);
      node = takes ? (diagram.hi[i]?.[node] as number) : lo;
      if (takes) left -= diagram.weights[i] as number;
    }
    return node >= 0 && left === 0;
  }
  #countOff(sum: Float64Array, i: number, lo: number, left: number): void {
    const { numbers, limbs } = this.#table.layers[i + 1] as CountLayer;
    const width = this.#table.most + 1;
    addTo(sum, numbers, lo * limbs * width + left, width, limbs);
    if (sum.length > 1) carry(sum, 0, 1, sum.length, 0, 0);
  }
}
