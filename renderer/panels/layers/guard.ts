import type { Studio } from '../../app/studio.svelte.ts';
import type { Guard } from '../../editor/editor.svelte.ts';
import { type LayerId, lockTouched } from '../../editor/locks.ts';
import { LAYER_NAMES, LAYERS } from '../../words/layer-words.ts';

/** Tells which lock keeps something from being changed, and offers to open it. */
export const tellLock = (studio: Studio, layer: LayerId): void => {
  const open = (): void => {
    studio.locked = new Set([...studio.locked].filter((other) => other !== layer));
  };
  const name = studio.t(LAYER_NAMES[layer]);
  studio.dialogs.tell(LAYERS.isLocked, { layer: name }, 'error', { label: LAYERS.unlock, run: open });
  studio.announce(LAYERS.isLocked, { layer: name });
};

/** Keeps locked layers as they are, whatever would change them: a tool, a menu, the palette, a panel or a quick fix. A drag is told once. */
export const guardOf = (studio: Studio): Guard => {
  let told: symbol | undefined;
  return (before, after, gesture) => {
    const lock = lockTouched(studio.locked, before, after, studio.library);
    if (!lock) return true;
    if (gesture === undefined || gesture !== told) tellLock(studio, lock);
    told = gesture;
    return false;
  };
};
