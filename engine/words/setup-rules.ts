import type { RuleBook } from './words.ts';

const ours = { source: 'Tilewright', standing: 'ours' } as const;
const maps = { source: 'Carcassonne Maps, basic rules, preparation', standing: 'official' } as const;

/** What is wrong with the tiles laid in advance and the starts in use, taken as a whole. */
export const SETUP_RULES: RuleBook = {
  'setup/notation-is-read': {
    message: {
      en: '“{word}” (from character {position}) is no laid tile. Write it like base-D/0@8,2: kind, quarter turns 0 to 3, column and row.',
      cs: '„{word}“ (od znaku {position}) není přiložená kartička. Pište jako base-D/0@8,2: druh, čtvrtotáčky 0 až 3, sloupec a řádek.',
      de: '„{word}“ (ab Zeichen {position}) ist kein gelegtes Plättchen. Schreiben Sie es wie base-D/0@8,2: Art, Vierteldrehungen 0 bis 3, Spalte und Zeile.',
      nl: '“{word}” (vanaf teken {position}) is geen gelegde tegel. Schrijf het als base-D/0@8,2: soort, kwartslagen 0 tot 3, kolom en rij.',
    },
    rule: {
      en: 'Tiles laid in advance are written as kind/turns@column,row.',
      cs: 'Předem přiložené kartičky se zapisují druh/otočení@sloupec,řádek.',
      de: 'Vorab gelegte Plättchen schreibt man Art/Drehung@Spalte,Zeile.',
      nl: 'Vooraf gelegde tegels schrijf je soort/draaiing@kolom,rij.',
    },
    ...ours,
  },
  'setup/copies-suffice': {
    message: {
      en: '{tile} is laid {laid, plural, one {once} other {# times}}, but the tile list has {copies, plural, =0 {none} one {# copy} other {# copies}}.',
      cs: 'Kartička {tile} je přiložena {laid}×, ale v seznamu kartiček {copies, plural, =0 {není žádná} one {je # kus} few {jsou # kusy} many {je # kusu} other {je # kusů}}.',
      de: '{tile} liegt {laid, plural, one {einmal} other {#-mal}}, aber die Plättchenliste hat {copies, plural, =0 {keines} one {# Stück} other {# Stück}}.',
      nl: '{tile} is {laid, plural, one {één keer} other {# keer}} gelegd, maar de tegellijst heeft er {copies, plural, =0 {geen} one {#} other {#}}.',
    },
    rule: {
      en: 'No more copies of a tile are laid than the list holds.',
      cs: 'Nepřikládá se více kusů kartičky, než kolik jich seznam má.',
      de: 'Von einem Plättchen werden nicht mehr Stücke gelegt, als die Liste hat.',
      nl: 'Van een tegel worden er niet meer gelegd dan de lijst er heeft.',
    },
    ...ours,
  },
  'setup/starts-differ': {
    message: {
      en: 'The start space {square} is named twice.',
      cs: 'Startovní pole {square} je uvedeno dvakrát.',
      de: 'Das Startfeld {square} ist zweimal genannt.',
      nl: 'Het start-vak {square} is twee keer genoemd.',
    },
    rule: {
      en: 'Each start space in use is named once.',
      cs: 'Každé použité startovní pole je uvedeno jednou.',
      de: 'Jedes benutzte Startfeld ist einmal genannt.',
      nl: 'Elk gebruikt start-vak is één keer genoemd.',
    },
    ...ours,
  },
  'setup/starts-hold-tiles': {
    message: {
      en: 'The start space {square} is in use but holds no tile.',
      cs: 'Startovní pole {square} se používá, ale neleží na něm kartička.',
      de: 'Das Startfeld {square} wird benutzt, trägt aber kein Plättchen.',
      nl: 'Het start-vak {square} wordt gebruikt, maar er ligt geen tegel op.',
    },
    rule: {
      en: 'Each start space in use is filled with a tile before the game.',
      cs: 'Na každé použité startovní pole se před hrou položí kartička.',
      de: 'Auf jedes benutzte Startfeld kommt vor dem Spiel ein Plättchen.',
      nl: 'Op elk gebruikt start-vak komt voor het spel een tegel.',
    },
    ...maps,
  },
  'setup/tiles-hang-together': {
    message: {
      en: '{tiles, plural, one {The tile {tile} on {square} hangs} other {A group of # tiles at {square} hangs}} on nothing: no start and no reached tile lies beside it.',
      cs: '{tiles, plural, one {Kartička {tile} na poli {square} s ničím nesouvisí} few {Skupina # kartiček u pole {square} s ničím nesouvisí} many {Skupina # kartičky u pole {square} s ničím nesouvisí} other {Skupina # kartiček u pole {square} s ničím nesouvisí}}: vedle není start ani dosažená kartička.',
      de: '{tiles, plural, one {Das Plättchen {tile} auf {square} hängt} other {Eine Gruppe von # Plättchen bei {square} hängt}} an nichts: Kein Startfeld und kein erreichtes Plättchen liegt daneben.',
      nl: '{tiles, plural, one {De tegel {tile} op {square} hangt} other {Een groep van # tegels bij {square} hangt}} nergens aan: er ligt geen start-vak en geen bereikte tegel naast.',
    },
    rule: {
      en: 'Every tile is joined to a start by tiles side by side, by a large city that has been reached, or by a ferry.',
      cs: 'Každá kartička souvisí se startem přes kartičky ležící stranou vedle sebe, přes dosažené velké město, nebo přívozem.',
      de: 'Jedes Plättchen hängt mit einem Startfeld zusammen: über Plättchen Seite an Seite, eine erreichte Großstadt oder eine Fähre.',
      nl: 'Elke tegel hangt samen met een start-vak: via tegels zijde aan zijde, een bereikte grote stad of een veer.',
    },
    source: 'base game, placing a tile; Carcassonne Maps',
    standing: 'inferred',
  },
  'setup/start-takes-no-tile': {
    message: {
      en: 'No tile of the list fits the start space {square}, however it is turned. Printed round it: {edges} (sides: {sides}).',
      cs: 'Na startovní pole {square} se nehodí žádná kartička seznamu, ať se otočí jakkoli. Vytištěno kolem: {edges} (strany: {sides}).',
      de: 'Auf das Startfeld {square} passt kein Plättchen der Liste, wie man es auch dreht. Ringsum aufgedruckt: {edges} (Seiten: {sides}).',
      nl: 'Op het start-vak {square} past geen enkele tegel van de lijst, hoe ook gedraaid. Eromheen gedrukt: {edges} (zijden: {sides}).',
    },
    rule: {
      en: 'A tile on a start space agrees with the border and the large cities printed round it. Where none can, the space stays empty in play.',
      cs: 'Kartička na startovním poli navazuje na okraj mapy a velká města vytištěná kolem. Kde se žádná nehodí, zůstane pole při hře prázdné.',
      de: 'Ein Plättchen auf einem Startfeld passt zum Rand der Map und zu den Großstädten ringsum. Wo keines passt, bleibt das Feld im Spiel leer.',
      nl: 'Een tegel op een start-vak sluit aan op de rand van de landkaart en de grote steden eromheen. Past er geen, dan blijft het vak in het spel leeg.',
    },
    ...maps,
    standing: 'inferred',
  },
  'setup/start-tile-fits': {
    message: {
      en: 'The start tile {tile} fits on no start space in use ({squares}), however it is turned.',
      cs: 'Startovní kartička {tile} se nehodí na žádné použité startovní pole ({squares}), ať se otočí jakkoli.',
      de: 'Das Startplättchen {tile} passt auf kein benutztes Startfeld ({squares}), wie man es auch dreht.',
      nl: 'De starttegel {tile} past op geen enkel gebruikt start-vak ({squares}), hoe ook gedraaid.',
    },
    rule: {
      en: 'The start tile lies on one of the start spaces in use, random tiles on the others. In play a random tile takes the place of one that fits nowhere.',
      cs: 'Startovní kartička leží na jednom z použitých startovních polí, na ostatních náhodné kartičky. Nehodí-li se nikam, zastoupí ji při hře náhodná.',
      de: 'Das Startplättchen liegt auf einem der benutzten Startfelder, auf den anderen zufällige. Passt es nirgends, vertritt es im Spiel ein zufälliges.',
      nl: 'De starttegel ligt op een van de gebruikte start-vakken, op de andere liggen willekeurige tegels. Past hij nergens, dan vervangt een willekeurige hem in het spel.',
    },
    ...maps,
  },
  'setup/starts-are-printed': {
    message: {
      en: 'Square {square} is used as a start, but the map prints no start space there.',
      cs: 'Pole {square} se používá jako start, ale na mapě tam startovní pole není.',
      de: 'Feld {square} wird als Start benutzt, aber die Map zeigt dort kein Startfeld.',
      nl: 'Vak {square} wordt als start gebruikt, maar de landkaart toont daar geen start-vak.',
    },
    rule: {
      en: 'The starts in use are chosen from the start spaces of the map.',
      cs: 'Použité starty se volí ze startovních polí mapy.',
      de: 'Die benutzten Starts werden aus den Startfeldern der Map gewählt.',
      nl: 'De gebruikte starts worden uit de start-vakken van de landkaart gekozen.',
    },
    ...maps,
  },
  'setup/starts-in-use': {
    message: {
      en: '{used, plural, =0 {No start space is in use} one {One start space is in use} other {# start spaces are in use}}; this game uses exactly {wanted} of {offered}.',
      cs: '{used, plural, =0 {Nepoužívá se žádné startovní pole} one {Používá se jedno startovní pole} few {Používají se # startovní pole} many {Používá se # startovního pole} other {Používá se # startovních polí}}; tato hra jich používá přesně {wanted} z {offered}.',
      de: '{used, plural, =0 {Kein Startfeld wird benutzt} one {Ein Startfeld wird benutzt} other {# Startfelder werden benutzt}}; dieses Spiel benutzt genau {wanted} von {offered}.',
      nl: '{used, plural, =0 {Er is geen start-vak in gebruik} one {Er is één start-vak in gebruik} other {Er zijn # start-vakken in gebruik}}; dit spel gebruikt er precies {wanted} van {offered}.',
    },
    rule: {
      en: 'A game uses as many start spaces as the map says: in Germany with map chips two of three.',
      cs: 'Hra používá tolik startovních polí, kolik určuje mapa: v Německu s žetony dvě ze tří.',
      de: 'Ein Spiel benutzt so viele Startfelder, wie die Map sagt: in Deutschland mit Map-Chips zwei von drei.',
      nl: 'Een spel gebruikt zoveel start-vakken als de landkaart zegt: in Duitsland met fiches twee van de drie.',
    },
    source: 'Map Chips: Germany, preparation',
    standing: 'official',
  },
  'setup/advised-tiles': {
    message: {
      en: 'The list has {tiles, plural, one {# tile} other {# tiles}}; this map advises {min} to {max}.',
      cs: 'Seznam má {tiles, plural, one {# kartičku} few {# kartičky} many {# kartičky} other {# kartiček}}; pro tuto mapu se doporučuje {min} až {max}.',
      de: 'Die Liste hat {tiles, plural, one {# Plättchen} other {# Plättchen}}; für diese Map sind {min} bis {max} empfohlen.',
      nl: 'De lijst heeft {tiles, plural, one {# tegel} other {# tegels}}; voor deze landkaart worden {min} tot {max} aangeraden.',
    },
    rule: {
      en: 'A map advises how many tiles to play with; other numbers are allowed.',
      cs: 'Mapa doporučuje, s kolika kartičkami hrát; jiné počty jsou dovoleny.',
      de: 'Eine Map empfiehlt, mit wie vielen Plättchen man spielt; andere Zahlen sind erlaubt.',
      nl: 'Een landkaart raadt aan met hoeveel tegels te spelen; andere aantallen mogen.',
    },
    source: 'Map Chips: Germany, material',
    standing: 'official',
  },
};
