import type { Setup } from '../../engine/setup.ts';
import { COMMAND_LINE_WORDS } from '../../engine/words/command-line-words.ts';
import { EDGE, LEAST_PAPER, MOST_PAPER } from '../../renderer/drawing/print/options.ts';
import { type Args, millimetresOption, numberIn, textOption, UsageError } from './command.ts';

/** One of some words. */
export const oneOf = <Name extends string>(args: Args, name: string, names: readonly Name[], otherwise: Name): Name => {
  const given = textOption(args, name);
  if (given === undefined) return otherwise;
  const found = names.find((one) => one.toLowerCase() === given.toLowerCase());
  if (!found) throw new UsageError(COMMAND_LINE_WORDS.oneOf, { option: name, choices: names, given });
  return found;
};
interface PairRange {
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
}
/** "2x3", "210×297": two numbers within bounds. */
export const pairOption = (args: Args, name: string, { least, most, whole = false }: PairRange): readonly [number, number] | undefined => {
  const given = textOption(args, name);
  if (given === undefined) return undefined;
  const parts = given.split(/[x×]/).map(numberIn);
  const fits = (value: number | undefined): value is number =>
    value !== undefined && value >= least && value <= most && (!whole || Number.isInteger(value));
  const [a, b] = parts;
  if (parts.length !== 2 || !fits(a) || !fits(b))
    throw new UsageError(whole ? COMMAND_LINE_WORDS.wholePair : COMMAND_LINE_WORDS.pair, { option: name, least, most, given });
  return [a, b];
};
const PAPER_NAMES = ['A4', 'A3', 'Letter'] as const;

/** A paper by name, or "210x297". */
export const paperOption = (
  args: Args,
  otherwise: (typeof PAPER_NAMES)[number],
): (typeof PAPER_NAMES)[number] | readonly [number, number] => {
  const given = textOption(args, 'paper');
  if (given === undefined || !/[x×]/.test(given)) return oneOf(args, 'paper', PAPER_NAMES, otherwise);
  return pairOption(args, 'paper', { least: LEAST_PAPER, most: MOST_PAPER }) as readonly [number, number];
};
/** A factor near one. */
export const calibrationOption = (args: Args): number => {
  const given = textOption(args, 'calibration');
  if (given === undefined) return 1;
  const factor = numberIn(given);
  if (!(factor >= 0.8 && factor <= 1.25))
    throw new UsageError(COMMAND_LINE_WORDS.number, { option: 'calibration', least: 0.8, most: 1.25, given });
  return factor;
};
const MOST_EDGE = 30;
/** How much of the paper this printer leaves white. */
export const edgeOption = (args: Args): number => {
  const edge = millimetresOption(args, 'edge', EDGE);
  if (edge > MOST_EDGE) throw new UsageError(COMMAND_LINE_WORDS.atMostMillimetres, { option: 'edge', most: MOST_EDGE });
  return edge;
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
