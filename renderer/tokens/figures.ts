import type { LayoutCount } from '../../engine/layouts/layouts.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { ASK } from './ask-words.ts';
import { TOKENS } from './words.ts';

const LONG = 16;
const RAISED = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/** A whole number short enough for one line: all digits, or three of them and a power of ten. */
export const shortCount = ({ words }: Studio, digits: string): string => {
  if (digits.length <= LONG) return words.digits(digits);
  const power = [...String(digits.length - 1)].map((digit) => RAISED[Number(digit)]).join('');
  return `${words.number(Math.floor(Number(digits.slice(0, 4)) / 10) / 100, 2)} · 10${power}`;
};
/** How many layouts there are and how that is known, for a message. */
export const countFacts = (studio: Studio, { count, method }: LayoutCount): { count: string; method: string } => {
  if (!/^\d+$/.test(count)) return { count: '?', method: studio.t(ASK.tooWide) };
  return { count: shortCount(studio, count), method: studio.t(method === 'exact' ? TOKENS.exact : TOKENS.estimated) };
};
