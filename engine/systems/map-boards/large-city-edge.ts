import type { CityEdge } from '../../board.ts';
import { inLanguage } from '../../documents/common.ts';
import { neighbour, opposite, SIDES, squareName } from '../../grid.ts';
import { objection } from '../../objection.ts';
import type { Demand } from '../../placement/ground.ts';
import type { PlacementRule } from '../../rules/rule.ts';
import { printedAt } from './large-cities.ts';

const DEMANDS: { readonly [edge in CityEdge]: Demand | undefined } = {
  city: 'city',
  road: 'road',
  field: 'field',
  inner: 'city',
  neutral: undefined,
  blocked: 'nothing',
};
/** What the printed side of a large city wants of the tile beside it. */
export const demandOfPrint = (edge: CityEdge): Demand | undefined => DEMANDS[edge];

const CLOSED_SIDE = 'placement/large-city-side-closed';

export const largeCityEdge: PlacementRule = {
  id: 'placement/large-city-edge',
  *objections({ setup }, { placement, squares }) {
    for (const { at, edges } of squares.filter((square) => !printedAt(setup.board, square.at)))
      for (const side of SIDES) {
        const mine = edges[side];
        const next = neighbour(at, side);
        const printed = printedAt(setup.board, next);
        const theirs = printed && demandOfPrint(printed.print.edges[opposite(side)]);
        if (!mine || !theirs || mine === theirs) continue;
        const facts = { square: squareName(at), other: squareName(next), city: inLanguage(printed.city.name, 'en'), side, mine, theirs };
        yield objection(theirs === 'nothing' ? CLOSED_SIDE : this.id, { squares: [at, next], tile: placement.tile, side }, facts);
      }
  },
};
