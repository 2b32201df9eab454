import type { Box, Figure, Use } from './figure.ts';
import { wholeSpan } from './layers/land.ts';
import { usesOf } from './layers.ts';
import type { Span, View } from './view.ts';

/** Uses as figures, a square so many units wide, the square `origin` in the upper left corner. */
export const placed = (uses: Iterable<Use>, size: number, origin: readonly [number, number] = [0, 0]): Figure[] =>
  [...uses].map(({ symbol, at, turn, opacity }) => ({
    is: 'use',
    symbol,
    at: [(at[0] - origin[0]) * size, (at[1] - origin[1]) * size],
    size,
    turn,
    ...(opacity !== undefined && { opacity }),
  }));

/** A picture of a view, cut to whole squares, with its box. */
export const pictureOf = (view: View, size: number, span: Span = wholeSpan(view.setup.board)): { figures: Figure[]; box: Box } => {
  const [columns, rows] = [span.to[0] - span.from[0] + 1, span.to[1] - span.from[1] + 1];
  return { figures: placed(usesOf(view, span), size, span.from), box: { x: 0, y: 0, width: columns * size, height: rows * size } };
};
