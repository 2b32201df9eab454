import type { Square } from '../grid.ts';
import type { PlacementRule, SetupRule } from '../rules/rule.ts';
import type { Setup } from '../setup.ts';
import type { SystemId } from '../systems/switches.ts';
import type { Ground } from './ground.ts';
import type { Position } from './position.ts';

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
