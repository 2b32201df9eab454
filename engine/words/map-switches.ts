import { type SwitchBook, YES_NO } from './switch.ts';

const open = { standing: 'inferred', unknown: true } as const;
const maps = (question: string) => `Carcassonne Maps: open question ${question} of our reading`;

/** The switches of map boards: what the rules of the maps leave open. */
export const MAP_BOARDS_SWITCHES: SwitchBook = {
  'map-boards/startsInUse': {
    label: { en: 'Start spaces in use', cs: 'Použitá startovní pole', de: 'Benutzte Startfelder', nl: 'Gebruikte start-vakken' },
    options: { number: { en: 'so many', cs: 'tolik', de: 'so viele', nl: 'zoveel' } },
    byDefault: 'as the board says',
    source: 'Carcassonne Maps, basic rules: at least two',
    standing: 'official',
  },
  'map-boards/citiesAwake': {
    label: {
      en: 'A large city may be built on',
      cs: 'K velkému městu lze přikládat',
      de: 'An einer Großstadt darf angelegt werden',
      nl: 'Aan een grote stad mag worden aangelegd',
    },
    options: {
      'when-touched': {
        en: 'once a tile lies beside it',
        cs: 'jakmile vedle něj leží kartička',
        de: 'sobald ein Plättchen daneben liegt',
        nl: 'zodra er een tegel naast ligt',
      },
      'from-start': { en: 'from the start', cs: 'od začátku', de: 'von Anfang an', nl: 'vanaf het begin' },
    },
    byDefault: 'when-touched',
    source: 'Carcassonne Maps, Germany',
    standing: 'official',
  },
  'map-boards/cityWakes': {
    label: { en: 'A touch reaches', cs: 'Dotykem se připojí', de: 'Berührt wird', nl: 'Aanraken bereikt' },
    options: {
      whole: { en: 'the whole large city', cs: 'celé velké město', de: 'die ganze Großstadt', nl: 'de hele grote stad' },
      'touched-square': {
        en: 'the touched square alone',
        cs: 'jen dotčené pole',
        de: 'nur das berührte Feld',
        nl: 'alleen het aangeraakte vak',
      },
    },
    byDefault: 'whole',
    source: maps('5'),
    ...open,
  },
  'map-boards/ferryOpens': {
    label: {
      en: 'An island is reached by',
      cs: 'Ostrov se připojí',
      de: 'Eine Insel wird erreicht durch',
      nl: 'Een eiland wordt bereikt door',
    },
    options: {
      road: {
        en: 'a road at the other end of its ferry',
        cs: 'cestou na druhém konci přívozu',
        de: 'eine Straße am anderen Ende der Fähre',
        nl: 'een weg aan de andere kant van de veerverbinding',
      },
      tile: { en: 'any tile there', cs: 'jakoukoli kartičkou na něm', de: 'irgendein Plättchen dort', nl: 'een willekeurige tegel daar' },
    },
    byDefault: 'road',
    source: maps('21'),
    ...open,
  },
  'map-boards/startMayDiffer': {
    label: {
      en: 'A start tile may differ from the print at the border',
      cs: 'Startovní kartička se smí lišit od potisku okraje',
      de: 'Ein Startplättchen darf vom Aufdruck am Rand abweichen',
      nl: 'Een starttegel mag afwijken van de opdruk aan de rand',
    },
    options: YES_NO,
    byDefault: 'false',
    source: maps('14'),
    ...open,
  },
  'map-boards/borderMonastery': {
    label: { en: 'A monastery at the border', cs: 'Klášter u okraje', de: 'Ein Kloster am Rand', nl: 'Een klooster aan de rand' },
    options: {
      existing: {
        en: 'is complete when the existing squares round it are filled, a point each',
        cs: 'je dokončen zaplněním existujících polí kolem, po bodu za každé',
        de: 'ist fertig, wenn die vorhandenen Felder ringsum belegt sind, je ein Punkt',
        nl: 'is af als de bestaande vakken eromheen gevuld zijn, elk één punt',
      },
      nine: {
        en: 'is complete likewise, for nine points',
        cs: 'je dokončen stejně, za devět bodů',
        de: 'ist ebenso fertig, für neun Punkte',
        nl: 'is net zo af, voor negen punten',
      },
      never: { en: 'is never complete', cs: 'není nikdy dokončen', de: 'wird nie fertig', nl: 'is nooit af' },
    },
    byDefault: 'existing',
    source: maps('1'),
    ...open,
  },
  'map-boards/cityNextToMonastery': {
    label: {
      en: 'Printed city squares round a monastery',
      cs: 'Natištěná pole měst kolem kláštera',
      de: 'Gedruckte Stadtfelder um ein Kloster',
      nl: 'Gedrukte stadsvakken rond een klooster',
    },
    options: {
      filled: { en: 'are filled squares', cs: 'jsou zaplněná pole', de: 'sind belegte Felder', nl: 'zijn gevulde vakken' },
      missing: {
        en: 'are as if outside the board',
        cs: 'jsou jako mimo mapu',
        de: 'sind wie außerhalb der Map',
        nl: 'zijn als buiten de landkaart',
      },
    },
    byDefault: 'filled',
    source: maps('2'),
    ...open,
  },
  'map-boards/waterNextToMonastery': {
    label: {
      en: 'Waves, highlights and unreached islands round a monastery',
      cs: 'Vlny, pamětihodnosti a nepřipojené ostrovy kolem kláštera',
      de: 'Wellen, Sehenswürdigkeiten und unerreichte Inseln um ein Kloster',
      nl: 'Golven, bezienswaardigheden en onbereikte eilanden rond een klooster',
    },
    options: {
      missing: {
        en: 'are as if outside the board',
        cs: 'jsou jako mimo mapu',
        de: 'sind wie außerhalb der Map',
        nl: 'zijn als buiten de landkaart',
      },
      needed: { en: 'keep it unfinished', cs: 'brání jeho dokončení', de: 'halten es unfertig', nl: 'houden het onaf' },
    },
    byDefault: 'missing',
    source: maps('3'),
    ...open,
  },
  'map-boards/borderPrint': {
    label: {
      en: 'A printed road or city at the border counts',
      cs: 'Natištěná cesta nebo město na okraji se počítá',
      de: 'Eine gedruckte Straße oder Stadt am Rand zählt',
      nl: 'Een gedrukte weg of stad aan de rand telt',
    },
    options: {
      nothing: { en: 'nothing', cs: 'nijak', de: 'nichts', nl: 'niets' },
      tile: { en: 'as a tile', cs: 'jako kartička', de: 'als Plättchen', nl: 'als tegel' },
      arms: { en: 'with its coats of arms', cs: 'svými erby', de: 'mit ihren Wappen', nl: 'met haar wapens' },
    },
    byDefault: 'nothing',
    source: maps('8'),
    ...open,
  },
  'map-boards/neutralBorder': {
    label: {
      en: 'A border side without print',
      cs: 'Strana okraje bez potisku',
      de: 'Eine Randseite ohne Aufdruck',
      nl: 'Een randzijde zonder opdruk',
    },
    options: {
      closes: { en: 'closes what reaches it', cs: 'uzavírá, co k ní vede', de: 'schließt, was sie erreicht', nl: 'sluit wat haar bereikt' },
      open: { en: 'leaves it open', cs: 'nechává to otevřené', de: 'lässt es offen', nl: 'laat het open' },
    },
    byDefault: 'closes',
    source: 'Carcassonne Maps, Germany: at the border',
    standing: 'official',
  },
  'map-boards/townBonus': {
    label: {
      en: 'Points for covering a town',
      cs: 'Body za zakrytí městečka',
      de: 'Punkte für das Überbauen einer Kleinstadt',
      nl: 'Punten voor het bedekken van een stadje',
    },
    options: { number: { en: 'so many', cs: 'tolik', de: 'so viele', nl: 'zoveel' } },
    byDefault: '0',
    source: maps('11'),
    ...open,
  },
  'map-boards/startTurned': {
    label: {
      en: 'A start tile is turned',
      cs: 'Startovní kartička se otočí',
      de: 'Ein Startplättchen wird gedreht',
      nl: 'Een starttegel wordt gedraaid',
    },
    options: {
      first: {
        en: 'the first way that agrees with the board',
        cs: 'prvním způsobem, který souhlasí s mapou',
        de: 'auf die erste Art, die zur Map passt',
        nl: 'op de eerste manier die bij de landkaart past',
      },
      random: {
        en: 'a random way that agrees',
        cs: 'náhodným způsobem, který souhlasí',
        de: 'zufällig auf eine passende Art',
        nl: 'op een willekeurige passende manier',
      },
    },
    byDefault: 'first',
    source: maps('13'),
    ...open,
  },
  'map-boards/unplaceable': {
    label: {
      en: 'With a tile that fits nowhere',
      cs: 'Kartička, kterou nelze přiložit',
      de: 'Passt ein Plättchen nirgends',
      nl: 'Past een tegel nergens',
    },
    options: {
      redraw: {
        en: 'it is removed and another drawn',
        cs: 'se vyřadí a táhne se jiná',
        de: 'kommt es weg und ein anderes wird gezogen',
        nl: 'gaat hij weg en wordt een andere getrokken',
      },
      pass: {
        en: 'it is removed and the turn passes',
        cs: 'se vyřadí a tah končí',
        de: 'kommt es weg und der Zug ist vorbei',
        nl: 'gaat hij weg en is de beurt voorbij',
      },
      end: { en: 'the game ends', cs: 'ukončí hru', de: 'endet die Partie', nl: 'eindigt het spel' },
    },
    byDefault: 'redraw',
    source: maps('15'),
    ...open,
  },
  'map-boards/ends': {
    label: { en: 'The game ends', cs: 'Hra končí', de: 'Die Partie endet', nl: 'Het spel eindigt' },
    options: {
      both: {
        en: 'with the tiles or with the squares',
        cs: 's kartičkami nebo s poli',
        de: 'mit den Plättchen oder mit den Feldern',
        nl: 'met de tegels of met de vakken',
      },
      tiles: { en: 'with the tiles', cs: 's kartičkami', de: 'mit den Plättchen', nl: 'met de tegels' },
    },
    byDefault: 'both',
    source: maps('16'),
    ...open,
  },
  'map-boards/meeples': {
    label: { en: 'Meeples of a player', cs: 'Družiníků na hráče', de: 'Meeples je Spieler', nl: 'Meeples per speler' },
    options: { number: { en: 'so many', cs: 'tolik', de: 'so viele', nl: 'zoveel' } },
    byDefault: '9',
    source: 'Carcassonne Maps, basic rules: nine instead of seven',
    standing: 'official',
  },
};

