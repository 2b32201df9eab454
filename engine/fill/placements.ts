import { ROTATIONS, type Rotation } from '../grid.ts';
import type { Placement, Tile } from '../tile.ts';
import { lettersTurned } from './inventory.ts';
import type { FillProblem } from './problem.ts';

/** The turn in which a tile shows these letters. */
const rotationFor = (tile: Tile, letters: readonly number[]): Rotation => {
  const found = ROTATIONS.find((rotation) => lettersTurned(tile, rotation).every((letter, side) => letter === letters[side]));
  if (found === undefined) throw new Error(`tile ${tile.id} does not belong to its class`);
  return found;
};

/** The codes laid on the squares as placements of kinds, in the order of the squares; kinds of a class are used in the order of the list. */
export const placementsOf = (problem: FillProblem, placed: Int32Array): Placement[] => {
  const { stock, squares } = problem;
  const supply = stock.classes.map(({ kinds }) => kinds.flatMap(({ tile, copies }) => Array.from({ length: copies }, () => tile)));
  return squares.flatMap((at, i): Placement[] => {
    const code = placed[i] as number;
    if (code < 0) return [];
    const tile = supply[stock.classOf[code] as number]?.shift();
    if (!tile) throw new Error('more tiles laid than there are');
    return [{ tile: tile.id, at, rotation: rotationFor(tile, stock.codes[code] as readonly number[]) }];
  });
};
