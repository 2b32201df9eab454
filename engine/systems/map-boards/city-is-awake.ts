import { inLanguage } from '../../documents/common.ts';
import type { Square } from '../../grid.ts';
import { neighbour, SIDES, squareName } from '../../grid.ts';
import { objection } from '../../objection.ts';
import type { Position } from '../../placement/position.ts';
import { type PlacementRule, squaresOfCandidate } from '../../rules/rule.ts';
import { isInReach } from '../../rules/touches-a-tile.ts';
import { isAwake, type PrintedSquare, printedAt } from './large-cities.ts';

const citiesBeside = (position: Position, squares: readonly Square[]): readonly PrintedSquare[] =>
  squares.flatMap((square) => SIDES.flatMap((side) => printedAt(position.setup.board, neighbour(square, side)) ?? []));

/** A large city that sleeps is no neighbour to lie beside. */
export const cityIsAwake: PlacementRule = {
  id: 'placement/city-is-awake',
  asksOrder: true,
  *objections(position, candidate) {
    const squares = squaresOfCandidate(candidate);
    if (squares.some((square) => isInReach(position, square))) return;
    const sleeping = citiesBeside(position, squares).filter((printed) => !isAwake(position, printed));
    for (const city of new Set(sleeping.map((printed) => printed.city)))
      yield objection(
        this.id,
        { squares: [...squares, ...city.squares.map(({ at }) => at)], tile: candidate.placement.tile },
        { square: squareName(candidate.placement.at), city: inLanguage(city.name, 'en') },
      );
  },
};
/** Whether an awake large city lies beside the square. */
export const touchesAwakeCity = (position: Position, square: Square): boolean =>
  citiesBeside(position, [square]).some((printed) => isAwake(position, printed));
