import type { Message } from './words.ts';

const words = (en: string, cs: string, de: string, nl: string): Message => ({ en, cs, de, nl });

/** What is said of lists, figures and fills. */
export const TILES_WORDS = {
  tiles: words(
    '{tiles, plural, one {# tile} other {# tiles}} of {kinds, plural, one {# kind} other {# kinds}}',
    '{tiles, plural, one {# kartička} few {# kartičky} many {# kartičky} other {# kartiček}}, {kinds, plural, one {# druh} few {# druhy} many {# druhu} other {# druhů}}',
    '{tiles, plural, one {# Plättchen} other {# Plättchen}}, {kinds, plural, one {# Art} other {# Arten}}',
    '{tiles, plural, one {# tegel} other {# tegels}} van {kinds, plural, one {# soort} other {# soorten}}',
  ),
  sides: words(
    'sides: field {field}, road {road}, city {city}, river {river}',
    'strany: louka {field}, cesta {road}, město {city}, řeka {river}',
    'Seiten: Wiese {field}, Straße {road}, Stadt {city}, Fluss {river}',
    'zijden: weide {field}, weg {road}, stad {city}, rivier {river}',
  ),
  odd: words('odd in number: {edges}', 'lichý počet: {edges}', 'ungerade Zahl: {edges}', 'oneven aantal: {edges}'),
  buildings: words(
    'monasteries {monasteries}, coats of arms {arms}, inns {inns}, cathedrals {cathedrals}',
    'kláštery {monasteries}, erby {arms}, hostince {inns}, katedrály {cathedrals}',
    'Klöster {monasteries}, Wappen {arms}, Wirtshäuser {inns}, Kathedralen {cathedrals}',
    'kloosters {monasteries}, wapens {arms}, herbergen {inns}, kathedralen {cathedrals}',
  ),
  ends: words('road ends: {ends}', 'konce cest: {ends}', 'Straßenenden: {ends}', 'wegeinden: {ends}'),
  classes: words(
    '{classes, plural, one {# class} other {# classes}} of edges, {ambiguous} of them with several kinds: {list}',
    '{classes, plural, one {# třída} few {# třídy} many {# třídy} other {# tříd}} hran, {ambiguous} s více druhy: {list}',
    '{classes, plural, one {# Klasse} other {# Klassen}} von Kanten, {ambiguous} davon mit mehreren Arten: {list}',
    '{classes, plural, one {# klasse} other {# klassen}} van randen, {ambiguous} daarvan met meer soorten: {list}',
  ),
  neverMet: words(
    'no tile meets: {patterns} (* asks nothing)',
    'nehodí se žádná kartička: {patterns} (* nic nežádá)',
    'kein Plättchen passt zu: {patterns} (* verlangt nichts)',
    'geen tegel past bij: {patterns} (* vraagt niets)',
  ),
  nextTile: words(
    'the next tile fits nowhere with {percent} % ({unplaceable} of {left})',
    'příští kartičku nelze přiložit s pravděpodobností {percent} % ({unplaceable} z {left})',
    'das nächste Plättchen passt mit {percent} % nirgends ({unplaceable} von {left})',
    'de volgende tegel past met {percent} % nergens ({unplaceable} van {left})',
  ),
  compared: words(
    '{id}: {here} here, {there} there',
    '{id}: zde {here}, tam {there}',
    '{id}: hier {here}, dort {there}',
    '{id}: hier {here}, daar {there}',
  ),
  same: words(
    'The lists hold the same tiles.',
    'Seznamy obsahují stejné kartičky.',
    'Die Listen enthalten dieselben Plättchen.',
    'De lijsten bevatten dezelfde tegels.',
  ),
  fillFound: words(
    'The board can be filled: {placed, plural, one {# tile} other {# tiles}}.',
    'Mapu lze vyplnit: {placed, plural, one {# kartička} few {# kartičky} many {# kartičky} other {# kartiček}}.',
    'Die Map lässt sich füllen: {placed} Plättchen.',
    'De landkaart kan gevuld worden: {placed, plural, one {# tegel} other {# tegels}}.',
  ),
  fillUnknown: words(
    'Not known: the search gave up after {nodes} steps. The best fill leaves {holes, plural, one {# hole} other {# holes}}.',
    'Není známo: hledání skončilo po {nodes} krocích. Nejlepší výplň má {holes, plural, one {# díru} few {# díry} many {# díry} other {# děr}}.',
    'Nicht bekannt: Die Suche gab nach {nodes} Schritten auf. Die beste Füllung lässt {holes, plural, one {# Loch} other {# Löcher}}.',
    'Niet bekend: het zoeken stopte na {nodes} stappen. De beste vulling laat {holes, plural, one {# gat} other {# gaten}}.',
  ),
  holes: words(
    'The best fill found leaves {holes, plural, one {# hole} other {# holes}} ({squares}); none leaves fewer than {least}.',
    'Nejlepší nalezená výplň má {holes, plural, one {# díru} few {# díry} many {# díry} other {# děr}} ({squares}); žádná nemá méně než {least}.',
    'Die beste gefundene Füllung lässt {holes, plural, one {# Loch} other {# Löcher}} ({squares}); keine lässt weniger als {least}.',
    'De beste gevonden vulling laat {holes, plural, one {# gat} other {# gaten}} ({squares}); geen laat er minder dan {least}.',
  ),
  'proof-too-few-tiles': words(
    'It cannot be filled: {squares, plural, one {# square} other {# squares}}, but only {tiles, plural, one {# tile} other {# tiles}}.',
    'Vyplnit ji nelze: {squares, plural, one {# pole} few {# pole} many {# pole} other {# polí}}, ale jen {tiles, plural, one {# kartička} few {# kartičky} many {# kartičky} other {# kartiček}}.',
    'Sie lässt sich nicht füllen: {squares, plural, one {# Feld} other {# Felder}}, aber nur {tiles} Plättchen.',
    'Ze kan niet gevuld worden: {squares, plural, one {# vak} other {# vakken}}, maar slechts {tiles, plural, one {# tegel} other {# tegels}}.',
  ),
  'proof-dead-squares': words(
    'It cannot be filled: nothing left fits {squares}.',
    'Vyplnit ji nelze: nic zbylého se nehodí na {squares}.',
    'Sie lässt sich nicht füllen: Auf {squares} passt nichts mehr.',
    'Ze kan niet gevuld worden: op {squares} past niets meer.',
  ),
  'proof-shortage': words(
    'It cannot be filled: {count} squares ({squares}) take only {codes}, of which {copies, plural, =0 {none is} one {# is} other {# are}} left.',
    'Vyplnit ji nelze: {count, plural, one {# pole ({squares}) přijme} few {# pole ({squares}) přijmou} many {# pole ({squares}) přijme} other {# polí ({squares}) přijme}} jen {codes}, kterých {copies, plural, =0 {nezbývá nic} one {zbývá #} few {zbývají #} many {zbývá #} other {zbývá #}}.',
    'Sie lässt sich nicht füllen: {count} Felder ({squares}) nehmen nur {codes}, davon {copies, plural, =0 {ist keines} one {ist #} other {sind #}} übrig.',
    'Ze kan niet gevuld worden: {count} vakken ({squares}) nemen alleen {codes}, waarvan er {copies, plural, =0 {geen is} one {# is} other {# zijn}}.',
  ),
  'proof-parity': words(
    'It cannot be filled: the number of {edges} sides is odd, so they cannot all be paired, and the border takes up {freeSides, plural, =0 {none} one {one} other {#}}.',
    'Vyplnit ji nelze: stran typu {edges} je lichý počet, takže je nelze spárovat, a na okraji {freeSides, plural, =0 {není volná žádná} one {je volná jedna} few {jsou volné #} many {je volných #} other {je volných #}}.',
    'Sie lässt sich nicht füllen: Die Zahl der Seiten {edges} ist ungerade, sie lassen sich nicht paaren, und der Rand nimmt {freeSides, plural, =0 {keine} one {eine} other {#}} auf.',
    'Ze kan niet gevuld worden: het aantal zijden {edges} is oneven, ze zijn niet te paren, en de rand neemt er {freeSides, plural, =0 {geen} one {één} other {#}} op.',
  ),
  'proof-search': words(
    'It cannot be filled: every way was tried ({nodes} steps).',
    'Vyplnit ji nelze: byly vyzkoušeny všechny možnosti ({nodes} kroků).',
    'Sie lässt sich nicht füllen: Alle Wege wurden versucht ({nodes} Schritte).',
    'Ze kan niet gevuld worden: alle wegen zijn geprobeerd ({nodes} stappen).',
  ),
  deadSquares: words('dead now: {squares}', 'již mrtvá pole: {squares}', 'jetzt tot: {squares}', 'nu dood: {squares}'),
  wantedSide: words(
    '{wanted, select, city {city} road {road} field {field} river {river} other {an edge no tile has}} {towards, select, N {to the north} E {to the east} S {to the south} other {to the west}}',
    '{towards, select, N {na severu} E {na východě} S {na jihu} other {na západě}} {wanted, select, city {město} road {cestu} field {louku} river {řeku} other {stranu, kterou nemá žádná kartička,}}',
    '{towards, select, N {im Norden} E {im Osten} S {im Süden} other {im Westen}} {wanted, select, city {Stadt} road {Straße} field {Wiese} river {Fluss} other {einen Rand, den kein Plättchen hat,}}',
    '{towards, select, N {in het noorden} E {in het oosten} S {in het zuiden} other {in het westen}} {wanted, select, city {stad} road {weg} field {weide} river {rivier} other {een rand die geen tegel heeft}}',
  ),
  'dead-no-kind': words(
    '{square} wants {wants}: no tile of the list shows that.',
    'Pole {square} chce {wants}: žádná kartička seznamu to nenabízí.',
    '{square} verlangt {wants}: Kein Plättchen der Liste zeigt das.',
    '{square} vraagt {wants}: geen tegel van de lijst toont dat.',
  ),
  'dead-none-left': words(
    '{square} wants {wants}: all tiles that show that are laid ({kinds}).',
    'Pole {square} chce {wants}: všechny kartičky, které to nabízejí, už leží ({kinds}).',
    '{square} verlangt {wants}: Alle Plättchen, die das zeigen, liegen schon ({kinds}).',
    '{square} vraagt {wants}: alle tegels die dat tonen liggen er al ({kinds}).',
  ),
  'dead-no-tiles': words(
    '{square} stays empty: no tile is left.',
    'Pole {square} zůstane prázdné: nezbývá žádná kartička.',
    '{square} bleibt leer: Es ist kein Plättchen übrig.',
    '{square} blijft leeg: er is geen tegel meer.',
  ),
  leftOut: words(
    'tiles of several squares left in the box: {tiles}',
    'kartičky o více polích, které zůstaly v krabici: {tiles}',
    'Plättchen mit mehreren Feldern, die in der Schachtel bleiben: {tiles}',
    'tegels van meer vakken die in de doos blijven: {tiles}',
  ),
  noBoard: words(
    'There is no board to fill: the scenario is played on a free table.',
    'Není co vyplnit: scénář se hraje na volném stole.',
    'Es gibt keine Map zu füllen: Gespielt wird auf freiem Tisch.',
    'Er is geen landkaart om te vullen: er wordt op een vrije tafel gespeeld.',
  ),
} as const;
