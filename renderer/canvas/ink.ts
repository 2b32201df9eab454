import { type Figure, type GroupFigure, type PathFigure, type TextFigure, UNIT, type UseFigure } from '../drawing/figure.ts';

/** What pictures are painted with. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const FONT = '"Source Sans 3", sans-serif';
const WEIGHT = { regular: '400', italic: 'italic 400', bold: '700' } as const;
/** As in the SVG: the halo is a line this wide, in parts of the size. */
const HALO = 0.24;
const ANCHOR = { start: 'left', middle: 'center', end: 'right' } as const;

const paths = new WeakMap<PathFigure, Path2D>();
const pathOf = (figure: PathFigure): Path2D => {
  const known = paths.get(figure) ?? new Path2D(figure.d);
  paths.set(figure, known);
  return known;
};

const paintPath = (pen: Pen, figure: PathFigure): void => {
  const { fill, stroke, width = 1, dash = [], cap = 'butt', join = 'miter', opacity = 1 } = figure;
  pen.globalAlpha *= opacity;
  if (fill) {
    pen.fillStyle = fill;
    pen.fill(pathOf(figure));
  }
  if (stroke) {
    pen.strokeStyle = stroke;
    pen.lineWidth = width;
    pen.lineCap = cap;
    pen.lineJoin = join;
    pen.setLineDash([...dash]);
    pen.stroke(pathOf(figure));
  }
};
const paintText = (pen: Pen, { text, at, size, fill, weight = 'regular', anchor = 'start', halo, opacity = 1 }: TextFigure): void => {
  pen.globalAlpha *= opacity;
  pen.font = `${WEIGHT[weight]} ${size}px ${FONT}`;
  pen.textAlign = ANCHOR[anchor];
  if (halo) {
    pen.strokeStyle = halo;
    pen.lineWidth = size * HALO;
    pen.lineJoin = 'round';
    pen.setLineDash([]);
    pen.strokeText(text, ...at);
  }
  pen.fillStyle = fill;
  pen.fillText(text, ...at);
};
const paintGroup = (pen: Pen, { at = [0, 0], scale = 1, turn = 0, clip, opacity = 1, figures }: GroupFigure): void => {
  pen.globalAlpha *= opacity;
  pen.translate(...at);
  pen.scale(scale, scale);
  pen.rotate((turn * Math.PI) / 2);
  if (clip) {
    pen.beginPath();
    pen.rect(clip.x, clip.y, clip.width, clip.height);
    pen.clip();
  }
  paintFigures(pen, figures);
};
const paintUse = (pen: Pen, { symbol, at, size, turn, opacity = 1 }: UseFigure): void => {
  pen.globalAlpha *= opacity;
  pen.translate(...at);
  pen.scale(size / UNIT, size / UNIT);
  turnAboutMiddle(pen, turn);
  paintFigures(pen, symbol.figures);
};

/** Turns what is painted next about the middle of the unit square. */
export const turnAboutMiddle = (pen: Pen, turn: number): void => {
  pen.translate(UNIT / 2, UNIT / 2);
  pen.rotate((turn * Math.PI) / 2);
  pen.translate(-UNIT / 2, -UNIT / 2);
};

type Painter<Kind extends Figure['is']> = (pen: Pen, figure: Extract<Figure, { is: Kind }>) => void;
const PAINTERS: { readonly [Kind in Figure['is']]: Painter<Kind> } = {
  path: paintPath,
  text: paintText,
  group: paintGroup,
  use: paintUse,
};

/** Paints figures on a canvas: the counterpart of their SVG. */
export const paintFigures = (pen: Pen, figures: Iterable<Figure>): void => {
  for (const figure of figures) {
    pen.save();
    (PAINTERS[figure.is] as Painter<Figure['is']>)(pen, figure);
    pen.restore();
  }
};
