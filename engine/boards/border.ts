import { borderAt, isBorder } from '../board.ts';
import type { Board, BorderSide } from '../documents/board.ts';
import { bySquare, SIDES } from '../grid.ts';
import type { BorderStep } from './border-walk.ts';

/** What a border side can say. A field that is null is taken away. */
export interface BorderChange {
  readonly print?: 'road' | 'city' | null;
  readonly arms?: number | null;
  readonly beyond?: string | null;
  readonly to?: string | null;
  readonly open?: boolean | null;
}

const bySide = (a: BorderSide, b: BorderSide): number => bySquare(a.at, b.at) || SIDES.indexOf(a.side) - SIDES.indexOf(b.side);

const changed = (side: BorderSide, change: BorderChange): BorderSide => {
  const fields = { ...side, ...change };
  const said = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  const { print: _, arms, ...rest } = Object.fromEntries(said) as unknown as BorderSide;
  const print = fields.print ?? undefined;
  return { ...rest, ...(print ? { print } : {}), ...(print && arms ? { arms } : {}) };
};
/** A side that says nothing needs no entry: unlisted sides are neutral. */
const saysSomething = (side: BorderSide): boolean => Object.keys(side).length > 2;

/** The board with some border sides changed alike. Sides that are no border are left out. */
export const withBorder = (board: Board, sides: readonly BorderStep[], change: BorderChange): Board => {
  const wanted = sides.filter(({ at, side }) => isBorder(board, at, side));
  if (wanted.length === 0) return board;
  const isWanted = (entry: BorderStep): boolean =>
    wanted.some(({ at, side }) => side === entry.side && at[0] === entry.at[0] && at[1] === entry.at[1]);
  const next = wanted.map(({ at, side }) => changed(borderAt(board, at, side) ?? { at, side }, change)).filter(saysSomething);
  return { ...board, border: [...board.border.filter((entry) => !isWanted(entry)), ...next].sort(bySide) };
};
