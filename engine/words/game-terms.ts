import type { Messages } from './words.ts';

/** What a player is doing at each step of a turn. */
export const STEP_TERMS: Messages = {
  deal: { en: 'dealing', cs: 'rozdání', de: 'Austeilen', nl: 'delen' },
  'turn-starts': { en: 'placing a wonder', cs: 'přiložení divu', de: 'Wunder anlegen', nl: 'wonder aanleggen' },
  draw: { en: 'drawing a tile', cs: 'tažení kartičky', de: 'Plättchen ziehen', nl: 'tegel trekken' },
  drawn: { en: 'the wheel', cs: 'kolo osudu', de: 'Schicksalsrad', nl: 'het rad' },
  lay: { en: 'placing the tile', cs: 'přiložení kartičky', de: 'Plättchen anlegen', nl: 'tegel aanleggen' },
  laid: { en: 'after placing the tile', cs: 'po přiložení kartičky', de: 'nach dem Anlegen', nl: 'na het aanleggen' },
  figure: { en: 'placing a meeple', cs: 'umístění družiníka', de: 'Meeple einsetzen', nl: 'meeple zetten' },
  figured: { en: 'upgrading a meeple', cs: 'vylepšení družiníka', de: 'Meeple aufwerten', nl: 'meeple upgraden' },
  'before-scoring': { en: 'before scoring', cs: 'před hodnocením', de: 'vor der Wertung', nl: 'voor de telling' },
  scored: { en: 'taking a wonder', cs: 'získání divu', de: 'Wunder nehmen', nl: 'wonder nemen' },
};

/** What a move does, by its `do`. */
export const MOVE_TERMS: Messages = {
  deal: { en: 'deal', cs: 'rozdat', de: 'austeilen', nl: 'delen' },
  draw: { en: 'draw a tile', cs: 'táhnout kartičku', de: 'ein Plättchen ziehen', nl: 'een tegel trekken' },
  lay: { en: 'place a tile', cs: 'přiložit kartičku', de: 'ein Plättchen anlegen', nl: 'een tegel aanleggen' },
  figure: { en: 'place a meeple', cs: 'umístit družiníka', de: 'einen Meeple einsetzen', nl: 'een meeple zetten' },
  pass: { en: 'pass', cs: 'vynechat', de: 'passen', nl: 'passen' },
  'name-taker': {
    en: 'name who takes a wonder',
    cs: 'určit, kdo získá div',
    de: 'bestimmen, wer ein Wunder nimmt',
    nl: 'aanwijzen wie een wonder neemt',
  },
  'take-wonder': { en: 'take a wonder', cs: 'vzít si div', de: 'ein Wunder nehmen', nl: 'een wonder nemen' },
  'lay-wonder': { en: 'place a wonder', cs: 'přiložit div', de: 'ein Wunder anlegen', nl: 'een wonder aanleggen' },
  crown: {
    en: 'place a meeple on a crown space',
    cs: 'umístit družiníka na políčko s korunami',
    de: 'einen Meeple auf ein Kronenfeld setzen',
    nl: 'een meeple op een kroonveld zetten',
  },
  'take-back': { en: 'take a meeple back', cs: 'vzít si družiníka zpět', de: 'einen Meeple zurücknehmen', nl: 'een meeple terugnemen' },
  upgrade: { en: 'upgrade a meeple', cs: 'vylepšit družiníka', de: 'einen Meeple aufwerten', nl: 'een meeple upgraden' },
};

export const SYSTEM_TERMS: Messages = {
  'map-boards': { en: 'map boards', cs: 'mapy', de: 'Maps', nl: 'landkaarten' },
  'map-chips': { en: 'map chips', cs: 'mapové žetony', de: 'Map-Chips', nl: 'landkaartfiches' },
  'wheel-of-fortune': { en: 'Wheel of Fortune', cs: 'Kolo osudu', de: 'Schicksalsrad', nl: 'Rad van Fortuin' },
  wonders: { en: 'Wonders of Humanity', cs: 'Divy lidstva', de: 'Wunder der Menschheit', nl: 'Wonderen van de mensheid' },
  'wind-roses': { en: 'Wind Roses', cs: 'Směrové růžice', de: 'Windrosen', nl: 'Windrozen' },
};