/** The switches of the map chips. */
export const MAP_CHIPS_SWITCHES: SwitchBook = {
  'map-chips/upgradesPerTurn': {
    label: { en: 'Upgrades in one turn', cs: 'Vylepšení v jednom tahu', de: 'Aufwertungen in einem Zug', nl: 'Upgrades in één beurt' },
    options: {
      unlimited: {
        en: 'as many as can be paid',
        cs: 'kolik lze zaplatit',
        de: 'so viele man bezahlen kann',
        nl: 'zoveel als je kunt betalen',
      },
      one: { en: 'one', cs: 'jedno', de: 'eine', nl: 'één' },
    },
    byDefault: 'unlimited',
    source: 'Map chips: Germany, 2, which sets no limit',
    ...open,
  },
  'map-chips/leftOver': {
    label: {
      en: 'Chips left over at the end',
      cs: 'Zbylé žetony na konci',
      de: 'Übrige Chips am Ende',
      nl: 'Overgebleven fiches aan het eind',
    },
    options: {
      nothing: { en: 'are worth nothing', cs: 'nemají hodnotu', de: 'sind nichts wert', nl: 'zijn niets waard' },
      value: { en: 'are worth their value', cs: 'mají svou hodnotu', de: 'sind ihren Wert wert', nl: 'zijn hun waarde waard' },
    },
    byDefault: 'nothing',
    source: maps('27'),
    ...open,
  },
  'map-chips/upgradedPaysTwice': {
    label: {
      en: 'An upgraded meeple counts twice where each meeple is paid',
      cs: 'Vylepšený družiník se počítá dvakrát, kde se platí za každého družiníka',
      de: 'Ein aufgewerteter Meeple zählt doppelt, wo für jeden Meeple gezahlt wird',
      nl: 'Een geüpgradede meeple telt dubbel waar per meeple wordt betaald',
    },
    options: YES_NO,
    byDefault: 'false',
    source: 'no source says',
    ...open,
  },
};

