import { LANGUAGES } from '../../../engine/documents/common.ts';
import type { Message } from '../../../engine/words/words.ts';
import type { Studio } from '../../app/studio.svelte.ts';
import { paletteOf } from '../../board/palette.svelte.ts';
import { tracingOf } from '../../board/trace.svelte.ts';
import type { Command } from '../../commands/command.ts';
import { LAYER_IDS, type LayerId } from '../../editor/locks.ts';
import { LAYER_NAMES, LAYERS } from '../../words/layer-words.ts';

/** What can be hidden: the layers of the document, and the picture that is traced. */
export const ROWS = [...LAYER_IDS, 'trace'] as const;
export type Row = (typeof ROWS)[number];
/** The picture has a row while there is one. */
export const rowsOf = (studio: Studio): readonly Row[] => (tracingOf(studio).now ? ROWS : LAYER_IDS);

export const isShown = (studio: Studio, row: Row): boolean => {
  if (row === 'trace') return tracingOf(studio).now?.isHidden === false;
  if (row === 'regions') return paletteOf(studio).showsRegions;
  return row === 'names' || row === 'tokens' || row === 'tiles' ? studio.shown[row] : !studio.hidden.has(row);
};
export const show = (studio: Studio, row: Row, shows: boolean): void => {
  if (row === 'trace') tracingOf(studio).change({ isHidden: !shows });
  else if (row === 'regions') paletteOf(studio).showsRegions = shows;
  else if (row === 'names' || row === 'tokens' || row === 'tiles') studio.shown = { ...studio.shown, [row]: shows };
  else studio.hidden = new Set([...studio.hidden, row].filter((each) => each !== row || !shows));
};
/** The layer is seen and no other. */
export const isSolo = (studio: Studio, row: Row): boolean => rowsOf(studio).every((each) => isShown(studio, each) === (each === row));
/** Shows one layer alone; a second time, all of them. */
export const toggleSolo = (studio: Studio, row: Row): void => {
  const wasSolo = isSolo(studio, row);
  for (const each of rowsOf(studio)) show(studio, each, wasSolo || each === row);
};

export const isLocked = (studio: Studio, row: Row): boolean =>
  row === 'trace' ? tracingOf(studio).now?.isLocked === true : studio.locked.has(row);
export const toggleLock = (studio: Studio, row: Row): void => {
  if (row === 'trace') tracingOf(studio).change({ isLocked: !isLocked(studio, row) });
  else studio.locked = new Set(LAYER_IDS.filter((each) => studio.locked.has(each) !== (each === row)));
};

const named = (message: Message, layer: LayerId): Message =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, message[language].replace('{layer}', LAYER_NAMES[layer][language])]),
  ) as Message;
/** Names, tokens and tiles have a command of the View menu already. */
const IN_MENU: ReadonlySet<LayerId> = new Set(['names', 'tokens', 'tiles']);

/** All the panel does, for the palette and for keys of one's own. */
export const LAYER_COMMANDS: readonly Command[] = LAYER_IDS.flatMap((layer): Command[] => [
  ...(IN_MENU.has(layer)
    ? []
    : [
        {
          id: `layer.show-${layer}`,
          label: named(LAYERS.show, layer),
          isOn: (studio: Studio) => isShown(studio, layer),
          run: (studio: Studio) => show(studio, layer, !isShown(studio, layer)),
        },
      ]),
  {
    id: `layer.solo-${layer}`,
    label: named(LAYERS.solo, layer),
    isOn: (studio) => isSolo(studio, layer),
    run: (studio) => toggleSolo(studio, layer),
  },
  {
    id: `layer.lock-${layer}`,
    label: named(LAYERS.lock, layer),
    isOn: (studio) => isLocked(studio, layer),
    run: (studio) => toggleLock(studio, layer),
  },
]);
