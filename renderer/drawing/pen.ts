import type { Box, Point } from './figure.ts';

const THOUSAND = 1000;
/** A number as it is written everywhere: three decimals at most, never "-0". */
export const num = (value: number): string => String(Math.round(value * THOUSAND) / THOUSAND + 0);
const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

export const moveTo = (p: Point): string => `M${at(p)}`;
export const lineTo = (p: Point): string => `L${at(p)}`;
export const curveTo = (a: Point, b: Point, to: Point): string => `C${at(a)} ${at(b)} ${at(to)}`;
export const CLOSE = 'Z';

export const line = (points: readonly Point[]): string => points.map((p, i) => (i === 0 ? moveTo(p) : lineTo(p))).join('');
export const polygon = (points: readonly Point[]): string => line(points) + CLOSE;
export const rect = (x: number, y: number, width: number, height: number): string =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
export const boxPath = ({ x, y, width, height }: Box): string => rect(x, y, width, height);

/** The control distance that makes a cubic look like a quarter of a circle. */
const KAPPA = 0.5523;
export const ellipse = ([x, y]: Point, rx: number, ry: number = rx): string => {
  const [kx, ky] = [rx * KAPPA, ry * KAPPA];
  return (
    moveTo([x, y - ry]) +
    curveTo([x + kx, y - ry], [x + rx, y - ky], [x + rx, y]) +
    curveTo([x + rx, y + ky], [x + kx, y + ry], [x, y + ry]) +
    curveTo([x - kx, y + ry], [x - rx, y + ky], [x - rx, y]) +
    curveTo([x - rx, y - ky], [x - kx, y - ry], [x, y - ry]) +
    CLOSE
  );
};
export const roundedRect = (x: number, y: number, width: number, height: number, r: number): string => {
  const [right, bottom, k] = [x + width, y + height, r * (1 - KAPPA)];
  return (
    moveTo([x + r, y]) +
    lineTo([right - r, y]) +
    curveTo([right - k, y], [right, y + k], [right, y + r]) +
    lineTo([right, bottom - r]) +
    curveTo([right, bottom - k], [right - k, bottom], [right - r, bottom]) +
    lineTo([x + r, bottom]) +
    curveTo([x + k, bottom], [x, bottom - k], [x, bottom - r]) +
    lineTo([x, y + r]) +
    curveTo([x, y + k], [x + k, y], [x + r, y]) +
    CLOSE
  );
};
