import { isBorder, squaresOfBoard } from '../board.ts';
import type { Board } from '../documents/board.ts';
import { neighbour, SIDES, type Side, type Square, squareKey, turnedSide } from '../grid.ts';

/** One side of the outline. */
export interface BorderStep {
  readonly at: Square;
  readonly side: Side;
}
const stepKey = ({ at, side }: BorderStep): string => `${squareKey(at)},${side}`;

/** The next side with land on the right hand: round an inner corner, straight on, or round an outer one. */
const after = (board: Board, { at, side }: BorderStep): BorderStep => {
  const ahead = turnedSide(side, 1);
  const straight = neighbour(at, ahead);
  if (isBorder(board, at, ahead)) return { at, side: ahead };
  if (isBorder(board, straight, side)) return { at: straight, side };
  return { at: neighbour(straight, side), side: turnedSide(side, -1) };
};

/**
 * The outline as closed walks, each side once: round the outside clockwise, round lakes and gaps inside the other way.
 * Every walk begins at its first side in reading order.
 */
export const borderWalks = (board: Board): BorderStep[][] => {
  const seen = new Set<string>();
  const walks: BorderStep[][] = [];
  for (const at of squaresOfBoard(board))
    for (const side of SIDES) {
      if (!isBorder(board, at, side) || seen.has(stepKey({ at, side }))) continue;
      const walk: BorderStep[] = [];
      for (let step: BorderStep = { at, side }; !seen.has(stepKey(step)); step = after(board, step)) {
        seen.add(stepKey(step));
        walk.push(step);
      }
      walks.push(walk);
    }
  return walks;
};

/** The walk that a side lies on, from that side once round; empty where it is no border. */
export const walkFrom = (board: Board, from: BorderStep): BorderStep[] => {
  const key = stepKey(from);
  const walk = borderWalks(board).find((steps) => steps.some((step) => stepKey(step) === key)) ?? [];
  const start = walk.findIndex((step) => stepKey(step) === key);
  return [...walk.slice(start), ...walk.slice(0, start)];
};

/** Sides from one to another along a walk, both included; only the first where they lie on different walks. */
export const stretch = (board: Board, from: BorderStep, to: BorderStep): BorderStep[] => {
  const walk = walkFrom(board, from);
  const end = walk.findIndex((step) => stepKey(step) === stepKey(to));
  if (end < 0) return walk.slice(0, 1);
  return end <= walk.length / 2 ? walk.slice(0, end + 1) : [walk[0]!, ...walk.slice(end).reverse()];
};
