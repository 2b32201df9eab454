import type { PlacementSystem } from '../placement/system.ts';
import type { Setup } from '../setup.ts';
import { mapBoardsPlacement } from './map-boards/placement.ts';

const PLACEMENT_SYSTEMS: readonly PlacementSystem[] = [mapBoardsPlacement];

/** The systems of a set-up that speak about placement, in their order. */
export const placementSystemsOf = (setup: Setup): readonly PlacementSystem[] =>
  PLACEMENT_SYSTEMS.filter((system) => setup.scenario.systems[system.id] !== undefined);
