import type { Backdrop } from '../editor/tool.ts';
import type { Spot } from '../editor/viewport.svelte.ts';
import { TRACE } from './trace-words.ts';

/** A picture under the eyes of whoever traces it: how it lies on the board, and how it is shown. */
export interface Traced extends Backdrop {
  readonly name: string;
  readonly isHidden: boolean;
  readonly isLocked: boolean;
}
/** A point of the picture that lies on a corner of a square, both in squares. */
export interface Pin {
  readonly point: Spot;
  readonly corner: Spot;
}

const KINDS: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);
const MOST_BYTES = 100_000_000;
const MOST_PIXELS = 120_000_000;
/** More than this shows nothing more on a screen, and fills the memory. */
const KEPT_PIXELS = 16_000_000;

type Refusal = 'noPicture' | 'tooLarge';
export type Decode = (file: Blob) => Promise<ImageBitmap>;
export type Shrink = (image: ImageBitmap, width: number, height: number) => Promise<ImageBitmap>;
export interface Chosen {
  readonly image?: ImageBitmap;
  /** How many pixels it had, where it was made smaller. */
  readonly shrunkFrom?: number;
  readonly refused?: (typeof TRACE)[Refusal];
}
/** Reads a chosen file as a picture, or says why not. */
export const pictureIn = async (
  file: Blob,
  decode: Decode = (blob) => createImageBitmap(blob),
  shrink: Shrink = (image, resizeWidth, resizeHeight) => createImageBitmap(image, { resizeWidth, resizeHeight, resizeQuality: 'high' }),
): Promise<Chosen> => {
  if (!KINDS.has(file.type)) return { refused: TRACE.noPicture };
  if (file.size > MOST_BYTES) return { refused: TRACE.tooLarge };
  try {
    const image = await decode(file);
    const pixels = image.width * image.height;
    if (pixels <= KEPT_PIXELS) return { image };
    const by = Math.sqrt(KEPT_PIXELS / pixels);
    const small = pixels <= MOST_PIXELS && (await shrink(image, Math.floor(image.width * by), Math.floor(image.height * by)));
    image.close();
    return small ? { image: small, shrunkFrom: pixels } : { refused: TRACE.tooLarge };
  } catch {
    return { refused: TRACE.noPicture };
  }
};

const megapixels = (pixels: number): number => Math.round(pixels / 1e6);
/** What became of a picture that was made smaller, in millions of pixels. */
export const shrunkTo = ({ width, height }: ImageBitmap, from: number) => ({ from: megapixels(from), to: megapixels(width * height) });

/** A picture as it lies at first: over the whole width of the board. */
export const laidOver = (image: ImageBitmap, name: string, columns: number): Traced => ({
  image,
  name,
  at: [0, 0],
  across: [columns / image.width, 0],
  opacity: 0.5,
  isUnder: false,
  isHidden: false,
  isLocked: false,
});

const minus = (a: Spot, b: Spot): Spot => [a[0] - b[0], a[1] - b[1]];
/** Turned and stretched, as complex numbers are multiplied. */
const times = (a: Spot, b: Spot): Spot => [a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]];
const over = (a: Spot, b: Spot): Spot => {
  const size = b[0] ** 2 + b[1] ** 2;
  return [(a[0] * b[0] + a[1] * b[1]) / size, (a[1] * b[0] - a[0] * b[1]) / size];
};
/** Nearer than this, in squares, two points say nothing about size. */
const NEAR = 0.5;

/** Moves the picture so that a point of it comes to a corner. */
export const moved = (traced: Traced, { point, corner }: Pin): Traced => {
  const [dx, dy] = minus(corner, point);
  return { ...traced, at: [traced.at[0] + dx, traced.at[1] + dy] };
};
/** Turns and stretches the picture round a corner that stays, so that a second point comes to its corner. */
export const stretched = (traced: Traced, still: Spot, { point, corner }: Pin): Traced => {
  const [before, after] = [minus(point, still), minus(corner, still)];
  if (Math.hypot(...before) < NEAR || Math.hypot(...after) < NEAR) return traced;
  const by = over(after, before);
  const from = times(by, minus(traced.at, still));
  return { ...traced, at: [still[0] + from[0], still[1] + from[1]], across: times(by, traced.across) };
};

/** How many squares wide the picture is. */
export const widthOf = ({ image, across }: Backdrop): number => Math.hypot(...across) * image.width;
export const widened = (traced: Traced, width: number): Traced => {
  const by = width / widthOf(traced);
  return { ...traced, across: [traced.across[0] * by, traced.across[1] * by] };
};
