import type { Messages } from '../../engine/words/words.ts';

export const RULES = {
  panel: { en: 'Token rules', cs: 'Pravidla žetonů', de: 'Regeln der Chips', nl: 'Regels van de fiches' },
  changed: { en: 'Token rules', cs: 'Změna pravidel žetonů', de: 'Chipregeln geändert', nl: 'Ficheregels gewijzigd' },
  number: { en: 'Number of tokens', cs: 'Počet žetonů', de: 'Zahl der Chips', nl: 'Aantal fiches' },
  source: { en: 'Source: {source}', cs: 'Zdroj: {source}', de: 'Quelle: {source}', nl: 'Bron: {source}' },
  keepFree: { en: 'Keep squares free', cs: 'Zakázat pole žetonům', de: 'Felder freihalten', nl: 'Vakken vrijhouden' },
  keepFreeHint: {
    en: 'Click a square to keep it free of tokens; click again to allow them.',
    cs: 'Kliknutím pole žetonům zakážete; dalším kliknutím je povolíte.',
    de: 'Klick hält ein Feld frei von Chips; noch ein Klick erlaubt sie wieder.',
    nl: 'Klik op een vak om het vrij te houden van fiches; klik nog eens om ze toe te laten.',
  },
  keptFree: { en: 'Keep {square} free', cs: '{square} bez žetonu', de: '{square} freihalten', nl: '{square} vrijhouden' },
  allowed: {
    en: 'Allow tokens on {square}',
    cs: 'Žetony povoleny na {square}',
    de: 'Chips auf {square} erlauben',
    nl: 'Fiches op {square} toelaten',
  },
} as const satisfies Messages;
