import { neighbour, opposite, SIDES, type Side, squareName } from '../grid.ts';
import { type Objection, objection } from '../objection.ts';
import type { CoveredSquare, Position } from '../placement/position.ts';
import type { Edge } from '../tile.ts';
import type { PlacementRule } from './rule.ts';

function* mismatches(position: Position, square: CoveredSquare, side: Side, mine: Edge): Generator<Objection> {
  const next = neighbour(square.at, side);
  for (const other of position.at(next)) {
    const theirs = other.edges[opposite(side)];
    if (theirs === mine || theirs === undefined) continue;
    const facts = { square: squareName(square.at), other: squareName(next), tile: other.tile.id, side, mine, theirs };
    yield objection(edgesMatch.id, { squares: [square.at, next], tile: square.placement.tile, side }, facts);
  }
}

export const edgesMatch: PlacementRule = {
  id: 'placement/edges-match',
  *objections(position, { squares }) {
    for (const square of squares)
      for (const side of SIDES) {
        const mine = square.edges[side];
        if (mine) yield* mismatches(position, square, side, mine);
      }
  },
};
