import type { RuleBook } from './words.ts';

/** Why a move of the Wheel of Fortune is refused. */
export const WHEEL_RULES: RuleBook = {
  'wheel/must-take-back': {
    message: {
      en: 'Plague: {player} must first take one meeple back from the landscape.',
      cs: 'Mor: {player} si nejprve musí vzít zpět jednoho družiníka z krajiny.',
      de: 'Pest: {player} muss zuerst einen Meeple aus der Landschaft zurücknehmen.',
      nl: 'Pest: {player} moet eerst één meeple uit het landschap terugnemen.',
    },
    rule: {
      en: 'On Plague every player takes one own meeple back from the landscape, the active player first, then clockwise; it scores nothing.',
      cs: 'Při moru si každý hráč vezme zpět jednoho vlastního družiníka z krajiny, první hráč na tahu, pak po směru hodinových ručiček; nic se neboduje.',
      de: 'Bei der Pest nimmt jeder einen eigenen Meeple aus der Landschaft zurück, zuerst wer am Zug ist, dann im Uhrzeigersinn; Punkte gibt es nicht.',
      nl: 'Bij de pest neemt iedere speler één eigen meeple uit het landschap terug, eerst de speler aan de beurt, dan met de klok mee; het levert geen punten op.',
    },
    source: 'Wheel of Fortune, Czech rules, wheel 2',
    standing: 'official',
  },
  'wheel/not-your-follower': {
    message: {
      en: 'No meeple of {player} stands there. Choose one of your own on the landscape.',
      cs: '{player} tam nemá družiníka. Vyberte vlastního družiníka v krajině.',
      de: 'Dort steht kein Meeple von {player}. Wählen Sie einen eigenen in der Landschaft.',
      nl: 'Daar staat geen meeple van {player}. Kies een eigen meeple in het landschap.',
    },
    rule: {
      en: 'Plague takes own meeples from the landscape, never those on crown spaces.',
      cs: 'Mor bere vlastní družiníky z krajiny, nikdy z políček s korunami.',
      de: 'Die Pest nimmt eigene Meeples aus der Landschaft, nie von Kronenfeldern.',
      nl: 'De pest neemt eigen meeples uit het landschap, nooit van kroonvelden.',
    },
    source: 'Wheel of Fortune, Czech rules, wheel 2',
    standing: 'official',
  },
  'wheel/no-plague': {
    message: {
      en: 'Meeples are taken back only when the pig stops on Plague.',
      cs: 'Družiníci se berou zpět, jen když se prasátko zastaví na moru.',
      de: 'Meeples werden nur zurückgenommen, wenn das Schwein auf der Pest anhält.',
      nl: 'Meeples worden alleen teruggenomen als het varken op de pest stopt.',
    },
    rule: {
      en: 'Only the sector where the pig stops acts.',
      cs: 'Působí jen výseč, na které se prasátko zastaví.',
      de: 'Nur das Segment, auf dem das Schwein anhält, wirkt.',
      nl: 'Alleen de sector waar het varken stopt, werkt.',
    },
    source: 'Wheel of Fortune, Czech rules, wheel 2',
    standing: 'official',
  },
  'wheel/no-such-crown': {
    message: {
      en: 'This sector has only one crown space.',
      cs: 'Tato výseč má jen jedno políčko s korunami.',
      de: 'Dieses Segment hat nur ein Kronenfeld.',
      nl: 'Deze sector heeft maar één kroonveld.',
    },
    rule: {
      en: 'The six sectors have 1, 2, 1, 2, 1 and 2 crown spaces.',
      cs: 'Šest výsečí má 1, 2, 1, 2, 1 a 2 políčka s korunami.',
      de: 'Die sechs Segmente haben 1, 2, 1, 2, 1 und 2 Kronenfelder.',
      nl: 'De zes sectoren hebben 1, 2, 1, 2, 1 en 2 kroonvelden.',
    },
    source: 'wheel board',
    standing: 'inferred',
  },
  'wheel/crown-is-taken': {
    message: {
      en: 'This crown space is taken. Choose a free one.',
      cs: 'Toto políčko s korunami je obsazené. Vyberte volné.',
      de: 'Dieses Kronenfeld ist besetzt. Wählen Sie ein freies.',
      nl: 'Dit kroonveld is bezet. Kies een vrij kroonveld.',
    },
    rule: {
      en: 'One meeple stands on a crown space.',
      cs: 'Na políčku s korunami stojí jen jeden družiník.',
      de: 'Auf einem Kronenfeld steht ein Meeple.',
      nl: 'Op een kroonveld staat één meeple.',
    },
    source: 'Wheel of Fortune, Czech rules, Placing a follower',
    standing: 'official',
  },
  'wheel/follower-is-placed': {
    message: {
      en: '{player} has already placed a meeple this turn.',
      cs: '{player} už v tomto tahu družiníka umístil.',
      de: '{player} hat in diesem Zug schon einen Meeple eingesetzt.',
      nl: '{player} heeft deze beurt al een meeple gezet.',
    },
    rule: {
      en: 'A meeple goes on a crown space only instead of one on the tile.',
      cs: 'Na políčko s korunami jde družiník jen místo družiníka na kartičce.',
      de: 'Auf ein Kronenfeld kommt ein Meeple nur anstelle eines auf dem Plättchen.',
      nl: 'Op een kroonveld komt een meeple alleen in plaats van een op de tegel.',
    },
    source: 'Wheel of Fortune, Czech rules, Placing a follower',
    standing: 'official',
  },
};
