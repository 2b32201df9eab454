import { boardHeight, boardWidth } from '../../engine/board.ts';
import type { Setup } from '../../engine/setup.ts';
import type { View } from '../drawing/view.ts';
import type { GhostPiece } from '../editor/tool.ts';
import type { Pen } from './ink.ts';
import { INK } from './ink-colours.ts';
import { outlineOf, strokeRim } from './outline.ts';
import type { DevicePlace } from './place.ts';
import { paintSmall } from './small.ts';
import type { Symbols } from './symbols.ts';

/** Of the picture that is kept: a larger piece is drawn smaller and stretched. */
const MOST_PIXELS = 4_000_000;
const OPACITY = 0.86;
/** Squares round the piece for what reaches over its edge. */
const EDGE = 1;

/** Squares in hand as they will look when they are put down: painted once for a piece and a zoom, then only moved. */
export class PieceGhost {
  readonly #symbols: Symbols;
  #canvas = new OffscreenCanvas(1, 1);
  #view: View | undefined;
  #pixels = 0;

  constructor(symbols: Symbols) {
    this.#symbols = symbols;
  }
  paint(pen: Pen, ghost: GhostPiece, view: View, place: DevicePlace, ratio: number): void {
    const [columns, rows] = [boardWidth(ghost.setup.board) + 2 * EDGE, boardHeight(ghost.setup.board) + 2 * EDGE];
    this.#draw(ghost.setup, view, Math.max(1, Math.min(place.pixels, Math.floor(Math.sqrt(MOST_PIXELS / (columns * rows))))));
    const left = place.left + (ghost.at[0] - EDGE) * place.pixels;
    const top = place.top + (ghost.at[1] - EDGE) * place.pixels;
    pen.save();
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalAlpha = OPACITY;
    pen.drawImage(this.#canvas, left, top, columns * place.pixels, rows * place.pixels);
    pen.restore();
    this.#outline(pen, ghost, place, ratio);
  }
  /** Draws the picture anew if another piece or look is wanted, or another zoom once that rests. */
  #draw(setup: Setup, { style, language, shown }: View, pixels: number): void {
    const known = this.#view;
    const isSame = known?.setup === setup && known.style.detail === style.detail && known.language === language && known.shown === shown;
    if (isSame && (this.#pixels === pixels || this.#symbols.isRough)) return;
    const [width, height] = [(boardWidth(setup.board) + 2 * EDGE) * pixels, (boardHeight(setup.board) + 2 * EDGE) * pixels];
    this.#canvas = new OffscreenCanvas(width, height);
    this.#view = { setup, style, language, shown };
    this.#pixels = pixels;
    const pen = this.#canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    const inside = { ...this.#view, shown: { ...shown, outside: false } };
    paintSmall(pen, inside, { left: EDGE * pixels, top: EDGE * pixels, width, height, pixels }, this.#symbols);
  }
  /** The rim of the piece, so that it is told from the board below. */
  #outline(pen: Pen, { squares, at }: GhostPiece, { left, top, pixels }: DevicePlace, ratio: number): void {
    pen.save();
    pen.setTransform(pixels, 0, 0, pixels, left + at[0] * pixels, top + at[1] * pixels);
    strokeRim(pen, outlineOf(squares), INK.band, ratio / pixels);
    pen.restore();
  }
}
