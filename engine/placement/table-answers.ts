import type { Placement } from '../tile.ts';
import type { SquareCode } from './square-code.ts';
import { type PlacementTable, rotationOfPlace, squareOfPlace } from './table.ts';
import type { KindMask, TurnMask } from './tile-masks.ts';

const ROTATION_COUNT = 4;

/** The legal places of a kind as placements, in no order. */
export const placementsIn = (table: PlacementTable, tile: string, allRotations = false): Placement[] => {
  const kind = table.plan.kindOf.get(tile);
  const mask = kind === undefined ? undefined : table.plan.kinds[kind];
  if (kind === undefined || mask === undefined) return [];
  const out = new Int32Array(table.reachable * ROTATION_COUNT * (mask.turns[0]?.steps.length ?? 1));
  const found = out.subarray(0, table.legal(kind, out, allRotations));
  return Array.from(found, (place) => ({ tile, at: squareOfPlace(place), rotation: rotationOfPlace(place) }));
};

const couldTakeAll = (table: PlacementTable, { steps, fit }: TurnMask, at: SquareCode): boolean =>
  steps.every((step, place) => {
    const wanted = table.wantedAt(at + step);
    return wanted !== undefined && (fit[place] as Uint8Array)[wanted] === 1;
  });

/** Whether a kind could come to lie on a square one day, as far as its own sides and those beside it tell; reach is not asked. */
export const couldLie = (table: PlacementTable, kind: number, code: SquareCode): boolean => {
  const { turns } = table.plan.kinds[kind] as KindMask;
  return turns.some((turn) => turn.steps.some((step) => couldTakeAll(table, turn, code - step)));
};
