import { type BySide, SIDES, type Square } from '../grid.ts';
import { tableOf } from '../placement.ts';
import type { Setup } from '../setup.ts';
import type { Edge } from '../tile.ts';
import { copiesLeft } from './questions.ts';
import { edgeOfCode, NOTHING_FITS, type Signature, sideOfSignature } from './signature.ts';
import { type SquareCode, squareOfCode } from './square-code.ts';
import type { PlacementTable } from './table.ts';
import { couldLie } from './table-answers.ts';
import { kindMasks } from './tile-masks.ts';

/** What the four sides of a square want; a side that says nothing is left out. */
export type WantedSides = Partial<BySide<Edge | 'nothing'>>;

/** A free square no tile of the list can fill any more. */
export interface DeadSquare {
  readonly square: Square;
  readonly wanted: WantedSides;
  /** No kind of the list would ever fit, or all copies of those that would are laid. */
  readonly why: 'no-kind' | 'none-left';
  /** The kinds that would fit. */
  readonly kinds: readonly string[];
}

export const wantedSides = (signature: Signature): WantedSides => {
  const said = SIDES.map((side, place) => [side, sideOfSignature(signature, place)] as const).filter(([, code]) => code !== 0);
  return Object.fromEntries(said.map(([side, code]) => [side, code === NOTHING_FITS ? 'nothing' : edgeOfCode(code)])) as WantedSides;
};

/** The free squares, with what their sides want: of a board all, on a table without end those in reach. */
const freeSquares = (table: PlacementTable): ReadonlyMap<SquareCode, Signature> => {
  const codes = table.plan.ground.squares?.map(({ code }) => code) ?? table.reachableCodes();
  return new Map(
    codes.flatMap((code): [SquareCode, Signature][] => {
      const wanted = table.wantedAt(code);
      return wanted === undefined ? [] : [[code, wanted]];
    }),
  );
};
/** Those whose sides want something. */
export const wantingSquares = (table: PlacementTable): ReadonlyMap<SquareCode, Signature> =>
  new Map([...freeSquares(table)].filter(([, wanted]) => wanted !== 0));

const known = new WeakMap<Setup, readonly DeadSquare[]>();
const find = (setup: Setup): readonly DeadSquare[] => {
  const table = tableOf(setup);
  const left = copiesLeft(setup);
  const kinds = kindMasks(setup.catalogue);
  const dead: DeadSquare[] = [];
  const isOneLeft = kinds.some(({ id, turns }) => (left.get(id) ?? 0) > 0 && turns[0]?.steps.length === 1);
  for (const [code, wanted] of freeSquares(table)) {
    if (wanted === 0 && isOneLeft) continue;
    const fitting = kinds.filter((_, kind) => couldLie(table, kind, code));
    if (fitting.some(({ id }) => (left.get(id) ?? 0) > 0)) continue;
    const why = fitting.length === 0 ? 'no-kind' : 'none-left';
    dead.push({ square: squareOfCode(code), wanted: wantedSides(wanted), why, kinds: fitting.map(({ id }) => id) });
  }
  return dead;
};
/** The squares nothing left in the list can fill, and why; on a table without end only those in reach. */
export const deadBecause = (setup: Setup): readonly DeadSquare[] => {
  const dead = known.get(setup) ?? find(setup);
  known.set(setup, dead);
  return dead;
};
