import type { Messages } from './words.ts';

/** What happened in a game, by the event's `what`: for the log of a game, before the points. */
export const EVENT_TERMS: Messages = {
  road: { en: 'road', cs: 'cesta', de: 'Straße', nl: 'weg' },
  city: { en: 'city', cs: 'město', de: 'Stadt', nl: 'stad' },
  monastery: { en: 'monastery', cs: 'klášter', de: 'Kloster', nl: 'klooster' },
  field: { en: 'field', cs: 'louka', de: 'Wiese', nl: 'weide' },
  discarded: {
    en: 'tile removed: it fits nowhere',
    cs: 'kartička vyřazena: nelze ji přiložit',
    de: 'Plättchen entfernt: es passt nirgends',
    nl: 'tegel verwijderd: past nergens',
  },
  woken: { en: 'large city reached', cs: 'velké město připojeno', de: 'Großstadt erreicht', nl: 'grote stad bereikt' },
  'map-boards/town': { en: 'town covered', cs: 'městečko zakryto', de: 'Kleinstadt überbaut', nl: 'stadje bedekt' },
  'map-chips/chip': { en: 'map chip taken', cs: 'mapový žeton získán', de: 'Map-Chip genommen', nl: 'landkaartfiche genomen' },
  'map-chips/left-over': { en: 'map chip left over', cs: 'zbylý mapový žeton', de: 'übriger Map-Chip', nl: 'overgebleven landkaartfiche' },
  'wheel-of-fortune/pig-on-fortune': { en: 'pig on Fortune', cs: 'prasátko na Štěstí', de: 'Schwein auf Glück', nl: 'varken op Fortuin' },
  'wheel-of-fortune/pig-on-taxes': { en: 'pig on Taxes', cs: 'prasátko na Daních', de: 'Schwein auf Steuern', nl: 'varken op Belastingen' },
  'wheel-of-fortune/pig-on-famine': {
    en: 'pig on Famine',
    cs: 'prasátko na Hladomoru',
    de: 'Schwein auf Hungersnot',
    nl: 'varken op Hongersnood',
  },
  'wheel-of-fortune/pig-on-storm': { en: 'pig on Storm', cs: 'prasátko na Bouři', de: 'Schwein auf Sturm', nl: 'varken op Storm' },
  'wheel-of-fortune/pig-on-inquisition': {
    en: 'pig on Inquisition',
    cs: 'prasátko na Inkvizici',
    de: 'Schwein auf Inquisition',
    nl: 'varken op Inquisitie',
  },
  'wheel-of-fortune/pig-on-plague': { en: 'pig on Plague', cs: 'prasátko na Moru', de: 'Schwein auf Pest', nl: 'varken op Pest' },
  'wheel-of-fortune/fortune': { en: 'Fortune', cs: 'Štěstí', de: 'Glück', nl: 'Fortuin' },
  'wheel-of-fortune/taxes': { en: 'Taxes', cs: 'Daně', de: 'Steuern', nl: 'Belastingen' },
  'wheel-of-fortune/famine': { en: 'Famine', cs: 'Hladomor', de: 'Hungersnot', nl: 'Hongersnood' },
  'wheel-of-fortune/storm': { en: 'Storm', cs: 'Bouře', de: 'Sturm', nl: 'Storm op zee' },
  'wheel-of-fortune/inquisition': { en: 'Inquisition', cs: 'Inkvizice', de: 'Inquisition der Kirche', nl: 'Inquisitie' },
  'wheel-of-fortune/plague': {
    en: 'Plague: meeple taken back',
    cs: 'Mor: družiník vzat zpět',
    de: 'Pest: Meeple zurückgenommen',
    nl: 'Pest: meeple teruggenomen',
  },
  'wheel-of-fortune/crown': { en: 'crown space', cs: 'políčko s korunami', de: 'Kronenfeld', nl: 'kroonveld' },
  'wind-roses/quarter': {
    en: 'rose in its section',
    cs: 'růžice ve své sekci',
    de: 'Rose in ihrem Abschnitt',
    nl: 'roos in zijn kwadrant',
  },
};
