import { squareName } from '../grid.ts';
import { objection } from '../objection.ts';
import { holesMadeBy } from '../placement/holes.ts';
import { type PlacementRule, squaresOfCandidate } from './rule.ts';

/** An optional rule: a tile may not shut in free squares. In force where the scenario says so. */
export const noEnclosedHoles: PlacementRule = {
  id: 'placement/no-enclosed-holes',
  asksOrder: true,
  isSwitchedOn: ({ scenario }) => scenario.game?.noEnclosedHoles === true,
  *objections(position, candidate) {
    const squares = squaresOfCandidate(candidate);
    for (const hole of holesMadeBy(position, squares))
      yield objection(
        this.id,
        { squares: [...squares, ...hole], tile: candidate.placement.tile },
        { square: squareName(candidate.placement.at), holes: hole.map(squareName), size: hole.length },
      );
  },
};
