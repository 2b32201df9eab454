import type { Message, RuleBook, RuleWords } from './words.ts';

const words = (en: string, cs: string, de: string, nl: string): Message => ({ en, cs, de, nl });

/** Rules of how a tile is written down are ours: the data must say one thing only about every edge. */
const ours = (message: Message, rule: Message): RuleWords => ({ message, rule, source: 'Tilewright, tile sets', standing: 'ours' });

const ONE_SHAPE = words(
  'A tile is one piece: its squares are listed once each, and they hang together by their sides.',
  'Kartička je jeden kus: každé její pole je uvedeno jednou, a pole spolu sousedí stranami.',
  'Ein Plättchen ist ein Stück: Jedes seiner Felder steht einmal da, und sie hängen an den Seiten zusammen.',
  'Een tegel is één stuk: elk van zijn vakken staat er één keer, en ze hangen met hun zijden aan elkaar.',
);
const NAMED_PLACES = words(
  'Sides are N, E, S, W and half-edges NW, NE, EN, ES, SE, SW, WS, WN; on a tile of several squares the square stands before them, as in "2,1,E". Only sides on the outline are named.',
  'Strany jsou N, E, S, W a půlky hran NW, NE, EN, ES, SE, SW, WS, WN; u kartičky z více polí před nimi stojí pole, např. „2,1,E“. Uvádějí se jen strany na obvodu.',
  'Seiten heißen N, E, S, W, halbe Kanten NW, NE, EN, ES, SE, SW, WS, WN; bei einem Plättchen aus mehreren Feldern steht das Feld davor, etwa „2,1,E“. Nur Seiten am Umriss werden genannt.',
  'Zijden heten N, E, S, W en halve randen NW, NE, EN, ES, SE, SW, WS, WN; bij een tegel van meer vakken staat het vak ervoor, zoals “2,1,E”. Alleen zijden op de omtrek worden genoemd.',
);
const EDGE_ONCE = words(
  'At every outer side lies exactly one thing: a city, a road, a river or field.',
  'Na každé vnější straně leží právě jedna věc: město, cesta, řeka, nebo louka.',
  'An jeder Außenseite liegt genau eines: Stadt, Straße, Fluss oder Wiese.',
  'Aan elke buitenzijde ligt precies één ding: stad, weg, rivier of weide.',
);
const HALVES_ONCE = words(
  'Both half-edges of a side without a city belong to a field, each to one; without a road or a river between them, to the same one.',
  'Obě půlky strany bez města patří louce, každá jedné; není-li mezi nimi cesta ani řeka, patří téže louce.',
  'Beide Hälften einer Seite ohne Stadt gehören zu einer Wiese, jede zu einer; ohne Straße oder Fluss dazwischen zu derselben.',
  'Beide helften van een zijde zonder stad horen bij een weide, elk bij één; zonder weg of rivier ertussen bij dezelfde.',
);
const FIELD_CITIES = words(
  'A field names the cities of its tile that it touches, by their places in the list of features, counted from 0; a field of no edge touches at least one city.',
  'Louka uvádí města své kartičky, kterých se dotýká, jejich pořadím v seznamu prvků počítaným od 0; louka bez hrany se dotýká aspoň jednoho města.',
  'Eine Wiese nennt die Städte ihres Plättchens, an die sie grenzt, mit ihrer Stelle in der Liste der Teile, von 0 gezählt; eine Wiese ohne Kante grenzt an mindestens eine Stadt.',
  'Een weide noemt de steden van haar tegel waaraan ze grenst, met hun plaats in de lijst van onderdelen, geteld vanaf 0; een weide zonder rand grenst aan ten minste één stad.',
);
const ROAD_ENDS = words(
  'A road that reaches one edge says where it ends: crossing, monastery, city, village, wonder or wheel. A road that goes through has no end.',
  'Cesta, která vede jen k jedné hraně, uvádí, kde končí: crossing, monastery, city, village, wonder nebo wheel. Průchozí cesta konec nemá.',
  'Eine Straße, die nur eine Kante erreicht, sagt, wo sie endet: crossing, monastery, city, village, wonder oder wheel. Eine durchgehende Straße hat kein Ende.',
  'Een weg die maar één rand bereikt, zegt waar hij eindigt: crossing, monastery, city, village, wonder of wheel. Een doorgaande weg heeft geen einde.',
);
const COUNTS = words(
  'Counts are whole numbers from 0 on.',
  'Počty jsou celá čísla od 0.',
  'Anzahlen sind ganze Zahlen ab 0.',
  'Aantallen zijn gehele getallen vanaf 0.',
);
const UNCROSSED = words(
  'Features that cross without joining (a bridge, a tunnel, a field under a city) are unusual but allowed.',
  'Prvky, které se kříží bez spojení (most, tunel, louka pod městem), jsou neobvyklé, ale dovolené.',
  'Teile, die sich kreuzen, ohne sich zu verbinden (Brücke, Tunnel, Wiese unter einer Stadt), sind ungewöhnlich, aber erlaubt.',
  'Onderdelen die elkaar kruisen zonder samen te komen (een brug, een tunnel, een weide onder een stad) zijn ongewoon, maar toegestaan.',
);
const SETS = words(
  'Every kind of tile in a set has an id of its own and a count.',
  'Každý druh kartičky v sadě má vlastní označení a počet.',
  'Jede Plättchenart eines Satzes hat eine eigene Kennung und eine Anzahl.',
  'Elke tegelsoort in een set heeft een eigen aanduiding en een aantal.',
);
const BOXES = words(
  'A set that is a known box but for a tile or two is probably a slip of counting.',
  'Sada, která se od známé krabice liší jednou či dvěma kartičkami, je nejspíš přepočítaná.',
  'Ein Satz, der bis auf ein oder zwei Plättchen einer bekannten Schachtel gleicht, ist wohl verzählt.',
  'Een set die op een of twee tegels na een bekende doos is, is waarschijnlijk verkeerd geteld.',
);
const MEETS = words(
  'Every edge should have another tile in the list that can lie against it.',
  'Ke každé hraně by měla v seznamu být jiná kartička, kterou k ní lze přiložit.',
  'Zu jeder Kante sollte die Liste ein anderes Plättchen haben, das daran passt.',
  'Bij elke rand hoort in de lijst een andere tegel die eraan past.',
);
const KINDS_ONCE = words(
  'A kind of tile is listed once, with its count.',
  'Druh kartičky je uveden jednou, se svým počtem.',
  'Eine Plättchenart steht einmal da, mit ihrer Anzahl.',
  'Een tegelsoort staat er één keer, met haar aantal.',
);
const LISTS = words(
  'A list is made of known sets, each so many times, and of single tiles that one of its sets defines; a set given 0 times only lends its kinds.',
  'Seznam se skládá ze známých sad, každé tolikrát, kolikrát je uvedeno, a z jednotlivých kartiček, které některá jeho sada definuje; sada uvedená 0krát jen propůjčuje druhy.',
  'Eine Liste besteht aus bekannten Sätzen, jeder so oft wie angegeben, und aus einzelnen Plättchen, die einer ihrer Sätze beschreibt; ein Satz mit 0 leiht nur seine Arten.',
  'Een lijst bestaat uit bekende sets, elk zo vaak als opgegeven, en uit losse tegels die een van haar sets beschrijft; een set met 0 leent alleen haar soorten.',
);
const SUPPLY = words(
  'No more copies of a kind may be drawn than the list still holds.',
  'Nelze vytáhnout více kusů jednoho druhu, než kolik jich v seznamu zbývá.',
  'Von einer Art können nicht mehr Stücke gezogen werden, als die Liste noch enthält.',
  'Van een soort kunnen niet meer stuks getrokken worden dan de lijst nog bevat.',
);
const PARITY = words(
  'Inside a map every edge meets its like, so edges of one kind come in pairs; an odd number leaves one of them at the border.',
  'Uvnitř mapy se každá hrana setkává se stejnou, takže hran jednoho druhu je sudý počet; při lichém zůstane jedna na okraji.',
  'Im Innern einer Map trifft jede Kante ihresgleichen, also kommen Kanten einer Art in Paaren; bei ungerader Zahl bleibt eine am Rand.',
  'Binnen een landkaart ontmoet elke rand zijns gelijke, dus komen randen van één soort in paren; bij een oneven aantal blijft er een aan de rand over.',
);

