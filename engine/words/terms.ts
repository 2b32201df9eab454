import { EVENT_TERMS } from './event-terms.ts';
import { JSON_TERMS, REASON_TERMS, VALUE_TERMS } from './file-terms.ts';
import { MOVE_TERMS, STEP_TERMS, SYSTEM_TERMS } from './game-terms.ts';
import type { Message, Messages } from './words.ts';

/** Words for values that facts hold ("N", "city"), by the kind of value. */
export const TERMS: Readonly<Record<string, Messages>> = {
  side: {
    N: { en: 'north', cs: 'sever', de: 'Norden', nl: 'noord' },
    E: { en: 'east', cs: 'východ', de: 'Osten', nl: 'oost' },
    S: { en: 'south', cs: 'jih', de: 'Süden', nl: 'zuid' },
    W: { en: 'west', cs: 'západ', de: 'Westen', nl: 'west' },
  },
  edge: {
    field: { en: 'field', cs: 'louka', de: 'Wiese', nl: 'weide' },
    road: { en: 'road', cs: 'cesta', de: 'Straße', nl: 'weg' },
    city: { en: 'city', cs: 'město', de: 'Stadt', nl: 'stad' },
    river: { en: 'river', cs: 'řeka', de: 'Fluss', nl: 'rivier' },
    monastery: { en: 'monastery', cs: 'klášter', de: 'Kloster', nl: 'klooster' },
    nothing: { en: 'closed side', cs: 'uzavřená strana', de: 'gesperrte Seite', nl: 'gesloten zijde' },
  },
  site: {
    'large-city': { en: 'large city', cs: 'velké město', de: 'Großstadt', nl: 'grote stad' },
    town: { en: 'town', cs: 'městečko', de: 'Kleinstadt', nl: 'stadje' },
    start: { en: 'start space', cs: 'startovní pole', de: 'Startfeld', nl: 'start-vak' },
    'used-start': { en: 'start space in use', cs: 'použité startovní pole', de: 'benutztes Startfeld', nl: 'gebruikt start-vak' },
    'laid-tile': { en: 'laid tile', cs: 'přiložená kartička', de: 'gelegtes Plättchen', nl: 'gelegde tegel' },
    island: { en: 'island square', cs: 'ostrovní pole', de: 'Inselfeld', nl: 'eilandvak' },
    wave: { en: 'waves', cs: 'vlny', de: 'Wellen', nl: 'golven' },
    'open-city-edge': {
      en: 'open edge of a large city',
      cs: 'volný okraj velkého města',
      de: 'offene Seite einer Großstadt',
      nl: 'open zijde van een grote stad',
    },
    highlight: { en: 'highlight', cs: 'pamětihodnost', de: 'Sehenswürdigkeit', nl: 'bezienswaardigheid' },
    chumak: { en: 'Chumak square', cs: 'pole čumaků', de: 'Tschumaken-Feld', nl: 'Tsjoemakvak' },
    'chip-mark': { en: 'chip mark', cs: 'značka žetonu', de: 'Chip-Markierung', nl: 'fichemerk' },
    border: { en: 'map border', cs: 'okraj mapy', de: 'Rand der Map', nl: 'rand van de landkaart' },
  },
  kind: {
    board: { en: 'board', cs: 'mapa', de: 'Map', nl: 'landkaart' },
    'tile-set': { en: 'tile set', cs: 'sada kartiček', de: 'Plättchensatz', nl: 'tegelset' },
    scenario: { en: 'scenario', cs: 'scénář', de: 'Szenario', nl: 'scenario' },
    record: { en: 'record', cs: 'záznam', de: 'Aufzeichnung', nl: 'verslag' },
  },
  colour: {
    purple: { en: 'purple', cs: 'fialová', de: 'lila', nl: 'paars' },
    'light-blue': { en: 'light blue', cs: 'světle modrá', de: 'hellblau', nl: 'lichtblauw' },
    orange: { en: 'orange', cs: 'oranžová', de: 'orange', nl: 'oranje' },
  },
  problem: JSON_TERMS,
  value: VALUE_TERMS,
  reason: REASON_TERMS,
  event: EVENT_TERMS,
  step: STEP_TERMS,
  move: MOVE_TERMS,
  system: SYSTEM_TERMS,
};

/** Which kind of value a fact holds, by the fact's name. Facts not named here are shown as they are. */
const KIND_OF_FACT: Readonly<Record<string, keyof typeof TERMS>> = {
  side: 'side',
  sides: 'side',
  otherSide: 'side',
  edge: 'edge',
  edges: 'edge',
  mine: 'edge',
  theirs: 'edge',
  print: 'edge',
  feature: 'edge',
  site: 'site',
  wanted: 'kind',
  kind: 'kind',
  colour: 'colour',
  problem: 'problem',
  expected: 'value',
  received: 'value',
  reason: 'reason',
  event: 'event',
  mark: 'colour',
  step: 'step',
  move: 'move',
  system: 'system',
};

/** The words for a value of a fact, undefined where the value speaks for itself. */
export const termOf = (fact: string, value: string): Message | undefined => TERMS[KIND_OF_FACT[fact] ?? '']?.[value];

/** The sectors of the Wheel of Fortune. */
export const SECTOR_TERMS: Messages = {
  fortune: { en: 'Fortune', cs: 'Štěstí', de: 'Glück', nl: 'Fortuin' },
  taxes: { en: 'Taxes', cs: 'Daně', de: 'Steuern', nl: 'Belastingen' },
  famine: { en: 'Famine', cs: 'Hladomor', de: 'Hungersnot', nl: 'Hongersnood' },
  storm: { en: 'Storm', cs: 'Bouře', de: 'Sturm', nl: 'Storm' },
  inquisition: { en: 'Inquisition', cs: 'Inkvizice', de: 'Inquisition', nl: 'Inquisitie' },
  plague: { en: 'Plague', cs: 'Mor', de: 'Pest', nl: 'Pest' },
};
