import type { Board } from '../../engine/documents/board.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';
import type { Square } from '../../engine/grid.ts';
import type { Touch } from '../editor/tool.ts';
import type { Spot } from '../editor/viewport.svelte.ts';
import { touch } from './studio.ts';

const rows = ['######', '######', '##OO##', '######', '######', '....ii'];
/** Six by six squares: a large city of two, a start, a town, an island off the south. */
const board: Board = {
  kind: 'board',
  version: 3,
  id: 'b',
  name: { en: 'b' },
  sizes: { square: 45.5, tile: 45 },
  rows,
  cities: [
    {
      name: { en: 'Keep' },
      squares: [
        { at: [2, 2], edges: { N: 'city', E: 'inner', S: 'field', W: 'city' } },
        { at: [3, 2], edges: { N: 'field', E: 'city', S: 'field', W: 'inner' } },
      ],
    },
  ],
  starts: [{ name: { en: 'Start' }, at: [0, 0] }],
  towns: [{ name: { en: 'Town' }, at: [5, 4] }],
  border: [],
};
export const smallScenario: Scenario = {
  kind: 'scenario',
  version: 1,
  id: 's',
  title: { en: 's' },
  board,
  systems: {},
  tiles: { sets: [] },
  starts: [],
  laid: [],
};

/** A touch at a spot. */
export const touchAt = ([x, y]: Spot, more: Partial<Touch> = {}): Touch => touch([Math.floor(x), Math.floor(y)], { spot: [x, y], ...more });
export const middle = ([x, y]: Square): Spot => [x + 0.5, y + 0.5];
