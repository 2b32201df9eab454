import type { SystemId } from '../systems/switches.ts';
import type { Message, RuleWords } from './words.ts';

/** One line of a rule summary, and how sure it is. */
export interface SummaryLine {
  readonly text: Message;
  readonly standing: Extract<RuleWords['standing'], 'official' | 'community' | 'ours'>;
}
const official = (en: string, cs: string, de: string, nl: string): SummaryLine => ({ text: { en, cs, de, nl }, standing: 'official' });
const community = (en: string, cs: string, de: string, nl: string): SummaryLine => ({ text: { en, cs, de, nl }, standing: 'community' });
const ours = (en: string, cs: string, de: string, nl: string): SummaryLine => ({ text: { en, cs, de, nl }, standing: 'ours' });

/** The rules of each system in our own words, short enough for a sheet. */
export const RULE_SUMMARIES: { readonly [system in SystemId]: readonly SummaryLine[] } = {
  'map-boards': [
    official(
      'A tile is laid on a printed square beside a tile that lies already; edges must match as usual.',
      'Kartička se klade na vytištěné pole vedle již vyložené kartičky; okraje musí jako vždy navazovat.',
      'Ein Plättchen kommt auf ein gedrucktes Feld neben ein liegendes Plättchen; die Seiten müssen wie üblich passen.',
      'Een tegel komt op een gedrukt vak naast een tegel die er al ligt; de zijden moeten zoals altijd passen.',
    ),
    official(
      'Large cities take no tile. Once a tile lies beside one of its squares, the whole city counts as laid.',
      'Na velká města se kartičky nekladou. Jakmile vedle některého jeho pole leží kartička, počítá se celé město jako vyložené.',
      'Auf Großstädte kommt kein Plättchen. Liegt eines neben einem ihrer Felder, zählt die ganze Stadt als gelegt.',
      'Op grote steden komt geen tegel. Ligt er een tegel naast een van haar vakken, dan geldt de hele stad als gelegd.',
    ),
    official(
      'At the border anything fits, except where a road or city is printed: that must match. Everything closes there and scores as usual.',
      'K okraji mapy smí přiléhat cokoli, jen vytištěná cesta nebo město musí navazovat. Vše se tam uzavírá a boduje jako obvykle.',
      'Am Rand passt alles, nur eine gedruckte Straße oder Stadt muss fortgesetzt werden. Alles ist dort abgeschlossen und zählt wie üblich.',
      'Aan de rand past alles, alleen een gedrukte weg of stad moet aansluiten. Alles is daar afgesloten en telt zoals gewoonlijk.',
    ),
    ours(
      'A monastery at the border is complete when all squares that exist around it are filled.',
      'Klášter u okraje je dokončen, když jsou zaplněna všechna existující pole kolem něj.',
      'Ein Kloster am Rand ist fertig, wenn alle vorhandenen Felder ringsum belegt sind.',
      'Een klooster aan de rand is klaar als alle bestaande vakken eromheen gevuld zijn.',
    ),
  ],
  'map-chips': [
    official(
      'Who lays a tile on a chip takes it, scores its value at once and keeps it face up.',
      'Kdo položí kartičku na žeton, vezme si jej, ihned boduje jeho hodnotu a nechá ho ležet lícem nahoru.',
      'Wer ein Plättchen auf einen Chip legt, nimmt ihn, erhält sofort seinen Wert und legt ihn offen vor sich.',
      'Wie een tegel op een fiche legt, pakt hem, scoort meteen de waarde en legt hem open voor zich.',
    ),
    official(
      'After the meeple step you may pay chips worth exactly 4: one of them goes under a meeple of yours on the map, the others leave the game.',
      'Po umístění družiníka můžete zaplatit žetony v hodnotě přesně 4: jeden z nich dáte pod svého družiníka na mapě, ostatní opustí hru.',
      'Nach dem Einsetzen dürft ihr Chips im Wert von genau 4 bezahlen: Einer kommt unter einen eigenen Meeple auf der Map, die übrigen verlassen das Spiel.',
      'Na het zetten van een meeple mag je fiches ter waarde van precies 4 betalen: één komt onder een eigen meeple op de landkaart, de rest verlaat het spel.',
    ),
    official(
      'Such a meeple counts as two in the majority, also for farmers at the end. When it returns, its chip leaves the game.',
      'Takový družiník platí při určení většiny za dva, i sedlák na konci. Když se vrátí, jeho žeton opustí hru.',
      'Ein solcher Meeple zählt bei der Mehrheit doppelt, auch als Bauer am Ende. Kehrt er zurück, verlässt sein Chip das Spiel.',
      'Zo’n meeple telt voor twee bij de meerderheid, ook als boer aan het einde. Keert hij terug, dan verlaat zijn fiche het spel.',
    ),
    ours(
      'Chips that are left over score nothing.',
      'Zbylé žetony nepřinášejí žádné body.',
      'Übrig gebliebene Chips bringen keine Punkte.',
      'Overgebleven fiches leveren niets op.',
    ),
  ],
  'wheel-of-fortune': [
    official(
      'A tile with a number moves the pig that many sectors clockwise before the tile is laid; the sector where it stops acts.',
      'Kartička s číslem posune prasátko před přiložením o tolik výsečí po směru hodin; výseč, kde se zastaví, působí.',
      'Ein Plättchen mit Zahl bewegt das Schwein vor dem Anlegen so viele Segmente im Uhrzeigersinn; das erreichte Segment wirkt.',
      'Een tegel met een getal verplaatst het varken vóór het aanleggen zoveel sectoren met de klok mee; de bereikte sector werkt.',
    ),
    official(
      'Fortune: 3 points for the active player. Taxes: per knight the arms and own knights of his city. Famine: 1 point per farmer and completed city at his field.',
      'Štěstí: 3 body hráči na tahu. Daně: za rytíře erby a vlastní rytíři v jeho městě. Hladomor: za sedláka 1 bod za každé dokončené město u jeho louky.',
      'Glück: 3 Punkte für den aktiven Spieler. Steuern: je Ritter die Wappen und eigenen Ritter seiner Stadt. Hungersnot: je Bauer 1 Punkt pro fertige Stadt an seiner Wiese.',
      'Fortuin: 3 punten voor de actieve speler. Belasting: per ridder de wapens en eigen ridders van zijn stad. Hongersnood: per boer 1 punt per voltooide stad aan zijn weide.',
    ),
    official(
      'Storm: 1 point per meeple in supply. Inquisition: 2 points per monk. Plague: each takes back one meeple from the landscape.',
      'Bouře: 1 bod za každého družiníka v zásobě. Inkvizice: 2 body za mnicha. Mor: každý si vezme zpět jednoho družiníka z krajiny.',
      'Sturm: 1 Punkt je Meeple im Vorrat. Inquisition: 2 Punkte je Mönch. Pest: Jeder nimmt einen Meeple aus der Landschaft zurück.',
      'Storm: 1 punt per meeple in de voorraad. Inquisitie: 2 punten per monnik. Pest: iedereen neemt één meeple uit het landschap terug.',
    ),
    official(
      'A meeple may go on a free crown space instead of the tile. When the pig stops there: alone 3 (one crown) or 6 (two crowns), two meeples 3 each.',
      'Místo na kartičku lze družiníka dát na volné políčko s korunou. Zastaví-li se tam prasátko: sám 3 (jedna koruna) nebo 6 (dvě koruny), dva po 3.',
      'Statt aufs Plättchen darf ein Meeple auf ein freies Kronenfeld. Hält dort das Schwein: allein 3 (eine Krone) oder 6 (zwei Kronen), zu zweit je 3.',
      'In plaats van op de tegel mag een meeple op een vrij kroonveld. Stopt het varken daar: alleen 3 (één kroon) of 6 (twee kronen), met twee elk 3.',
    ),
  ],
  wonders: [
    official(
      'Who reaches or passes the meeple pairs on the scoreboard takes a wonder and the own pair; the other pairs move on to 15, 20, 25.',
      'Kdo na počítadle dosáhne dvojic družiníků nebo je mine, vezme si div a svou dvojici; ostatní dvojice postoupí na 15, 20, 25.',
      'Wer auf der Wertungstafel die Meeple-Paare erreicht oder überholt, nimmt ein Wunder und sein Paar; die übrigen rücken auf 15, 20, 25.',
      'Wie op het scorebord de meeple-paren bereikt of passeert, neemt een wonder en het eigen paar; de andere paren gaan naar 15, 20, 25.',
    ),
    official(
      'In the next own turn it is laid instead of drawing a tile, marked with one of the two meeples, and takes up to two meeples.',
      'V příštím vlastním tahu se vyloží místo tahání kartičky, označí jedním z obou družiníků a smí se na něj umístit až dva družiníci.',
      'Im nächsten eigenen Zug wird es statt eines gezogenen Plättchens angelegt, mit einem der beiden Meeples markiert und nimmt bis zu zwei Meeples auf.',
      'In de volgende eigen beurt wordt het gelegd in plaats van een tegel te trekken, met een van beide meeples gemerkt, en er mogen tot twee meeples op.',
    ),
    official(
      'Notre-Dame: 3 points when you place a meeple beside a monastery. Stonehenge: 3 per occupied road you complete.',
      'Notre-Dame: 3 body, když umístíte družiníka vedle kláštera. Stonehenge: 3 za každou obsazenou cestu, kterou dokončíte.',
      'Notre-Dame: 3 Punkte, wenn ihr einen Meeple neben ein Kloster setzt. Stonehenge: 3 je besetzter Straße, die ihr fertigstellt.',
      'Notre-Dame: 3 punten als je een meeple naast een klooster zet. Stonehenge: 3 per bezette weg die je voltooit.',
    ),
    official(
      'At the end, Circus Maximus: 4 (2 players), 3 (3–4) or 2 points per foreign meeple in unfinished cities. Alhambra: 4 per own farmer.',
      'Na konci Circus Maximus: 4 (2 hráči), 3 (3–4) nebo 2 body za cizího družiníka v nedokončených městech. Alhambra: 4 za vlastního sedláka.',
      'Am Ende Circus Maximus: 4 (zu zweit), 3 (zu dritt oder viert) oder 2 Punkte je fremdem Meeple in unfertigen Städten. Alhambra: 4 je eigenem Bauern.',
      'Aan het einde Circus Maximus: 4 (2 spelers), 3 (3–4) of 2 punten per vreemde meeple in onvoltooide steden. Alhambra: 4 per eigen boer.',
    ),
    community(
      'A wonder counts as five ordinary squares around a monastery too.',
      'Div se i kolem kláštera počítá jako pět běžných polí.',
      'Ein Wunder zählt auch um ein Kloster als fünf gewöhnliche Felder.',
      'Een wonder telt ook rond een klooster als vijf gewone vakken.',
    ),
  ],
  'wind-roses': [
    official(
      'The rose on the start tile divides the landscape into four sections, until the blue rose takes over with its own place and direction.',
      'Růžice na startovní kartičce dělí krajinu na čtyři sekce, dokud ji nepřevezme modrá růžice se svým místem a směrem.',
      'Die Rose auf dem Startplättchen teilt die Landschaft in vier Abschnitte, bis die blaue mit eigenem Ort und eigener Richtung übernimmt.',
      'De roos op de starttegel deelt het landschap in vier kwadranten, tot de blauwe roos met eigen plaats en richting het overneemt.',
    ),
    official(
      'Who lays a quarter rose in its own section scores 3 points at once, before placing a meeple. Row and column of the rose belong to both sections.',
      'Kdo přiloží čtvrtinovou růžici do její sekce, získá ihned 3 body, ještě před umístěním družiníka. Řada a sloupec růžice patří k oběma sekcím.',
      'Wer eine Viertelrose in ihren Abschnitt legt, erhält sofort 3 Punkte, noch vor dem Meeple. Zeile und Spalte der Rose gehören zu beiden Abschnitten.',
      'Wie een kwartroos in haar kwadrant legt, scoort meteen 3 punten, nog vóór de meeple. Rij en kolom van de roos horen bij beide kwadranten.',
    ),
  ],
};
