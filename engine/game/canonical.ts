import { type Game, NONE } from './game.ts';
import type { Move } from './move.ts';
import { type FeaturePlace, nodeAtPlace, placeOfNode } from './place.ts';

/** A move as this game would write it: a feature may be named by any side or half it reaches, here it is the first. */
export const canonical = (game: Game, move: Move): Move => {
  const named = 'on' in move ? firstNamed(game, move as Move & FeaturePlace) : move;
  return game.plan.systems.reduce((same, system) => system.canonical?.(same) ?? same, named);
};
const firstNamed = (game: Game, move: Move & FeaturePlace): Move => {
  const node = nodeAtPlace(game, move);
  if (node === NONE) return move;
  const { place: _, ...rest } = move;
  return { ...rest, ...placeOfNode(game, node) } as Move;
};

const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
/** Whether two canonical moves are the same, whatever the order of their fields. */
export const sameMove = (a: Move, b: Move): boolean => a.do === b.do && JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));
