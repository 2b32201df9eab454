import { type Board, boardHeight, boardWidth } from '../../engine/board.ts';
import { squareName } from '../../engine/grid.ts';
import type { Pen } from './ink.ts';
import type { DevicePlace } from './place.ts';

/** Colours of the strips along the edges, by theme. */
export interface RulerLook {
  readonly ground: string;
  readonly ink: string;
  readonly line: string;
}

const STRIP = 18;
const NARROWEST = 22;

/** How many squares apart the names stand, so that they do not run into each other. */
const strideFor = (pixels: number, ratio: number): number => {
  const room = NARROWEST * ratio;
  return pixels >= room ? 1 : pixels * 5 >= room ? 5 : 10;
};

/** Column letters along the top and row numbers along the left edge, as square names read them. */
export const paintRulers = (pen: Pen, place: DevicePlace, ratio: number, board: Board, look: RulerLook): void => {
  const [columns, rows] = [boardWidth(board), boardHeight(board)];
  const strip = STRIP * ratio;
  const stride = strideFor(place.pixels, ratio);
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.fillStyle = look.ground;
  pen.fillRect(0, 0, place.width, strip);
  pen.fillRect(0, strip, strip, place.height - strip);
  pen.fillStyle = look.ink;
  pen.font = `600 ${10.5 * ratio}px "Source Sans 3", sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (let x = 0; x < columns; x += stride) {
    const at = place.left + (x + 0.5) * place.pixels;
    if (at > strip && at < place.width) pen.fillText(squareName([x, 0]).slice(0, -1), at, strip / 2 + ratio / 2);
  }
  for (let y = 0; y < rows; y += stride) {
    const at = place.top + (y + 0.5) * place.pixels;
    if (at > strip && at < place.height) pen.fillText(String(y + 1), strip / 2, at + ratio / 2);
  }
  pen.fillStyle = look.line;
  pen.fillRect(0, strip - ratio, place.width, ratio);
  pen.fillRect(strip - ratio, strip, ratio, place.height);
  pen.restore();
};
