import { type Board, boardHeight, boardWidth } from '../../engine/board.ts';
import { squareName } from '../../engine/grid.ts';
import type { Pen } from './ink.ts';
import type { DevicePlace } from './place.ts';
import { millimetreLabels, nameLabels, type RulerLabel } from './ruler-labels.ts';

/** Colours of the strips along the edges, by theme, and what they tell. */
export interface RulerLook {
  readonly ground: string;
  readonly ink: string;
  readonly line: string;
  /** They measure, where they do not name squares. */
  readonly inMillimetres: boolean;
}

const STRIP = 18;
const TICK = 4;

/** Where labels stand along a strip, in device pixels; those out of sight are left out. */
function* placed(labels: readonly RulerLabel[], start: number, length: number, pixels: number, strip: number): Generator<[number, string]> {
  for (const { text, at } of labels) {
    const along = start + Math.round(at * pixels);
    if (along > strip && along < length) yield [along, text];
  }
}

/** Along the top and the left edge: names of columns and rows as square names read them, or millimetres from the corner of the board. */
export const paintRulers = (pen: Pen, place: DevicePlace, ratio: number, board: Board, look: RulerLook): void => {
  const { left, top, width, height, pixels } = place;
  const [strip, tick] = [STRIP * ratio, look.inMillimetres ? TICK * ratio : 0];
  const labels = (squares: number, name: (at: number) => string): RulerLabel[] =>
    look.inMillimetres ? millimetreLabels(squares, pixels / ratio, board.sizes.square) : nameLabels(squares, pixels / ratio, name);
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.fillStyle = look.ground;
  pen.fillRect(0, 0, width, strip);
  pen.fillRect(0, strip, strip, height - strip);
  pen.fillStyle = look.ink;
  pen.font = `600 ${10.5 * ratio}px "Source Sans 3", sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const columns = labels(boardWidth(board), (x) => squareName([x, 0]).slice(0, -1));
  for (const [x, text] of placed(columns, left, width, pixels, strip)) {
    pen.fillText(text, x, (strip - tick + ratio) / 2);
    pen.fillRect(x, strip - tick, ratio, tick);
  }
  const rows = labels(boardHeight(board), (y) => String(y + 1));
  for (const [y, text] of placed(rows, top, height, pixels, strip)) {
    sideways(pen, text, (strip - tick) / 2, y + ratio / 2, look.inMillimetres);
    pen.fillRect(strip - tick, y, tick, ratio);
  }
  pen.fillStyle = look.line;
  pen.fillRect(0, strip - ratio, width, ratio);
  pen.fillRect(strip - ratio, strip, ratio, height);
  pen.restore();
};
/** Numbers of the left strip are too long to stand upright. */
const sideways = (pen: Pen, text: string, x: number, y: number, isTurned: boolean): void => {
  pen.save();
  pen.translate(x, y);
  if (isTurned) pen.rotate(-Math.PI / 2);
  pen.fillText(text, 0, 0);
  pen.restore();
};
