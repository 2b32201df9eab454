import type { Studio } from '../../app/studio.svelte.ts';
import { paletteOf } from '../../board/palette.svelte.ts';
import { LAYER_IDS, type LayerId } from '../../editor/locks.ts';

/** Layers that can be hidden; the land and what is printed on it always show. */
export const HIDEABLE = ['names', 'regions', 'tokens', 'tiles'] as const satisfies readonly LayerId[];
export type Hideable = (typeof HIDEABLE)[number];
export const isHideable = (layer: LayerId): layer is Hideable => HIDEABLE.some((each) => each === layer);

export const isShown = (studio: Studio, layer: Hideable): boolean =>
  layer === 'regions' ? paletteOf(studio).showsRegions : studio.shown[layer];
export const show = (studio: Studio, layer: Hideable, shows: boolean): void => {
  if (layer === 'regions') paletteOf(studio).showsRegions = shows;
  else studio.shown = { ...studio.shown, [layer]: shows };
};
/** The layer is seen, and of those that can be hidden no other. */
export const isSolo = (studio: Studio, layer: Hideable): boolean => HIDEABLE.every((each) => isShown(studio, each) === (each === layer));
/** Shows one layer alone; a second time, all of them. */
export const toggleSolo = (studio: Studio, layer: Hideable): void => {
  const wasSolo = isSolo(studio, layer);
  for (const each of HIDEABLE) show(studio, each, wasSolo || each === layer);
};
export const toggleLock = (studio: Studio, layer: LayerId): void => {
  studio.locked = new Set(LAYER_IDS.filter((each) => studio.locked.has(each) !== (each === layer)));
};
