import type { Messages } from './words.ts';

/** What happened, by the key of a game's event. */
export const EVENT_TERMS: Messages = {
  'wind-roses/quarter': {
    en: 'rose in its section',
    cs: 'růžice ve své sekci',
    de: 'Rose in ihrem Abschnitt',
    nl: 'roos in haar kwadrant',
  },
  'wheel-of-fortune/pig-on-fortune': {
    en: 'pig on Fortune',
    cs: 'prasátko na Štěstěně',
    de: 'Schwein auf Fortuna',
    nl: 'varken op Fortuin',
  },
  'wheel-of-fortune/pig-on-taxes': { en: 'pig on Taxes', cs: 'prasátko na Daních', de: 'Schwein auf Steuern', nl: 'varken op Belasting' },
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
  'wheel-of-fortune/fortune': { en: 'Fortune', cs: 'Štěstěna', de: 'Fortuna', nl: 'Fortuin' },
  'wheel-of-fortune/taxes': { en: 'Taxes', cs: 'Daně', de: 'Steuern', nl: 'Belasting' },
  'wheel-of-fortune/famine': { en: 'Famine', cs: 'Hladomor', de: 'Hungersnot', nl: 'Hongersnood' },
  'wheel-of-fortune/storm': { en: 'Storm', cs: 'Bouře', de: 'Sturm', nl: 'Storm (het rad)' },
  'wheel-of-fortune/inquisition': { en: 'Inquisition', cs: 'Inkvizice', de: 'Inquisition (Rad)', nl: 'Inquisitie' },
  'wheel-of-fortune/plague': { en: 'Plague', cs: 'Mor', de: 'Pest', nl: 'Pest' },
  'wheel-of-fortune/crown': { en: 'crown space', cs: 'políčko s korunami', de: 'Kronenfeld', nl: 'kroonveld' },
};
