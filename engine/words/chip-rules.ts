import type { RuleBook } from './words.ts';

const seed = { source: 'Map chips: Germany, 2 (upgrading a meeple)', standing: 'official' } as const;

/** Why a meeple may not be upgraded with map chips. */
export const CHIP_RULES: RuleBook = {
  'chips/nobody-stands-there': {
    message: {
      en: 'At {square} no meeple stands on this feature.',
      cs: 'Na poli {square} na tomto území žádný družiník nestojí.',
      de: 'Bei {square} steht kein Meeple auf diesem Gebiet.',
      nl: 'Op {square} staat geen meeple op dit project.',
    },
    rule: {
      en: 'Only a meeple that stands on a tile can be upgraded.',
      cs: 'Vylepšit lze jen družiníka, který stojí na kartičce.',
      de: 'Nur ein Meeple, der auf einem Plättchen steht, wird aufgewertet.',
      nl: 'Alleen een meeple die op een tegel staat kan worden geüpgraded.',
    },
    ...seed,
    standing: 'inferred',
  },
  'chips/not-your-meeple': {
    message: {
      en: 'The meeple at {square} is another player’s.',
      cs: 'Družiník na poli {square} patří jinému hráči.',
      de: 'Der Meeple bei {square} gehört einem anderen.',
      nl: 'De meeple op {square} is van een andere speler.',
    },
    rule: {
      en: 'You upgrade one of your own meeples.',
      cs: 'Vylepšujete jednoho ze svých družiníků.',
      de: 'Aufgewertet wird ein eigener Meeple.',
      nl: 'Je upgradet een van je eigen meeples.',
    },
    ...seed,
  },
  'chips/upgraded-already': {
    message: {
      en: 'The meeple at {square} is upgraded already.',
      cs: 'Družiník na poli {square} už je vylepšen.',
      de: 'Der Meeple bei {square} ist schon aufgewertet.',
      nl: 'De meeple op {square} is al geüpgraded.',
    },
    rule: {
      en: 'A meeple on a tile can be upgraded only once.',
      cs: 'Družiníka na kartičce lze vylepšit pouze jednou.',
      de: 'Ein Meeple auf einem Plättchen kann nur einmal aufgewertet werden.',
      nl: 'Een meeple op een tegel kan maar één keer worden geüpgraded.',
    },
    ...seed,
  },
  'chips/pay-exactly-four': {
    message: {
      en: 'These chips are worth {sum}; an upgrade costs exactly 4.',
      cs: 'Tyto žetony mají hodnotu {sum}; vylepšení stojí přesně 4.',
      de: 'Diese Chips sind {sum} wert; eine Aufwertung kostet genau 4.',
      nl: 'Deze fiches zijn {sum} waard; een upgrade kost precies 4.',
    },
    rule: {
      en: 'Pay 1+1+1+1, 2+2 or 1+1+2; neither more nor less.',
      cs: 'Platí se 1+1+1+1, 2+2 nebo 1+1+2; ani více, ani méně.',
      de: 'Bezahlt wird mit 1+1+1+1, 2+2 oder 1+1+2; nicht mehr und nicht weniger.',
      nl: 'Betaal 1+1+1+1, 2+2 of 1+1+2; niet meer en niet minder.',
    },
    ...seed,
  },
  'chips/not-held': {
    message: {
      en: 'You do not have these chips: you hold {ones} of value 1 and {twos} of value 2.',
      cs: 'Tyto žetony nemáte: držíte {ones} s hodnotou 1 a {twos} s hodnotou 2.',
      de: 'Diese Chips haben Sie nicht: Sie haben {ones} mit Wert 1 und {twos} mit Wert 2.',
      nl: 'Deze fiches heb je niet: je hebt er {ones} met waarde 1 en {twos} met waarde 2.',
    },
    rule: {
      en: 'You pay with chips you have collected.',
      cs: 'Platíte žetony, které jste nasbírali.',
      de: 'Bezahlt wird mit gesammelten Chips.',
      nl: 'Je betaalt met fiches die je hebt verzameld.',
    },
    ...seed,
  },
  'chips/kept-chip-is-paid': {
    message: {
      en: 'The chip under the meeple must be one of those paid; there is none of value {value} among them.',
      cs: 'Žeton pod družiníkem musí být jeden ze zaplacených; žádný nemá hodnotu {value}.',
      de: 'Der Chip unter dem Meeple muss einer der bezahlten sein; keiner davon hat Wert {value}.',
      nl: 'De fiche onder de meeple moet een van de betaalde zijn; er is er geen met waarde {value} bij.',
    },
    rule: {
      en: 'One of the chips paid, of whichever value, goes under the meeple; the others leave the game.',
      cs: 'Jeden ze zaplacených žetonů, na hodnotě nezáleží, se položí pod družiníka; ostatní se vyřadí ze hry.',
      de: 'Einer der bezahlten Chips, gleich welchen Wertes, kommt unter den Meeple; die anderen kommen aus dem Spiel.',
      nl: 'Een van de betaalde fiches, welke waarde ook, komt onder de meeple; de andere gaan uit het spel.',
    },
    ...seed,
  },
};
