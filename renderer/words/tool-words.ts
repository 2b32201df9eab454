import type { Messages } from '../../engine/words/words.ts';

/** Tools that several workspaces have. */
export const TOOLS = {
  select: { en: 'Select', cs: 'Vybrat', de: 'Auswählen', nl: 'Selecteren' },
  selectHint: {
    en: 'Drag to choose squares. Shift adds, Ctrl takes away, both keep what is in both.',
    cs: 'Tažením vyberete pole. Shift přidává, Ctrl ubírá, obojí ponechá společná.',
    de: 'Ziehen wählt Felder. Umschalt fügt hinzu, Strg nimmt weg, beides behält die gemeinsamen.',
    nl: 'Sleep om vakken te kiezen. Shift voegt toe, Ctrl haalt weg, samen blijft wat in beide zit.',
  },
  replace: { en: 'Chooses anew', cs: 'Vybírá znovu', de: 'Wählt neu', nl: 'Kiest opnieuw' },
  add: { en: 'Adds', cs: 'Přidává', de: 'Fügt hinzu', nl: 'Voegt toe' },
  subtract: { en: 'Takes away', cs: 'Ubírá', de: 'Nimmt weg', nl: 'Haalt weg' },
  intersect: { en: 'Keeps what is in both', cs: 'Ponechá společná', de: 'Behält die gemeinsamen', nl: 'Houdt wat in beide zit' },
  chosenCount: {
    en: '{count, plural, one {# square} other {# squares}} chosen',
    cs: '{count, plural, one {# pole vybráno} few {# pole vybrána} many {# pole vybráno} other {# polí vybráno}}',
    de: '{count, plural, one {# Feld} other {# Felder}} gewählt',
    nl: '{count, plural, one {# vak} other {# vakken}} gekozen',
  },
} as const satisfies Messages;
