import { groundAt, squaresOfBoard, takesTile } from '../../board.ts';
import { neighbour, opposite, type Side, type Square } from '../../grid.ts';
import type { Demand, Ground, Reach } from '../../placement/ground.ts';
import type { Setup } from '../../setup.ts';
import { printDemanded } from './border-print.ts';
import { ferryNeedsRoad, islandsOf } from './islands.ts';
import { isAwakeFromStart, printedAt, squaresBeside, wakingGroups } from './large-cities.ts';
import { demandOfPrint } from './large-city-edge.ts';

const wakings = (setup: Setup): Reach[] =>
  wakingGroups(setup).flatMap((group) => {
    const touched = squaresBeside(group);
    return touched.map((from) => ({ from, touched, opened: [] }));
  });

const ferries = (setup: Setup): Reach[] =>
  islandsOf(setup.board).flatMap(({ squares, landings }) =>
    landings.map(({ from, side, to }): Reach => {
      const reach = { from, touched: [to], opened: squares };
      return ferryNeedsRoad(setup) ? { ...reach, showing: { side, edge: 'road' } } : reach;
    }),
  );

const demanded = (setup: Setup, square: Square, side: Side): Demand | undefined => {
  const printed = printedAt(setup.board, neighbour(square, side));
  return printed ? demandOfPrint(printed.print.edges[opposite(side)]) : printDemanded(setup, square, side);
};

/** The board as the fast table asks it. */
export const groundOf = (setup: Setup): Ground => ({
  open: (square) => takesTile(groundAt(setup.board, square)) && !printedAt(setup.board, square),
  demanded: (square, side) => demanded(setup, square, side),
  reaches: [...wakings(setup), ...ferries(setup)],
  closed: islandsOf(setup.board).flatMap(({ squares }) => squares),
  touched: isAwakeFromStart(setup) ? wakingGroups(setup).flatMap(squaresBeside) : [],
  extent: [...squaresOfBoard(setup.board, takesTile)],
});
