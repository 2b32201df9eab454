import { boardHeight, boardWidth } from '../../engine/board.ts';
import { type SymbolArt, UNIT, type Use } from '../drawing/figure.ts';
import { LAYERS } from '../drawing/layers.ts';
import { MARGIN } from '../drawing/outside.ts';
import type { Span, View } from '../drawing/view.ts';
import { changedSquares } from './changes.ts';
import type { Pen } from './ink.ts';
import { areaOf, type DevicePlace, devicePlace, meets, NOWHERE, type Place, type Rectangle, spanOf } from './place.ts';
import type { Symbols } from './symbols.ts';

/** Marks are drawn on layers of their own, over the bulk. */
const MARK_LAYERS: ReadonlySet<string> = new Set(['heat', 'legal']);
const BULK = LAYERS.filter(({ id, kind }) => kind === 'bulk' && !MARK_LAYERS.has(id));
/** How far a square's art and its neighbours' may change with it. */
const REACH = 2;
/** So many stamps take about as long as copying the picture. */
const COSTLY = 2500;
/** In squares. */
const SHADOW = 0.32;

const boxOf = ({ box }: SymbolArt, turn: number, left: number, top: number, pixels: number): Rectangle => {
  const unit = pixels / UNIT;
  if (turn === 0 && box.width === UNIT && box.height === UNIT) return { left, top, width: pixels, height: pixels };
  const reach = Math.max(-box.x, -box.y, box.x + box.width - UNIT, box.y + box.height - UNIT, 0) * unit;
  return { left: left - reach, top: top - reach, width: pixels + 2 * reach, height: pixels + 2 * reach };
};

/** The picture of squares, tiles, border and names, kept as pixels: a pan shifts it, an edit draws only what changed. */
export class Bulk {
  readonly canvas = new OffscreenCanvas(1, 1);
  readonly #pen = this.canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  readonly #symbols: Symbols;
  #place: DevicePlace = devicePlace(NOWHERE);
  #view: View | undefined;
  /** How many symbols were stamped by the last call that drew: a measure of work. */
  stamped = 0;
  /** How many the whole picture takes. */
  #whole = 0;

  constructor(symbols: Symbols) {
    this.#symbols = symbols;
  }

  /** Makes the picture show a view at a place, with as little drawing as that takes. */
  show(view: View, at: Place): void {
    const place = devicePlace(at);
    const known = this.#view;
    const [before, sameSize] = [this.#place, this.#resize(place)];
    this.#place = place;
    this.#view = view;
    if (!known || !sameSize || place.pixels !== before.pixels || !this.#isSameLook(known, view)) this.#drawAll(view);
    else if (known.setup !== view.setup) this.#drawChanges(known, view, before);
    else this.#shift(view, place.left - before.left, place.top - before.top);
  }
  /** Whether drawing all of it takes longer than a frame should. */
  get isCostly(): boolean {
    return this.#whole > COSTLY;
  }
  /** Paints the picture as it is, stretched to where it would be now: for the time a zoom moves. */
  paintStretched(pen: Pen, at: Place): void {
    const [from, to] = [this.#place, devicePlace(at)];
    const ratio = to.pixels / from.pixels;
    pen.drawImage(this.canvas, to.left - from.left * ratio, to.top - from.top * ratio, from.width * ratio, from.height * ratio);
  }
  /** Draws everything anew. */
  redraw(view: View, at: Place): void {
    this.#place = devicePlace(at);
    this.#view = view;
    this.#resize(this.#place);
    this.#drawAll(view);
  }

  #isSameLook(a: View, b: View): boolean {
    return a.style.detail === b.style.detail && a.style.palette === b.style.palette && a.language === b.language && a.shown === b.shown;
  }
  #resize({ width, height }: DevicePlace): boolean {
    if (this.canvas.width === width && this.canvas.height === height) return true;
    this.canvas.width = width;
    this.canvas.height = height;
    return false;
  }
  get #everything(): Rectangle {
    return { left: 0, top: 0, width: this.#place.width, height: this.#place.height };
  }
  #drawAll(view: View): void {
    this.#draw(view, this.#everything);
    this.#whole = this.stamped;
  }
  #drawChanges(known: View, view: View, before: DevicePlace): void {
    const squares = changedSquares(known.setup, view.setup);
    const moved = before.left !== this.#place.left || before.top !== this.#place.top;
    if (squares === undefined || moved) this.#drawAll(view);
    else if (squares.length > 0) this.#draw(view, areaOf(this.#place, squares, REACH));
  }
  #shift(view: View, dx: number, dy: number): void {
    const { width, height } = this.#place;
    if (dx === 0 && dy === 0) return;
    if (!this.isCostly || Math.abs(dx) >= width || Math.abs(dy) >= height) {
      this.#drawAll(view);
      return;
    }
    this.#pen.globalCompositeOperation = 'copy';
    this.#pen.drawImage(this.canvas, dx, dy);
    this.#pen.globalCompositeOperation = 'source-over';
    if (dx !== 0) this.#draw(view, { left: dx > 0 ? 0 : width + dx, top: 0, width: Math.abs(dx), height });
    if (dy !== 0) this.#draw(view, { left: 0, top: dy > 0 ? 0 : height + dy, width, height: Math.abs(dy) });
  }
  #draw(view: View, area: Rectangle): void {
    const pen = this.#pen;
    this.stamped = 0;
    pen.save();
    pen.beginPath();
    pen.rect(area.left, area.top, area.width, area.height);
    pen.clip();
    pen.clearRect(area.left, area.top, area.width, area.height);
    const span = spanOf(this.#place, area, 1);
    if (view.shown.outside) this.#drawSheet(view);
    for (const { uses } of BULK) this.#stampAll(uses(view, span as Span), area);
    pen.restore();
  }
  /** The sheet that the board is printed on, lying on the desk. */
  #drawSheet({ setup: { board }, style: { palette } }: View): void {
    const { left, top, pixels } = this.#place;
    const [x, y] = [left - MARGIN * pixels, top - MARGIN * pixels];
    const [columns, rows] = [boardWidth(board) + 2 * MARGIN, boardHeight(board) + 2 * MARGIN];
    this.#pen.save();
    this.#pen.shadowColor = '#1c140a66';
    this.#pen.shadowBlur = SHADOW * pixels;
    this.#pen.shadowOffsetY = (SHADOW / 4) * pixels;
    this.#pen.fillStyle = palette.void;
    this.#pen.fillRect(x, y, columns * pixels, rows * pixels);
    this.#pen.restore();
  }
  #stampAll(uses: Iterable<Use>, area: Rectangle): void {
    const { left, top, pixels } = this.#place;
    for (const { symbol, at, turn, opacity } of uses) {
      const [x, y] = [Math.round(left + at[0] * pixels), Math.round(top + at[1] * pixels)];
      if (!meets(boxOf(symbol, turn, x, y, pixels), area)) continue;
      this.stamped++;
      if (opacity !== undefined) this.#pen.globalAlpha = opacity;
      this.#symbols.stamp(this.#pen, symbol, x, y, pixels, turn);
      if (opacity !== undefined) this.#pen.globalAlpha = 1;
    }
  }
}
