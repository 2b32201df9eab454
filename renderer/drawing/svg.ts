import type { Box, Figure, GroupFigure, Ink, PathFigure, SymbolArt, TextFigure, UseFigure } from './figure.ts';
import { num } from './pen.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const isAllowed = (char: string): boolean => {
  const code = char.codePointAt(0) as number;
  return (code >= 0x20 && code !== 0xfffe && code !== 0xffff && !(code >= 0xd800 && code <= 0xdfff)) || code === 9 || code === 10;
};
/** Text made safe for XML: what XML has no place for is left out. */
export const escapeXml = (text: string): string =>
  [...text]
    .filter(isAllowed)
    .join('')
    .replace(/[&<>"]/g, (char) => ENTITIES[char] as string);

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${typeof value === 'number' ? num(value) : escapeXml(value)}"`;
/** Opacity of fill and stroke, not of both together: a path needs no layer of its own then, on which some painters stumble. */
const inkOf = ({ fill, stroke, width, dash, cap, join, opacity }: Ink): string =>
  attribute('fill', fill ?? 'none') +
  attribute('stroke', stroke) +
  attribute('stroke-width', stroke ? width : undefined) +
  attribute('stroke-dasharray', dash?.map(num).join(' ')) +
  attribute('stroke-linecap', cap) +
  attribute('stroke-linejoin', join) +
  attribute('fill-opacity', fill ? opacity : undefined) +
  attribute('stroke-opacity', stroke ? opacity : undefined);

/** What one SVG text is made with: the symbols it uses, and the clips it needs. */
class Defs {
  readonly #symbols = new Map<SymbolArt, string>();
  readonly #parts: string[] = [];
  #clips = 0;

  symbol(art: SymbolArt): string {
    const known = this.#symbols.get(art);
    if (known) return known;
    const id = `s${this.#symbols.size}`;
    this.#symbols.set(art, id);
    const inner = art.figures.map((figure) => print(figure, this)).join('');
    this.#parts.push(`<g id="${id}">${inner}</g>\n`);
    return id;
  }
  clip({ x, y, width, height }: Box): string {
    const id = `c${this.#clips++}`;
    this.#parts.push(`<clipPath id="${id}"><rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"/></clipPath>\n`);
    return id;
  }
  toString(): string {
    return this.#parts.length === 0 ? '' : `<defs>\n${this.#parts.join('')}</defs>\n`;
  }
}

const FONT = "'Source Sans 3', 'Source Sans Pro', sans-serif";
const printPath = (figure: PathFigure): string => `<path d="${figure.d}"${inkOf(figure)}/>`;
const HALO = 0.24;
const printText = ({ text, at, size, fill, weight, anchor, halo, opacity, language }: TextFigure): string => {
  const style =
    attribute('x', at[0]) +
    attribute('y', at[1]) +
    attribute('font-size', size) +
    attribute('font-family', FONT) +
    attribute('font-weight', weight === 'bold' ? '700' : undefined) +
    attribute('font-style', weight === 'italic' ? 'italic' : undefined) +
    attribute('text-anchor', anchor === 'start' ? undefined : anchor) +
    attribute('fill-opacity', opacity) +
    attribute('xml:lang', language);
  const words = `${escapeXml(text)}</text>`;
  const below = halo
    ? `<text${style} fill="none" stroke="${halo}" stroke-width="${num(size * HALO)}" stroke-linejoin="round" aria-hidden="true">${words}`
    : '';
  return `${below}<text${style} fill="${fill}">${words}`;
};

const transformOf = ({ at, scale, turn }: GroupFigure): string => {
  const steps: string[] = [];
  if (at) steps.push(`translate(${num(at[0])} ${num(at[1])})`);
  if (scale !== undefined) steps.push(`scale(${num(scale)})`);
  if (turn) steps.push(`rotate(${turn * 90})`);
  return steps.length > 0 ? ` transform="${steps.join(' ')}"` : '';
};
const printGroup = (figure: GroupFigure, defs: Defs): string => {
  const clip = figure.clip ? ` clip-path="url(#${defs.clip(figure.clip)})"` : '';
  const inner = figure.figures.map((one) => print(one, defs)).join('');
  const alt = figure.alt === undefined ? '' : `<title>${escapeXml(figure.alt)}</title>`;
  return `<g${attribute('id', figure.name)}${transformOf(figure)}${attribute('opacity', figure.opacity)}${clip}>${alt}${inner}</g>\n`;
};
const FINE = 1_000_000;
const fine = (value: number): number => Math.round(value * FINE) / FINE;
const printUse = ({ symbol, at, size, turn, opacity }: UseFigure, defs: Defs): string => {
  const turned = turn ? ` rotate(${turn * 90} 50 50)` : '';
  const place = `translate(${num(at[0])} ${num(at[1])}) scale(${fine(size / 100)})${turned}`;
  return `<use href="#${defs.symbol(symbol)}" transform="${place}"${attribute('opacity', opacity)}/>\n`;
};
const print = (figure: Figure, defs: Defs): string => {
  switch (figure.is) {
    case 'path':
      return printPath(figure);
    case 'text':
      return printText(figure);
    case 'group':
      return printGroup(figure, defs);
    case 'use':
      return printUse(figure, defs);
  }
};

/** What an SVG text holds beside its figures. */
export interface SvgOptions {
  readonly title?: string;
  readonly language?: string;
  /** Units of the sizes written on the root: millimetres unless it is for a screen. */
  readonly unit?: 'mm' | 'px';
  /** A document to travel with the drawing, as text. */
  readonly document?: string;
  /** Text as outlines: drawn by whoever has the font. */
  readonly asOutlines?: (text: TextFigure) => Figure;
}
const outlined = (figure: Figure, outlines: (text: TextFigure) => Figure): Figure => {
  if (figure.is === 'text') return outlines(figure);
  return figure.is === 'group' ? { ...figure, figures: figure.figures.map((one) => outlined(one, outlines)) } : figure;
};
const metadata = (document: string | undefined): string =>
  document === undefined ? '' : `<metadata><document xmlns="urn:tilewright">${escapeXml(document)}</document></metadata>\n`;

/** Figures as one SVG text, sizes in millimetres; the same figures give the same bytes. */
export const toSvg = (
  figures: readonly Figure[],
  box: Box,
  { title, language, unit = 'mm', document, asOutlines }: SvgOptions = {},
): string => {
  const defs = new Defs();
  const drawn = asOutlines ? figures.map((figure) => outlined(figure, asOutlines)) : figures;
  const body = drawn.map((figure) => print(figure, defs)).join('');
  const size = `width="${num(box.width)}${unit}" height="${num(box.height)}${unit}"`;
  const view = `viewBox="${num(box.x)} ${num(box.y)} ${num(box.width)} ${num(box.height)}"`;
  const words = title ? `<title>${escapeXml(title)}</title>\n` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" style="font-kerning:none;font-variant-ligatures:none" ${size} ${view}${attribute('xml:lang', language)}>\n${words}${metadata(document)}${defs}${body}</svg>\n`;
};
