import type { Messages } from '../../../engine/words/words.ts';

export const SYSTEMS_WORDS = {
  heading: { en: 'Systems and rules', cs: 'Systémy a pravidla', de: 'Systeme und Regeln', nl: 'Systemen en regels' },
  base: { en: 'Base game', cs: 'Základní hra', de: 'Grundspiel', nl: 'Basisspel' },
  turnOn: { en: '{system} switched on', cs: 'Zapnuto: {system}', de: '{system} eingeschaltet', nl: '{system} ingeschakeld' },
  turnOff: { en: '{system} switched off', cs: 'Vypnuto: {system}', de: '{system} ausgeschaltet', nl: '{system} uitgeschakeld' },
  changed: { en: 'Switch: {label}', cs: 'Přepínač: {label}', de: 'Schalter: {label}', nl: 'Schakelaar: {label}' },
  usual: { en: '(usual)', cs: '(obvyklé)', de: '(üblich)', nl: '(gebruikelijk)' },
  reset: { en: 'As usual', cs: 'Jako obvykle', de: 'Wie üblich', nl: 'Zoals gebruikelijk' },
  switches: { en: 'Switches', cs: 'Přepínače', de: 'Schalter', nl: 'Schakelaars' },
  differs: { en: 'differs from the usual', cs: 'liší se od obvyklého', de: 'weicht vom Üblichen ab', nl: 'wijkt af van het gebruikelijke' },
  official: { en: 'official', cs: 'oficiální', de: 'offiziell', nl: 'officieel' },
  community: { en: 'community', cs: 'komunita', de: 'aus der Gemeinschaft', nl: 'gemeenschap' },
  inferred: { en: 'our reading', cs: 'náš výklad', de: 'unsere Lesart', nl: 'onze lezing' },
  ours: { en: 'ours', cs: 'naše', de: 'von uns', nl: 'van ons' },
  unknown: { en: 'not known', cs: 'není známo', de: 'nicht bekannt', nl: 'niet bekend' },
} as const satisfies Messages;
