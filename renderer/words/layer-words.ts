import type { Messages } from '../../engine/words/words.ts';

/** What layers are called. */
export const LAYER_NAMES = {
  land: { en: 'Land', cs: 'Pole', de: 'Felder', nl: 'Vakken' },
  border: { en: 'Border', cs: 'Okraj', de: 'Rand', nl: 'Rand' },
  cities: { en: 'Large cities', cs: 'Velká města', de: 'Großstädte', nl: 'Grote steden' },
  ferries: { en: 'Ferries', cs: 'Trajekty', de: 'Fähren', nl: 'Veerboten' },
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
  isLocked: {
    en: 'A layer that this tool changes is locked: {layer}.',
    cs: 'Vrstva, kterou tento nástroj mění, je zamčená: {layer}.',
    de: 'Eine Ebene, die dieses Werkzeug ändert, ist gesperrt: {layer}.',
    nl: 'Een laag die dit gereedschap verandert, is vergrendeld: {layer}.',
  },
  about: {
    en: 'Tools leave locked layers alone. Nothing of this is in the file.',
    cs: 'Nástroje nechávají zamčené vrstvy být. Nic z toho není v souboru.',
    de: 'Werkzeuge lassen gesperrte Ebenen in Ruhe. Nichts davon steht in der Datei.',
    nl: 'Gereedschap laat vergrendelde lagen met rust. Niets hiervan staat in het bestand.',
  },
} as const satisfies Messages;
