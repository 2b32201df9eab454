import type { Rotation } from '../../engine/grid.ts';
import { type Box, type SymbolArt, UNIT } from '../drawing/figure.ts';
import { type Pen, paintFigures, turnAboutMiddle } from './ink.ts';

/** A symbol painted once, at a size in device pixels; `left` and `top` say where it lies from the corner of its square. */
interface Stamp {
  readonly image: ImageBitmap;
  readonly left: number;
  readonly top: number;
  readonly pixels: number;
}

/** So many squares of a row are stamped at once, where they wear the same symbol. */
const STRIP = 32;
/** Above this size in device pixels, squares are stamped one by one. */
const LARGEST_IN_STRIP = 48;
/** Above this size few squares are seen, and painting them beats keeping them. */
const LARGEST = 280;
const MOST_PIXELS = 24_000_000;

const turnedBox = ({ x, y, width, height }: Box, turn: Rotation): Box => {
  if (turn === 0) return { x, y, width, height };
  if (turn === 2) return { x: UNIT - x - width, y: UNIT - y - height, width, height };
  if (turn === 1) return { x: UNIT - y - height, y: x, width: height, height: width };
  return { x: y, y: UNIT - x - width, width: height, height: width };
};

const pixelsOf = ({ width, height }: ImageBitmap): number => width * height;

/** The art of kinds, painted once a size and stamped wherever it is used. */
export class Symbols {
  readonly #stamps = new Map<SymbolArt, (Stamp | undefined)[]>();
  readonly #strips = new Map<SymbolArt, { readonly image: ImageBitmap; readonly pixels: number }>();
  #held = 0;
  /** While the zoom is moving, stamps of another size are stretched instead of painted anew. */
  isRough = false;
  /** How many symbols were painted, for tests and the bench. */
  painted = 0;

  /** Stamps a symbol with its square's corner at a device pixel. */
  stamp(pen: Pen, symbol: SymbolArt, left: number, top: number, pixels: number, turn: Rotation): void {
    if (pixels > LARGEST) this.#paint(pen, symbol, left, top, pixels, turn);
    else {
      const { image, left: dx, top: dy, pixels: at } = this.#stampOf(symbol, pixels, turn);
      const ratio = pixels / at;
      if (ratio === 1) pen.drawImage(image, left + dx, top + dy);
      else pen.drawImage(image, left + dx * ratio, top + dy * ratio, image.width * ratio, image.height * ratio);
    }
  }
  /** Whether squares of a row that wear a symbol may be stamped together. */
  joins({ box }: SymbolArt, pixels: number): boolean {
    return pixels <= LARGEST_IN_STRIP && !this.isRough && box.x === 0 && box.y === 0 && box.width === UNIT && box.height === UNIT;
  }
  /** Stamps a symbol that joins on so many squares of a row, the first with its corner at a device pixel. */
  stampRow(pen: Pen, symbol: SymbolArt, left: number, top: number, pixels: number, length: number): void {
    if (length === 1) this.stamp(pen, symbol, left, top, pixels, 0);
    else
      for (let done = 0; done < length; done += STRIP) {
        const width = Math.min(STRIP, length - done) * pixels;
        pen.drawImage(this.#stripOf(symbol, pixels), 0, 0, width, pixels, left + done * pixels, top, width, pixels);
      }
  }
  clear(): void {
    this.#stamps.clear();
    this.#strips.clear();
    this.#held = 0;
  }

  #stampOf(symbol: SymbolArt, pixels: number, turn: Rotation): Stamp {
    const turns = this.#stamps.get(symbol) ?? [];
    const known = turns[turn];
    if (known && (known.pixels === pixels || this.isRough)) return known;
    const made = this.#made(symbol, pixels, turn);
    this.#hold(made.image, known?.image);
    turns[turn] = made;
    this.#stamps.set(symbol, turns);
    return made;
  }
  #stripOf(symbol: SymbolArt, pixels: number): ImageBitmap {
    const known = this.#strips.get(symbol);
    if (known?.pixels === pixels) return known.image;
    const canvas = new OffscreenCanvas(STRIP * pixels, pixels);
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    for (let square = 0; square < STRIP; square++) this.stamp(pen, symbol, square * pixels, 0, pixels, 0);
    const image = canvas.transferToImageBitmap();
    this.#hold(image, known?.image);
    this.#strips.set(symbol, { image, pixels });
    return image;
  }
  /** Counts a picture that is kept in place of another; when there are too many, all before it go. */
  #hold(image: ImageBitmap, instead: ImageBitmap | undefined): void {
    this.#held += pixelsOf(image) - (instead ? pixelsOf(instead) : 0);
    if (this.#held > MOST_PIXELS) this.clear();
  }
  #made(symbol: SymbolArt, pixels: number, turn: Rotation): Stamp {
    const box = turnedBox(symbol.box, turn);
    const unit = pixels / UNIT;
    const [left, top] = [Math.floor(box.x * unit), Math.floor(box.y * unit)];
    const [right, bottom] = [Math.ceil((box.x + box.width) * unit), Math.ceil((box.y + box.height) * unit)];
    const canvas = new OffscreenCanvas(Math.max(1, right - left), Math.max(1, bottom - top));
    this.#paint(canvas.getContext('2d') as OffscreenCanvasRenderingContext2D, symbol, -left, -top, pixels, turn);
    return { image: canvas.transferToImageBitmap(), left, top, pixels };
  }
  #paint(pen: Pen, symbol: SymbolArt, left: number, top: number, pixels: number, turn: Rotation): void {
    this.painted++;
    pen.save();
    pen.translate(left, top);
    pen.scale(pixels / UNIT, pixels / UNIT);
    turnAboutMiddle(pen, turn);
    paintFigures(pen, symbol.figures);
    pen.restore();
  }
}
