import { squareName } from '../grid.ts';
import { nearestLegalPlacement, nextLegalRotation, withoutTiles } from '../placement/questions.ts';
import { isLegalPlacement } from '../placement.ts';
import type { Setup } from '../setup.ts';
import type { Placement } from '../tile.ts';
import { type Fixer, type Fixers, fix, type QuickFix } from './fix.ts';
import { orderOf } from './laid-tile.ts';

/** A laid tile with the set-up as it is without it. */
interface Lifted {
  readonly order: number;
  readonly placement: Placement;
  readonly rest: Setup;
}

const turnIt = ({ order, placement, rest }: Lifted): readonly QuickFix[] => {
  const rotation = nextLegalRotation(rest, placement);
  if (rotation === undefined || rotation === placement.rotation) return [];
  return [fix('fix/turn-tile', [{ do: 'replace-laid', order, placement: { ...placement, rotation } }], { tile: placement.tile })];
};
const moveIt = ({ order, placement, rest }: Lifted): readonly QuickFix[] => {
  const nearest = nearestLegalPlacement(rest, placement);
  if (!nearest || isLegalPlacement(rest, { ...nearest, at: placement.at })) return [];
  return [
    fix('fix/move-tile', [{ do: 'replace-laid', order, placement: nearest }], { tile: placement.tile, square: squareName(nearest.at) }),
  ];
};
const takeItOff = ({ order, placement }: Lifted): readonly QuickFix[] => [
  fix('fix/take-tile-off', [{ do: 'take-laid', orders: [order] }], { tile: placement.tile, square: squareName(placement.at) }),
];

type Way = (lifted: Lifted) => readonly QuickFix[];
const byWays =
  (...ways: readonly Way[]): Fixer =>
  (setup, objection) => {
    const order = orderOf(setup, objection);
    const placement = order === undefined ? undefined : setup.laid[order];
    if (order === undefined || !placement) return [];
    const lifted = { order, placement, rest: withoutTiles(setup, [order]) };
    return ways.flatMap((way) => way(lifted));
  };

const edgeFixes = byWays(turnIt, moveIt, takeItOff);
const squareFixes = byWays(moveIt, takeItOff);

/** Ways out for a laid tile that may not lie as it does. */
export const PLACEMENT_FIXES: Fixers = {
  'placement/edges-match': edgeFixes,
  'placement/large-city-edge': edgeFixes,
  'placement/border-print': edgeFixes,
  'placement/square-is-free': squareFixes,
  'placement/on-the-board': squareFixes,
  'placement/not-on-a-large-city': squareFixes,
  'placement/not-on-waves': squareFixes,
  'placement/large-city-side-closed': squareFixes,
  'placement/known-tile': byWays(takeItOff),
};
