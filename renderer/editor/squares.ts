import type { Square } from '../../engine/grid.ts';

/** The squares on the way from one to another, both included: a fast pointer leaves no holes. */
export const lineOf = ([x0, y0]: Square, [x1, y1]: Square): Square[] => {
  const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1);
  return Array.from(
    { length: steps + 1 },
    (_, i): Square => [Math.round(x0 + ((x1 - x0) * i) / steps), Math.round(y0 + ((y1 - y0) * i) / steps)],
  );
};
/** All squares of the rectangle between two corners. */
export const rectangleOf = (a: Square, b: Square): Square[] => {
  const [x0, x1] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  const [y0, y1] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  return Array.from(
    { length: (x1 - x0 + 1) * (y1 - y0 + 1) },
    (_, i): Square => [x0 + (i % (x1 - x0 + 1)), y0 + Math.floor(i / (x1 - x0 + 1))],
  );
};
