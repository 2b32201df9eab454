import { type Square, sameSquare, squareName } from '../grid.ts';
import { objection } from '../objection.ts';
import { isCovered, isTouched, type Position } from '../placement/position.ts';
import { type PlacementRule, squaresOfCandidate } from './rule.ts';

/** A start in use takes its tile with nothing beside it. */
const isWaitingStart = (position: Position, square: Square): boolean =>
  position.setup.scenario.starts.some((start) => sameSquare(start, square)) && !isCovered(position, square);

/** Before the first tile, where no start says otherwise, anywhere will do. */
const isFirstOfAll = (position: Position): boolean => position.tiles === 0 && position.setup.scenario.starts.length === 0;
/** Whether a tile on this square would hang together with what lies. */
export const isInReach = (position: Position, square: Square): boolean =>
  isTouched(position, square) || isWaitingStart(position, square) || isFirstOfAll(position);

export const touchesATile: PlacementRule = {
  id: 'placement/touches-a-tile',
  asksOrder: true,
  *objections(position, candidate) {
    const squares = squaresOfCandidate(candidate);
    if (squares.some((square) => isInReach(position, square))) return;
    yield objection(this.id, { squares, tile: candidate.placement.tile }, { square: squareName(candidate.placement.at) });
  },
};
