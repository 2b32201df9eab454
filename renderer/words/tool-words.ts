import type { Messages } from '../../engine/words/words.ts';

/** Tools that several workspaces have. */
export const TOOLS = {
  select: { en: 'Select', cs: 'Vybrat', de: 'Auswählen', nl: 'Selecteren' },
  selectHint: {
    en: 'Drag to choose squares. Shift adds, Ctrl takes away.',
    cs: 'Tažením vyberete pole. Shift přidá, Ctrl ubere.',
    de: 'Ziehen wählt Felder. Umschalt fügt hinzu, Strg nimmt weg.',
    nl: 'Sleep om vakken te kiezen. Shift voegt toe, Ctrl haalt weg.',
  },
} as const satisfies Messages;
