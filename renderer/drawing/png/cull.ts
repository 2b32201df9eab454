import { type Box, type Figure, type GroupFigure, group, type PathFigure, type TextFigure, type UseFigure } from '../figure.ts';
import { type Matrix, matrixOf, useMatrix } from '../matrix.ts';

/** A strip of a page, from its upper to its lower edge in millimetres. */
export interface Strip {
  readonly from: number;
  readonly to: number;
}
/** Where a figure stands on the page, which strip is wanted, and the box beyond which nothing of it may be seen. */
interface Place {
  readonly matrix: Matrix;
  readonly strip: Strip;
  readonly clip?: Box | undefined;
}

const multiplied = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
/** Undoes a matrix of ours: a turn by quarters, one scale, a shift. */
const undone = ([a, b, c, d, e, f]: Matrix): Matrix => {
  const size = a * d - b * c;
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
};
/** A box after quarter turns is a box. */
const moved = ([a, b, c, d, e, f]: Matrix, { x, y, width, height }: Box): Box => {
  const [x1, x2] = [a * x + c * y + e, a * (x + width) + c * (y + height) + e];
  const [y1, y2] = [b * x + d * y + f, b * (x + width) + d * (y + height) + f];
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
};
const joint = (a: Box | undefined, b: Box | undefined): Box | undefined => {
  if (!a || !b) return a ?? b;
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return { x, y, width: Math.min(a.x + a.width, b.x + b.width) - x, height: Math.min(a.y + a.height, b.y + b.height) - y };
};
const HAIR = 0.005;
const misses = ({ y, width, height }: Box, { from, to }: Strip): boolean =>
  width < HAIR || height < HAIR || y > to - HAIR || y + height < from + HAIR;
const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - HAIR &&
  inner.y >= outer.y - HAIR &&
  inner.x + inner.width <= outer.x + outer.width + HAIR &&
  inner.y + inner.height <= outer.y + outer.height + HAIR;
const hasClip = (figures: readonly Figure[]): boolean =>
  figures.some((figure) =>
    figure.is === 'group' ? figure.clip !== undefined || hasClip(figure.figures) : figure.is === 'use' && hasClip(figure.symbol.figures),
  );

const clipped = (figure: Figure, { matrix, clip }: Place): Figure =>
  clip ? group([figure], { clip: moved(undone(matrix), clip) }) : figure;
const all = (figures: readonly Figure[], place: Place): Figure[] => figures.flatMap((figure) => culled(figure, place));

const culledGroup = (figure: GroupFigure, place: Place): Figure[] => {
  const matrix = multiplied(place.matrix, matrixOf(figure));
  const clip = joint(place.clip, figure.clip && moved(matrix, figure.clip));
  if (clip && misses(clip, place.strip)) return [];
  const { clip: _, figures, ...rest } = figure;
  if (hasClip(figures)) return [{ ...rest, figures: all(figures, { ...place, matrix, clip }) }];
  const inner = all(figures, { strip: place.strip, matrix });
  if (inner.length === 0) return [];
  return [{ ...rest, figures: inner, ...(clip && { clip: moved(undone(matrix), clip) }) }];
};
const culledUse = (figure: UseFigure, place: Place): Figure[] => {
  const matrix = multiplied(place.matrix, useMatrix(figure));
  const reach = moved(matrix, figure.symbol.box);
  if (misses(reach, place.strip) || (place.clip && misses(joint(place.clip, reach) as Box, place.strip))) return [];
  const clip = place.clip && !holds(place.clip, reach) ? place.clip : undefined;
  if (!clip && !hasClip(figure.symbol.figures)) return [figure];
  const inner = all(figure.symbol.figures, { strip: place.strip, matrix, clip });
  const turned = group([group(inner, { at: [-50, -50] })], { at: [50, 50], turn: figure.turn });
  return [group([turned], { at: figure.at, scale: figure.size / 100, ...(figure.opacity !== undefined && { opacity: figure.opacity }) })];
};
/** More than any letter needs, its halo included. */
const lineBox = ({ at, size, text }: TextFigure): Box => {
  const length = size * text.length;
  return { x: at[0] - length, y: at[1] - 1.4 * size, width: 2 * length, height: 2 * size };
};

/** The box round a path's points and handles, as wide as its stroke may make it. */
const pathBox = ({ d, stroke, width = 1 }: PathFigure): Box => {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const edge = stroke ? width : 0;
  const reach = (axis: 0 | 1): readonly [number, number] => {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = axis; i < numbers.length; i += 2) {
      least = Math.min(least, numbers[i] as number);
      most = Math.max(most, numbers[i] as number);
    }
    return [least - edge, most + edge];
  };
  const [[left, right], [top, bottom]] = [reach(0), reach(1)];
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/**
 * What of a figure can be seen in a strip, no clip within another.
 * The painter gives every clip a layer, and comes to grief over one that lies outside the strip or that another layer has shifted.
 */
const culled = (figure: Figure, place: Place): Figure[] => {
  if (figure.is === 'group') return culledGroup(figure, place);
  if (figure.is === 'use') return culledUse(figure, place);
  const box = moved(place.matrix, figure.is === 'text' ? lineBox(figure) : pathBox(figure));
  const seen = joint(place.clip, box) as Box;
  return misses(seen, place.strip) ? [] : [place.clip && !holds(place.clip, box) ? clipped(figure, place) : figure];
};
export const seenIn = (strip: Strip, figures: readonly Figure[]): Figure[] => all(figures, { matrix: [1, 0, 0, 1, 0, 0], strip });
