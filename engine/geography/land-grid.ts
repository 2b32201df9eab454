import type { Square } from '../grid.ts';
import type { Survey } from './survey.ts';

/** A grid laid over the map: which share of each square is chosen land. */
export interface LandGrid {
  readonly columns: number;
  readonly rows: number;
  /** Kilometres a square. */
  readonly side: number;
  readonly left: number;
  readonly top: number;
  readonly shares: Float64Array;
}

/** Where a grid may lie: its square width and its offset from the corner of the map, in kilometres. */
export interface GridPlace {
  readonly side: number;
  readonly east: number;
  readonly south: number;
}
/** How many squares a grid has that lies somewhere. */
export const sizeOf = ({ owners }: Survey, { side, east, south }: GridPlace): { readonly columns: number; readonly rows: number } => ({
  columns: Math.floor((owners.width * owners.pixel - east) / side),
  rows: Math.floor((owners.height * owners.pixel - south) / side),
});
/** A grid laid somewhere; its shares are written into numbers that are given, or into new ones. */
export const layGrid = (survey: Survey, place: GridPlace, into?: Float64Array): LandGrid => {
  const { columns, rows } = sizeOf(survey, place);
  const [left, top] = [survey.owners.left + place.east, survey.owners.top + place.south];
  const shares = into?.subarray(0, columns * rows) ?? new Float64Array(columns * rows);
  survey.land.lay(columns, rows, [left, top], place.side, shares);
  return { columns, rows, side: place.side, left, top, shares };
};

export const indexOf = ({ columns }: LandGrid, [x, y]: Square): number => y * columns + x;
export const squareAt = ({ columns }: LandGrid, index: number): Square => [index % columns, Math.floor(index / columns)];

/** How many squares of a grid have more land than a threshold, and the land they would get wrong: given up or taken in, in square kilometres. */
export const judged = ({ shares, side }: LandGrid, threshold: number): { readonly count: number; readonly wrong: number } => {
  let [count, wrong] = [0, 0];
  for (let i = 0; i < shares.length; i++) {
    const share = shares[i]!;
    if (share >= threshold) count++;
    wrong += Math.min(share, 1 - share);
  }
  return { count, wrong: wrong * side * side };
};

/** The squares of a grid that are set, by the pieces they hang together in: the largest first. */
export const piecesOn = (grid: LandGrid, set: Uint8Array): Square[][] => {
  const left = set.slice();
  const pieces: number[][] = [];
  for (let first = 0; first < left.length; first++) {
    if (left[first] === 0) continue;
    left[first] = 0;
    const piece = [first];
    for (const at of piece)
      for (const next of [at - grid.columns, at + 1, at + grid.columns, at - 1])
        if (left[next] === 1) {
          left[next] = 0;
          piece.push(next);
        }
    pieces.push(piece);
  }
  return pieces.sort((a, b) => b.length - a.length).map((piece) => piece.map((index) => squareAt(grid, index)));
};
