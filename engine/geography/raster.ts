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

/** Where rings cross the middle line of each row of pixels. */
const crossings = (raster: Raster, rings: readonly (readonly Point[])[]): number[][] => {
  const hits: number[][] = Array.from({ length: raster.height }, () => []);
  for (const ring of rings) for (const [i, point] of ring.entries()) cross(raster, hits, point, ring[(i + 1) % ring.length]!);
  return hits;
};
const cross = (raster: Raster, hits: number[][], from: Point, to: Point): void => {
  const [upper, lower] = from[1] <= to[1] ? [from, to] : [to, from];
  const last = Math.min(raster.height, rowOf(raster, lower[1]));
  for (let row = Math.max(0, rowOf(raster, upper[1])); row < last; row++) {
    const y = raster.top + (row + 0.5) * raster.pixel;
    hits[row]!.push(upper[0] + ((y - upper[1]) / (lower[1] - upper[1])) * (lower[0] - upper[0]));
  }
};

/** Writes a value into every pixel inside the rings (even-odd, so the way round does not matter). */
export const fillRings = (raster: Raster, rings: readonly (readonly Point[])[], value: number): void => {
  for (const [row, hits] of crossings(raster, rings).entries()) {
    hits.sort((a, b) => a - b);
    for (let i = 0; i + 1 < hits.length; i += 2) {
      const from = Math.max(0, columnOf(raster, hits[i]!));
      const to = Math.min(raster.width, columnOf(raster, hits[i + 1]!));
      if (to > from) raster.data.fill(value, row * raster.width + from, row * raster.width + to);
    }
  }
};

/** The value under a point of the map, undefined off the picture. */
export const valueAt = ({ left, top, pixel, width, height, data }: Raster, [x, y]: Point): number | undefined => {
  const column = Math.floor((x - left) / pixel);
  const row = Math.floor((y - top) / pixel);
  return column < 0 || row < 0 || column >= width || row >= height ? undefined : data[row * width + column];
};

/** How much of any rectangle is filled, in constant time (a summed-area table). */
export type Share = (left: number, top: number, side: number) => number;

export const shareOf = (raster: Raster, isFilled: (value: number) => boolean): Share => {
  const { width, height, left, top, pixel } = raster;
  const table = summed(raster, isFilled);
  const stride = width + 1;
  const corner = (u: number, v: number): number => {
    const column = Math.min(Math.max(u, 0), width - 1e-9);
    const row = Math.min(Math.max(v, 0), height - 1e-9);
    const [i, j] = [Math.floor(column), Math.floor(row)];
    const [a, b, k] = [column - i, row - j, j * stride + i];
    return (1 - b) * ((1 - a) * table[k]! + a * table[k + 1]!) + b * ((1 - a) * table[k + stride]! + a * table[k + stride + 1]!);
  };
  return (x, y, side) => {
    const [u, v, s] = [(x - left) / pixel, (y - top) / pixel, side / pixel];
    return (corner(u + s, v + s) - corner(u, v + s) - corner(u + s, v) + corner(u, v)) / (s * s);
  };
};
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
