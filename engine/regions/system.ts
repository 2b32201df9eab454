import type { Side, Square } from '../grid.ts';
import type { Position } from '../placement/position.ts';
import type { SystemId } from '../systems/switches.ts';
import type { Piece, SideEnd } from './piece.ts';

/** What stands on a square as a monastery beside it sees it. */
export type Filling = 'filled' | 'empty' | 'missing';

/** What a system has to say about regions. */
export interface RegionSystem {
  readonly id: SystemId;
  /** Features the board prints. */
  pieces(position: Position): readonly Piece[];
  /** Whether the ground closes a feature that ends here, no tile lying beyond. */
  closes(position: Position, square: Square, side: Side): boolean;
  /** Roads that are joined over water: two ends of one way. */
  links(position: Position): readonly (readonly [SideEnd, SideEnd])[];
  /** What an uncovered square is to a monastery beside it; undefined where the system does not say. */
  filling(position: Position, square: Square): Filling | undefined;
}
