/** One of two colours for every vertex, so that all conflicts lie between the colours; undefined if there is none. */
export const twoColours = (conflicts: readonly (readonly number[])[]): Uint8Array | undefined => {
  const colour = new Int8Array(conflicts.length).fill(-1);
  for (let root = 0; root < conflicts.length; root++) {
    if (colour[root] !== -1) continue;
    colour[root] = 0;
    const queue = [root];
    for (let vertex = queue.pop(); vertex !== undefined; vertex = queue.pop()) {
      for (const other of conflicts[vertex] ?? []) {
        if (colour[other] === colour[vertex]) return undefined;
        if (colour[other] !== -1) continue;
        colour[other] = 1 - (colour[vertex] as number);
        queue.push(other);
      }
    }
  }
  return Uint8Array.from(colour);
};

/** A largest matching of a two-coloured graph (Hopcroft and Karp): for each vertex its partner or -1. */
export const largestMatching = (conflicts: readonly (readonly number[])[], colour: Uint8Array): Int32Array => {
  const matching = new Matching(conflicts, colour);
  while (matching.improve());
  return matching.partner;
};

class Matching {
  readonly partner: Int32Array;
  readonly #conflicts: readonly (readonly number[])[];
  readonly #roots: readonly number[];
  readonly #distance: Int32Array;
  readonly #tried: Int32Array;

  constructor(conflicts: readonly (readonly number[])[], colour: Uint8Array) {
    this.#conflicts = conflicts;
    this.partner = new Int32Array(conflicts.length).fill(-1);
    this.#distance = new Int32Array(conflicts.length);
    this.#tried = new Int32Array(conflicts.length);
    this.#roots = Array.from(colour.keys()).filter((vertex) => colour[vertex] === 0);
  }
  /** One phase: shortest augmenting paths, as many as do not touch. */
  improve(): boolean {
    if (!this.#measure()) return false;
    this.#tried.fill(0);
    for (const root of this.#roots) if (this.partner[root] === -1) this.#augment(root);
    return true;
  }
  /** Distances from unmatched roots over alternating paths; whether any ends unmatched. */
  #measure(): boolean {
    this.#distance.fill(-1);
    const queue = this.#roots.filter((root) => this.partner[root] === -1);
    for (const root of queue) this.#distance[root] = 0;
    let found = false;
    for (let head = 0; head < queue.length; head++) {
      const vertex = queue[head] as number;
      for (const other of this.#conflicts[vertex] ?? []) {
        const next = this.partner[other] as number;
        if (next === -1) found = true;
        else if (this.#distance[next] === -1) {
          this.#distance[next] = (this.#distance[vertex] as number) + 1;
          queue.push(next);
        }
      }
    }
    return found;
  }
  /** Follows the distances to an unmatched vertex and flips the path; without recursion, as paths may be long. */
  #augment(root: number): boolean {
    const path = [root];
    while (path.length > 0) {
      const vertex = path[path.length - 1] as number;
      const other = this.#conflicts[vertex]?.[this.#tried[vertex] as number];
      if (other === undefined) {
        this.#distance[vertex] = -2;
        path.pop();
        const before = path[path.length - 1];
        if (before !== undefined) this.#tried[before] = (this.#tried[before] as number) + 1;
        continue;
      }
      const next = this.partner[other] as number;
      if (next === -1) return this.#flip(path);
      if (this.#distance[next] === (this.#distance[vertex] as number) + 1) path.push(next);
      else this.#tried[vertex] = (this.#tried[vertex] as number) + 1;
    }
    return false;
  }
  #flip(path: readonly number[]): true {
    for (const vertex of path) {
      const other = this.#conflicts[vertex]?.[this.#tried[vertex] as number] as number;
      this.partner[other] = vertex;
      this.partner[vertex] = other;
    }
    return true;
  }
}

/** A largest set without conflicts, from a largest matching (Koenig): every pair gives one of its two, every single itself. */
export const largestFreeSet = (conflicts: readonly (readonly number[])[], colour: Uint8Array, partner: Int32Array): number[] => {
  const reached = new Uint8Array(conflicts.length);
  const stack = Array.from(colour.keys()).filter((vertex) => colour[vertex] === 0 && partner[vertex] === -1);
  for (const root of stack) reached[root] = 1;
  for (let vertex = stack.pop(); vertex !== undefined; vertex = stack.pop()) {
    for (const other of conflicts[vertex] ?? []) {
      if (reached[other]) continue;
      reached[other] = 1;
      const next = partner[other] as number;
      if (next < 0 || reached[next]) continue;
      reached[next] = 1;
      stack.push(next);
    }
  }
  return Array.from(colour.keys()).filter((vertex) => (colour[vertex] === 0) === (reached[vertex] === 1));
};
