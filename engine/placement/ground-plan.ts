import { SIDES, type Square } from '../grid.ts';
import type { Ground, Reach } from './ground.ts';
import { edgeCode, SIDE_BITS, type Signature } from './signature.ts';
import { codeOfSquare, type SquareCode } from './square-code.ts';

/** A reach with numbers in place of words. */
export interface ReachPlan {
  /** -1: whatever the tile shows. */
  readonly side: number;
  readonly edge: number;
  readonly touched: Int32Array;
  readonly opened: Int32Array;
}
/** A square that can take a tile, as it is before the first. */
export interface OpenSquare {
  readonly code: SquareCode;
  readonly wanted: Signature;
  readonly closed: boolean;
}
/** The ground of a scenario made ready for the fast table; one for all tables of the scenario. */
export interface GroundPlan {
  /** Undefined where the table has no end. */
  readonly squares: readonly OpenSquare[] | undefined;
  readonly reaches: ReadonlyMap<SquareCode, readonly ReachPlan[]>;
  /** Squares that are closed until something opens them. */
  readonly closed: ReadonlySet<SquareCode>;
  readonly touched: Int32Array;
  readonly starts: Int32Array;
}

const codes = (squares: readonly Square[]): Int32Array => Int32Array.from(squares, codeOfSquare);
const wantedAt = (ground: Ground, square: Square): Signature =>
  SIDES.reduce((all, side, place) => all | (edgeCode(ground.demanded(square, side)) << (SIDE_BITS * place)), 0);

const reachPlan = ({ showing, touched, opened }: Reach): ReachPlan => ({
  side: showing ? SIDES.indexOf(showing.side) : -1,
  edge: showing ? edgeCode(showing.edge) : 0,
  touched: codes(touched),
  opened: codes(opened),
});
const reachPlans = (ground: Ground): ReadonlyMap<SquareCode, readonly ReachPlan[]> => {
  const plans = new Map<SquareCode, ReachPlan[]>();
  for (const reach of ground.reaches) {
    const code = codeOfSquare(reach.from);
    plans.set(code, [...(plans.get(code) ?? []), reachPlan(reach)]);
  }
  return plans;
};

export const groundPlan = (ground: Ground, starts: readonly Square[]): GroundPlan => {
  const closed = new Set(ground.closed.map(codeOfSquare));
  const squares = ground.extent
    ?.filter((square) => ground.open(square))
    .map((square): OpenSquare => {
      const code = codeOfSquare(square);
      return { code, wanted: wantedAt(ground, square), closed: closed.has(code) };
    });
  return { squares, closed, reaches: reachPlans(ground), touched: codes(ground.touched), starts: codes(starts) };
};
