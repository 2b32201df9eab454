import type { Page } from './page.ts';
import { type SvgOptions, toSvg } from './svg.ts';

/** One page as an SVG of its own, in millimetres. */
export const pageToSvg = ({ width, height, name, figures }: Page, options: SvgOptions = {}): string =>
  toSvg(figures, { x: 0, y: 0, width, height }, { title: name, ...options });
export const pagesToSvg = (pages: readonly Page[], options: SvgOptions = {}): string[] => pages.map((page) => pageToSvg(page, options));
