import type { Messages } from '../../../engine/words/words.ts';

export const PROBLEM = {
  fixed: { en: 'Quick fix', cs: 'Rychlá oprava', de: 'Schnelle Abhilfe', nl: 'Snelle oplossing' },
  waived: { en: 'Ignore with a reason', cs: 'Přehlédnutí s důvodem', de: 'Mit Begründung übergehen', nl: 'Negeren met reden' },
  unwaived: { en: 'No longer ignore', cs: 'Zrušení přehlédnutí', de: 'Nicht mehr übergehen', nl: 'Niet meer negeren' },
  details: { en: 'Rule and mend', cs: 'Pravidlo a náprava', de: 'Regel und Abhilfe', nl: 'Regel en oplossing' },
  source: { en: 'Source: {source}', cs: 'Zdroj: {source}', de: 'Quelle: {source}', nl: 'Bron: {source}' },
  reason: { en: 'Why may it stay so?', cs: 'Proč to tak může zůstat?', de: 'Warum darf es so bleiben?', nl: 'Waarom mag het zo blijven?' },
  ignore: { en: 'Ignore', cs: 'Přehlédnout', de: 'Übergehen', nl: 'Negeren' },
  ignored: { en: 'Ignored: {reason}', cs: 'Přehlédnuto: {reason}', de: 'Übergangen: {reason}', nl: 'Genegeerd: {reason}' },
  undoIgnore: { en: 'Judge again', cs: 'Znovu posuzovat', de: 'Wieder prüfen', nl: 'Weer beoordelen' },
  ignoredCount: { en: '{count} ignored', cs: '{count} přehlédnuto', de: '{count} übergangen', nl: '{count} genegeerd' },
  appeared: {
    en: '{count, plural, one {New problem} other {# new problems}}: {message}',
    cs: '{count, plural, one {Nový problém} few {# nové problémy} many {# nového problému} other {# nových problémů}}: {message}',
    de: '{count, plural, one {Neues Problem} other {# neue Probleme}}: {message}',
    nl: '{count, plural, one {Nieuw probleem} other {# nieuwe problemen}}: {message}',
  },
  vanished: {
    en: '{count, plural, one {One problem less} other {# problems fewer}}; {left, plural, =0 {none is left} one {# is left} other {# are left}}.',
    cs: '{count, plural, one {O problém méně} few {O # problémy méně} many {O # problému méně} other {O # problémů méně}}; {left, plural, =0 {nezbývá žádný} one {zbývá #} few {zbývají #} many {zbývá #} other {zbývá #}}.',
    de: '{count, plural, one {Ein Problem weniger} other {# Probleme weniger}}; {left, plural, =0 {keines ist übrig} one {# ist übrig} other {# sind übrig}}.',
    nl: '{count, plural, one {Eén probleem minder} other {# problemen minder}}; {left, plural, =0 {er is er geen over} one {# is over} other {# zijn over}}.',
  },
  more: {
    en: 'Show {count} more',
    cs: 'Zobrazit {count, plural, one {další #} few {další #} many {dalších #} other {dalších #}}',
    de: '{count} weitere zeigen',
    nl: 'Toon er nog {count}',
  },
  notes: {
    en: '{count, plural, one {# note} other {# notes}}',
    cs: '{count, plural, one {# poznámka} few {# poznámky} many {# poznámky} other {# poznámek}}',
    de: '{count, plural, one {# Hinweis} other {# Hinweise}}',
    nl: '{count, plural, one {# opmerking} other {# opmerkingen}}',
  },
} as const satisfies Messages;
