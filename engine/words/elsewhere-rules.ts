import type { Message, RuleBook, RuleWords } from './words.ts';

const words = (en: string, cs: string, de: string, nl: string): Message => ({ en, cs, de, nl });
const RULE = words(
  'What goes to another program or comes from it is told: what travels, and what does not.',
  'Co jde do jiného programu nebo z něj, se řekne: co se přenese a co ne.',
  'Was zu einem anderen Programm geht oder von ihm kommt, wird gesagt: was mitkommt und was nicht.',
  'Wat naar een ander programma gaat of ervan komt, wordt gezegd: wat meegaat en wat niet.',
);
const told = (en: string, cs: string, de: string, nl: string): RuleWords => ({
  message: words(en, cs, de, nl),
  rule: RULE,
  source: 'Tilewright, exchange with other programs',
  standing: 'ours',
});

/** What is said of maps and scenarios that go to Tiled or Tabletop Simulator, or come back from there. */
export const ELSEWHERE_RULES: RuleBook = {
  'elsewhere/squares': told(
    'Travels: {squares, plural, one {# square} other {# squares}} with what they are.',
    'Přenese se: {squares, plural, one {# pole} few {# pole} other {# polí}} s tím, čím jsou.',
    'Kommt mit: {squares, plural, one {# Feld} other {# Felder}} mit dem, was sie sind.',
    'Gaat mee: {squares, plural, one {# vak} other {# vakken}} met wat ze zijn.',
  ),
  'elsewhere/names': told(
    'Travels: {names, plural, one {# name} other {# names}} of towns, starts and large cities, as objects.',
    'Přenese se: {names, plural, one {# jméno} few {# jména} other {# jmen}} městeček, startů a velkých měst jako objekty.',
    'Kommt mit: {names, plural, one {# Name} other {# Namen}} von Kleinstädten, Starts und Großstädten, als Objekte.',
    'Gaat mee: {names, plural, one {# naam} other {# namen}} van stadjes, starts en grote steden, als objecten.',
  ),
  'elsewhere/tiles': told(
    'Travels: {tiles, plural, =0 {no laid tile} one {# laid tile} other {# laid tiles}}.',
    'Přenese se: {tiles, plural, =0 {žádná položená kartička} one {# položená kartička} few {# položené kartičky} other {# položených kartiček}}.',
    'Kommt mit: {tiles, plural, =0 {kein gelegtes Plättchen} one {# gelegtes Plättchen} other {# gelegte Plättchen}}.',
    'Gaat mee: {tiles, plural, =0 {geen gelegde tegel} one {# gelegde tegel} other {# gelegde tegels}}.',
  ),
  'elsewhere/tokens': told(
    'Travels: {tokens, plural, =0 {no token} one {# token} other {# tokens}}.',
    'Přenese se: {tokens, plural, =0 {žádný žeton} one {# žeton} few {# žetony} other {# žetonů}}.',
    'Kommt mit: {tokens, plural, =0 {kein Chip} one {# Chip} other {# Chips}}.',
    'Gaat mee: {tokens, plural, =0 {geen fiche} one {# fiche} other {# fiches}}.',
  ),
  'elsewhere/document-inside': told(
    'Travels: the whole document, out of sight; read back here, nothing of it is missing.',
    'Přenese se: celý dokument, skrytě; po načtení zpět zde nic nechybí.',
    'Kommt mit: das ganze Dokument, unsichtbar; hier wieder eingelesen fehlt nichts davon.',
    'Gaat mee: het hele document, onzichtbaar; hier teruggelezen ontbreekt er niets aan.',
  ),
  'elsewhere/snap-points': told(
    'Travels: {squares, plural, one {# snap point} other {# snap points}}, one in the middle of each square.',
    'Přenese se: {squares, plural, one {# přichytávací bod} few {# přichytávací body} other {# přichytávacích bodů}}, uprostřed každého pole.',
    'Kommt mit: {squares, plural, one {# Einrastpunkt} other {# Einrastpunkte}}, einer in der Mitte jedes Feldes.',
    'Gaat mee: {squares, plural, one {# klikpunt} other {# klikpunten}}, één in het midden van elk vak.',
  ),
  'elsewhere/bag': told(
    'Travels: the tiles still to draw, in a bag.',
    'Přenesou se: zbývající kartičky k dobírání, v sáčku.',
    'Kommt mit: die noch zu ziehenden Plättchen, in einem Beutel.',
    'Gaat mee: de tegels die nog getrokken worden, in een zak.',
  ),
  'elsewhere/pictures-from': told(
    'Pictures are fetched from {address}: put board.png and one PNG a tile, named by its id, there (`tilewright print` makes them).',
    'Obrázky se berou z {address}: uložte tam board.png a pro každou kartičku PNG pojmenované jejím označením (vyrobí je `tilewright print`).',
    'Bilder kommen von {address}: board.png und je Plättchen ein PNG mit seiner Kennung dort ablegen (`tilewright print` erzeugt sie).',
    'Afbeeldingen komen van {address}: zet daar board.png en per tegel een PNG met haar aanduiding (`tilewright print` maakt ze).',
  ),
  'elsewhere/no-rules': told(
    'Does not work there: {program} knows none of the rules. It refuses no placement and counts no points; players must.',
    'Tam nefunguje: {program} nezná žádná pravidla. Nic neodmítne a nepočítá body; to je na hráčích.',
    'Geht dort nicht: {program} kennt keine der Regeln, weist kein Legen ab und zählt keine Punkte; das tun die Spieler.',
    'Werkt daar niet: {program} kent geen van de regels, weigert geen plaatsing en telt geen punten; dat doen de spelers.',
  ),
  'elsewhere/no-pictures': told(
    'Does not work there: Tiled shows the squares without pictures. Give its two tilesets pictures of your own (`tilewright print --what tiles` makes some).',
    'Tam nefunguje: Tiled ukáže pole bez obrázků. Přiřaďte jeho dvěma sadám dlaždic vlastní obrázky (vyrobí je `tilewright print --what tiles`).',
    'Geht dort nicht: Tiled zeigt die Felder ohne Bilder. Seinen beiden Kachelsätzen eigene Bilder geben (`tilewright print --what tiles` macht welche).',
    'Werkt daar niet: Tiled toont de vakken zonder afbeeldingen. Geef zijn twee tegelsets eigen afbeeldingen (`tilewright print --what tiles` maakt ze).',
  ),
  'elsewhere/print-not-shown': told(
    'Not shown there: printed edges of large cities and of the border. They travel in the document only.',
    'Tam není vidět: natištěné hrany velkých měst a okraje. Přenesou se jen v dokumentu.',
    'Dort nicht zu sehen: gedruckte Kanten von Großstädten und Rand. Sie kommen nur im Dokument mit.',
    'Daar niet te zien: gedrukte randen van grote steden en van de landkaart. Ze gaan alleen in het document mee.',
  ),
  'elsewhere/one-square': told(
    'Not shown there: tiles of several squares stand on their first square alone.',
    'Tam není vidět: kartičky o více polích stojí jen na prvním z nich.',
    'Dort nicht zu sehen: Plättchen aus mehreren Feldern stehen nur auf ihrem ersten.',
    'Daar niet te zien: tegels van meer vakken staan alleen op hun eerste vak.',
  ),
  'elsewhere/plain-blocks': told(
    'Shown plainly there: board, tiles and tokens are coloured blocks named by their ids. On the command line, --images ADDRESS gives them pictures from the web.',
    'Tam prostě: mapa, kartičky a žetony jsou barevné kvádry se jmény. Na příkazové řádce jim --images ADRESA dá obrázky z webu.',
    'Dort schlicht: Map, Plättchen und Chips sind farbige Klötze mit ihren Kennungen. Auf der Kommandozeile gibt ihnen --images ADRESSE Bilder aus dem Netz.',
    'Daar eenvoudig: landkaart, tegels en fiches zijn gekleurde blokken met hun aanduiding. Op de opdrachtregel geeft --images ADRES ze afbeeldingen van het web.',
  ),
  'elsewhere/hidden-notes': told(
    'Take care there: what a face-down token is can be read by the game master, in its notes.',
    'Pozor tam: co je žeton lícem dolů, může vedoucí hry přečíst v jeho poznámkách.',
    'Vorsicht dort: was ein verdeckter Chip ist, kann der Spielleiter in dessen Notizen lesen.',
    'Let daar op: wat een gedekte fiche is, kan de spelleider in de notities ervan lezen.',
  ),
  'elsewhere/squares-guessed': told(
    '{squares, plural, one {# cell does} other {# cells do}} not say what it is (property “ground”): read as {squares, plural, one {an ordinary square} other {ordinary squares}}.',
    '{squares, plural, one {# buňka neříká} few {# buňky neříkají} other {# buněk neříká}}, čím je (vlastnost „ground“): čte se jako obyčejné pole.',
    '{squares, plural, one {# Zelle sagt} other {# Zellen sagen}} nicht, was sie ist (Eigenschaft „ground“): als gewöhnliches Feld gelesen.',
    '{squares, plural, one {# cel zegt} other {# cellen zeggen}} niet wat ze is (eigenschap “ground”): gelezen als gewoon vak.',
  ),
  'elsewhere/object-left': told(
    'Left out: the object “{object}”; only objects of the class town, start or token are read.',
    'Vynecháno: objekt „{object}“; čtou se jen objekty třídy town, start nebo token.',
    'Weggelassen: das Objekt „{object}“; gelesen werden nur Objekte der Klasse town, start oder token.',
    'Weggelaten: het object “{object}”; alleen objecten van klasse town, start of token worden gelezen.',
  ),
  'elsewhere/layer-left': told(
    'Left out: the layer “{layer}”; pictures and groups of layers are not read.',
    'Vynecháno: vrstva „{layer}“; obrázky a skupiny vrstev se nečtou.',
    'Weggelassen: die Ebene „{layer}“; Bilder und Ebenengruppen werden nicht gelesen.',
    'Weggelaten: de laag “{layer}”; afbeeldingen en groepen lagen worden niet gelezen.',
  ),
  'elsewhere/tile-left': told(
    'Left out: the tile on {square}, which names no tile of ours (property “tile”).',
    'Vynecháno: kartička na {square}, která neuvádí žádnou naši kartičku (vlastnost „tile“).',
    'Weggelassen: das Plättchen auf {square}, das kein Plättchen von uns nennt (Eigenschaft „tile“).',
    'Weggelaten: de tegel op {square}, die geen tegel van ons noemt (eigenschap “tile”).',
  ),
  'elsewhere/mirror-left': told(
    'Left out: the tile on {square}, which is mirrored; tiles can only be turned.',
    'Vynecháno: kartička na {square} je zrcadlená; kartičky lze jen otáčet.',
    'Weggelassen: das Plättchen auf {square} ist gespiegelt; Plättchen lassen sich nur drehen.',
    'Weggelaten: de tegel op {square} is gespiegeld; tegels kunnen alleen draaien.',
  ),
  'elsewhere/tokens-left': told(
    'Left out: {tokens, plural, one {# token} other {# tokens}}; this scenario plays without tokens.',
    'Vynecháno: {tokens, plural, one {# žeton} few {# žetony} other {# žetonů}}; tento scénář se hraje bez žetonů.',
    'Weggelassen: {tokens, plural, one {# Chip} other {# Chips}}; dieses Szenario wird ohne Chips gespielt.',
    'Weggelaten: {tokens, plural, one {# fiche} other {# fiches}}; dit scenario wordt zonder fiches gespeeld.',
  ),
  'elsewhere/size-changed': told(
    'The map has another size now; large cities, border and regions stand where they stood. Check them.',
    'Mapa má nyní jinou velikost; velká města, okraj a oblasti zůstaly, kde byly. Zkontrolujte je.',
    'Die Map hat jetzt eine andere Größe; Großstädte, Rand und Gebiete stehen, wo sie standen. Bitte prüfen.',
    'De landkaart heeft nu een andere maat; grote steden, rand en gebieden staan waar ze stonden. Controleer ze.',
  ),
  'elsewhere/no-document-inside': told(
    'This map does not come from here: names have one language, and there are no large cities, border prints or sizes. Add them in the editor.',
    'Tato mapa nepochází odtud: jména mají jeden jazyk a chybí velká města, tisk okraje i rozměry. Doplňte je v editoru.',
    'Diese Map stammt nicht von hier: Namen in einer Sprache, keine Großstädte, Randdrucke und Maße. Im Editor ergänzen.',
    'Deze landkaart komt niet van hier: namen in één taal, geen grote steden, randdruk of maten. Vul ze aan in de editor.',
  ),
  'elsewhere/askew': told(
    'Left out: {object} on {square} lies askew; turn it to a quarter turn there.',
    'Vynecháno: {object} na {square} leží šikmo; otočte ji tam o čtvrtotáčku.',
    'Weggelassen: {object} auf {square} liegt schief; dort gerade drehen.',
    'Weggelaten: {object} op {square} ligt scheef; draai het daar recht.',
  ),
  'elsewhere/strangers': told(
    'Left out: {objects, plural, one {# object} other {# objects}} that did not come from here.',
    'Vynecháno: {objects, plural, one {# objekt} few {# objekty} other {# objektů}}, které nepocházejí odtud.',
    'Weggelassen: {objects, plural, one {# Objekt} other {# Objekte}}, die nicht von hier stammen.',
    'Weggelaten: {objects, plural, one {# object} other {# objecten}} die niet van hier komen.',
  ),
  'elsewhere/board-only': told(
    'Left out: {objects, plural, one {# piece} other {# pieces}} on a map that travelled without a scenario.',
    'Vynecháno: {objects, plural, one {# díl} few {# díly} other {# dílů}} na mapě, která se přenesla bez scénáře.',
    'Weggelassen: {objects, plural, one {# Teil} other {# Teile}} auf einer Map, die ohne Szenario mitkam.',
    'Weggelaten: {objects, plural, one {# stuk} other {# stukken}} op een landkaart die zonder scenario meeging.',
  ),
  'elsewhere/not-tiled': told(
    'This is no map of Tiled (.tmj): {what} is missing or wrong. In Tiled choose File > Export As > JSON map files.',
    'Toto není mapa programu Tiled (.tmj): {what} chybí nebo je chybné. V Tiled zvolte Soubor > Exportovat jako > JSON.',
    'Das ist keine Karte von Tiled (.tmj): {what} fehlt oder ist falsch. In Tiled Datei > Exportieren als > JSON wählen.',
    'Dit is geen landkaart van Tiled (.tmj): {what} ontbreekt of is fout. Kies in Tiled Bestand > Exporteren als > JSON.',
  ),
  'elsewhere/not-orthogonal': told(
    'Only square grids are read; this map is {orientation}.',
    'Čtou se jen čtvercové mřížky; tato mapa je {orientation}.',
    'Gelesen werden nur quadratische Raster; diese Karte ist {orientation}.',
    'Alleen vierkante rasters worden gelezen; deze landkaart is {orientation}.',
  ),
  'elsewhere/infinite': told(
    'This map is infinite. In Tiled switch off Map > Map Properties > Infinite and save again.',
    'Tato mapa je nekonečná. V Tiled vypněte Mapa > Vlastnosti mapy > Nekonečná a uložte znovu.',
    'Diese Karte ist unendlich. In Tiled Karte > Karteneigenschaften > Unendlich ausschalten und neu speichern.',
    'Deze landkaart is oneindig. Zet in Tiled Landkaart > Eigenschappen > Oneindig uit en bewaar opnieuw.',
  ),
  'elsewhere/compressed': told(
    'The cells of layer “{layer}” are encoded. In Tiled set Map > Map Properties > Tile Layer Format to CSV and save again.',
    'Buňky vrstvy „{layer}“ jsou zakódované. V Tiled nastavte formát vrstvy dlaždic na CSV a uložte znovu.',
    'Die Zellen der Ebene „{layer}“ sind kodiert. In Tiled das Format der Kachelebenen auf CSV stellen und neu speichern.',
    'De cellen van laag “{layer}” zijn gecodeerd. Zet in Tiled het formaat van tegellagen op CSV en bewaar opnieuw.',
  ),
  'elsewhere/cells': told(
    'Layer “{layer}” has {found} cells; the map has {cells}.',
    'Vrstva „{layer}“ má {found} buněk; mapa jich má {cells}.',
    'Ebene „{layer}“ hat {found} Zellen; die Karte hat {cells}.',
    'Laag “{layer}” heeft {found} cellen; de landkaart heeft er {cells}.',
  ),
  'elsewhere/not-tabletop': told(
    'This is no saved object of Tabletop Simulator: {what} is missing or wrong.',
    'Toto není uložený objekt Tabletop Simulatoru: {what} chybí nebo je chybné.',
    'Das ist kein gespeichertes Objekt von Tabletop Simulator: {what} fehlt oder ist falsch.',
    'Dit is geen bewaard object van Tabletop Simulator: {what} ontbreekt of is fout.',
  ),
  'elsewhere/no-board-inside': told(
    'No board of ours lies here: only saved objects that came from Tilewright are read back.',
    'Není zde žádná naše mapa: zpět se čtou jen uložené objekty, které pocházejí z Tilewrightu.',
    'Hier liegt keine Map von uns: zurückgelesen werden nur gespeicherte Objekte, die aus Tilewright kamen.',
    'Hier ligt geen landkaart van ons: alleen bewaarde objecten die uit Tilewright kwamen worden teruggelezen.',
  ),
  'elsewhere/board-turned': told(
    'The board is turned. Turn it back there (north up) and save again.',
    'Mapa je otočená. Otočte ji tam zpět (sever nahoru) a uložte znovu.',
    'Die Map ist gedreht. Dort zurückdrehen (Norden oben) und neu speichern.',
    'De landkaart is gedraaid. Draai haar daar terug (noorden boven) en bewaar opnieuw.',
  ),
  'elsewhere/not-carried': told(
    'Only maps and scenarios travel; this is another document ({kind}).',
    'Přenášejí se jen mapy a scénáře; toto je jiný dokument ({kind}).',
    'Nur Maps und Szenarien reisen; dies ist ein anderes Dokument ({kind}).',
    'Alleen landkaarten en scenario’s reizen; dit is een ander document ({kind}).',
  ),
};
