import type { Messages } from '../../../engine/words/words.ts';

export const TRANSFORM = {
  open: {
    en: 'Transform board…',
    cs: 'Otočit nebo zrcadlit mapu…',
    de: 'Map drehen oder spiegeln…',
    nl: 'Landkaart draaien of spiegelen…',
  },
  title: {
    en: 'Transform board',
    cs: 'Otočit nebo zrcadlit mapu',
    de: 'Map drehen oder spiegeln',
    nl: 'Landkaart draaien of spiegelen',
  },
  way: { en: 'Turn or mirror', cs: 'Otočení nebo zrcadlení', de: 'Drehung oder Spiegelung', nl: 'Draaiing of spiegeling' },
  scope: { en: 'Scope', cs: 'Rozsah', de: 'Bereich', nl: 'Bereik' },
  board: { en: 'whole board', cs: 'celá mapa', de: 'ganze Map', nl: 'hele landkaart' },
  chosen: { en: 'chosen squares', cs: 'vybraná pole', de: 'gewählte Felder', nl: 'gekozen vakken' },
  becomes: {
    en: '{from} squares become {to}.',
    cs: 'Z {from} polí bude {to}.',
    de: 'Aus {from} Feldern werden {to}.',
    nl: '{from} vakken worden {to}.',
  },
  stays: {
    en: 'The size stays {size} squares.',
    cs: 'Velikost zůstane {size} polí.',
    de: 'Die Größe bleibt {size} Felder.',
    nl: 'De grootte blijft {size} vakken.',
  },
  goesAlong: {
    en: 'All that stands on them goes along; names stay upright.',
    cs: 'Vše, co na nich stojí, jde s nimi; jména zůstanou vodorovně.',
    de: 'Alles, was darauf steht, geht mit; Namen bleiben waagerecht.',
    nl: 'Alles wat erop staat gaat mee; namen blijven rechtop.',
  },
  fallsOff: {
    en: '{count, plural, one {# chosen square} other {# chosen squares}} would fall off the board.',
    cs: 'Z mapy by vypadlo: {count, plural, one {# vybrané pole} few {# vybraná pole} many {# vybraného pole} other {# vybraných polí}}.',
    de: '{count, plural, one {# gewähltes Feld fiele} other {# gewählte Felder fielen}} von der Map.',
    nl: '{count, plural, one {# gekozen vak valt} other {# gekozen vakken vallen}} van de landkaart.',
  },
  isLocked: {
    en: 'Not possible: “{layer}” is locked. It is unlocked in the Layers panel.',
    cs: 'Nelze: vrstva „{layer}“ je zamčená. Odemyká se v panelu Vrstvy.',
    de: 'Nicht möglich: „{layer}“ ist gesperrt. Entsperrt wird im Bereich Ebenen.',
    nl: 'Niet mogelijk: “{layer}” is vergrendeld. Ontgrendelen gaat in het paneel Lagen.',
  },
  newProblems: {
    en: '{count, plural, =0 {No new problems} one {# new problem} other {# new problems}}',
    cs: '{count, plural, =0 {Žádné nové problémy} one {# nový problém} few {# nové problémy} many {# nového problému} other {# nových problémů}}',
    de: '{count, plural, =0 {Keine neuen Probleme} one {# neues Problem} other {# neue Probleme}}',
    nl: '{count, plural, =0 {Geen nieuwe problemen} one {# nieuw probleem} other {# nieuwe problemen}}',
  },
  apply: { en: 'Transform', cs: 'Použít', de: 'Anwenden', nl: 'Toepassen' },
} as const satisfies Messages;
