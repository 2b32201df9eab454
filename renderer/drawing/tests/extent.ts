import type { Box, Figure, GroupFigure } from '../figure.ts';
import { textWidth } from '../widths.ts';

type Corners = readonly (readonly [number, number])[];
const cornersOf = ({ x, y, width, height }: Box): Corners => [
  [x, y],
  [x + width, y],
  [x, y + height],
  [x + width, y + height],
];
const turned = ([x, y]: readonly [number, number], turn: number): readonly [number, number] =>
  turn === 0 ? [x, y] : turned([-y, x], turn - 1);
const placed = (corners: Corners, { at = [0, 0], scale = 1, turn = 0 }: GroupFigure): Corners =>
  corners.map((corner) => {
    const [x, y] = turned(corner, turn);
    return [at[0] + x * scale, at[1] + y * scale];
  });
const pointsIn = (d: string): Corners => {
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] as number, numbers[2 * i + 1] as number]);
};

/** The points that bound what a figure inks; what is clipped is bound by its clip. */
export const inkOf = (figure: Figure): Corners => {
  if (figure.is === 'path') return pointsIn(figure.d);
  if (figure.is === 'use') return cornersOf({ x: figure.at[0], y: figure.at[1], width: figure.size, height: figure.size });
  if (figure.is === 'group') return placed(figure.clip ? cornersOf(figure.clip) : figure.figures.flatMap(inkOf), figure);
  const width = textWidth(figure.text, figure.size, figure.weight);
  const left = figure.at[0] - width * (figure.anchor === 'end' ? 1 : figure.anchor === 'middle' ? 0.5 : 0);
  return cornersOf({ x: left, y: figure.at[1] - figure.size * 0.7, width, height: figure.size * 0.7 });
};
