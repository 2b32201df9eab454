import type { Board } from '../board.ts';
import type { Square } from '../grid.ts';

const USED_UNLESS_SAID = 2;

/** Every way to choose so many of a list, in the order of the list. */
const combinations = <T>(items: readonly T[], many: number): T[][] => {
  if (many === 0) return [[]];
  return items.flatMap((item, i) => combinations(items.slice(i + 1), many - 1).map((rest) => [item, ...rest]));
};

/** Every choice of starts a game on a board may use: of Germany's three each pair. */
export const startChoices = ({ starts, useStarts = USED_UNLESS_SAID }: Board): Square[][] =>
  combinations(
    starts.map(({ at }) => at),
    Math.min(useStarts, starts.length),
  );
