import type { Messages } from '../../engine/words/words.ts';

/** What the shell itself says: questions that must be asked even when the page cannot. */
export const WORDS = {
  'close-question': {
    en: 'Save the changes to “{title}” before closing?',
    cs: 'Uložit před zavřením změny v „{title}“?',
    de: 'Änderungen an „{title}“ vor dem Schließen speichern?',
    nl: 'Wijzigingen in “{title}” opslaan voor het sluiten?',
  },
  'close-detail': {
    en: 'Without saving, the changes are lost.',
    cs: 'Bez uložení se změny ztratí.',
    de: 'Ohne Speichern gehen die Änderungen verloren.',
    nl: 'Zonder opslaan gaan de wijzigingen verloren.',
  },
  save: { en: 'Save', cs: 'Uložit', de: 'Speichern', nl: 'Opslaan' },
  discard: { en: 'Don’t save', cs: 'Neukládat', de: 'Nicht speichern', nl: 'Niet opslaan' },
  cancel: { en: 'Cancel', cs: 'Zrušit', de: 'Abbrechen', nl: 'Annuleren' },
  'link-question': {
    en: 'Open this address in your browser?',
    cs: 'Otevřít tuto adresu v prohlížeči?',
    de: 'Diese Adresse im Browser öffnen?',
    nl: 'Dit adres in de browser openen?',
  },
  'open-link': { en: 'Open', cs: 'Otevřít', de: 'Öffnen', nl: 'Openen' },
} as const satisfies Messages;
export type Word = keyof typeof WORDS;
