import { boardHeight, boardWidth } from '../../engine/board.ts';
import type { Square } from '../../engine/grid.ts';
import { type SymbolArt, UNIT, type Use } from '../drawing/figure.ts';
import { LAYERS } from '../drawing/layers.ts';
import { MARGIN } from '../drawing/outside.ts';
import type { Span, View } from '../drawing/view.ts';
import { changedSquares } from './changes.ts';
import type { Pen } from './ink.ts';
import { areaOf, type DevicePlace, devicePlace, holds, meets, NOWHERE, type Place, type Rectangle, spanOf } from './place.ts';
import { Stale } from './stale.ts';
import type { Symbols } from './symbols.ts';

/** Marks are drawn on layers of their own, over the bulk. */
const MARK_LAYERS: ReadonlySet<string> = new Set(['heat', 'legal']);
const BULK = LAYERS.filter(({ id, kind }) => kind === 'bulk' && !MARK_LAYERS.has(id));
/** How far a square's art and its neighbours' may change with it. */
const REACH = 2;
/** So many stamps take about as long as copying the picture. */
const COSTLY = 2500;
/** So many stamps are drawn in one frame after a change. */
const AT_ONCE = 800;
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
  readonly #stale = new Stale();
  /** How many symbols were stamped by the last call that drew: a measure of work. */
  stamped = 0;
  /** How many the whole picture takes. */
  #whole = 0;

  constructor(symbols: Symbols) {
    this.#symbols = symbols;
  }

  /** Makes the picture show a view at a place, with as little drawing as that takes: what a frame has no time for is left to the next. */
  show(view: View, at: Place): void {
    const place = devicePlace(at);
    const known = this.#view;
    const [before, sameSize] = [this.#place, this.#resize(place)];
    this.#place = place;
    this.#view = view;
    this.stamped = 0;
    const isAlike = known && sameSize && place.pixels === before.pixels && this.#isSameLook(known, view);
    const squares = isAlike ? changedSquares(known.setup, view.setup) : undefined;
    if (squares && this.#shift(view, place.left - before.left, place.top - before.top)) this.#catchUp(view, squares);
    else this.#drawAll(view);
  }
  /** Some of the picture shows what was before; another `show` goes on with it. */
  get isBehind(): boolean {
    return !this.#stale.isEmpty;
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
    this.stamped = 0;
    this.#drawAll(view);
  }

  #isSameLook(a: View, b: View): boolean {
    return (
      a.style.detail === b.style.detail &&
      a.style.palette === b.style.palette &&
      a.language === b.language &&
      a.shown === b.shown &&
      a.hidden === b.hidden
    );
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
    this.#stale.clear();
    this.#draw(view, this.#everything);
    this.#whole = this.stamped;
  }
  #catchUp(view: View, squares: readonly Square[]): void {
    this.#stale.add(squares);
    while (this.stamped < AT_ONCE && !this.#stale.isEmpty) {
      const area = areaOf(this.#place, this.#stale.take() as Span, REACH);
      if (meets(area, this.#everything)) this.#draw(view, area);
    }
  }
  /** Moves the picture and draws what comes in at its edges; false if it is simpler to draw all of it. */
  #shift(view: View, dx: number, dy: number): boolean {
    const { width, height } = this.#place;
    if (dx === 0 && dy === 0) return true;
    if (!this.isCostly || Math.abs(dx) >= width || Math.abs(dy) >= height) return false;
    this.#pen.globalCompositeOperation = 'copy';
    this.#pen.drawImage(this.canvas, dx, dy);
    this.#pen.globalCompositeOperation = 'source-over';
    if (dx !== 0) this.#draw(view, { left: dx > 0 ? 0 : width + dx, top: 0, width: Math.abs(dx), height });
    if (dy !== 0) this.#draw(view, { left: 0, top: dy > 0 ? 0 : height + dy, width, height: Math.abs(dy) });
    return true;
  }
  #draw(view: View, area: Rectangle): void {
    const pen = this.#pen;
    pen.save();
    pen.beginPath();
    pen.rect(area.left, area.top, area.width, area.height);
    pen.clip();
    pen.clearRect(area.left, area.top, area.width, area.height);
    const span = spanOf(this.#place, area, 1);
    if (view.shown.outside) this.#drawSheet(view, area);
    for (const { uses } of BULK) this.#stampAll(uses(view, span as Span), area);
    pen.restore();
  }
  /** The sheet that the board is printed on, lying on the desk. */
  #drawSheet({ setup: { board }, style: { palette } }: View, area: Rectangle): void {
    const { pixels } = this.#place;
    const edge: Span = { from: [0, 0], to: [boardWidth(board) - 1, boardHeight(board) - 1] };
    const sheet = areaOf(this.#place, edge, MARGIN);
    this.#pen.save();
    this.#pen.fillStyle = palette.void;
    if (!holds(sheet, area)) {
      this.#pen.shadowColor = '#1c140a66';
      this.#pen.shadowBlur = SHADOW * pixels;
      this.#pen.shadowOffsetY = (SHADOW / 4) * pixels;
    }
    this.#pen.fillRect(sheet.left, sheet.top, sheet.width, sheet.height);
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
