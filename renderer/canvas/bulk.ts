import { boardHeight, boardWidth } from '../../engine/board.ts';
import type { Language } from '../../engine/documents/common.ts';
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
const COSTLY = 400;
/** So many stamps are drawn in one frame after a change. */
const AT_ONCE = 250;
/** In squares. */
const SHADOW = 0.32;

const boxOf = ({ box }: SymbolArt, turn: number, left: number, top: number, pixels: number): Rectangle => {
  const unit = pixels / UNIT;
  if (turn === 0 && box.width === UNIT && box.height === UNIT) return { left, top, width: pixels, height: pixels };
  const reach = Math.max(-box.x, -box.y, box.x + box.width - UNIT, box.y + box.height - UNIT, 0) * unit;
  return { left: left - reach, top: top - reach, width: pixels + 2 * reach, height: pixels + 2 * reach };
};

const sameScale = (a: DevicePlace, b: DevicePlace): boolean => a.pixels === b.pixels && a.width === b.width && a.height === b.height;
const sameLook = (a: View, b: View): boolean =>
  a.style.detail === b.style.detail &&
  a.style.palette === b.style.palette &&
  a.language === b.language &&
  a.shown === b.shown &&
  a.hidden === b.hidden;
/** The language in which places are named, if they are. */
const namesIn = ({ shown, style, language }: View): Language | undefined =>
  shown.names && shown.outside && style.detail !== 'bare' ? language : undefined;
const copyOf = (canvas: HTMLCanvasElement | OffscreenCanvas): OffscreenCanvas => {
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
};

/** Squares of a row that wear one symbol, from a device pixel to the right. */
interface Row {
  readonly symbol: SymbolArt;
  readonly x: number;
  readonly y: number;
  length: number;
}
const goesOn = (row: Row, { symbol, turn, opacity }: Use, x: number, y: number, pixels: number): boolean =>
  symbol === row.symbol && turn === 0 && opacity === undefined && y === row.y && x === row.x + row.length * pixels;

/** The picture of squares, tiles, border and names, which stays on its canvas: a pan shifts it, an edit draws only what changed. */
export class Bulk {
  readonly #symbols: Symbols;
  /** What it was last drawn with. */
  #pen: Pen | undefined;
  /** The picture as it was when it began to be stretched. */
  #kept: OffscreenCanvas | undefined;
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
  show(pen: Pen, view: View, at: Place): void {
    const [before, known, drawn] = [this.#place, this.#view, this.#pen];
    const place = this.#take(pen, view, at);
    const isAlike = pen === drawn && known && sameScale(place, before) && sameLook(known, view);
    const squares = isAlike ? changedSquares(known.setup, view.setup, namesIn(view)) : undefined;
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
  /** Paints the picture as it was, stretched to where it would be now: for the time a zoom moves. */
  paintStretched(pen: Pen, at: Place): void {
    const [from, to] = [this.#place, devicePlace(at)];
    const ratio = to.pixels / from.pixels;
    this.#kept ??= copyOf(pen.canvas);
    pen.clearRect(0, 0, to.width, to.height);
    pen.drawImage(this.#kept, to.left - from.left * ratio, to.top - from.top * ratio, from.width * ratio, from.height * ratio);
  }
  /** The next `show` draws everything anew. */
  forget(): void {
    this.#pen = undefined;
  }

  #take(pen: Pen, view: View, at: Place): DevicePlace {
    this.#pen = pen;
    this.#place = devicePlace(at);
    this.#view = view;
    this.#kept = undefined;
    this.stamped = 0;
    return this.#place;
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
    if (!this.#pen || !this.isCostly || Math.abs(dx) >= width || Math.abs(dy) >= height) return false;
    this.#pen.globalCompositeOperation = 'copy';
    this.#pen.drawImage(this.#pen.canvas, dx, dy);
    this.#pen.globalCompositeOperation = 'source-over';
    if (dx !== 0) this.#draw(view, { left: dx > 0 ? 0 : width + dx, top: 0, width: Math.abs(dx), height });
    if (dy !== 0) this.#draw(view, { left: 0, top: dy > 0 ? 0 : height + dy, width, height: Math.abs(dy) });
    return true;
  }
  #draw(view: View, area: Rectangle): void {
    const pen = this.#pen as Pen;
    pen.save();
    pen.beginPath();
    pen.rect(area.left, area.top, area.width, area.height);
    pen.clip();
    pen.clearRect(area.left, area.top, area.width, area.height);
    const span = spanOf(this.#place, area, 1);
    if (view.shown.outside) this.#drawSheet(pen, view, area);
    for (const { uses } of BULK) this.#stampAll(pen, uses(view, span as Span), area);
    pen.restore();
  }
  /** The sheet that the board is printed on, lying on the desk. */
  #drawSheet(pen: Pen, { setup: { board }, style: { palette } }: View, area: Rectangle): void {
    const { pixels } = this.#place;
    const edge: Span = { from: [0, 0], to: [boardWidth(board) - 1, boardHeight(board) - 1] };
    const sheet = areaOf(this.#place, edge, MARGIN);
    pen.save();
    pen.fillStyle = palette.void;
    if (!holds(sheet, area)) {
      pen.shadowColor = '#1c140a66';
      pen.shadowBlur = SHADOW * pixels;
      pen.shadowOffsetY = (SHADOW / 4) * pixels;
    }
    pen.fillRect(sheet.left, sheet.top, sheet.width, sheet.height);
    pen.restore();
  }
  #stampAll(pen: Pen, uses: Iterable<Use>, area: Rectangle): void {
    const { left, top, pixels } = this.#place;
    let row: Row | undefined;
    for (const use of uses) {
      const [x, y] = [Math.round(left + use.at[0] * pixels), Math.round(top + use.at[1] * pixels)];
      if (!meets(boxOf(use.symbol, use.turn, x, y, pixels), area)) continue;
      if (row && goesOn(row, use, x, y, pixels)) row.length++;
      else {
        if (row) this.#stampRow(pen, row);
        row = this.#joins(use) ? { symbol: use.symbol, x, y, length: 1 } : undefined;
        if (!row) this.#stamp(pen, use, x, y);
      }
    }
    if (row) this.#stampRow(pen, row);
  }
  #joins({ symbol, turn, opacity }: Use): boolean {
    return turn === 0 && opacity === undefined && this.#symbols.joins(symbol, this.#place.pixels);
  }
  #stampRow(pen: Pen, { symbol, x, y, length }: Row): void {
    this.stamped++;
    this.#symbols.stampRow(pen, symbol, x, y, this.#place.pixels, length);
  }
  #stamp(pen: Pen, { symbol, turn, opacity = 1 }: Use, x: number, y: number): void {
    this.stamped++;
    if (opacity !== 1) pen.globalAlpha = opacity;
    this.#symbols.stamp(pen, symbol, x, y, this.#place.pixels, turn);
    if (opacity !== 1) pen.globalAlpha = 1;
  }
}
