import type { PlacementSystem } from '../../placement/system.ts';
import { advisedTiles } from './advised-tiles.ts';
import { borderPrint } from './border-print.ts';
import { cityIsAwake, touchesAwakeCity } from './city-is-awake.ts';
import { groundOf } from './ground.ts';
import { islandIsReached, touchesFerry } from './island-is-reached.ts';
import { largeCityEdge } from './large-city-edge.ts';
import { notOnALargeCity } from './not-on-a-large-city.ts';
import { notOnWaves } from './not-on-waves.ts';
import { onTheBoard } from './on-the-board.ts';

import { startsArePrinted } from './starts-are-printed.ts';
import { startsInUse } from './starts-in-use.ts';

/** Where tiles may lie on a printed board. */
export const mapBoardsPlacement: PlacementSystem = {
  id: 'map-boards',
  rules: [onTheBoard, notOnALargeCity, notOnWaves, cityIsAwake, islandIsReached, largeCityEdge, borderPrint],
  setupRules: [startsArePrinted, startsInUse, advisedTiles],
  ground: groundOf,
  touches: (position, square) => touchesAwakeCity(position, square) || touchesFerry(position, square),
};