/** The switches of the base game. */
export const GAME_SWITCHES: SwitchBook = {
  'game/twoTileCity': {
    label: {
      en: 'A completed city of two tiles pays',
      cs: 'Dokončené město ze dvou kartiček přinese',
      de: 'Eine fertige Stadt aus zwei Plättchen bringt',
      nl: 'Een voltooide stad van twee tegels geeft',
    },
    options: {
      '4': { en: '4 points', cs: '4 body', de: '4 Punkte', nl: '4 punten' },
      '2': {
        en: '2 points (older printings)',
        cs: '2 body (starší vydání)',
        de: '2 Punkte (ältere Ausgaben)',
        nl: '2 punten (oudere uitgaven)',
      },
    },
    byDefault: '4',
    source: 'base game, scoring',
    standing: 'official',
  },
  'game/figures': {
    label: {
      en: 'Meeples of a player, whatever the systems say',
      cs: 'Družiníků na hráče, ať systémy říkají cokoli',
      de: 'Meeples je Spieler, was die Systeme auch sagen',
      nl: 'Meeples per speler, wat de systemen ook zeggen',
    },
    options: { number: { en: 'so many', cs: 'tolik', de: 'so viele', nl: 'zoveel' } },
    byDefault: 'as the systems say',
    source: 'base game, set-up: seven',
    standing: 'official',
  },
  'game/farmers': {
    label: { en: 'Farmers', cs: 'Sedláci', de: 'Bauern', nl: 'Boeren' },
    options: YES_NO,
    byDefault: 'true',
    source: 'base game',
    standing: 'official',
  },
  'game/noEnclosedHoles': {
    label: {
      en: 'No tile may shut in free squares',
      cs: 'Žádná kartička nesmí uzavřít volná pole',
      de: 'Kein Plättchen darf freie Felder einschließen',
      nl: 'Geen tegel mag vrije vakken insluiten',
    },
    options: YES_NO,
    byDefault: 'false',
    source: 'house rule',
    standing: 'community',
  },
};
