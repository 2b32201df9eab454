import type { Page } from '../page.ts';

const INCH = 25.4;
/** More pixels than any program opens. */
const MOST_PIXELS = 1_500_000_000;
const MOST_SIDE = 100_000;
export interface PngSize {
  readonly width: number;
  readonly height: number;
}
export const pngSize = (page: Pick<Page, 'width' | 'height'>, dpi: number): PngSize => ({
  width: Math.max(1, Math.round((page.width * dpi) / INCH)),
  height: Math.max(1, Math.round((page.height * dpi) / INCH)),
});
/** The most dots per inch a page can be painted at; what is asked beyond that is refused before anything is written. */
export const mostDpi = ({ width, height }: Pick<Page, 'width' | 'height'>): number => {
  const byArea = Math.sqrt(MOST_PIXELS / (width * height)) * INCH;
  const bySide = (MOST_SIDE / Math.max(width, height)) * INCH;
  return Math.floor(Math.min(byArea, bySide));
};
