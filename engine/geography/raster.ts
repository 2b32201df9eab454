import type { Point } from './atlas.ts';

/** A picture of the map: one number a pixel, row by row from the north-west. */
export interface Raster {
  readonly left: number;
  readonly top: number;
  /** Kilometres a pixel. */
  readonly pixel: number;
  readonly width: number;
  readonly height: number;
  readonly data: Uint16Array;
}

export const emptyLike = (raster: Raster): Raster => ({ ...raster, data: new Uint16Array(raster.data.length) });

const rowOf = ({ top, pixel }: Raster, y: number): number => Math.ceil((y - top) / pixel - 0.5);
const columnOf = ({ left, pixel }: Raster, x: number): number => Math.ceil((x - left) / pixel - 0.5);

/** Where a line crosses the middle of each row of pixels. */
const cross = (raster: Raster, hits: Map<number, number[]>, from: Point, to: Point): void => {
  const [upper, lower] = from[1] <= to[1] ? [from, to] : [to, from];
  const last = Math.min(raster.height, rowOf(raster, lower[1]));
  for (let row = Math.max(0, rowOf(raster, upper[1])); row < last; row++) {
    const y = raster.top + (row + 0.5) * raster.pixel;
    const x = upper[0] + ((y - upper[1]) / (lower[1] - upper[1])) * (lower[0] - upper[0]);
    const known = hits.get(row);
    if (known) known.push(x);
    else hits.set(row, [x]);
  }
};

/** Writes a value into every pixel inside the rings (even-odd, so the way round does not matter). */
export const fillRings = (raster: Raster, rings: readonly (readonly Point[])[], value: number): void => {
  const rows = new Map<number, number[]>();
  for (const ring of rings) for (let i = 0; i < ring.length; i++) cross(raster, rows, ring[i]!, ring[(i + 1) % ring.length]!);
  for (const [row, hits] of rows) {
    hits.sort((a, b) => a - b);
    for (let i = 0; i + 1 < hits.length; i += 2) {
      const from = Math.max(0, columnOf(raster, hits[i]!));
      const to = Math.min(raster.width, columnOf(raster, hits[i + 1]!));
      if (to > from) raster.data.fill(value, row * raster.width + from, row * raster.width + to);
    }
  }
};

/** The value under a point of the map, undefined off the picture. */
export const valueAt = (raster: Raster, [x, y]: Point): number | undefined => pixelAt(raster, x, y);
export const pixelAt = ({ left, top, pixel, width, height, data }: Raster, x: number, y: number): number | undefined => {
  const column = Math.floor((x - left) / pixel);
  const row = Math.floor((y - top) / pixel);
  return column < 0 || row < 0 || column >= width || row >= height ? undefined : data[row * width + column];
};

/** A part of the map, in its kilometres. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** The part of a picture that holds a box, with one pixel of room round it. */
const windowOf = (raster: Raster, { left, top, right, bottom }: Box): Raster => {
  const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
  const west = clamp(Math.floor((left - raster.left) / raster.pixel) - 1, raster.width);
  const north = clamp(Math.floor((top - raster.top) / raster.pixel) - 1, raster.height);
  const width = clamp(Math.ceil((right - raster.left) / raster.pixel) + 1, raster.width) - west;
  const height = clamp(Math.ceil((bottom - raster.top) / raster.pixel) + 1, raster.height) - north;
  const data = new Uint16Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (north + y) * raster.width + west;
    data.set(raster.data.subarray(from, from + width), y * width);
  }
  return { left: raster.left + west * raster.pixel, top: raster.top + north * raster.pixel, pixel: raster.pixel, width, height, data };
};

/** How much of a square is filled. */
export type Share = (left: number, top: number, side: number) => number;

/** Filled pixels of a picture summed from its north-western corner: how much of any rectangle is filled, in constant time. */
export class Sums {
  readonly #raster: Raster;
  readonly #table: Float64Array;

  constructor(raster: Raster, isFilled: (value: number) => boolean) {
    this.#raster = raster;
    this.#table = summed(raster, isFilled);
  }
  static within(raster: Raster, box: Box, isFilled: (value: number) => boolean): Sums {
    return new Sums(windowOf(raster, box), isFilled);
  }

  #upTo(column: number, row: number): number {
    const [x, y] = [clampPixel(column, this.#raster.width), clampPixel(row, this.#raster.height)];
    const [i, j] = [Math.floor(x), Math.floor(y)];
    return between(this.#table, j * (this.#raster.width + 1) + i, this.#raster.width + 1, x - i, y - j);
  }
  share: Share = (x, y, side) => {
    const { left, top, pixel } = this.#raster;
    const [u, v, s] = [(x - left) / pixel, (y - top) / pixel, side / pixel];
    return (this.#upTo(u + s, v + s) - this.#upTo(u, v + s) - this.#upTo(u + s, v) + this.#upTo(u, v)) / (s * s);
  };
  /** The shares of all squares of a grid, row by row: each corner is looked up once. */
  lay(columns: number, rows: number, [x, y]: Point, side: number, shares: Float64Array): void {
    const { left, top, pixel, width, height } = this.#raster;
    const [s, stride, table] = [side / pixel, width + 1, this.#table];
    const east = Float64Array.from({ length: columns + 1 }, (_, i) => clampPixel((x + i * side - left) / pixel, width));
    let above = new Float64Array(columns + 1);
    let below = new Float64Array(columns + 1);
    for (let row = 0; row <= rows; row++) {
      const v = clampPixel((y + row * side - top) / pixel, height);
      const j = Math.floor(v);
      for (let i = 0; i <= columns; i++) {
        const column = Math.floor(east[i]!);
        below[i] = between(table, j * stride + column, stride, east[i]! - column, v - j);
      }
      for (let i = 0; row > 0 && i < columns; i++)
        shares[(row - 1) * columns + i] = (below[i + 1]! - below[i]! - above[i + 1]! + above[i]!) / (s * s);
      [above, below] = [below, above];
    }
  }
}
const clampPixel = (value: number, size: number): number => Math.min(Math.max(value, 0), size - 1e-9);
const between = (table: Float64Array, k: number, stride: number, a: number, b: number): number =>
  (1 - b) * ((1 - a) * table[k]! + a * table[k + 1]!) + b * ((1 - a) * table[k + stride]! + a * table[k + stride + 1]!);

const summed = ({ width, height, data }: Raster, isFilled: (value: number) => boolean): Float64Array => {
  const stride = width + 1;
  const table = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      if (isFilled(data[y * width + x]!)) row++;
      table[(y + 1) * stride + x + 1] = table[y * stride + x + 1]! + row;
    }
  }
  return table;
};
