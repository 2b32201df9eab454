import { type SwitchBook, YES_NO } from './switch.ts';

export const WHEEL_SWITCHES: SwitchBook = {
  'wheel-of-fortune/aside': {
    label: {
      en: 'The wheel lies beside the table',
      cs: 'Kolo leží vedle stolu',
      de: 'Das Rad liegt neben dem Tisch',
      nl: 'Het rad ligt naast de tafel',
    },
    options: YES_NO,
    byDefault: 'false',
    source: 'Wheel of Fortune, Czech rules, House rules',
    standing: 'community',
  },
  'wheel-of-fortune/asideStart': {
    label: {
      en: 'Start tile when the wheel lies aside',
      cs: 'Startovní kartička, když kolo leží stranou',
      de: 'Startplättchen, wenn das Rad daneben liegt',
      nl: 'Starttegel als het rad ernaast ligt',
    },
    options: {
      usual: {
        en: 'the list’s start tile, else a city with a road past it',
        cs: 'startovní kartička seznamu, jinak město s cestou',
        de: 'das Startplättchen der Liste, sonst eine Stadt mit vorbeiführender Straße',
        nl: 'de starttegel van de lijst, anders een stad met een weg erlangs',
      },
      random: { en: 'any tile', cs: 'libovolná kartička', de: 'irgendein Plättchen', nl: 'een willekeurige tegel' },
    },
    byDefault: 'usual',
    source: 'Wheel of Fortune, Czech rules, House rules (names no start tile)',
    standing: 'inferred',
    unknown: true,
  },
  'wheel-of-fortune/famineMajority': {
    label: {
      en: 'Famine pays only the most farmers',
      cs: 'Hladomor platí jen převaze sedláků',
      de: 'Hungersnot zahlt nur der Mehrheit der Bauern',
      nl: 'Hongersnood betaalt alleen de meerderheid van boeren',
    },
    options: YES_NO,
    byDefault: 'false',
    source: 'Wheel of Fortune, Czech rules, note 9 (before 12/2014)',
    standing: 'official',
  },
};
