import type { RuleBook } from './words.ts';

const base = { source: 'base game, a turn', standing: 'official' } as const;
const ours = { source: 'Tilewright', standing: 'ours' } as const;

/** Why a move of the core is refused. */
export const GAME_RULES: RuleBook = {
  'move/deal-fills-the-starts': {
    message: {
      en: 'The deal lays {given, plural, one {# tile} other {# tiles}}; {wanted, plural, one {# start is} other {# starts are}} to be filled.',
      cs: 'Rozdání klade {given, plural, one {# kartičku} few {# kartičky} many {# kartičky} other {# kartiček}}; obsadit je třeba startovních polí: {wanted}.',
      de: 'Das Austeilen legt {given, plural, one {# Plättchen} other {# Plättchen}}; zu füllen {wanted, plural, one {ist # Startfeld} other {sind # Startfelder}}.',
      nl: 'Het delen legt {given, plural, one {# tegel} other {# tegels}}; er {wanted, plural, one {is # start-vak} other {zijn # start-vakken}} te vullen.',
    },
    rule: {
      en: 'Before the first turn every start in use gets its tile.',
      cs: 'Před prvním tahem dostane každé použité startovní pole svou kartičku.',
      de: 'Vor dem ersten Zug bekommt jedes benutzte Startfeld sein Plättchen.',
      nl: 'Voor de eerste beurt krijgt elk gebruikt start-vak zijn tegel.',
    },
    ...base,
  },
  'move/deal-cannot-lie': {
    message: {
      en: 'The deal lays a tile that cannot lie there, or is none of this game: {placement}.',
      cs: 'Rozdání klade kartičku, která tam ležet nemůže nebo do této hry nepatří: {placement}.',
      de: 'Das Austeilen legt ein Plättchen, das dort nicht liegen kann oder nicht zu diesem Spiel gehört: {placement}.',
      nl: 'Het delen legt een tegel die daar niet kan liggen of niet bij dit spel hoort: {placement}.',
    },
    rule: {
      en: 'The tiles that start a game are tiles of its list, on free squares.',
      cs: 'Hru začínají kartičky z jejího seznamu na volných polích.',
      de: 'Eine Partie beginnt mit Plättchen ihrer Liste auf freien Feldern.',
      nl: 'Een spel begint met tegels uit zijn lijst op vrije vakken.',
    },
    ...base,
  },
  'move/game-is-over': {
    message: {
      en: 'The game is over. Step back to play on from an earlier moment.',
      cs: 'Hra skončila. Vraťte se zpět a pokračujte od dřívějšího okamžiku.',
      de: 'Die Partie ist zu Ende. Gehen Sie zurück, um von einem früheren Moment weiterzuspielen.',
      nl: 'Het spel is afgelopen. Ga terug om vanaf een eerder moment verder te spelen.',
    },
    rule: {
      en: 'The game ends after the turn in which the last tile was placed; then everything is scored.',
      cs: 'Hra končí po tahu, ve kterém byla přiložena poslední kartička; pak se vše vyhodnotí.',
      de: 'Die Partie endet nach dem Zug, in dem das letzte Plättchen gelegt wurde; dann wird alles gewertet.',
      nl: 'Het spel eindigt na de beurt waarin de laatste tegel is gelegd; daarna wordt alles geteld.',
    },
    ...base,
  },
  'move/not-now': {
    message: {
      en: 'This cannot be done now ({move}). The step of {player}: {step}.',
      cs: 'Toto teď nelze provést ({move}). Krok hráče {player}: {step}.',
      de: 'Das geht jetzt nicht ({move}). Schritt von {player}: {step}.',
      nl: 'Dit kan nu niet ({move}). De stap van {player}: {step}.',
    },
    rule: {
      en: 'A turn has its order: draw and place a tile, place a meeple, score.',
      cs: 'Tah má své pořadí: táhnout a přiložit kartičku, umístit družiníka, započítat body.',
      de: 'Ein Zug hat seine Ordnung: Plättchen ziehen und anlegen, Meeple einsetzen, werten.',
      nl: 'Een beurt heeft een volgorde: tegel trekken en aanleggen, meeple zetten, punten tellen.',
    },
    ...base,
  },
  'move/nothing-to-draw': {
    message: {
      en: 'No tile is left to draw.',
      cs: 'Nezbývá žádná kartička k tažení.',
      de: 'Es ist kein Plättchen mehr zu ziehen.',
      nl: 'Er is geen tegel meer om te trekken.',
    },
    rule: {
      en: 'Tiles are drawn until the stacks, or the fixed order of draw, are used up.',
      cs: 'Kartičky se táhnou, dokud nedojdou sloupečky nebo pevné pořadí tažení.',
      de: 'Es wird gezogen, bis die Stapel oder die feste Reihenfolge aufgebraucht sind.',
      nl: 'Er wordt getrokken tot de stapels of de vaste volgorde op zijn.',
    },
    ...base,
  },
  'move/order-is-fixed': {
    message: {
      en: 'The next tile is {next}, not {tile}: this scenario fixes the order of draw.',
      cs: 'Další kartička je {next}, ne {tile}: tento scénář určuje pořadí tažení.',
      de: 'Das nächste Plättchen ist {next}, nicht {tile}: Dieses Szenario legt die Reihenfolge fest.',
      nl: 'De volgende tegel is {next}, niet {tile}: dit scenario legt de volgorde vast.',
    },
    rule: {
      en: 'Where a scenario fixes the order of draw, everybody gets the same tiles.',
      cs: 'Určuje-li scénář pořadí tažení, dostanou všichni stejné kartičky.',
      de: 'Legt ein Szenario die Reihenfolge fest, bekommen alle dieselben Plättchen.',
      nl: 'Legt een scenario de volgorde vast, dan krijgt iedereen dezelfde tegels.',
    },
    ...ours,
  },
  'move/not-in-the-bag': {
    message: {
      en: 'No copy of {tile} is left to draw.',
      cs: 'K tažení už nezbývá žádná kartička {tile}.',
      de: 'Von {tile} ist kein Stück mehr zu ziehen.',
      nl: 'Van {tile} is er geen meer om te trekken.',
    },
    rule: {
      en: 'Every tile of the list is drawn once.',
      cs: 'Každá kartička seznamu se táhne jednou.',
      de: 'Jedes Plättchen der Liste wird einmal gezogen.',
      nl: 'Elke tegel van de lijst wordt één keer getrokken.',
    },
    ...base,
  },
  'move/not-the-drawn-tile': {
    message: {
      en: 'The tile drawn is {drawn}, not {tile}.',
      cs: 'Tažená kartička je {drawn}, ne {tile}.',
      de: 'Gezogen wurde {drawn}, nicht {tile}.',
      nl: 'De getrokken tegel is {drawn}, niet {tile}.',
    },
    rule: {
      en: 'The tile just drawn is placed.',
      cs: 'Přikládá se právě tažená kartička.',
      de: 'Angelegt wird das eben gezogene Plättchen.',
      nl: 'De zojuist getrokken tegel wordt aangelegd.',
    },
    ...base,
  },
  'move/no-such-feature': {
    message: {
      en: 'On {square} there is no such feature ({feature} {place}).',
      cs: 'Na poli {square} takové území není ({feature} {place}).',
      de: 'Auf {square} gibt es kein solches Gebiet ({feature} {place}).',
      nl: 'Op {square} is er geen dergelijk project ({feature} {place}).',
    },
    rule: {
      en: 'A meeple stands on a road, a city, a field or a monastery.',
      cs: 'Družiník stojí na cestě, ve městě, na louce nebo v klášteře.',
      de: 'Ein Meeple steht auf einer Straße, in einer Stadt, auf einer Wiese oder in einem Kloster.',
      nl: 'Een meeple staat op een weg, in een stad, op een weide of in een klooster.',
    },
    ...base,
  },
  'move/not-on-this-tile': {
    message: {
      en: 'A meeple goes only on the tile placed this turn, not on {square}.',
      cs: 'Družiník se umísťuje jen na kartičku přiloženou v tomto tahu, ne na {square}.',
      de: 'Ein Meeple kommt nur auf das eben gelegte Plättchen, nicht auf {square}.',
      nl: 'Een meeple komt alleen op de zojuist gelegde tegel, niet op {square}.',
    },
    rule: {
      en: 'A meeple is placed on the tile just placed.',
      cs: 'Družiník se umísťuje na právě přiloženou kartičku.',
      de: 'Der Meeple wird auf das eben gelegte Plättchen gesetzt.',
      nl: 'De meeple wordt op de zojuist gelegde tegel gezet.',
    },
    ...base,
  },
  'move/no-figure-left': {
    message: {
      en: '{player} has no meeple in supply.',
      cs: '{player} nemá v zásobě žádného družiníka.',
      de: '{player} hat keinen Meeple im Vorrat.',
      nl: '{player} heeft geen meeple in de voorraad.',
    },
    rule: {
      en: 'A meeple is taken from one’s supply; meeples that come back in this turn’s scoring are too late for it.',
      cs: 'Družiník se bere ze zásoby; družiníci vrácení při hodnocení tohoto tahu se už použít nedají.',
      de: 'Der Meeple kommt aus dem eigenen Vorrat; wer erst bei der Wertung dieses Zuges zurückkommt, kommt zu spät.',
      nl: 'De meeple komt uit de eigen voorraad; meeples die bij de telling van deze beurt terugkomen zijn te laat.',
    },
    ...base,
  },
  'move/no-farmers': {
    message: {
      en: 'This scenario is played without farmers.',
      cs: 'Tento scénář se hraje bez sedláků.',
      de: 'Dieses Szenario wird ohne Bauern gespielt.',
      nl: 'Dit scenario wordt zonder boeren gespeeld.',
    },
    rule: {
      en: 'Where a scenario plays without farmers, no meeple is laid on a field.',
      cs: 'Hraje-li se scénář bez sedláků, nepokládá se družiník na louku.',
      de: 'Ohne Bauern wird kein Meeple auf eine Wiese gelegt.',
      nl: 'Zonder boeren wordt geen meeple op een weide gelegd.',
    },
    ...ours,
  },
  'move/region-is-occupied': {
    message: {
      en: 'Somebody stands there already: the whole feature at {square} ({feature}) must be free.',
      cs: 'Už tam někdo stojí: celé území na poli {square} ({feature}) musí být volné.',
      de: 'Dort steht schon jemand: Das ganze Gebiet bei {square} ({feature}) muss frei sein.',
      nl: 'Daar staat al iemand: het hele project bij {square} ({feature}) moet vrij zijn.',
    },
    rule: {
      en: 'The whole connected feature must hold no meeple of anybody, at any distance.',
      cs: 'Na celém spojeném území nesmí stát žádný družiník, ani vlastní, v jakékoli vzdálenosti.',
      de: 'Im ganzen zusammenhängenden Gebiet darf kein Meeple stehen, auch kein eigener, wie weit er auch weg ist.',
      nl: 'In het hele aaneengesloten project mag geen meeple staan, ook geen eigen, hoe ver weg ook.',
    },
    ...base,
  },
  'move/system-is-off': {
    message: {
      en: 'This move belongs to a system that is not in play ({system}).',
      cs: 'Tento tah patří k systému, který není ve hře ({system}).',
      de: 'Dieser Zug gehört zu einem System, das nicht im Spiel ist ({system}).',
      nl: 'Deze zet hoort bij een systeem dat niet in het spel is ({system}).',
    },
    rule: {
      en: 'Only the systems a scenario switches on are played.',
      cs: 'Hrají se jen systémy, které scénář zapíná.',
      de: 'Gespielt werden nur die Systeme, die das Szenario einschaltet.',
      nl: 'Alleen de systemen die het scenario inschakelt worden gespeeld.',
    },
    ...ours,
  },
};
