import type { Square } from '../grid.ts';

/** Steps to the four neighbours, as sides are counted. */
const EAST = 1;

/** Where a game's squares lie: a window on the grid. `grows` where there is no board, and the window widens as play nears its rim. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly grows: boolean;
}
/** Squares kept free round the window, so that no neighbour falls off it. */
export const RIM = 5;

/** A square's state as flat arrays over a window of the grid. Squares are numbered row by row ("cells" of the arrays). */
export class Ground {
  extent: Extent;
  /** Steps to the neighbours north, east, south, west. */
  step: Int32Array;
  /** What lies here: part * 4 + rotation + 1, or 0. */
  laid: Int32Array;
  /** Which laid tile it belongs to. */
  slot: Int32Array;
  /** What the neighbours and the printed border show this square, three bits a side. */
  key: Uint16Array;
  /** 1 where a tile may come to lie. */
  open: Uint8Array;
  /** Filled squares of the nine round and on this one. */
  filled: Uint8Array;
  /** Squares of the nine that can never be filled. */
  missing: Uint8Array;
  /** 1 on printed squares that nobody has reached yet. */
  asleep: Uint8Array;
  /** Sides that close what reaches them, as a mask. */
  closes: Uint8Array;
  /** Empty open squares beside a tile, in no order, and where each stands in that list (-1: not in it). */
  frontier: Int32Array;
  frontierAt: Int32Array;
  frontierSize = 0;

  constructor(extent: Extent) {
    const cells = extent.width * extent.height;
    this.extent = extent;
    this.step = Int32Array.of(-extent.width, EAST, extent.width, -EAST);
    this.laid = new Int32Array(cells);
    this.slot = new Int32Array(cells);
    this.key = new Uint16Array(cells);
    this.open = new Uint8Array(cells).fill(extent.grows ? 1 : 0);
    this.filled = new Uint8Array(cells);
    this.missing = new Uint8Array(cells);
    this.asleep = new Uint8Array(cells);
    this.closes = new Uint8Array(cells);
    this.frontier = new Int32Array(cells);
    this.frontierAt = new Int32Array(cells).fill(-1);
  }

  cellOf([x, y]: Square): number {
    const { left, top, width, height } = this.extent;
    const inside = x >= left + 1 && y >= top + 1 && x < left + width - 1 && y < top + height - 1;
    return inside ? (y - top) * width + (x - left) : -1;
  }
  squareOf(cell: number): Square {
    const { left, top, width } = this.extent;
    return [left + (cell % width), top + Math.floor(cell / width)];
  }

  addToFrontier(cell: number): void {
    if (this.frontierAt[cell] !== -1 || this.laid[cell] !== 0 || this.open[cell] === 0) return;
    this.frontierAt[cell] = this.frontierSize;
    this.frontier[this.frontierSize++] = cell;
  }
  dropFromFrontier(cell: number): void {
    const at = this.frontierAt[cell] as number;
    if (at === -1) return;
    const last = this.frontier[--this.frontierSize] as number;
    this.frontier[at] = last;
    this.frontierAt[last] = at;
    this.frontierAt[cell] = -1;
  }
  /** Counts a square as filled for the nine round and on it. */
  fill(cell: number, by = 1): void {
    countRound(this.filled, cell, this.extent.width, by);
  }
  /** Counts a square as one that can never be filled, for the nine round and on it. */
  miss(cell: number, by = 1): void {
    countRound(this.missing, cell, this.extent.width, by);
  }

  copyFrom(other: Ground): void {
    if (other.extent !== this.extent) Object.assign(this, new Ground(other.extent));
    this.laid.set(other.laid);
    this.slot.set(other.slot);
    this.key.set(other.key);
    this.open.set(other.open);
    this.filled.set(other.filled);
    this.missing.set(other.missing);
    this.asleep.set(other.asleep);
    this.closes.set(other.closes);
    this.frontier.set(other.frontierSize === 0 ? EMPTY : other.frontier.subarray(0, other.frontierSize));
    this.frontierAt.set(other.frontierAt);
    this.frontierSize = other.frontierSize;
  }

  /** True if a tile here would leave too little room round it. */
  isNearRim(cell: number): boolean {
    const { width, height } = this.extent;
    const x = cell % width;
    const y = (cell - x) / width;
    return x < RIM || y < RIM || x >= width - RIM || y >= height - RIM;
  }
  /** Widens the window to twice its size about its middle; every cell number changes. */
  grow(): void {
    const { left, top, width, height } = this.extent;
    const before = { ...this };
    const extent = { left: left - (width >> 1), top: top - (height >> 1), width: width * 2, height: height * 2, grows: true };
    Object.assign(this, new Ground(extent));
    this.frontierSize = 0;
    const moved = (cell: number): number => (((cell / width) | 0) + (height >> 1)) * extent.width + (cell % width) + (width >> 1);
    for (const name of ['laid', 'slot', 'key', 'open', 'filled', 'missing', 'asleep', 'closes'] as const) {
      const to = this[name];
      const from = before[name];
      for (let cell = 0; cell < from.length; cell++) to[moved(cell)] = from[cell] as number;
    }
    for (let i = 0; i < before.frontierSize; i++) this.addToFrontier(moved(before.frontier[i] as number));
  }
}
const countRound = (counts: Uint8Array, cell: number, width: number, by: number): void => {
  for (let row = cell - width; row <= cell + width; row += width) {
    counts[row - 1]! += by;
    counts[row]! += by;
    counts[row + 1]! += by;
  }
};
const EMPTY = new Int32Array(0);
