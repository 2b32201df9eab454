import type { Box, Ink, PathFigure } from '../figure.ts';
import { num } from '../pen.ts';

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const BYTE = 255;
const rgb = (colour: string): string => {
  const parts = HEX.exec(colour)?.slice(1) ?? ['00', '00', '00'];
  return parts.map((part) => num(Number.parseInt(part, 16) / BYTE)).join(' ');
};

const NUMBERS = { M: 2, L: 2, C: 6, Z: 0 } as const;
const OPERATORS = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const;
/** A path of ours as PDF operators. */
export const pathOperators = (d: string): string =>
  [...d.matchAll(/([MLCZ])([^MLCZ]*)/g)]
    .map(([, letter, numbers]) => {
      const command = letter as keyof typeof NUMBERS;
      return NUMBERS[command] === 0 ? OPERATORS[command] : `${(numbers as string).trim()} ${OPERATORS[command]}`;
    })
    .join('\n');

const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;
const strokeState = ({ stroke, width = 1, dash, cap = 'butt', join = 'miter' }: Ink): string =>
  stroke ? `${rgb(stroke)} RG ${num(width)} w ${CAPS[cap]} J ${JOINS[join]} j [${(dash ?? []).map(num).join(' ')}] 0 d\n` : '';
const paint = ({ fill, stroke }: Ink): string => (fill && stroke ? 'B' : fill ? 'f' : stroke ? 'S' : 'n');

/** One path with its ink; `state` names the graphics state of an opacity. */
export const inkedPath = (figure: PathFigure, state: (opacity: number) => string): string => {
  const opacity = figure.opacity === undefined ? '' : `/${state(figure.opacity)} gs\n`;
  const fill = figure.fill ? `${rgb(figure.fill)} rg\n` : '';
  return `q\n${opacity}${fill}${strokeState(figure)}${pathOperators(figure.d)}\n${paint(figure)}\nQ`;
};
export const clipOperators = ({ x, y, width, height }: Box): string => `${num(x)} ${num(y)} ${num(width)} ${num(height)} re W n`;
