import type { Board, BorderSide } from '../../board.ts';
import { SIDES, type Side, type Square, sameSquare, squareName } from '../../grid.ts';
import { objection } from '../../objection.ts';
import { codeOfSquare } from '../../placement/square-code.ts';
import type { PlacementRule } from '../../rules/rule.ts';
import type { Setup } from '../../setup.ts';

const keyOf = (square: Square, side: Side): number => codeOfSquare(square) * 4 + SIDES.indexOf(side);
const index = (board: Board): ReadonlyMap<number, BorderSide> =>
  new Map(board.border.map((entry) => [keyOf(entry.at, entry.side), entry] as const));

const known = new WeakMap<Board, ReadonlyMap<number, BorderSide>>();
/** What is said of a side of the border; nothing where it is neutral. */
export const borderEntry = (board: Board, square: Square, side: Side): BorderSide | undefined => {
  const border = known.get(board) ?? index(board);
  known.set(board, border);
  return border.get(keyOf(square, side));
};

/** What the print at the border wants of a tile here. */
export const printDemanded = (setup: Setup, square: Square, side: Side): 'road' | 'city' | undefined => {
  const mayDiffer =
    setup.scenario.systems['map-boards']?.startMayDiffer && setup.scenario.starts.some((start) => sameSquare(start, square));
  return mayDiffer ? undefined : borderEntry(setup.board, square, side)?.print;
};

export const borderPrint: PlacementRule = {
  id: 'placement/border-print',
  *objections({ setup }, { placement, squares }) {
    for (const { at, edges } of squares)
      for (const side of SIDES) {
        const theirs = printDemanded(setup, at, side);
        const mine = edges[side];
        if (!mine || !theirs || mine === theirs) continue;
        const facts = { square: squareName(at), side, mine, theirs, to: borderEntry(setup.board, at, side)?.to ?? '' };
        yield objection(this.id, { squares: [at], tile: placement.tile, side }, facts);
      }
  },
};
