import type { SwitchBook } from './switch.ts';

export const WIND_ROSES_SWITCHES: SwitchBook = {
  'wind-roses/edition': {
    label: { en: 'Which edition', cs: 'Které vydání', de: 'Welche Ausgabe', nl: 'Welke uitgave' },
    options: {
      hig: {
        en: 'four sections, one quarter each (2012)',
        cs: 'čtyři sekce, do každé jedna čtvrtina (2012)',
        de: 'vier Abschnitte, je ein Viertel (2012)',
        nl: 'vier kwadranten, elk één kwart (2012)',
      },
      spielbox: {
        en: 'two sections north and south, two quarters each (Spielbox 2013; its landscapes are not known, those of 2012 are assumed)',
        cs: 'dvě sekce sever a jih, do každé dvě čtvrtiny (Spielbox 2013; krajiny nejsou známy, předpokládají se ty z roku 2012)',
        de: 'zwei Abschnitte Nord und Süd, je zwei Viertel (Spielbox 2013; ihre Landschaften sind unbekannt, die von 2012 sind angenommen)',
        nl: 'twee delen noord en zuid, elk twee kwarten (Spielbox 2013; de landschappen zijn onbekend, die van 2012 zijn aangenomen)',
      },
    },
    byDefault: 'hig',
    source: 'Wind Roses, Czech rules, Variant Spielbox',
    standing: 'official',
    unknown: true,
  },
  'wind-roses/usualStart': {
    label: { en: 'The usual start tile', cs: 'Obvyklá startovní kartička', de: 'Das übliche Startplättchen', nl: 'De gewone starttegel' },
    options: {
      out: { en: 'is left out', cs: 'se vyřadí', de: 'bleibt draußen', nl: 'blijft buiten het spel' },
      shuffled: { en: 'is shuffled in', cs: 'se zamíchá mezi ostatní', de: 'wird untergemischt', nl: 'wordt ondergeschud' },
    },
    byDefault: 'out',
    source: 'Wind Roses, Czech rules, Preparation (silent)',
    standing: 'inferred',
    unknown: true,
  },
};
