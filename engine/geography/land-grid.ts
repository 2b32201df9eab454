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

export const layGrid = ({ owners, share }: Survey, side: number, east: number, south: number): LandGrid => {
  const columns = Math.floor((owners.width * owners.pixel - east) / side);
  const rows = Math.floor((owners.height * owners.pixel - south) / side);
  const [left, top] = [owners.left + east, owners.top + south];
  const shares = new Float64Array(columns * rows);
  for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) shares[y * columns + x] = share(left + x * side, top + y * side, side);
  return { columns, rows, side, left, top, shares };
};

export const indexOf = ({ columns }: LandGrid, [x, y]: Square): number => y * columns + x;
export const squareAt = ({ columns }: LandGrid, index: number): Square => [index % columns, Math.floor(index / columns)];

/** Land that no squares would get right: the share given up and the sea taken in, in square kilometres. */
export const misjudged = ({ shares, side }: LandGrid): number =>
  shares.reduce((sum, share) => sum + Math.min(share, 1 - share), 0) * side * side;
