/**
 * Regions of joined features, kept up as tiles are laid: union-find over flat arrays. A *node* is a feature of a laid tile.
 * The nodes of a region also form a ring, so that a region's squares and figures are read by walking it.
 */
export class Regions {
  readonly parent: Int32Array;
  readonly ring: Int32Array;
  readonly size: Int32Array;
  /** At a region's head: its sides that are still open, and the figures on it. */
  readonly open: Int32Array;
  readonly figures: Uint8Array;
  /** By node: the laid tile it is part of, its feature in the tables, who stands on it (player + 1), and as how many. */
  readonly slot: Int32Array;
  readonly feature: Int32Array;
  readonly owner: Uint8Array;
  readonly weight: Uint8Array;
  /** By node: tiles and arms it counts beyond what the tile shows (printed borders, by a switch). */
  readonly moreTiles: Uint8Array;
  readonly moreArms: Uint8Array;
  count = 0;

  constructor(nodes: number) {
    this.parent = new Int32Array(nodes);
    this.ring = new Int32Array(nodes);
    this.size = new Int32Array(nodes);
    this.open = new Int32Array(nodes);
    this.figures = new Uint8Array(nodes);
    this.slot = new Int32Array(nodes);
    this.feature = new Int32Array(nodes);
    this.owner = new Uint8Array(nodes);
    this.weight = new Uint8Array(nodes);
    this.moreTiles = new Uint8Array(nodes);
    this.moreArms = new Uint8Array(nodes);
  }

  add(slot: number, feature: number, sides: number): number {
    const node = this.count++;
    this.parent[node] = node;
    this.ring[node] = node;
    this.size[node] = 1;
    this.open[node] = sides;
    this.figures[node] = 0;
    this.slot[node] = slot;
    this.feature[node] = feature;
    this.owner[node] = 0;
    this.weight[node] = 0;
    this.moreTiles[node] = 0;
    this.moreArms[node] = 0;
    return node;
  }

  /** The head of the region a node belongs to. */
  head(node: number): number {
    const { parent } = this;
    let at = node;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] as number] as number;
      at = parent[at] as number;
    }
    return at;
  }

  join(one: number, other: number): number {
    let a = this.head(one);
    let b = this.head(other);
    if (a === b) return a;
    if ((this.size[a] as number) < (this.size[b] as number)) [a, b] = [b, a];
    this.parent[b] = a;
    this.size[a]! += this.size[b] as number;
    this.open[a]! += this.open[b] as number;
    this.figures[a]! += this.figures[b] as number;
    const next = this.ring[a] as number;
    this.ring[a] = this.ring[b] as number;
    this.ring[b] = next;
    return a;
  }

  copyFrom(other: Regions): void {
    const n = other.count;
    copy(this.parent, other.parent, n);
    copy(this.ring, other.ring, n);
    copy(this.size, other.size, n);
    copy(this.open, other.open, n);
    copy(this.figures, other.figures, n);
    copy(this.slot, other.slot, n);
    copy(this.feature, other.feature, n);
    copy(this.owner, other.owner, n);
    copy(this.weight, other.weight, n);
    copy(this.moreTiles, other.moreTiles, n);
    copy(this.moreArms, other.moreArms, n);
    this.count = n;
  }
}

const copy = <Numbers extends Int32Array | Uint8Array>(to: Numbers, from: Numbers, n: number): void => {
  to.set(from.subarray(0, n));
};
