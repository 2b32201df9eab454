import type { Messages } from './words.ts';

/** What the quick fixes of objections are called, as commands. */
export const FIX_WORDS: Messages = {
  'fix/turn-tile': {
    en: 'Turn the tile so that it fits',
    cs: 'Otočit kartičku, aby navazovala',
    de: 'Plättchen passend drehen',
    nl: 'De tegel passend draaien',
  },
  'fix/move-tile': {
    en: 'Move {tile} to {square}, the nearest legal square',
    cs: 'Přesunout {tile} na {square}, nejbližší povolené pole',
    de: '{tile} nach {square} verlegen, dem nächsten erlaubten Feld',
    nl: '{tile} naar {square} verplaatsen, het dichtstbijzijnde toegestane vak',
  },
  'fix/take-tile-off': {
    en: 'Take {tile} off {square}',
    cs: 'Sebrat {tile} z pole {square}',
    de: '{tile} von {square} wegnehmen',
    nl: '{tile} van {square} wegnemen',
  },
  'fix/take-tiles-off': {
    en: 'Take {tiles, plural, one {# tile} other {# tiles}} off',
    cs: 'Sebrat {tiles, plural, one {# kartičku} few {# kartičky} many {# kartičky} other {# kartiček}}',
    de: '{tiles, plural, one {# Plättchen} other {# Plättchen}} wegnehmen',
    nl: '{tiles, plural, one {# tegel} other {# tegels}} wegnemen',
  },
  'fix/add-copies': {
    en: 'Add {copies, plural, one {# copy} other {# copies}} of {tile} to the list',
    cs: 'Přidat do seznamu {copies, plural, one {# kus} few {# kusy} many {# kusu} other {# kusů}} kartičky {tile}',
    de: '{copies, plural, one {# Stück} other {# Stück}} von {tile} in die Liste aufnehmen',
    nl: '{copies, plural, one {# exemplaar} other {# exemplaren}} van {tile} aan de lijst toevoegen',
  },
  'fix/strike-word': { en: 'Strike “{word}”', cs: 'Vyškrtnout „{word}“', de: '„{word}“ streichen', nl: '“{word}” schrappen' },
  'fix/leave-start': {
    en: 'Do not use {square} as a start',
    cs: 'Nepoužívat {square} jako start',
    de: '{square} nicht als Start benutzen',
    nl: '{square} niet als start gebruiken',
  },
  'fix/lay-start-tile': {
    en: 'Lay {tile} on {square}',
    cs: 'Položit {tile} na {square}',
    de: '{tile} auf {square} legen',
    nl: '{tile} op {square} leggen',
  },
  'fix/use-starts': {
    en: 'Use {starts, plural, one {the start} other {the starts}} {squares}',
    cs: 'Použít {starts, plural, one {start} few {starty} many {starty} other {starty}} {squares}',
    de: '{starts, plural, one {Den Start} other {Die Starts}} {squares} benutzen',
    nl: '{starts, plural, one {De start} other {De starts}} {squares} gebruiken',
  },
};
