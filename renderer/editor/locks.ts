import type { Scenario } from '../../engine/documents/scenario.ts';
import { boardOf, type Library } from '../../engine/setup.ts';

/** Parts of a scenario that can be locked: nothing a person does changes a locked part. */
export const LAYER_IDS = ['land', 'border', 'cities', 'ferries', 'names', 'regions', 'tokens', 'tiles'] as const;
export type LayerId = (typeof LAYER_IDS)[number];

/** What each tool changes whatever it touches, by the tool's id: those are told at once. What others change is seen when they do. */
const CHANGES: Readonly<Record<string, LayerId>> = {
  brush: 'land',
  line: 'land',
  rectangle: 'land',
  ellipse: 'land',
  fill: 'land',
  eraser: 'land',
  border: 'border',
  city: 'cities',
  ferry: 'ferries',
  names: 'names',
  region: 'regions',
  'move-token': 'tokens',
  'lock-token': 'tokens',
  lay: 'tiles',
  'move-tile': 'tiles',
};

/** The locked layer that keeps a tool from working at all, if any. */
export const lockAgainst = (tool: string, locked: ReadonlySet<LayerId>): LayerId | undefined => {
  const layer = CHANGES[tool];
  return layer && locked.has(layer) ? layer : undefined;
};

/** What belongs to a layer, as one value. */
const partOf = (scenario: Scenario, library: Library, layer: LayerId): unknown => {
  const board = boardOf(scenario, library);
  switch (layer) {
    case 'land':
      return board.rows;
    case 'border':
      return board.border;
    case 'cities':
      return board.cities;
    case 'ferries':
      return board.ferries ?? [];
    case 'names':
      return [board.starts, board.towns];
    case 'regions':
      return board.regions ?? [];
    case 'tokens':
      return scenario.tokens?.placed ?? [];
    case 'tiles':
      return scenario.laid;
  }
};
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The locked layer that a change of the scenario would touch, if any. */
export const lockTouched = (locked: ReadonlySet<LayerId>, before: Scenario, after: Scenario, library: Library): LayerId | undefined =>
  [...locked].find((layer) => !isSame(partOf(before, library, layer), partOf(after, library, layer)));
