import type { Message, RuleBook, RuleWords } from './words.ts';

const ours = (message: Message, rule: Message): RuleWords => ({ message, rule, source: 'Tilewright', standing: 'ours' });
/** Follows from a source without standing in it word for word. */
const inferred = (source: string, message: Message, rule: Message): RuleWords => ({ message, rule, source, standing: 'inferred' });

/** What may be wrong with a board. */
export const BOARD_RULES: RuleBook = {
  'board/rows-of-one-length': ours(
    {
      en: 'Row {row} has {length} squares, the widest row has {width}. Fill it up with dots.',
      cs: 'Řádek {row} má {length} polí, nejširší řádek {width}. Doplňte jej tečkami.',
      de: 'Zeile {row} hat {length} Felder, die breiteste hat {width}. Füllen Sie sie mit Punkten auf.',
      nl: 'Rij {row} heeft {length} vakken, de breedste rij {width}. Vul haar aan met punten.',
    },
    {
      en: 'All rows of a board have one length.',
      cs: 'Všechny řádky mapy jsou stejně dlouhé.',
      de: 'Alle Zeilen einer Map sind gleich lang.',
      nl: 'Alle rijen van een landkaart zijn even lang.',
    },
  ),
  'board/no-squares': inferred(
    'Carcassonne Maps, basic rules, placing a tile',
    {
      en: 'No square of this board takes a tile. Paint some.',
      cs: 'Žádné pole této mapy nepřijímá kartičku. Nějaká namalujte.',
      de: 'Kein Feld dieser Map nimmt ein Plättchen auf. Malen Sie welche.',
      nl: 'Geen vak van deze landkaart neemt een tegel. Teken er een paar.',
    },
    {
      en: 'A board has squares that take tiles.',
      cs: 'Mapa má pole, na která se kladou kartičky.',
      de: 'Eine Map hat Felder für Plättchen.',
      nl: 'Een landkaart heeft vakken voor tegels.',
    },
  ),
  'board/city-square-missing': inferred(
    'Carcassonne Maps, basic rules, placing a tile',
    {
      en: '{square} belongs to the large city {city} but is not printed as one. Paint it as a large city, or take it out of the city.',
      cs: '{square} patří k velkému městu {city}, ale není tak natištěno. Namalujte je jako velké město, nebo je z města vyjměte.',
      de: '{square} gehört zur Großstadt {city}, ist aber nicht als Großstadt gedruckt. Malen Sie es als Großstadt oder nehmen Sie es aus der Stadt heraus.',
      nl: '{square} hoort bij de grote stad {city}, maar is niet zo gedrukt. Teken het als grote stad of haal het uit de stad.',
    },
    {
      en: 'Every square of a large city is printed on the board.',
      cs: 'Každé pole velkého města je natištěno na mapě.',
      de: 'Jedes Feld einer Großstadt ist auf der Map gedruckt.',
      nl: 'Elk vak van een grote stad is op de landkaart gedrukt.',
    },
  ),
  'board/city-square-unclaimed': inferred(
    'Carcassonne Maps, basic rules, placing a tile',
    {
      en: '{square} is printed as a large city but belongs to none. Add it to a city, or paint it otherwise.',
      cs: '{square} je natištěno jako velké město, ale k žádnému nepatří. Přidejte je k městu, nebo je přemalujte.',
      de: '{square} ist als Großstadt gedruckt, gehört aber zu keiner. Fügen Sie es einer Stadt hinzu oder malen Sie es um.',
      nl: '{square} is als grote stad gedrukt, maar hoort bij geen enkele. Voeg het toe aan een stad of teken het anders.',
    },
    {
      en: 'Every printed large-city square belongs to one large city.',
      cs: 'Každé natištěné pole velkého města patří k jednomu velkému městu.',
      de: 'Jedes gedruckte Großstadtfeld gehört zu einer Großstadt.',
      nl: 'Elk gedrukt vak van een grote stad hoort bij één grote stad.',
    },
  ),
  'board/city-square-twice': inferred(
    'Carcassonne Maps, basic rules, placing a tile',
    {
      en: '{square} is listed in the large city {city} and in {other}. Take it out of one.',
      cs: '{square} je uvedeno ve velkém městě {city} i v {other}. Z jednoho je vyjměte.',
      de: '{square} steht in der Großstadt {city} und in {other}. Nehmen Sie es aus einer heraus.',
      nl: '{square} staat in de grote stad {city} en in {other}. Haal het uit een van beide.',
    },
    {
      en: 'A square belongs to one large city at most.',
      cs: 'Pole patří nejvýše k jednomu velkému městu.',
      de: 'Ein Feld gehört zu höchstens einer Großstadt.',
      nl: 'Een vak hoort bij hoogstens één grote stad.',
    },
  ),
  'board/city-empty': inferred(
    'Carcassonne Maps, basic rules, placing a tile',
    {
      en: 'The large city {city} has no squares. Add one, or remove the city.',
      cs: 'Velké město {city} nemá žádná pole. Přidejte nějaké, nebo město odstraňte.',
      de: 'Die Großstadt {city} hat keine Felder. Fügen Sie eines hinzu oder entfernen Sie die Stadt.',
      nl: 'De grote stad {city} heeft geen vakken. Voeg er een toe of verwijder de stad.',
    },
    {
      en: 'A large city has at least one printed square.',
      cs: 'Velké město má alespoň jedno natištěné pole.',
      de: 'Eine Großstadt hat mindestens ein gedrucktes Feld.',
      nl: 'Een grote stad heeft minstens één gedrukt vak.',
    },
  ),
  'board/city-torn': inferred(
    'Carcassonne Maps, basic rules, placing a tile',
    {
      en: 'The squares of the large city {city} lie in {pieces} pieces. Join them, or make two cities.',
      cs: 'Pole velkého města {city} leží v {pieces} částech. Spojte je, nebo udělejte dvě města.',
      de: 'Die Felder der Großstadt {city} liegen in {pieces} Teilen. Verbinden Sie sie oder machen Sie zwei Städte daraus.',
      nl: 'De vakken van de grote stad {city} liggen in {pieces} delen. Verbind ze of maak er twee steden van.',
    },
    {
      en: 'The squares of a large city hang together side by side.',
      cs: 'Pole velkého města spolu sousedí stranami.',
      de: 'Die Felder einer Großstadt hängen Seite an Seite zusammen.',
      nl: 'De vakken van een grote stad liggen zij aan zij.',
    },
  ),
  'board/inner-edge-without-sibling': ours(
    {
      en: '{square} of {city} has an inner edge ({side}), but no square of the city lies there. Choose what is printed on it.',
      cs: '{square} města {city} má vnitřní hranu ({side}), ale žádné pole města tam neleží. Zvolte, co je na ní natištěno.',
      de: '{square} von {city} hat eine innere Seite ({side}), aber dort liegt kein Feld der Stadt. Wählen Sie, was darauf gedruckt ist.',
      nl: '{square} van {city} heeft een binnenzijde ({side}), maar daar ligt geen vak van de stad. Kies wat erop gedrukt is.',
    },
    {
      en: 'An inner edge lies between two squares of one large city.',
      cs: 'Vnitřní hrana leží mezi dvěma poli jednoho velkého města.',
      de: 'Eine innere Seite liegt zwischen zwei Feldern einer Großstadt.',
      nl: 'Een binnenzijde ligt tussen twee vakken van één grote stad.',
    },
  ),
  'board/edge-between-siblings': ours(
    {
      en: '{square} and the next square ({side}) both belong to {city}; the edge between them must be inner.',
      cs: '{square} a sousední pole ({side}) patří k městu {city}; hrana mezi nimi musí být vnitřní.',
      de: '{square} und das Feld daneben ({side}) gehören beide zu {city}; die Seite dazwischen muss innen sein.',
      nl: '{square} en het vak ernaast ({side}) horen beide bij {city}; de zijde ertussen moet een binnenzijde zijn.',
    },
    {
      en: 'Between two squares of one large city the edge is inner.',
      cs: 'Mezi dvěma poli jednoho velkého města je hrana vnitřní.',
      de: 'Zwischen zwei Feldern einer Großstadt ist die Seite innen.',
      nl: 'Tussen twee vakken van één grote stad is de zijde een binnenzijde.',
    },
  ),
  'board/open-edge-faces-nothing': inferred(
    'Carcassonne Maps, basic rules, placing a tile',
    {
      en: 'The {edge} printed on {square} of {city} leads {side} to where no tile can lie. Turn it to land, or make it a field.',
      cs: 'Natištěná hrana ({edge}) pole {square} města {city} vede tam, kam nelze položit kartičku ({side}). Obraťte ji k zemi, nebo z ní udělejte louku.',
      de: 'Was auf {square} von {city} gedruckt ist ({edge}), führt dorthin, wo kein Plättchen liegen kann ({side}). Richten Sie es auf Land oder machen Sie es zur Wiese.',
      nl: 'Wat op {square} van {city} gedrukt is ({edge}), leidt naar waar geen tegel kan liggen ({side}). Richt het op land of maak er weide van.',
    },
    {
      en: 'Open edges and roads of a large city face squares that take a tile, or the city could never be completed.',
      cs: 'Volné okraje a cesty velkého města míří k polím, na která lze položit kartičku, jinak by město nešlo dokončit.',
      de: 'Offene Seiten und Straßen einer Großstadt zeigen auf Felder für Plättchen, sonst ließe sich die Stadt nie vollenden.',
      nl: 'Open zijden en wegen van een grote stad grenzen aan vakken voor tegels, anders kan de stad nooit af.',
    },
  ),
  'board/cities-do-not-match': ours(
    {
      en: '{square} of {city} shows {edge} ({side}), the printed square there shows {theirs}. Make both the same.',
      cs: '{square} města {city} ukazuje {edge} ({side}), natištěné pole tam ukazuje {theirs}. Sjednoťte je.',
      de: '{square} von {city} zeigt {edge} ({side}), das gedruckte Feld dort zeigt {theirs}. Gleichen Sie beide an.',
      nl: '{square} van {city} toont {edge} ({side}), het gedrukte vak daar toont {theirs}. Maak beide gelijk.',
    },
    {
      en: 'Printed squares that lie side by side match.',
      cs: 'Natištěná pole, která spolu sousedí, na sebe navazují.',
      de: 'Gedruckte Felder nebeneinander passen zusammen.',
      nl: 'Gedrukte vakken naast elkaar passen bij elkaar.',
    },
  ),
  'board/start-off-tile-squares': inferred(
    'Carcassonne Maps, basic rules, preparation',
    {
      en: 'The start space {name} lies on {square}, which takes no tile. Move it, or paint the square.',
      cs: 'Startovní pole {name} leží na {square}, kam se kartička nepokládá. Přesuňte je, nebo pole přemalujte.',
      de: 'Das Startfeld {name} liegt auf {square}, das kein Plättchen aufnimmt. Verschieben Sie es oder malen Sie das Feld um.',
      nl: 'Het start-vak {name} ligt op {square}, dat geen tegel neemt. Verplaats het of teken het vak anders.',
    },
    {
      en: 'A start space is a square that takes a tile.',
      cs: 'Startovní pole je pole, na které se klade kartička.',
      de: 'Ein Startfeld ist ein Feld für ein Plättchen.',
      nl: 'Een start-vak is een vak voor een tegel.',
    },
  ),
  'board/town-off-tile-squares': inferred(
    'Carcassonne Maps, basic rules, placing a tile',
    {
      en: 'The town {name} lies on {square}, which takes no tile. Move it, or paint the square.',
      cs: 'Městečko {name} leží na {square}, kam se kartička nepokládá. Přesuňte je, nebo pole přemalujte.',
      de: 'Die Kleinstadt {name} liegt auf {square}, das kein Plättchen aufnimmt. Verschieben Sie sie oder malen Sie das Feld um.',
      nl: 'Het stadje {name} ligt op {square}, dat geen tegel neemt. Verplaats het of teken het vak anders.',
    },
    {
      en: 'A town names a square that takes a tile.',
      cs: 'Městečko pojmenovává pole, na které se klade kartička.',
      de: 'Eine Kleinstadt benennt ein Feld für ein Plättchen.',
      nl: 'Een stadje geeft een naam aan een vak voor een tegel.',
    },
  ),
  'board/square-named-twice': ours(
    {
      en: '{square} is named {name} and {other}. Keep one name.',
      cs: '{square} se jmenuje {name} i {other}. Ponechte jedno jméno.',
      de: '{square} heißt {name} und {other}. Behalten Sie einen Namen.',
      nl: '{square} heet {name} en {other}. Houd één naam.',
    },
    { en: 'A square bears one name.', cs: 'Pole nese jedno jméno.', de: 'Ein Feld trägt einen Namen.', nl: 'Een vak draagt één naam.' },
  ),
  'board/name-twice': ours(
    {
      en: '{name} stands on {square} and on {other}. Rename one.',
      cs: '{name} stojí na {square} i na {other}. Jedno přejmenujte.',
      de: '{name} steht auf {square} und auf {other}. Benennen Sie eines um.',
      nl: '{name} staat op {square} en op {other}. Hernoem er een.',
    },
    {
      en: 'Names on a board differ, so that they can be found.',
      cs: 'Jména na mapě se liší, aby se dala najít.',
      de: 'Namen auf einer Map sind verschieden, damit man sie findet.',
      nl: 'Namen op een landkaart verschillen, zodat je ze kunt vinden.',
    },
  ),
  'board/border-side-inside': inferred(
    'Carcassonne Maps, basic rules, placing a tile',
    {
      en: '{square} has a square of the board beyond this side ({side}): it is not at the border. Remove the border side.',
      cs: 'Za touto stranou ({side}) pole {square} leží pole mapy: není to okraj. Odstraňte tuto stranu okraje.',
      de: '{square} hat auf dieser Seite ({side}) ein Feld der Map neben sich: Das ist kein Rand. Entfernen Sie die Randseite.',
      nl: '{square} heeft aan deze kant ({side}) een vak van de landkaart naast zich: dit is geen rand. Verwijder deze zijde van de rand.',
    },
    {
      en: 'The border is made of sides behind which no square lies.',
      cs: 'Okraj tvoří strany, za nimiž neleží žádné pole.',
      de: 'Der Rand besteht aus Seiten, hinter denen kein Feld liegt.',
      nl: 'De rand bestaat uit zijden waarachter geen vak ligt.',
    },
  ),
  'board/border-side-twice': ours(
    {
      en: 'The border side of {square} ({side}) is listed twice. Remove one.',
      cs: 'Strana okraje pole {square} ({side}) je uvedena dvakrát. Jednu odstraňte.',
      de: 'Die Randseite von {square} ({side}) ist doppelt aufgeführt. Entfernen Sie eine.',
      nl: 'De zijde van de rand van {square} ({side}) staat er twee keer. Verwijder er een.',
    },
    {
      en: 'Each side of the border is listed once.',
      cs: 'Každá strana okraje je uvedena jednou.',
      de: 'Jede Randseite ist einmal aufgeführt.',
      nl: 'Elke zijde van de rand staat er één keer.',
    },
  ),
  'board/print-at-sea': ours(
    {
      en: '{square} has a {print} printed towards the sea ({side}). Remove the print, or say what lies beyond.',
      cs: '{square} má k moři ({side}) natištěno: {print}. Tisk odstraňte, nebo uveďte, co leží za okrajem.',
      de: '{square} hat zum Meer hin ({side}) gedruckt: {print}. Entfernen Sie den Druck oder geben Sie an, was dahinter liegt.',
      nl: '{square} heeft naar zee ({side}) gedrukt: {print}. Verwijder de druk of geef aan wat erachter ligt.',
    },
    {
      en: 'Roads and cities lead over land borders, not into the sea.',
      cs: 'Cesty a města vedou přes hranici na souši, ne do moře.',
      de: 'Straßen und Städte führen über Landgrenzen, nicht ins Meer.',
      nl: 'Wegen en steden leiden over landsgrenzen, niet de zee in.',
    },
  ),
  'board/print-without-tile': inferred(
    'Carcassonne Maps, basic rules, placing a tile',
    {
      en: 'A {print} is printed at the border of {square} ({side}), but no tile can lie there to join it. Remove the print, or paint the square.',
      cs: 'Na okraji pole {square} ({side}) je natištěno: {print}, ale nelze tam položit kartičku. Tisk odstraňte, nebo pole přemalujte.',
      de: 'Am Rand von {square} ({side}) ist gedruckt: {print}, aber dort kann kein Plättchen liegen. Entfernen Sie den Druck oder malen Sie das Feld um.',
      nl: 'Aan de rand van {square} ({side}) is gedrukt: {print}, maar daar kan geen tegel liggen. Verwijder de druk of teken het vak anders.',
    },
    {
      en: 'Prints at the border lie beside squares that take a tile.',
      cs: 'Tisk na okraji sousedí s poli, na která se kladou kartičky.',
      de: 'Drucke am Rand liegen neben Feldern für Plättchen.',
      nl: 'Druk aan de rand ligt naast vakken voor tegels.',
    },
  ),
  'board/ferry-off-tile-squares': inferred(
    'Carcassonne Maps, basic rules, placing a tile',
    {
      en: 'A ferry ends at {square}, which takes no tile. Move its end.',
      cs: 'Přívoz končí na {square}, kam se kartička nepokládá. Přesuňte jeho konec.',
      de: 'Eine Fähre endet auf {square}, das kein Plättchen aufnimmt. Verschieben Sie ihr Ende.',
      nl: 'Een veer eindigt op {square}, dat geen tegel neemt. Verplaats het uiteinde.',
    },
    {
      en: 'A ferry joins two squares that take tiles.',
      cs: 'Přívoz spojuje dvě pole, na která se kladou kartičky.',
      de: 'Eine Fähre verbindet zwei Felder für Plättchen.',
      nl: 'Een veer verbindt twee vakken voor tegels.',
    },
  ),
  'board/ferry-over-land': ours(
    {
      en: 'A ferry leaves {square} ({side}) where a tile square lies, not water. Choose another side.',
      cs: 'Přívoz odplouvá z {square} ({side}) tam, kde leží pole, ne voda. Zvolte jinou stranu.',
      de: 'Eine Fähre verlässt {square} ({side}) dort, wo ein Feld liegt und kein Wasser. Wählen Sie eine andere Seite.',
      nl: 'Een veer verlaat {square} ({side}) waar een vak ligt en geen water. Kies een andere zijde.',
    },
    {
      en: 'A ferry leaves over a side without land before it.',
      cs: 'Přívoz odplouvá stranou, před níž není země.',
      de: 'Eine Fähre legt an einer Seite ohne Land davor ab.',
      nl: 'Een veer vertrekt aan een zijde zonder land ervoor.',
    },
  ),
  'board/ferry-to-itself': ours(
    {
      en: 'A ferry begins and ends at {square}. Move one end.',
      cs: 'Přívoz začíná i končí na {square}. Jeden konec přesuňte.',
      de: 'Eine Fähre beginnt und endet auf {square}. Verschieben Sie ein Ende.',
      nl: 'Een veer begint en eindigt op {square}. Verplaats een uiteinde.',
    },
    {
      en: 'A ferry joins two different squares.',
      cs: 'Přívoz spojuje dvě různá pole.',
      de: 'Eine Fähre verbindet zwei verschiedene Felder.',
      nl: 'Een veer verbindt twee verschillende vakken.',
    },
  ),
  'board/ferry-twice': ours(
    {
      en: 'The ferry between {square} and {other} is listed twice. Remove one.',
      cs: 'Přívoz mezi {square} a {other} je uveden dvakrát. Jeden odstraňte.',
      de: 'Die Fähre zwischen {square} und {other} ist doppelt aufgeführt. Entfernen Sie eine.',
      nl: 'Het veer tussen {square} en {other} staat er twee keer. Verwijder er een.',
    },
    {
      en: 'Each ferry is listed once.',
      cs: 'Každý přívoz je uveden jednou.',
      de: 'Jede Fähre ist einmal aufgeführt.',
      nl: 'Elk veer staat er één keer.',
    },
  ),
  'board/too-few-starts': inferred(
    'Carcassonne Maps, basic rules, preparation',
    {
      en: 'A game uses {use} start spaces, the board has {starts}. Add start spaces, or use fewer.',
      cs: 'Hra používá startovních polí: {use}, mapa jich má {starts}. Přidejte startovní pole, nebo jich použijte méně.',
      de: 'Ein Spiel benutzt {use} Startfelder, die Map hat {starts}. Fügen Sie Startfelder hinzu oder benutzen Sie weniger.',
      nl: 'Een spel gebruikt {use} start-vakken, de landkaart heeft er {starts}. Voeg start-vakken toe of gebruik er minder.',
    },
    {
      en: 'A game uses no more start spaces than the board has.',
      cs: 'Hra nepoužívá více startovních polí, než jich mapa má.',
      de: 'Ein Spiel benutzt nicht mehr Startfelder, als die Map hat.',
      nl: 'Een spel gebruikt niet meer start-vakken dan de landkaart heeft.',
    },
  ),
  'board/advised-tiles': ours(
    {
      en: 'The advised number of tiles runs from {min} down to {max}. Exchange the two.',
      cs: 'Doporučený počet kartiček jde od {min} dolů k {max}. Prohoďte je.',
      de: 'Die empfohlene Plättchenzahl läuft von {min} abwärts bis {max}. Vertauschen Sie beide.',
      nl: 'Het aanbevolen aantal tegels loopt van {min} omlaag tot {max}. Verwissel ze.',
    },
    {
      en: 'The advised number of tiles is given from the least to the most.',
      cs: 'Doporučený počet kartiček se uvádí od nejmenšího po největší.',
      de: 'Die empfohlene Plättchenzahl wird vom kleinsten zum größten Wert angegeben.',
      nl: 'Het aanbevolen aantal tegels gaat van het kleinste naar het grootste.',
    },
  ),
  'board/tile-fills-square': inferred(
    'Carcassonne Maps, the printed board',
    {
      en: 'Tiles of {tile} mm fill squares of {square} mm and will jam. Make the square about half a millimetre larger.',
      cs: 'Kartičky {tile} mm vyplní pole {square} mm a budou se vzpříčovat. Zvětšete pole asi o půl milimetru.',
      de: 'Plättchen von {tile} mm füllen Felder von {square} mm und klemmen. Machen Sie das Feld etwa einen halben Millimeter größer.',
      nl: 'Tegels van {tile} mm vullen vakken van {square} mm en klemmen. Maak het vak ongeveer een halve millimeter groter.',
    },
    {
      en: 'Squares are a little larger than tiles.',
      cs: 'Pole jsou o něco větší než kartičky.',
      de: 'Felder sind etwas größer als Plättchen.',
      nl: 'Vakken zijn iets groter dan tegels.',
    },
  ),
  'board/out-of-reach': ours(
    {
      en: '{count, plural, one {# square} other {# squares}} can never be reached from a start space, {first} among them. Join them by land or by ferry.',
      cs: '{count, plural, one {# pole} few {# pole} many {# pole} other {# polí}} nelze ze žádného startovního pole dosáhnout, například {first}. Spojte je pevninou nebo přívozem.',
      de: '{count, plural, one {# Feld ist} other {# Felder sind}} von keinem Startfeld zu erreichen, darunter {first}. Verbinden Sie sie über Land oder mit einer Fähre.',
      nl: '{count, plural, one {# vak is} other {# vakken zijn}} vanaf geen enkel start-vak te bereiken, waaronder {first}. Verbind ze over land of met een veer.',
    },
    {
      en: 'Every square can be reached from a start space, over land, past a large city or by ferry.',
      cs: 'Na každé pole se lze dostat ze startovního pole po zemi, podél velkého města nebo přívozem.',
      de: 'Jedes Feld ist von einem Startfeld aus erreichbar: über Land, an einer Großstadt entlang oder mit einer Fähre.',
      nl: 'Elk vak is vanaf een start-vak bereikbaar: over land, langs een grote stad of met een veer.',
    },
  ),
  'board/no-mirror-image': ours(
    {
      en: 'The tile {tile} has no mirror image in the tile list. Take it off the board first, or turn instead of mirroring.',
      cs: 'Kartička {tile} nemá v seznamu kartiček zrcadlový obraz. Nejprve ji sejměte z mapy, nebo místo zrcadlení otáčejte.',
      de: 'Das Plättchen {tile} hat in der Plättchenliste kein Spiegelbild. Nehmen Sie es zuerst von der Map oder drehen Sie, statt zu spiegeln.',
      nl: 'De tegel {tile} heeft geen spiegelbeeld in de tegellijst. Haal hem eerst van de landkaart of draai in plaats van te spiegelen.',
    },
    {
      en: 'A laid tile is mirrored only where the list holds its mirror image.',
      cs: 'Přiložená kartička se zrcadlí, jen když seznam obsahuje její zrcadlový obraz.',
      de: 'Ein gelegtes Plättchen wird nur gespiegelt, wenn die Liste sein Spiegelbild enthält.',
      nl: 'Een gelegde tegel wordt alleen gespiegeld als de lijst zijn spiegelbeeld bevat.',
    },
  ),
  'board/outline-unreadable': ours(
    {
      en: 'This is not JSON. Export the outline as GeoJSON.',
      cs: 'Toto není JSON. Exportujte obrys jako GeoJSON.',
      de: 'Das ist kein JSON. Exportieren Sie den Umriss als GeoJSON.',
      nl: 'Dit is geen JSON. Exporteer de omtrek als GeoJSON.',
    },
    {
      en: "An outline of one's own is GeoJSON: polygons in degrees of longitude and latitude.",
      cs: 'Vlastní obrys je GeoJSON: mnohoúhelníky ve stupních zeměpisné délky a šířky.',
      de: 'Ein eigener Umriss ist GeoJSON: Polygone in Längen- und Breitengraden.',
      nl: 'Een eigen omtrek is GeoJSON: veelhoeken in lengte- en breedtegraden.',
    },
  ),
  'board/outline-broken': ours(
    {
      en: 'This part is no polygon of positions in degrees. Export the outline anew in WGS 84.',
      cs: 'Tato část není mnohoúhelník s polohami ve stupních. Exportujte obrys znovu ve WGS 84.',
      de: 'Dieser Teil ist kein Polygon aus Positionen in Grad. Exportieren Sie den Umriss neu in WGS 84.',
      nl: 'Dit deel is geen veelhoek van posities in graden. Exporteer de omtrek opnieuw in WGS 84.',
    },
    {
      en: "An outline of one's own is GeoJSON: polygons in degrees of longitude and latitude.",
      cs: 'Vlastní obrys je GeoJSON: mnohoúhelníky ve stupních zeměpisné délky a šířky.',
      de: 'Ein eigener Umriss ist GeoJSON: Polygone in Längen- und Breitengraden.',
      nl: 'Een eigen omtrek is GeoJSON: veelhoeken in lengte- en breedtegraden.',
    },
  ),
  'board/outline-empty': ours(
    {
      en: 'There is no polygon in this file. Export areas, not points or lines.',
      cs: 'V tomto souboru není žádný mnohoúhelník. Exportujte plochy, ne body nebo čáry.',
      de: 'In dieser Datei ist kein Polygon. Exportieren Sie Flächen, keine Punkte oder Linien.',
      nl: 'Er staat geen veelhoek in dit bestand. Exporteer vlakken, geen punten of lijnen.',
    },
    {
      en: "An outline of one's own is GeoJSON: polygons in degrees of longitude and latitude.",
      cs: 'Vlastní obrys je GeoJSON: mnohoúhelníky ve stupních zeměpisné délky a šířky.',
      de: 'Ein eigener Umriss ist GeoJSON: Polygone in Längen- und Breitengraden.',
      nl: 'Een eigen omtrek is GeoJSON: veelhoeken in lengte- en breedtegraden.',
    },
  ),
  'board/outline-too-fine': ours(
    {
      en: 'The outline has {points} points, at most {most} are read. Simplify it first.',
      cs: 'Obrys má {points} bodů, čte se nejvýše {most}. Nejprve jej zjednodušte.',
      de: 'Der Umriss hat {points} Punkte, gelesen werden höchstens {most}. Vereinfachen Sie ihn zuerst.',
      nl: 'De omtrek heeft {points} punten, hoogstens {most} worden gelezen. Vereenvoudig hem eerst.',
    },
    {
      en: "An outline of one's own is GeoJSON: polygons in degrees of longitude and latitude.",
      cs: 'Vlastní obrys je GeoJSON: mnohoúhelníky ve stupních zeměpisné délky a šířky.',
      de: 'Ein eigener Umriss ist GeoJSON: Polygone in Längen- und Breitengraden.',
      nl: 'Een eigen omtrek is GeoJSON: veelhoeken in lengte- en breedtegraden.',
    },
  ),
  'board/too-little-land': ours(
    {
      en: '{country}: too little land in too much sea for a board of so many squares. Choose more countries or fewer squares.',
      cs: '{country}: příliš málo země v příliš velkém moři na mapu s tolika poli. Zvolte více zemí, nebo méně polí.',
      de: '{country}: zu wenig Land in zu viel Meer für eine Map mit so vielen Feldern. Wählen Sie mehr Länder oder weniger Felder.',
      nl: '{country}: te weinig land in te veel zee voor een landkaart met zoveel vakken. Kies meer landen of minder vakken.',
    },
    {
      en: 'Squares of a board made from geography are at least 200 metres wide, and at most 80 lie side by side.',
      cs: 'Pole mapy podle zeměpisu jsou široká nejméně 200 metrů a vedle sebe jich leží nejvýše 80.',
      de: 'Felder einer Map nach der Geografie sind mindestens 200 Meter breit, und höchstens 80 liegen nebeneinander.',
      nl: 'Vakken van een landkaart naar de geografie zijn minstens 200 meter breed, en er liggen er hoogstens 80 naast elkaar.',
    },
  ),
};
