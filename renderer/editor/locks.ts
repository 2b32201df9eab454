/** Parts of a scenario that can be locked: tools leave a locked part alone. */
export const LAYER_IDS = ['land', 'border', 'cities', 'ferries', 'names', 'regions', 'tokens', 'tiles'] as const;
export type LayerId = (typeof LAYER_IDS)[number];

const ALL_OF_BOARD = ['land', 'border', 'cities', 'ferries', 'names', 'regions'] as const;
/** What each tool changes, by the tool's id; tools that only choose or measure are not here. */
const CHANGES: Readonly<Record<string, readonly LayerId[]>> = {
  brush: ['land'],
  line: ['land'],
  rectangle: ['land'],
  ellipse: ['land'],
  fill: ['land'],
  eraser: ALL_OF_BOARD,
  stamp: ALL_OF_BOARD,
  'move-squares': ALL_OF_BOARD,
  border: ['border'],
  city: ['cities'],
  ferry: ['ferries'],
  names: ['names'],
  region: ['regions'],
  'move-token': ['tokens'],
  'lock-token': ['tokens'],
  lay: ['tiles'],
  'move-tile': ['tiles'],
};

/** The locked layer that keeps a tool from working, if any. */
export const lockAgainst = (tool: string, locked: ReadonlySet<LayerId>): LayerId | undefined =>
  CHANGES[tool]?.find((layer) => locked.has(layer));
