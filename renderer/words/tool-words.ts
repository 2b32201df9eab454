import type { Messages } from '../../engine/words/words.ts';

/** Tools that several workspaces have. */
export const TOOLS = {
  select: { en: 'Select', cs: 'Výběr', de: 'Auswählen', nl: 'Selecteren' },
  selectHint: {
    en: 'Drag to choose squares. Shift adds, Ctrl takes away, both keep what is in both.',
    cs: 'Tažením vyberete pole. Shift přidává, Ctrl ubírá, obojí ponechá společná.',
    de: 'Ziehen wählt Felder. Umschalt fügt hinzu, Strg nimmt weg, beides behält die gemeinsamen.',
    nl: 'Sleep om vakken te kiezen. Shift voegt toe, Ctrl haalt weg, samen blijft wat in beide zit.',
  },
  replace: { en: 'New selection', cs: 'Nový výběr', de: 'Neue Auswahl', nl: 'Nieuwe selectie' },
  add: { en: 'Add', cs: 'Přidat', de: 'Hinzufügen', nl: 'Toevoegen' },
  subtract: { en: 'Subtract', cs: 'Odebrat', de: 'Abziehen', nl: 'Aftrekken' },
  intersect: { en: 'Intersect', cs: 'Průnik', de: 'Schnittmenge', nl: 'Doorsnede' },
  chosenCount: {
    en: '{count, plural, one {# square} other {# squares}} chosen',
    cs: '{count, plural, one {# pole vybráno} few {# pole vybrána} many {# pole vybráno} other {# polí vybráno}}',
    de: '{count, plural, one {# Feld} other {# Felder}} gewählt',
    nl: '{count, plural, one {# vak} other {# vakken}} gekozen',
  },
} as const satisfies Messages;
