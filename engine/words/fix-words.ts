import type { Messages } from './words.ts';

/** What the quick fixes of objections are called, as commands. */
export const FIX_WORDS: Messages = {
  'fix/drop-set': {
    en: 'Take “{set}” out of the list',
    cs: 'Vyřadit „{set}“ ze seznamu',
    de: '„{set}“ aus der Liste nehmen',
    nl: '“{set}” uit de lijst halen',
  },
  'fix/join-sets': {
    en: 'List {set} once, with its number',
    cs: 'Uvést {set} jednou, s počtem',
    de: '{set} einmal nennen, mit Anzahl',
    nl: '{set} één keer noemen, met aantal',
  },
  'fix/add-set': { en: 'Add the set {set}', cs: 'Přidat sadu {set}', de: 'Den Satz {set} aufnehmen', nl: 'De set {set} toevoegen' },
  'fix/lend-set': {
    en: 'List {set} 0 times, for its {tile}',
    cs: 'Uvést {set} 0krát, kvůli {tile}',
    de: '{set} 0-mal nennen, für {tile}',
    nl: '{set} 0 keer noemen, voor {tile}',
  },
  'fix/drop-single': {
    en: 'Take {tile} out of the list',
    cs: 'Vyřadit {tile} ze seznamu',
    de: '{tile} aus der Liste nehmen',
    nl: '{tile} uit de lijst halen',
  },
  'fix/join-singles': {
    en: 'Join the counts of {tile}',
    cs: 'Sečíst počty {tile}',
    de: 'Anzahlen von {tile} zusammenziehen',
    nl: 'De aantallen van {tile} optellen',
  },
  'fix/join-kinds': {
    en: 'Join {tile} with {twin}',
    cs: 'Sloučit {tile} s {twin}',
    de: '{tile} mit {twin} zusammenlegen',
    nl: '{tile} met {twin} samenvoegen',
  },
  'fix/end-at-crossing': {
    en: 'Let the road of {tile} end at a crossing',
    cs: 'Ukončit cestu {tile} na křižovatce',
    de: 'Die Straße von {tile} an einer Kreuzung enden lassen',
    nl: 'De weg van {tile} bij een kruising laten eindigen',
  },
  'fix/infer-fields': {
    en: 'Draw the fields of {tile} anew from its other features',
    cs: 'Odvodit louky {tile} znovu z ostatních prvků',
    de: 'Die Wiesen von {tile} aus den übrigen Teilen neu ableiten',
    nl: 'De weiden van {tile} opnieuw uit de andere onderdelen afleiden',
  },
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
  'fix/move-token': {
    en: 'Move the chip from {from} to {square}',
    cs: 'Přesunout žeton z {from} na {square}',
    de: 'Chip von {from} nach {square} verlegen',
    nl: 'De fiche van {from} naar {square} verplaatsen',
  },
  'fix/take-token': {
    en: 'Take the chip off {square}',
    cs: 'Sebrat žeton z pole {square}',
    de: 'Chip von {square} wegnehmen',
    nl: 'De fiche van {square} wegnemen',
  },
  'fix/turn-tokens-down': {
    en: 'Turn all chips face down',
    cs: 'Otočit všechny žetony lícem dolů',
    de: 'Alle Chips verdeckt legen',
    nl: 'Alle fiches gedekt leggen',
  },
};
