import type { RegionSystem } from '../regions/system.ts';
import type { Setup } from '../setup.ts';
import { mapBoardsRegions } from './map-boards/regions.ts';

const REGION_SYSTEMS: readonly RegionSystem[] = [mapBoardsRegions];

/** The systems of a set-up that speak about regions, in their order. */
export const regionSystemsOf = (setup: Setup): readonly RegionSystem[] =>
  REGION_SYSTEMS.filter((system) => setup.scenario.systems[system.id] !== undefined);