const kindOf = (name: string, [city, road, river, monastery, field]: readonly [string, string, string, string, string]): string =>
  `{${name}, select, city {${city}} road {${road}} river {${river}} monastery {${monastery}} other {${field}}}`;
const EN = ['city', 'road', 'river', 'monastery', 'field'] as const;
const CS = ['město', 'cesta', 'řeka', 'klášter', 'louka'] as const;
const DE = ['Stadt', 'Straße', 'Fluss', 'Kloster', 'Wiese'] as const;
const NL = ['stad', 'weg', 'rivier', 'klooster', 'weide'] as const;

/** What is said of tiles, sets and lists. */
export const TILE_RULES: RuleBook = {
  'scenario/figures-unusual': ours(
    words(
      'Every player has {figures, plural, =0 {no figures} one {# figure} other {# figures}}, which is unusual: check the number.',
      'Každý hráč má {figures, plural, =0 {žádné figurky} one {# figurku} few {# figurky} many {# figurky} other {# figurek}}, což je neobvyklé: ověřte počet.',
      'Jeder Spieler hat {figures, plural, =0 {keine Figuren} one {# Figur} other {# Figuren}}, das ist ungewöhnlich: Zahl prüfen.',
      'Elke speler heeft {figures, plural, =0 {geen figuren} one {# figuur} other {# figuren}}, dat is ongewoon: controleer het aantal.',
    ),
    words(
      'A player usually has seven or eight figures.',
      'Hráč má obvykle sedm či osm figurek.',
      'Ein Spieler hat gewöhnlich sieben oder acht Figuren.',
      'Een speler heeft meestal zeven of acht figuren.',
    ),
  ),
  'tile/square-twice': ours(
    words(
      'Tile {tile} lists its square {square} twice: take one out.',
      'Kartička {tile} uvádí pole {square} dvakrát: jedno vyškrtněte.',
      'Plättchen {tile} nennt sein Feld {square} zweimal: eines streichen.',
      'Tegel {tile} noemt zijn vak {square} twee keer: haal er een weg.',
    ),
    ONE_SHAPE,
  ),
  'tile/squares-apart': ours(
    words(
      'Square {square} of tile {tile} does not hang together with its first square: move it beside the others or take it out.',
      'Pole {square} kartičky {tile} nenavazuje na její první pole: přesuňte je k ostatním, nebo vyškrtněte.',
      'Feld {square} des Plättchens {tile} hängt nicht mit dem ersten zusammen: zu den anderen rücken oder streichen.',
      'Vak {square} van tegel {tile} hangt niet aan het eerste vak vast: schuif het bij de andere of haal het weg.',
    ),
    ONE_SHAPE,
  ),
  'tile/side-unreadable': ours(
    words(
      'Tile {tile}: “{place}” is no side; write N, E, S or W.',
      'Kartička {tile}: „{place}“ není strana; pište N, E, S nebo W.',
      'Plättchen {tile}: „{place}“ ist keine Seite; N, E, S oder W schreiben.',
      'Tegel {tile}: “{place}” is geen zijde; schrijf N, E, S of W.',
    ),
    NAMED_PLACES,
  ),
  'tile/half-unreadable': ours(
    words(
      'Tile {tile}: “{place}” is no half-edge; write NW, NE, EN, ES, SE, SW, WS or WN.',
      'Kartička {tile}: „{place}“ není půlka hrany; pište NW, NE, EN, ES, SE, SW, WS nebo WN.',
      'Plättchen {tile}: „{place}“ ist keine halbe Kante; NW, NE, EN, ES, SE, SW, WS oder WN schreiben.',
      'Tegel {tile}: “{place}” is geen halve rand; schrijf NW, NE, EN, ES, SE, SW, WS of WN.',
    ),
    NAMED_PLACES,
  ),
  'tile/place-misnamed': ours(
    words(
      'Tile {tile}: write “{proper}” for “{place}”.',
      'Kartička {tile}: místo „{place}“ pište „{proper}“.',
      'Plättchen {tile}: „{proper}“ statt „{place}“ schreiben.',
      'Tegel {tile}: schrijf “{proper}” in plaats van “{place}”.',
    ),
    NAMED_PLACES,
  ),
  'tile/place-outside': ours(
    words(
      'Tile {tile}: “{place}” lies on a square the tile does not have; add the square or correct the place.',
      'Kartička {tile}: „{place}“ leží na poli, které kartička nemá; přidejte pole, nebo místo opravte.',
      'Plättchen {tile}: „{place}“ liegt auf einem Feld, das es nicht hat; Feld ergänzen oder Stelle berichtigen.',
      'Tegel {tile}: “{place}” ligt op een vak dat de tegel niet heeft; voeg het vak toe of verbeter de plaats.',
    ),
    NAMED_PLACES,
  ),
  'tile/place-inside': ours(
    words(
      'Tile {tile}: “{place}” is a side between two squares of the tile; only outer sides are named, take it out.',
      'Kartička {tile}: „{place}“ je strana mezi dvěma poli kartičky; uvádějí se jen vnější strany, vyškrtněte ji.',
      'Plättchen {tile}: „{place}“ ist eine Seite zwischen zwei seiner Felder; nur Außenseiten nennen, diese streichen.',
      'Tegel {tile}: “{place}” is een zijde tussen twee vakken van de tegel; noem alleen buitenzijden, haal deze weg.',
    ),
    NAMED_PLACES,
  ),
  'tile/feature-outside': ours(
    words(
      'Tile {tile}: a feature is said to lie on square {square}, which the tile does not have; correct the square.',
      'Kartička {tile}: prvek má ležet na poli {square}, které kartička nemá; opravte pole.',
      'Plättchen {tile}: ein Teil soll auf Feld {square} liegen, das es nicht hat; Feld berichtigen.',
      'Tegel {tile}: een onderdeel zou op vak {square} liggen, dat de tegel niet heeft; verbeter het vak.',
    ),
    NAMED_PLACES,
  ),
  'tile/monastery-twice': ours(
    words(
      'Tile {tile} has two monasteries on square {square}: take one out.',
      'Kartička {tile} má na poli {square} dva kláštery: jeden vyškrtněte.',
      'Plättchen {tile} hat zwei Klöster auf Feld {square}: eines streichen.',
      'Tegel {tile} heeft twee kloosters op vak {square}: haal er een weg.',
    ),
    words(
      'A square holds one monastery at most.',
      'Na jednom poli stojí nejvýše jeden klášter.',
      'Auf einem Feld steht höchstens ein Kloster.',
      'Op een vak staat hoogstens één klooster.',
    ),
  ),
  'tile/edge-covered-twice': ours(
    words(
      `Tile {tile}, edge {edge}: both a ${kindOf('one', EN)} and a ${kindOf('other', EN)} end there; take the edge out of one of them.`,
      `Kartička {tile}, hrana {edge}: vede k ní zároveň ${kindOf('one', CS)} a ${kindOf('other', CS)}; u jednoho prvku hranu vyškrtněte.`,
      `Plättchen {tile}, Kante {edge}: dort liegen zugleich ${kindOf('one', DE)} und ${kindOf('other', DE)}; die Kante bei einem streichen.`,
      `Tegel {tile}, rand {edge}: daar liggen zowel ${kindOf('one', NL)} als ${kindOf('other', NL)}; haal de rand bij een van beide weg.`,
    ),
    EDGE_ONCE,
  ),
  'tile/edge-empty': ours(
    words(
      'Tile {tile}, edge {edge}: nothing lies there; add a city, a road, a river, or both half-edges to a field.',
      'Kartička {tile}, hrana {edge}: nic tam neleží; přidejte město, cestu, řeku, nebo obě půlky k louce.',
      'Plättchen {tile}, Kante {edge}: dort liegt nichts; Stadt, Straße oder Fluss ergänzen oder beide Hälften einer Wiese geben.',
      'Tegel {tile}, rand {edge}: daar ligt niets; voeg een stad, weg of rivier toe, of geef beide helften aan een weide.',
    ),
    EDGE_ONCE,
  ),
  'tile/half-covered-twice': ours(
    words(
      'Tile {tile}: the half-edge {half} is named by two fields, or twice; take it out of one.',
      'Kartička {tile}: půlku hrany {half} uvádějí dvě louky, nebo je uvedena dvakrát; u jedné ji vyškrtněte.',
      'Plättchen {tile}: die halbe Kante {half} steht bei zwei Wiesen oder doppelt; einmal streichen.',
      'Tegel {tile}: de halve rand {half} staat bij twee weiden of dubbel; haal hem er één keer uit.',
    ),
    HALVES_ONCE,
  ),
  'tile/half-missing': ours(
    words(
      'Tile {tile}, edge {edge}: only half of it is field; add {half} to the field.',
      'Kartička {tile}, hrana {edge}: louka je jen na polovině; přidejte k louce {half}.',
      'Plättchen {tile}, Kante {edge}: nur die Hälfte ist Wiese; {half} zur Wiese nehmen.',
      'Tegel {tile}, rand {edge}: maar de helft is weide; voeg {half} aan de weide toe.',
    ),
    HALVES_ONCE,
  ),
  'tile/field-parted-by-nothing': ours(
    words(
      'Tile {tile}, edge {edge}: its halves belong to two fields though no road or river parts them; give both to one field.',
      'Kartička {tile}, hrana {edge}: její půlky patří dvěma loukám, ačkoli je nedělí cesta ani řeka; přidělte obě jedné louce.',
      'Plättchen {tile}, Kante {edge}: die Hälften gehören zu zwei Wiesen, obwohl weder Straße noch Fluss sie trennt; beide einer Wiese geben.',
      'Tegel {tile}, rand {edge}: de helften horen bij twee weiden, al scheidt geen weg of rivier ze; geef beide aan één weide.',
    ),
    HALVES_ONCE,
  ),
  'tile/no-field-beside': ours(
    words(
      `Tile {tile}, edge {edge}: no field lies beside the ${kindOf('feature', EN)} at {half}; add {half} to a field.`,
      `Kartička {tile}, hrana {edge}: vedle prvku ${kindOf('feature', CS)} chybí v {half} louka; přidejte {half} k některé louce.`,
      `Plättchen {tile}, Kante {edge}: neben ${kindOf('feature', DE)} fehlt bei {half} die Wiese; {half} einer Wiese geben.`,
      `Tegel {tile}, rand {edge}: naast ${kindOf('feature', NL)} ontbreekt bij {half} de weide; voeg {half} aan een weide toe.`,
    ),
    HALVES_ONCE,
  ),
  'tile/field-on-city-edge': ours(
    words(
      'Tile {tile}, edge {edge}: a field names {half}, but a city stands there; take {half} out of the field.',
      'Kartička {tile}, hrana {edge}: louka uvádí {half}, ale stojí tam město; vyškrtněte {half} z louky.',
      'Plättchen {tile}, Kante {edge}: eine Wiese nennt {half}, dort steht aber eine Stadt; {half} bei der Wiese streichen.',
      'Tegel {tile}, rand {edge}: een weide noemt {half}, maar daar staat een stad; haal {half} uit de weide.',
    ),
    EDGE_ONCE,
  ),
  'tile/feature-reaches-no-edge': ours(
    words(
      `Tile {tile}: a ${kindOf('feature', EN)} reaches no edge; name its edges or take it out.`,
      `Kartička {tile}: prvek ${kindOf('feature', CS)} nevede k žádné hraně; uveďte jeho hrany, nebo jej vyškrtněte.`,
      `Plättchen {tile}: ${kindOf('feature', DE)} ohne Kante; Kanten nennen oder streichen.`,
      `Tegel {tile}: ${kindOf('feature', NL)} zonder rand; noem de randen of haal het onderdeel weg.`,
    ),
    words(
      'Cities, roads and rivers reach at least one edge of their tile.',
      'Města, cesty a řeky vedou aspoň k jedné hraně své kartičky.',
      'Städte, Straßen und Flüsse erreichen mindestens eine Kante ihres Plättchens.',
      'Steden, wegen en rivieren bereiken ten minste één rand van hun tegel.',
    ),
  ),
  'tile/field-names-no-city': ours(
    words(
      'Tile {tile}: a field names feature {city} as a city it touches, but no city stands in that place of the list; name a city or take the number out.',
      'Kartička {tile}: louka uvádí prvek {city} jako město, kterého se dotýká, ale na tom místě seznamu město není; uveďte město, nebo číslo vyškrtněte.',
      'Plättchen {tile}: eine Wiese nennt Teil {city} als angrenzende Stadt, an dieser Stelle der Liste steht aber keine; eine Stadt nennen oder die Zahl streichen.',
      'Tegel {tile}: een weide noemt onderdeel {city} als stad waaraan ze grenst, maar op die plaats van de lijst staat geen stad; noem een stad of haal het getal weg.',
    ),
    FIELD_CITIES,
  ),
  'tile/field-beside-city': ours(
    words(
      'Tile {tile}: the field at {half} meets the city of edge {edge} at a corner but does not name it; add {city} to its cities.',
      'Kartička {tile}: louka u {half} se v rohu setkává s městem na hraně {edge}, ale neuvádí je; přidejte {city} k jejím městům.',
      'Plättchen {tile}: die Wiese bei {half} stößt an einer Ecke an die Stadt der Kante {edge}, nennt sie aber nicht; {city} zu ihren Städten hinzufügen.',
      'Tegel {tile}: de weide bij {half} raakt in een hoek de stad van kant {edge}, maar noemt die niet; voeg {city} toe aan haar steden.',
    ),
    FIELD_CITIES,
  ),
  'tile/field-names-city-twice': ours(
    words(
      'Tile {tile}: a field names city {city} twice; take one out.',
      'Kartička {tile}: louka uvádí město {city} dvakrát; jedno vyškrtněte.',
      'Plättchen {tile}: eine Wiese nennt Stadt {city} zweimal; einmal streichen.',
      'Tegel {tile}: een weide noemt stad {city} twee keer; haal er een weg.',
    ),
    FIELD_CITIES,
  ),
  'tile/field-nowhere': ours(
    words(
      'Tile {tile}: a field reaches no edge and touches no city; give it half-edges or take it out.',
      'Kartička {tile}: louka nevede k žádné hraně a nedotýká se žádného města; dejte jí půlky hran, nebo ji vyškrtněte.',
      'Plättchen {tile}: eine Wiese erreicht keine Kante und grenzt an keine Stadt; ihr halbe Kanten geben oder sie streichen.',
      'Tegel {tile}: een weide bereikt geen rand en grenst aan geen stad; geef haar halve randen of haal haar weg.',
    ),
    FIELD_CITIES,
  ),
  'tile/road-end-unknown': ours(
    words(
      'Tile {tile}: “{end}” is no known end of a road; known are {known}.',
      'Kartička {tile}: „{end}“ není známý konec cesty; známé jsou {known}.',
      'Plättchen {tile}: „{end}“ ist kein bekanntes Straßenende; bekannt sind {known}.',
      'Tegel {tile}: “{end}” is geen bekend einde van een weg; bekend zijn {known}.',
    ),
    ROAD_ENDS,
  ),
  'tile/road-end-without-building': ours(
    words(
      'Tile {tile}: a road ends at a {end, select, monastery {monastery} other {city}}, but the tile has none; add it or end the road elsewhere.',
      'Kartička {tile}: cesta končí u {end, select, monastery {kláštera} other {města}}, ale kartička žádný nemá; přidejte jej, nebo cestu ukončete jinde.',
      'Plättchen {tile}: eine Straße endet an {end, select, monastery {einem Kloster} other {einer Stadt}}, die es hier nicht gibt; ergänzen oder die Straße anders enden lassen.',
      'Tegel {tile}: een weg eindigt bij een {end, select, monastery {klooster} other {stad}}, maar de tegel heeft er geen; voeg het toe of laat de weg elders eindigen.',
    ),
    ROAD_ENDS,
  ),
  'tile/road-end-missing': ours(
    words(
      'Tile {tile}: the road from {edges} does not say where it ends; add its end.',
      'Kartička {tile}: cesta z hrany {edges} neuvádí, kde končí; doplňte konec.',
      'Plättchen {tile}: die Straße von {edges} sagt nicht, wo sie endet; Ende ergänzen.',
      'Tegel {tile}: de weg vanaf {edges} zegt niet waar hij eindigt; vul het einde in.',
    ),
    ROAD_ENDS,
  ),
  'tile/road-ends-too-many': ours(
    words(
      'Tile {tile}: the road of {edges} has {ends, plural, one {# end} other {# ends}} too many; take the ends out, or split the road.',
      'Kartička {tile}: cesta {edges} má navíc {ends, plural, one {# konec} few {# konce} many {# konce} other {# konců}}; konce vyškrtněte, nebo cestu rozdělte.',
      'Plättchen {tile}: die Straße {edges} hat {ends, plural, one {# Ende} other {# Enden}} zu viel; Enden streichen oder die Straße teilen.',
      'Tegel {tile}: de weg {edges} heeft {ends, plural, one {# einde} other {# einden}} te veel; haal ze weg of splits de weg.',
    ),
    ROAD_ENDS,
  ),
  'tile/features-cross': ours(
    words(
      `Tile {tile}: a ${kindOf('feature', EN)} crosses a ${kindOf('other', EN)} without joining it. If it is no bridge or tunnel, join or part them.`,
      `Kartička {tile}: ${kindOf('feature', CS)} kříží prvek ${kindOf('other', CS)} bez spojení. Není-li to most ani tunel, spojte je, nebo rozdělte.`,
      `Plättchen {tile}: ${kindOf('feature', DE)} kreuzt ${kindOf('other', DE)}, ohne sich zu verbinden. Ist es keine Brücke und kein Tunnel: verbinden oder trennen.`,
      `Tegel {tile}: ${kindOf('feature', NL)} kruist ${kindOf('other', NL)} zonder samen te komen. Is het geen brug of tunnel, verbind of splits ze dan.`,
    ),
    UNCROSSED,
  ),
  'tile/count-wrong': ours(
    words(
      'Tile {tile}: its count is {count}; write a whole number from 0 on.',
      'Kartička {tile}: počet je {count}; napište celé číslo od 0.',
      'Plättchen {tile}: die Anzahl ist {count}; eine ganze Zahl ab 0 schreiben.',
      'Tegel {tile}: het aantal is {count}; schrijf een geheel getal vanaf 0.',
    ),
    COUNTS,
  ),
  'tile/count-none': ours(
    words(
      'Tile {tile} has count 0: the set defines it but holds none.',
      'Kartička {tile} má počet 0: sada ji definuje, ale žádnou neobsahuje.',
      'Plättchen {tile} hat die Anzahl 0: der Satz beschreibt es, enthält aber keines.',
      'Tegel {tile} heeft aantal 0: de set beschrijft hem, maar bevat er geen.',
    ),
    COUNTS,
  ),
  'tile/count-large': ours(
    words(
      'Tile {tile}: {count} copies are unusually many; check the count.',
      'Kartička {tile}: {count} kusů je neobvykle mnoho; ověřte počet.',
      'Plättchen {tile}: {count} Stück sind ungewöhnlich viele; Anzahl prüfen.',
      'Tegel {tile}: {count} stuks is ongewoon veel; controleer het aantal.',
    ),
    COUNTS,
  ),
  'tile/start-copies-too-many': ours(
    words(
      'Tile {tile}: {starts} copies are start tiles, but the set holds only {count}.',
      'Kartička {tile}: startovních kusů má být {starts}, ale sada jich obsahuje jen {count}.',
      'Plättchen {tile}: {starts} Stück sind Startplättchen, der Satz enthält aber nur {count}.',
      'Tegel {tile}: {starts} stuks zijn starttegels, maar de set bevat er maar {count}.',
    ),
    COUNTS,
  ),
  'tile/arms-wrong': ours(
    words(
      'Tile {tile}: a city has {arms} coats of arms; write a whole number from 0 on.',
      'Kartička {tile}: město má {arms} erbů; napište celé číslo od 0.',
      'Plättchen {tile}: eine Stadt hat {arms} Wappen; eine ganze Zahl ab 0 schreiben.',
      'Tegel {tile}: een stad heeft {arms} wapens; schrijf een geheel getal vanaf 0.',
    ),
    COUNTS,
  ),
  'set/tile-id-twice': ours(
    words(
      'The id {tile} is given twice, to tiles {before} and {entry}; rename one or join their counts.',
      'Označení {tile} je použito dvakrát, u kartiček {before} a {entry}; jednu přejmenujte, nebo sečtěte počty.',
      'Die Kennung {tile} ist doppelt vergeben, an die Plättchen {before} und {entry}; eines umbenennen oder die Anzahlen zusammenziehen.',
      'De aanduiding {tile} is dubbel gebruikt, bij tegels {before} en {entry}; hernoem er een of tel de aantallen op.',
    ),
    SETS,
  ),
  'set/no-tiles': ours(
    words(
      'The set {set} holds no tiles: add some.',
      'Sada {set} neobsahuje žádné kartičky: přidejte je.',
      'Der Satz {set} enthält keine Plättchen: welche ergänzen.',
      'De set {set} bevat geen tegels: voeg er toe.',
    ),
    SETS,
  ),
  'set/same-tile-twice': ours(
    words(
      'Tile {tile} is the same as {twin}, perhaps turned: their counts could be joined.',
      'Kartička {tile} je stejná jako {twin}, případně otočená: počty lze sečíst.',
      'Plättchen {tile} ist dasselbe wie {twin}, vielleicht gedreht: die Anzahlen ließen sich zusammenziehen.',
      'Tegel {tile} is dezelfde als {twin}, misschien gedraaid: de aantallen kunnen samen.',
    ),
    KINDS_ONCE,
  ),
  'set/edge-meets-nothing': ours(
    words(
      `Tile {tile} has an edge ({edge}) that no other tile of the list can meet; add one or change the edge.`,
      `Kartička {tile} má hranu ({edge}), ke které nelze přiložit žádnou jinou kartičku seznamu; přidejte ji, nebo hranu změňte.`,
      `Plättchen {tile} hat eine Kante ({edge}), an die kein anderes Plättchen der Liste passt; eines ergänzen oder die Kante ändern.`,
      `Tegel {tile} heeft een rand ({edge}) waar geen andere tegel van de lijst aan past; voeg er een toe of verander de rand.`,
    ),
    MEETS,
  ),
  'set/nearly-a-box': ours(
    words(
      'This set is the box “{box}” but for a tile or two ({differences}; here ≠ in the box). Correct the counts if it is meant to be that box.',
      'Tato sada je krabice „{box}“ až na jednu či dvě kartičky ({differences}; zde ≠ v krabici). Má-li to být ona, opravte počty.',
      'Dieser Satz ist bis auf ein oder zwei Plättchen die Schachtel „{box}“ ({differences}; hier ≠ in der Schachtel). Soll er sie sein, die Anzahlen berichtigen.',
      'Deze set is op een of twee tegels na de doos “{box}” ({differences}; hier ≠ in de doos). Moet het die doos zijn, verbeter dan de aantallen.',
    ),
    BOXES,
  ),
  'list/unknown-set': ours(
    words(
      'There is no tile set “{set}”: choose one of {known}, or add it to the scenario.',
      'Sada kartiček „{set}“ neexistuje: vyberte {known}, nebo ji přidejte do scénáře.',
      'Einen Plättchensatz „{set}“ gibt es nicht: {known} wählen oder ihn ins Szenario aufnehmen.',
      'Er is geen tegelset “{set}”: kies {known}, of neem hem in het scenario op.',
    ),
    LISTS,
  ),
  'list/set-twice': ours(
    words(
      'The set {set} is listed twice: write it once, with “times”.',
      'Sada {set} je uvedena dvakrát: uveďte ji jednou s „times“.',
      'Der Satz {set} steht zweimal da: einmal mit „times“ schreiben.',
      'De set {set} staat er twee keer: schrijf hem één keer, met “times”.',
    ),
    LISTS,
  ),
  'list/unknown-tile': ours(
    words(
      'No set of this scenario has a tile “{tile}”: correct the id, or list its set (0 times if only its kinds are wanted).',
      'Žádná sada scénáře nemá kartičku „{tile}“: opravte označení, nebo uveďte její sadu (0krát, stačí-li druhy).',
      'Kein Satz dieses Szenarios hat ein Plättchen „{tile}“: Kennung berichtigen oder seinen Satz aufnehmen (0-mal, wenn nur die Arten gebraucht werden).',
      'Geen set van dit scenario heeft een tegel “{tile}”: verbeter de aanduiding of noem zijn set (0 keer als alleen de soorten nodig zijn).',
    ),
    LISTS,
  ),
  'list/single-twice': ours(
    words(
      'The single tile {tile} is listed twice: join the counts.',
      'Jednotlivá kartička {tile} je uvedena dvakrát: sečtěte počty.',
      'Das einzelne Plättchen {tile} steht zweimal da: Anzahlen zusammenziehen.',
      'De losse tegel {tile} staat er twee keer: tel de aantallen op.',
    ),
    LISTS,
  ),
  'list/no-tiles': ours(
    words(
      'The list holds no tiles: add a set or single tiles.',
      'Seznam neobsahuje žádné kartičky: přidejte sadu nebo jednotlivé kartičky.',
      'Die Liste enthält keine Plättchen: einen Satz oder einzelne Plättchen ergänzen.',
      'De lijst bevat geen tegels: voeg een set of losse tegels toe.',
    ),
    LISTS,
  ),
  'list/no-start-tile': ours(
    words(
      'Nothing says where play begins: lay a tile in advance, mark a start tile, or give the board a start.',
      'Není dáno, kde hra začíná: položte kartičku předem, označte startovní kartičku, nebo dejte mapě start.',
      'Nirgends steht, wo das Spiel beginnt: ein Plättchen vorab legen, ein Startplättchen kennzeichnen oder der Map einen Start geben.',
      'Nergens staat waar het spel begint: leg een tegel vooraf, merk een starttegel of geef de landkaart een start.',
    ),
    words(
      'Play begins at a start of the board, at one of its large cities, at a tile laid in advance, or with a start tile of the list.',
      'Hra začíná na startu mapy, u jejího velkého města, u předem položené kartičky, nebo startovní kartičkou seznamu.',
      'Das Spiel beginnt an einem Start der Map, an einer ihrer Großstädte, an einem vorab gelegten Plättchen oder mit einem Startplättchen der Liste.',
      'Het spel begint bij een start van de landkaart, bij een van haar grote steden, bij een vooraf gelegde tegel of met een starttegel van de lijst.',
    ),
  ),
  'list/tile-in-two-sets': ours(
    words(
      'Two sets of this list, {one} and {other}, define different tiles by the id {tile}: rename one.',
      'Dvě sady seznamu, {one} a {other}, označují {tile} různé kartičky: jednu přejmenujte.',
      'Zwei Sätze dieser Liste, {one} und {other}, nennen verschiedene Plättchen {tile}: eines umbenennen.',
      'Twee sets van deze lijst, {one} en {other}, noemen verschillende tegels {tile}: hernoem er een.',
    ),
    LISTS,
  ),
  'list/set-replaces-bundled': ours(
    words(
      'The scenario has a set of its own by the name of a bundled one, {set}: its own is used.',
      'Scénář má vlastní sadu stejného jména jako přibalená, {set}: použije se vlastní.',
      'Das Szenario hat einen eigenen Satz mit dem Namen eines mitgelieferten, {set}: der eigene gilt.',
      'Het scenario heeft een eigen set met de naam van een meegeleverde, {set}: de eigen set geldt.',
    ),
    LISTS,
  ),
  'list/many-copies': ours(
    words(
      'The list holds {count} tiles, unusually many: check the counts.',
      'Seznam obsahuje {count} kartiček, neobvykle mnoho: ověřte počty.',
      'Die Liste enthält {count} Plättchen, ungewöhnlich viele: Anzahlen prüfen.',
      'De lijst bevat {count} tegels, ongewoon veel: controleer de aantallen.',
    ),
    COUNTS,
  ),
  'list/drawn-too-many': ours(
    words(
      'The order of draw names {tile} {drawn} times, but only {copies, plural, one {# copy is} other {# copies are}} left to draw.',
      'Pořadí tažení uvádí {tile} {drawn}×, ale k tažení {copies, plural, one {zbývá # kus} few {zbývají # kusy} many {zbývá # kusu} other {zbývá # kusů}}.',
      'Die Ziehreihenfolge nennt {tile} {drawn}-mal, zu ziehen {copies, plural, one {ist nur # Stück} other {sind nur # Stück}} übrig.',
      'De trekvolgorde noemt {tile} {drawn} keer, maar er {copies, plural, one {is nog # stuk} other {zijn nog # stuks}} te trekken.',
    ),
    SUPPLY,
  ),
  'list/odd-parity': ours(
    words(
      `The list has {count} sides of {edge}, an odd number: a map filled with all its tiles keeps at least one of them at its border.`,
      `Seznam má {count} hran typu {edge}, lichý počet: mapa vyplněná všemi kartičkami má aspoň jednu z nich na okraji.`,
      `Die Liste hat {count} Kanten der Art {edge}, eine ungerade Zahl: Eine mit allen Plättchen gefüllte Map behält mindestens eine am Rand.`,
      `De lijst heeft {count} randen van het type {edge}, een oneven aantal: een met alle tegels gevulde landkaart houdt er minstens één aan de rand.`,
    ),
    PARITY,
  ),
};
