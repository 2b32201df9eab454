import type { Square } from '../grid.ts';
import type { Constraint, ConstraintOf } from '../layouts/constraint.ts';
import type { SymmetryName } from '../layouts/symmetry.ts';
import { type Move, movedSquares, spanUnder, swapsAxes } from './move.ts';

/** A line that columns mirror at becomes one for rows when the board lies down; a fallen diagonal that rises has no name. */
const TURNED: Partial<Record<SymmetryName, SymmetryName>> = { 'left-right': 'top-bottom', 'top-bottom': 'left-right' };

type Quota = ConstraintOf<'quota'>;
/** Columns and rows follow the squares they name; where none of them is left on the board, the quota stays as it is. */
const movedQuota = (quota: Quota, move: Move, size: Square): Quota => {
  const { columns, rows, squares, ...rest } = quota;
  const along = columns && spanUnder(move, size, 0, columns);
  const down = rows && spanUnder(move, size, 1, rows);
  if ((columns && !along) || (rows && !down)) return quota;
  const [across, upright] = swapsAxes(move.symmetry) ? [down, along] : [along, down];
  return {
    ...rest,
    ...(across ? { columns: across } : {}),
    ...(upright ? { rows: upright } : {}),
    ...(squares ? { squares: movedSquares(squares, move) } : {}),
  };
};

/** What is demanded of tokens, after the board it speaks of was moved. */
export const movedConstraint = (constraint: Constraint, move: Move, size: Square): Constraint => {
  if (constraint.demand === 'quota') return movedQuota(constraint, move, size);
  if (!swapsAxes(move.symmetry)) return constraint;
  if (constraint.demand === 'spread') return { ...constraint, columns: constraint.rows, rows: constraint.columns };
  if (constraint.demand === 'symmetric') return { ...constraint, under: TURNED[constraint.under] ?? constraint.under };
  return constraint;
};
