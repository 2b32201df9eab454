import type { Square } from '../grid.ts';
import type { Ground } from '../placement/ground.ts';
import type { Position } from '../placement/position.ts';
import type { PlacementRule, SetupRule } from '../rules/rule.ts';
import type { Setup } from '../setup.ts';
import { mapBoardsPlacement } from './map-boards/placement.ts';
import type { SystemId } from './switches.ts';

/** What a system has to say about where tiles may lie. */
export interface PlacementSystem {
  readonly id: SystemId;
  readonly rules: readonly PlacementRule[];
  readonly setupRules: readonly SetupRule[];
  /** The same facts as the rules, as the fast table asks them. */
  ground(setup: Setup): Ground;
  /** Whether something of the system counts as a laid tile beside the square. */
  touches(position: Position, square: Square): boolean;
}

const PLACEMENT_SYSTEMS: readonly PlacementSystem[] = [mapBoardsPlacement];

/** The systems of a set-up that speak about placement, in their order. */
export const placementSystemsOf = (setup: Setup): readonly PlacementSystem[] =>
  PLACEMENT_SYSTEMS.filter((system) => setup.scenario.systems[system.id] !== undefined);
