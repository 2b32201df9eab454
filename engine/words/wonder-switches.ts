import { type SwitchBook, YES_NO } from './switch.ts';

export const WONDER_SWITCHES: SwitchBook = {
  'wonders/wonderCheck': {
    label: {
      en: 'When a wonder is won',
      cs: 'Kdy se získává div',
      de: 'Wann ein Wunder gewonnen wird',
      nl: 'Wanneer een wonder wordt gewonnen',
    },
    options: {
      step3: {
        en: 'in step 3, after all scoring',
        cs: 've 3. kroku po všem bodování',
        de: 'in Schritt 3, nach aller Wertung',
        nl: 'in stap 3, na alle telling',
      },
      everyScoring: { en: 'after every scoring', cs: 'po každém bodování', de: 'nach jeder Wertung', nl: 'na elke telling' },
    },
    byDefault: 'step3',
    source: 'Wonders of Humanity I, Czech rules, Getting a wonder; order of play',
    standing: 'official',
  },
  'wonders/wondersPay': {
    label: { en: 'Abilities pay from', cs: 'Vlastnosti platí od', de: 'Fähigkeiten gelten ab', nl: 'Eigenschappen gelden vanaf' },
    options: {
      nextTurn: {
        en: 'the owner’s next turn (revised)',
        cs: 'dalšího tahu majitele (revize)',
        de: 'dem nächsten Zug des Besitzers (überarbeitet)',
        nl: 'de volgende beurt van de eigenaar (herzien)',
      },
      placingTurn: {
        en: 'the placing turn (first printing)',
        cs: 'tahu přiložení (první vydání)',
        de: 'dem Zug des Anlegens (erste Auflage)',
        nl: 'de beurt van aanleggen (eerste druk)',
      },
    },
    byDefault: 'nextTurn',
    source: 'Wonders of Humanity I, Czech rules, note 4',
    standing: 'official',
    unknown: true,
  },
  'wonders/extraTileRoad': {
    label: {
      en: 'Stonehenge: road completed by the extra tile',
      cs: 'Stonehenge: cesta dokončená kartičkou navíc',
      de: 'Stonehenge: Straße durch das zusätzliche Plättchen vollendet',
      nl: 'Stonehenge: weg voltooid door de extra tegel',
    },
    options: {
      nothing: {
        en: 'pays nothing (Czech text)',
        cs: 'neplatí (český text)',
        de: 'zahlt nichts (tschechischer Text)',
        nl: 'betaalt niets (Tsjechische tekst)',
      },
      pays: {
        en: 'pays 3 (Dutch text)',
        cs: 'platí 3 (nizozemský text)',
        de: 'zahlt 3 (niederländischer Text)',
        nl: 'betaalt 3 (Nederlandse tekst)',
      },
    },
    byDefault: 'nothing',
    source: 'Wonders of Humanity I, Czech and Dutch rules, step 3',
    standing: 'official',
  },
  'wonders/extraTileActs': {
    label: {
      en: 'Wheel numbers and roses on an extra tile act',
      cs: 'Čísla kola a růžice na kartičce navíc působí',
      de: 'Radzahlen und Rosen auf dem zusätzlichen Plättchen wirken',
      nl: 'Radnummers en rozen op een extra tegel werken',
    },
    options: YES_NO,
    byDefault: 'true',
    source: 'Wheel of Fortune, Czech rules, note 5; Wind Roses, Czech rules',
    standing: 'inferred',
    unknown: true,
  },
  'wonders/lastTurnPays': {
    label: {
      en: 'A wonder placed in the last turn pays at the end',
      cs: 'Div přiložený v posledním tahu na konci platí',
      de: 'Ein im letzten Zug angelegtes Wunder zahlt am Ende',
      nl: 'Een wonder aangelegd in de laatste beurt betaalt aan het eind',
    },
    options: YES_NO,
    byDefault: 'true',
    source: 'Wonders of Humanity I, Czech rules, note 4 (silent)',
    standing: 'inferred',
    unknown: true,
  },
  'wonders/meeples': {
    label: {
      en: 'Meeples together with a map',
      cs: 'Družiníci společně s mapou',
      de: 'Meeples zusammen mit einer Map',
      nl: 'Meeples samen met een landkaart',
    },
    options: {
      wonders: { en: 'six, and two to win', cs: 'šest a dva k získání', de: 'sechs, und zwei zu gewinnen', nl: 'zes, en twee te winnen' },
      maps: {
        en: 'as on a map, and two to win',
        cs: 'jako na mapě a dva k získání',
        de: 'wie auf der Map, und zwei zu gewinnen',
        nl: 'zoals op een landkaart, en twee te winnen',
      },
    },
    byDefault: 'wonders',
    source: 'Wonders of Humanity I, Czech rules, Preparation; Carcassonne Maps, basic rules',
    standing: 'inferred',
    unknown: true,
  },
};
