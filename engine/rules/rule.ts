import type { Square } from '../grid.ts';
import type { Objection } from '../objection.ts';
import type { CoveredSquare, Position } from '../placement/position.ts';
import type { Setup } from '../setup.ts';
import type { Placement, Tile } from '../tile.ts';

/** A tile about to be laid, with the squares it would cover. */
export interface Candidate {
  readonly placement: Placement;
  readonly tile: Tile;
  readonly squares: readonly CoveredSquare[];
}

/** One sentence of the rulebook. Lazy on purpose: the first objection answers "may I?", all of them answer "why not?". */
export interface PlacementRule {
  readonly id: string;
  /** True for rules about what has been reached: they ask in which order tiles were laid, and so judge no finished set-up. */
  readonly asksOrder?: boolean;
  /** Optional rules hold only where a scenario says so. They are not in the fast table and are asked of what it lets through. */
  isSwitchedOn?(setup: Setup): boolean;
  objections(position: Position, candidate: Candidate): Iterable<Objection>;
}

/** One sentence about a set-up as a whole. */
export interface SetupRule {
  readonly id: string;
  objections(position: Position): Iterable<Objection>;
}

export const squaresOfCandidate = (candidate: Candidate): readonly Square[] => candidate.squares.map(({ at }) => at);
