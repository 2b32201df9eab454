import type { Setup } from '../../engine/setup.ts';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import { type Args, millimetresOption, textOption, UsageError } from './command.ts';

/** One of some words. */
export const oneOf = <Name extends string>(args: Args, name: string, names: readonly Name[], otherwise: Name): Name => {
  const given = textOption(args, name);
  if (given === undefined) return otherwise;
  const found = names.find((one) => one.toLowerCase() === given.toLowerCase());
  if (!found) throw new UsageError(COMMAND_LINE_WORDS.oneOf, { option: name, choices: names, given });
  return found;
};
/** "2x3", "210×297": two numbers. */
export const pairOption = (args: Args, name: string): readonly [number, number] | undefined => {
  const given = textOption(args, name);
  if (given === undefined) return undefined;
  const parts = given.replaceAll(',', '.').split(/[x×]/).map(Number);
  const [a, b] = parts;
  if (parts.length !== 2 || !a || !b || !(a > 0 && b > 0)) throw new UsageError(COMMAND_LINE_WORDS.pair, { option: name, given });
  return [a, b];
};
const PAPER_NAMES = ['A4', 'A3', 'Letter'] as const;
const LEAST_PAPER = 40;
const MOST_PAPER = 5000;
/** A paper by name, or "210x297". */
export const paperOption = (
  args: Args,
  otherwise: (typeof PAPER_NAMES)[number],
): (typeof PAPER_NAMES)[number] | readonly [number, number] => {
  const given = textOption(args, 'paper');
  if (given === undefined || !/[x×]/.test(given)) return oneOf(args, 'paper', PAPER_NAMES, otherwise);
  const size = pairOption(args, 'paper') as readonly [number, number];
  if (Math.max(...size) > MOST_PAPER || Math.min(...size) < LEAST_PAPER)
    throw new UsageError(COMMAND_LINE_WORDS.paperSize, { least: LEAST_PAPER, most: MOST_PAPER, given });
  return size;
};
/** A factor near one. */
export const calibrationOption = (args: Args): number => {
  const given = textOption(args, 'calibration');
  if (given === undefined) return 1;
  const factor = Number(given.replace(',', '.'));
  if (!(factor >= 0.8 && factor <= 1.25))
    throw new UsageError(COMMAND_LINE_WORDS.number, { option: 'calibration', least: 0.8, most: 1.25, given });
  return factor;
};
const SHOWN = ['outside', 'grid', 'names', 'squareNames', 'tiles', 'tokens'] as const;
/** "names,grid,tokens": what is drawn. */
export const shownOption = (args: Args): { readonly [part in (typeof SHOWN)[number]]: boolean } | undefined => {
  const given = textOption(args, 'show')?.split(',');
  if (!given) return undefined;
  const unknown = given.find((one) => !SHOWN.some((part) => part === one));
  if (unknown !== undefined) throw new UsageError(COMMAND_LINE_WORDS.oneOf, { option: 'show', choices: SHOWN, given: unknown });
  const has = (part: string): boolean => given.includes(part);
  return {
    outside: has('outside'),
    grid: has('grid'),
    names: has('names'),
    squareNames: has('squareNames'),
    tiles: has('tiles'),
    tokens: has('tokens'),
  };
};

const LEAST_SQUARE = 5;
/** Millimetres, not so few that nothing can be seen. */
export const sizeOption = (args: Args, name: string, otherwise: number): number => {
  const size = millimetresOption(args, name, otherwise);
  if (size < LEAST_SQUARE) throw new UsageError(COMMAND_LINE_WORDS.atLeastMillimetres, { option: name, least: LEAST_SQUARE });
  return size;
};
export const paperOf = ({ scenario }: Setup): (typeof PAPER_NAMES)[number] => scenario.sheet?.paper ?? 'A4';
