import type { TextFigure, Weight } from './figure.ts';
import table from './fonts/widths.json' with { type: 'json' };

/** Advance widths of the shipped font in thousandths of its size, by weight and character. */
const WIDTHS: Readonly<Record<Weight, Readonly<Record<string, number>>>> = table.widths;
const UNKNOWN = 560;
const THOUSAND = 1000;

/** How wide a line of text is, in the unit of its size: the same for screen, SVG and PDF. */
export const textWidth = (text: string, size: number, weight: Weight = 'regular'): number => {
  let sum = 0;
  for (const char of text) sum += WIDTHS[weight][char] ?? UNKNOWN;
  return (sum * size) / THOUSAND;
};

/** Breaks a text into lines no wider than `width`; a word that is wider still is broken between letters. */
export const brokenLines = (text: string, width: number, size: number, weight: Weight = 'regular'): string[] =>
  text.split('\n').flatMap((paragraph) => brokenParagraph(paragraph, width, size, weight));

const brokenParagraph = (paragraph: string, width: number, size: number, weight: Weight): string[] => {
  const lines: string[] = [];
  let current = '';
  for (const word of paragraph.split(/[ \t]+/)) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (textWidth(longer, size, weight) <= width) {
      current = longer;
      continue;
    }
    if (current !== '') lines.push(current);
    const pieces = brokenWord(word, width, size, weight);
    lines.push(...pieces.slice(0, -1));
    current = pieces.at(-1) as string;
  }
  return [...lines, current];
};
const brokenWord = (word: string, width: number, size: number, weight: Weight): string[] => {
  const pieces = [''];
  for (const char of word) {
    const longer = pieces.at(-1) + char;
    if (textWidth(longer, size, weight) <= width || pieces.at(-1) === '') pieces[pieces.length - 1] = longer;
    else pieces.push(char);
  }
  return pieces;
};

/** A text made smaller until it fits, down to a part of its size. */
export const fitted = (figure: TextFigure, width: number, least = 0.6): TextFigure => {
  const is = textWidth(figure.text, figure.size, figure.weight);
  return is <= width ? figure : { ...figure, size: Math.max(figure.size * least, (figure.size * width) / is) };
};
/** Letters the shipped font has none for. */
export const missingLetters = (text: string): string[] =>
  [...new Set(text)].filter((char) => char >= ' ' && WIDTHS.regular[char] === undefined);
