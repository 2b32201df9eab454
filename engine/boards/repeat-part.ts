import type { Scenario } from '../documents/scenario.ts';
import { type Square, squareKey } from '../grid.ts';
import type { Objection } from '../objection.ts';
import { boardOf, type Library } from '../setup.ts';
import { citySquaresOf, joinedImages } from './joined-images.ts';
import { imagesOf, type LiveSymmetry } from './live-symmetry.ts';
import { sizeOf } from './move.ts';
import { capture, cleared, stamped, turnedPiece } from './piece.ts';
import { frameOf, rectangle } from './squares.ts';
import { inverseOf, type Symmetry } from './symmetry.ts';

/** Towards which end of the board the part lies that a symmetry repeats. */
export const PARTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Part = (typeof PARTS)[number];
const TOWARDS: Readonly<Record<Part, Square>> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};
const CORNERS: readonly Part[] = ['NE', 'SE', 'SW', 'NW'];
const PARTS_OF: Readonly<Record<LiveSymmetry, readonly Part[]>> = {
  vertical: ['W', 'E'],
  horizontal: ['N', 'S'],
  both: CORNERS,
  diagonal: ['NE', 'SW'],
  antidiagonal: ['NW', 'SE'],
  'half-turn': ['N', 'E', 'S', 'W'],
  'quarter-turn': CORNERS,
  all: CORNERS,
};
/** The parts of a board that a symmetry can repeat over the rest. */
export const partsOf = (symmetry: LiveSymmetry): readonly Part[] => PARTS_OF[symmetry];

/** How far towards a part a square lies; among equals, how far to the right of that way: so one image of a square is always the first. */
const reach = ([x, y]: Square, [width, height]: Square, part: Part): readonly [number, number] => {
  const [u, v] = [2 * x - width + 1, 2 * y - height + 1];
  const [dx, dy] = TOWARDS[part];
  return [dx * u + dy * v, dx * v - dy * u];
};
/** Squares that become what others are, by the move that takes those onto them. */
interface Copied {
  readonly move: Symmetry;
  readonly from: Square[];
  readonly onto: Square[];
}
const copies = (size: Square, symmetry: LiveSymmetry, part: Part): Copied[] => {
  const found = new Map<string, Copied>();
  for (const square of rectangle([0, 0], [size[0] - 1, size[1] - 1])) {
    const images = imagesOf(square, symmetry, size).filter(({ at: [x, y] }) => x >= 0 && y >= 0 && x < size[0] && y < size[1]);
    const ranked = images.map((image) => ({ ...image, reach: reach(image.at, size, part) }));
    const first = ranked.reduce((best, other) =>
      other.reach[0] > best.reach[0] || (other.reach[0] === best.reach[0] && other.reach[1] > best.reach[1]) ? other : best,
    );
    if (squareKey(first.at) === squareKey(square)) continue;
    const move = inverseOf(first.move);
    const copied = found.get(JSON.stringify(move)) ?? { move, from: [], onto: [] };
    copied.from.push(first.at);
    copied.onto.push(square);
    found.set(JSON.stringify(move), copied);
  }
  return [...found.values()];
};
/** Large cities that the axis has cut are whole again. */
const mended = (scenario: Scenario, library: Library, symmetry: LiveSymmetry): Scenario => {
  const before = boardOf(scenario, library);
  const board = joinedImages(before, citySquaresOf(before), symmetry);
  return board === before ? scenario : { ...scenario, board };
};
/** The scenario with one part of its board repeated over the rest, with all that stands on it. Squares on an axis stay as they are; a large city that meets its image is one with it. */
export const repeatedPart = (scenario: Scenario, library: Library, symmetry: LiveSymmetry, part: Part): Scenario | Objection => {
  const all = copies(sizeOf(boardOf(scenario, library)), symmetry, part);
  let now = cleared(
    scenario,
    library,
    all.flatMap(({ onto }) => onto),
  );
  for (const { move, from, onto } of all) {
    const piece = turnedPiece(capture(scenario, library, from), move, scenario, library);
    if ('rule' in piece) return piece;
    const { left, top } = frameOf(onto);
    now = stamped(now, library, piece, [left, top]);
  }
  return mended(now, library, symmetry);
};
