import type { Square } from '../grid.ts';
import { type DeadSquare, deadBecause } from '../placement/dead-squares.ts';
import { shortages } from '../placement/shortage.ts';
import type { Setup } from '../setup.ts';
import { codeOf } from '../tiles/code.ts';
import { isEmpty, startingDomains } from './domains.ts';
import { hallViolator, unservedSquares } from './hall.ts';
import { ALL_LETTERS, type FillProblem, fillProblemOf } from './problem.ts';

/** Squares of which some must stay empty: so many squares, so many tiles that fit any of them. */
export interface Shortage {
  readonly squares: readonly Square[];
  /** The classes of edges that fit there, and the copies left of all of them. */
  readonly codes: readonly string[];
  readonly kinds: readonly string[];
  readonly copies: number;
}
/** What can no longer be filled as things lie, whatever is drawn next. */
export interface DeadSquares {
  /** No tile left fits here. */
  readonly dead: readonly Square[];
  /** Squares that cannot all be filled, beyond the dead ones. */
  readonly shortage?: Shortage;
  /** At least so many squares stay empty. */
  readonly emptyAtLeast: number;
}

const leftOf = ({ stock }: FillProblem): Int32Array => Int32Array.from(stock.classes, ({ copies }) => copies);

/** Whether anything is asked of a square. Those of which nothing is take every tile, and fall short only where tiles do. */
const wants = ({ neighbours, allowed }: FillProblem, square: number): boolean =>
  [0, 1, 2, 3].some((side) => (neighbours[4 * square + side] as number) < 0 && allowed[4 * square + side] !== ALL_LETTERS);

export const deadSquaresIn = (problem: FillProblem): DeadSquares => {
  const { bits } = startingDomains(problem);
  const filled = Uint8Array.from(problem.squares, (_, square) => (isEmpty(problem, bits, square) ? 1 : 0));
  const dead = problem.squares.filter((_, square) => filled[square] === 1);
  const living = { bits, filled };
  const shortage = hallViolator(
    problem,
    { bits, filled: filled.map((done, square) => (done || !wants(problem, square) ? 1 : 0)) },
    leftOf(problem),
  );
  const classes = (shortage?.classes ?? []).flatMap((owner) => problem.stock.classes[owner] ?? []);
  return {
    dead,
    emptyAtLeast: dead.length + unservedSquares(problem, living, leftOf(problem)),
    ...(shortage && {
      shortage: {
        squares: shortage.squares.map((square) => problem.squares[square] as Square),
        codes: classes.map(({ code }) => code),
        kinds: classes.flatMap(({ kinds }) => kinds.map(({ tile }) => tile.id)),
        copies: classes.reduce((sum, { copies }) => sum + copies, 0),
      },
    }),
  };
};

/** Dead squares with what each wants and why nothing fits it. */
export interface ExplainedDead extends DeadSquares {
  readonly because: readonly DeadSquare[];
}

/**
 * What can no longer be filled in a set-up: on a board every free square is looked at, on a table without end those in reach.
 * Tiles of several squares count too: where they might lie, no more is said to stay empty than they leave.
 */
export const deadSquares = (setup: Setup): ExplainedDead => {
  const because = deadBecause(setup);
  const dead = because.map(({ square }) => square);
  const problem = fillProblemOf(setup);
  const room = problem?.stock.room ?? 0;
  if (problem && room === 0) return { ...deadSquaresIn(problem), because };
  const [found] = shortages(setup);
  const codes = found?.kinds.map((id) => setup.catalogue.tiles.get(id)).flatMap((tile) => (tile ? [codeOf(tile)] : []));
  const short = found ? found.squares.length - found.copies : 0;
  const emptyAtLeast = Math.max(dead.length + short, problem ? deadSquaresIn(problem).emptyAtLeast - room : 0);
  return { because, dead, emptyAtLeast, ...(found && codes ? { shortage: { ...found, codes: [...new Set(codes)] } } : {}) };
};
