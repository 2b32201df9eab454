import type { Message, Messages } from '../../engine/words/words.ts';

/** What layers are called. */
export const LAYER_NAMES = {
  land: { en: 'Land', cs: 'Pole', de: 'Felder', nl: 'Vakken' },
  border: { en: 'Border', cs: 'Okraj', de: 'Rand', nl: 'Rand' },
  cities: { en: 'Large cities', cs: 'Velká města', de: 'Großstädte', nl: 'Grote steden' },
  ferries: { en: 'Ferries', cs: 'Přívozy', de: 'Fähren', nl: 'Veerverbindingen' },
  names: { en: 'Names of places', cs: 'Jména míst', de: 'Ortsnamen', nl: 'Plaatsnamen' },
  regions: { en: 'Regions', cs: 'Oblasti', de: 'Bereiche', nl: 'Gebieden' },
  tokens: { en: 'Tokens', cs: 'Žetony', de: 'Chips', nl: 'Fiches' },
  tiles: { en: 'Tiles', cs: 'Kartičky', de: 'Plättchen', nl: 'Tegels' },
} as const satisfies Messages;

export const LAYERS = {
  panel: { en: 'Layers', cs: 'Vrstvy', de: 'Ebenen', nl: 'Lagen' },
  show: { en: 'Show: {layer}', cs: 'Zobrazit: {layer}', de: 'Zeigen: {layer}', nl: 'Tonen: {layer}' },
  solo: { en: 'Show alone: {layer}', cs: 'Zobrazit jen: {layer}', de: 'Nur zeigen: {layer}', nl: 'Alleen tonen: {layer}' },
  lock: { en: 'Lock: {layer}', cs: 'Zamknout: {layer}', de: 'Sperren: {layer}', nl: 'Vergrendelen: {layer}' },
  unlock: { en: 'Unlock', cs: 'Odemknout', de: 'Entsperren', nl: 'Ontgrendelen' },
  isLocked: {
    en: 'Nothing was changed: “{layer}” is locked. It is unlocked in the Layers panel.',
    cs: 'Nic se nezměnilo: vrstva „{layer}“ je zamčená. Odemyká se v panelu Vrstvy.',
    de: 'Nichts wurde geändert: „{layer}“ ist gesperrt. Entsperrt wird im Bereich Ebenen.',
    nl: 'Er is niets veranderd: “{layer}” is vergrendeld. Ontgrendelen gaat in het paneel Lagen.',
  },
  about: {
    en: 'Nothing changes a locked layer: no tool, menu or quick fix. Hidden layers are still saved, exported and printed.',
    cs: 'Zamčenou vrstvu nic nezmění: nástroj, nabídka ani rychlá oprava. Skryté vrstvy se dál ukládají, exportují a tisknou.',
    de: 'Gesperrte Ebenen ändert nichts: kein Werkzeug, kein Menü, keine Schnellhilfe. Ausgeblendete werden trotzdem gespeichert, exportiert und gedruckt.',
    nl: 'Een vergrendelde laag verandert door niets: geen gereedschap, menu of snelle oplossing. Verborgen lagen worden wel bewaard, geëxporteerd en afgedrukt.',
  },
} as const satisfies Messages;

/** The row of the picture that is traced. */
export const TRACED = {
  en: 'Traced picture',
  cs: 'Obkreslovaný obrázek',
  de: 'Bild zum Nachzeichnen',
  nl: 'Afbeelding om over te trekken',
} as const satisfies Message;
