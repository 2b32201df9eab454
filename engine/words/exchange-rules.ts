import type { Message, RuleBook, RuleWords } from './words.ts';

const words = (en: string, cs: string, de: string, nl: string): Message => ({ en, cs, de, nl });
const ours = (message: Message, rule: Message, source = 'Tilewright, exchange of tiles'): RuleWords => ({
  message,
  rule,
  source,
  standing: 'ours',
});

const SAFE_XML = words(
  'XML is read without document types and entities, up to 4 million characters.',
  'XML se čte bez typů dokumentu a entit, nejvýše 4 miliony znaků.',
  'XML wird ohne Dokumenttypen und Entitäten gelesen, bis 4 Millionen Zeichen.',
  'XML wordt gelezen zonder documenttypen en entiteiten, tot 4 miljoen tekens.',
);
const NOTHING_LOST = words(
  'Every element and attribute of tile XML is kept, made a mark of the tile, or named with its line.',
  'Každý prvek a atribut XML kartiček se zachová, stane se značkou kartičky, nebo se uvede s číslem řádku.',
  'Jedes Element und Attribut der Plättchen-XML wird behalten, zur Marke des Plättchens oder mit seiner Zeile genannt.',
  'Elk element en attribuut van tegel-XML wordt behouden, een merk van de tegel, of met zijn regel genoemd.',
);
const CODES = words(
  'A line names one kind, by id or by its four edges clockwise (C F R S, or V R P), and how many: “CRFR x4”. Text after # is a comment.',
  'Řádek uvádí jeden druh, označením nebo čtyřmi hranami po směru hodinových ručiček (C F R S, nebo V R P), a počet: „CRFR x4“. Text za # je poznámka.',
  'Eine Zeile nennt eine Art, mit Kennung oder ihren vier Kanten im Uhrzeigersinn (C F R S oder V R P), und die Anzahl: „CRFR x4“. Text nach # ist Kommentar.',
  'Een regel noemt één soort, met aanduiding of haar vier randen met de klok mee (C F R S of V R P), en het aantal: “CRFR x4”. Tekst na # is commentaar.',
);

const XML_RULES: RuleBook = {
  'xml/too-large': ours(
    words(
      'The file has {characters} characters; at most {most} are read.',
      'Soubor má {characters} znaků; čte se nejvýše {most}.',
      'Die Datei hat {characters} Zeichen; höchstens {most} werden gelesen.',
      'Het bestand heeft {characters} tekens; hoogstens {most} worden gelezen.',
    ),
    SAFE_XML,
  ),
  'xml/doctype': ours(
    words(
      'Document types and entity declarations are not read: take them out.',
      'Typy dokumentu a deklarace entit se nečtou: odstraňte je.',
      'Dokumenttypen und Entitätsdeklarationen werden nicht gelesen: entfernen.',
      'Documenttypen en entiteitdeclaraties worden niet gelezen: haal ze weg.',
    ),
    SAFE_XML,
  ),
  'xml/not-well-formed': ours(
    words(
      'This is not well-formed XML: {why}',
      'Toto není správně utvořené XML: {why}',
      'Dies ist kein wohlgeformtes XML: {why}',
      'Dit is geen goed gevormde XML: {why}',
    ),
    SAFE_XML,
  ),
  'xml/too-deep': ours(
    words(
      'The elements are nested too deeply to be tile definitions.',
      'Prvky jsou vnořeny příliš hluboko na to, aby šlo o definice kartiček.',
      'Die Elemente sind für Plättchenbeschreibungen zu tief verschachtelt.',
      'De elementen zijn te diep genest om tegelbeschrijvingen te zijn.',
    ),
    SAFE_XML,
  ),
};

const JCZ_RULES: RuleBook = {
  'jcz/not-tile-definitions': ours(
    words(
      'This XML begins with <{element}>, not with <defs>: it holds no tile definitions.',
      'Toto XML začíná prvkem <{element}>, ne <defs>: nejsou to definice kartiček.',
      'Diese XML beginnt mit <{element}>, nicht mit <defs>: sie enthält keine Plättchenbeschreibungen.',
      'Deze XML begint met <{element}>, niet met <defs>: ze bevat geen tegelbeschrijvingen.',
    ),
    NOTHING_LOST,
  ),
  'jcz/unknown-element': ours(
    words(
      'The element <{element}> is not known here: correct its name or take it out.',
      'Prvek <{element}> zde není znám: opravte jeho název, nebo jej odstraňte.',
      'Das Element <{element}> ist hier unbekannt: Namen berichtigen oder entfernen.',
      'Het element <{element}> is hier onbekend: verbeter de naam of haal het weg.',
    ),
    NOTHING_LOST,
  ),
  'jcz/unknown-attribute': ours(
    words(
      'The attribute “{attribute}” of <{element}> is not known: correct its name or take it out.',
      'Atribut „{attribute}“ prvku <{element}> není znám: opravte jeho název, nebo jej odstraňte.',
      'Das Attribut „{attribute}“ von <{element}> ist unbekannt: Namen berichtigen oder entfernen.',
      'Het attribuut “{attribute}” van <{element}> is onbekend: verbeter de naam of haal het weg.',
    ),
    NOTHING_LOST,
  ),
  'jcz/attribute-missing': ours(
    words(
      'The element <{element}> needs the attribute “{attribute}”.',
      'Prvku <{element}> chybí atribut „{attribute}“.',
      'Dem Element <{element}> fehlt das Attribut „{attribute}“.',
      'Het element <{element}> mist het attribuut “{attribute}”.',
    ),
    NOTHING_LOST,
  ),
  'jcz/side-unknown': ours(
    words(
      'Tile {tile}: “{place}” in <{element}> is no side; known are {known}.',
      'Kartička {tile}: „{place}“ v <{element}> není strana; známé jsou {known}.',
      'Plättchen {tile}: „{place}“ in <{element}> ist keine Seite; bekannt sind {known}.',
      'Tegel {tile}: “{place}” in <{element}> is geen zijde; bekend zijn {known}.',
    ),
    NOTHING_LOST,
  ),
  'jcz/half-unknown': ours(
    words(
      'Tile {tile}: “{place}” is no half-edge of a field; known are {known}, and I for a field inside.',
      'Kartička {tile}: „{place}“ není půlka hrany louky; známé jsou {known} a I pro louku uvnitř.',
      'Plättchen {tile}: „{place}“ ist keine halbe Kante einer Wiese; bekannt sind {known} und I für eine Wiese im Innern.',
      'Tegel {tile}: “{place}” is geen halve rand van een weide; bekend zijn {known}, en I voor een weide binnenin.',
    ),
    NOTHING_LOST,
  ),
  'jcz/number-wrong': ours(
    words(
      'Tile {tile}: “{attribute}” is {value}; write a whole number from 0 on.',
      'Kartička {tile}: „{attribute}“ je {value}; napište celé číslo od 0.',
      'Plättchen {tile}: „{attribute}“ ist {value}; eine ganze Zahl ab 0 schreiben.',
      'Tegel {tile}: “{attribute}” is {value}; schrijf een geheel getal vanaf 0.',
    ),
    NOTHING_LOST,
  ),
  'jcz/field-names-no-city': ours(
    words(
      'Tile {tile}: a field names a city at side {side}, but none reaches that side; name a side of its city.',
      'Kartička {tile}: louka uvádí město na straně {side}, ale žádné tam nevede; uveďte stranu jejího města.',
      'Plättchen {tile}: eine Wiese nennt eine Stadt an Seite {side}, dort ist aber keine; eine Seite ihrer Stadt nennen.',
      'Tegel {tile}: een weide noemt een stad aan zijde {side}, maar daar is er geen; noem een zijde van haar stad.',
    ),
    NOTHING_LOST,
  ),
  'jcz/tile-twice': ours(
    words(
      'The tile {tile} is defined twice, first in line {first}: rename one or take it out.',
      'Kartička {tile} je definována dvakrát, poprvé na řádku {first}: jednu přejmenujte, nebo odstraňte.',
      'Das Plättchen {tile} ist doppelt beschrieben, zuerst in Zeile {first}: eines umbenennen oder entfernen.',
      'De tegel {tile} is dubbel beschreven, eerst in regel {first}: hernoem er een of haal hem weg.',
    ),
    NOTHING_LOST,
  ),
  'jcz/unknown-tile': ours(
    words(
      'The set {set} counts the tile {tile}, which the file does not define.',
      'Sada {set} počítá kartičku {tile}, kterou soubor nedefinuje.',
      'Der Satz {set} zählt das Plättchen {tile}, das die Datei nicht beschreibt.',
      'De set {set} telt de tegel {tile}, die het bestand niet beschrijft.',
    ),
    NOTHING_LOST,
  ),
  'jcz/count-wrong': ours(
    words(
      'The count of {tile} is {count}; write a whole number from 0 on.',
      'Počet kartiček {tile} je {count}; napište celé číslo od 0.',
      'Die Anzahl von {tile} ist {count}; eine ganze Zahl ab 0 schreiben.',
      'Het aantal van {tile} is {count}; schrijf een geheel getal vanaf 0.',
    ),
    NOTHING_LOST,
  ),
  'jcz/not-kept': ours(
    words(
      'Set {set}: <{element} {said}> says how sets are combined, which a set here does not hold; choose the sets of your list accordingly.',
      'Sada {set}: <{element} {said}> určuje, jak se sady kombinují, což zde sada neobsahuje; zohledněte to při výběru sad.',
      'Satz {set}: <{element} {said}> sagt, wie Sätze kombiniert werden, was ein Satz hier nicht enthält; bei der Auswahl der Sätze beachten.',
      'Set {set}: <{element} {said}> zegt hoe sets worden gecombineerd, wat een set hier niet bevat; houd er bij het kiezen van sets rekening mee.',
    ),
    NOTHING_LOST,
  ),
  'jcz/tile-in-no-set': ours(
    words(
      'No set counts the tile {tile}: it is put in a set “{set}”, once.',
      'Kartičku {tile} nepočítá žádná sada: je v sadě „{set}“, jednou.',
      'Kein Satz zählt das Plättchen {tile}: es kommt einmal in den Satz „{set}“.',
      'Geen set telt de tegel {tile}: hij komt één keer in de set “{set}”.',
    ),
    NOTHING_LOST,
  ),
  'jcz/several-squares': ours(
    words(
      'The tile {tile} covers several squares, which tile XML cannot say: it is left out.',
      'Kartička {tile} zabírá více polí, což XML kartiček neumí vyjádřit: je vynechána.',
      'Das Plättchen {tile} deckt mehrere Felder, was die Plättchen-XML nicht sagen kann: es fehlt.',
      'De tegel {tile} beslaat meer vakken, wat tegel-XML niet kan zeggen: hij is weggelaten.',
    ),
    NOTHING_LOST,
  ),
  'jcz/mark-not-kept': ours(
    words(
      'Tile {tile}: the mark “{mark}” has no place in tile XML and is left out.',
      'Kartička {tile}: značka „{mark}“ nemá v XML kartiček místo a je vynechána.',
      'Plättchen {tile}: die Marke „{mark}“ hat in der Plättchen-XML keinen Platz und fehlt.',
      'Tegel {tile}: het merk “{mark}” heeft geen plaats in tegel-XML en is weggelaten.',
    ),
    NOTHING_LOST,
  ),
  'jcz/end-not-kept': ours(
    words(
      'Tile {tile}: the road end “{end}” has no place in tile XML and is left out.',
      'Kartička {tile}: konec cesty „{end}“ nemá v XML kartiček místo a je vynechán.',
      'Plättchen {tile}: das Straßenende „{end}“ hat in der Plättchen-XML keinen Platz und fehlt.',
      'Tegel {tile}: het wegeinde “{end}” heeft geen plaats in tegel-XML en is weggelaten.',
    ),
    NOTHING_LOST,
  ),
};

const CODE_RULES: RuleBook = {
  'codes/two-counts': ours(
    words(
      '“{text}” gives two counts: keep one.',
      '„{text}“ uvádí dva počty: ponechte jeden.',
      '„{text}“ nennt zwei Anzahlen: eine behalten.',
      '“{text}” geeft twee aantallen: houd er een.',
    ),
    CODES,
  ),
  'codes/count-wrong': ours(
    words(
      'The count is {count}; write a whole number from 0 on.',
      'Počet je {count}; napište celé číslo od 0.',
      'Die Anzahl ist {count}; eine ganze Zahl ab 0 schreiben.',
      'Het aantal is {count}; schrijf een geheel getal vanaf 0.',
    ),
    CODES,
  ),
  'codes/count-none': ours(
    words(
      'The line counts no tile (0).',
      'Řádek nepočítá žádnou kartičku (0).',
      'Die Zeile zählt kein Plättchen (0).',
      'De regel telt geen tegel (0).',
    ),
    CODES,
  ),
  'codes/count-large': ours(
    words(
      '{count} copies are unusually many; check the count.',
      '{count} kusů je neobvykle mnoho; ověřte počet.',
      '{count} Stück sind ungewöhnlich viele; Anzahl prüfen.',
      '{count} stuks is ongewoon veel; controleer het aantal.',
    ),
    CODES,
  ),
  'codes/no-code': ours(
    words('“{text}” names no tile.', '„{text}“ neuvádí kartičku.', '„{text}“ nennt kein Plättchen.', '“{text}” noemt geen tegel.'),
    CODES,
  ),
  'codes/two-tiles': ours(
    words(
      '“{text}” names more than one tile: write one a line.',
      '„{text}“ uvádí více kartiček: pište jednu na řádek.',
      '„{text}“ nennt mehr als ein Plättchen: eines je Zeile schreiben.',
      '“{text}” noemt meer dan één tegel: schrijf er een per regel.',
    ),
    CODES,
  ),
  'codes/unreadable': ours(
    words(
      '“{code}” is neither a known tile nor a code: write four letters of C F R S, or of V R P.',
      '„{code}“ není známá kartička ani kód: pište čtyři písmena z C F R S, nebo z V R P.',
      '„{code}“ ist weder ein bekanntes Plättchen noch ein Code: vier Buchstaben aus C F R S oder V R P schreiben.',
      '“{code}” is geen bekende tegel en geen code: schrijf vier letters van C F R S of van V R P.',
    ),
    CODES,
  ),
  'codes/not-its-code': ours(
    words(
      'The code of {tile} is {own}, not {code}: correct one of them.',
      'Kód kartičky {tile} je {own}, ne {code}: jedno opravte.',
      'Der Code von {tile} ist {own}, nicht {code}: eines berichtigen.',
      'De code van {tile} is {own}, niet {code}: verbeter een van beide.',
    ),
    CODES,
  ),
  'codes/no-such-tile': ours(
    words(
      'No tile of the sets has the edges {code} (mirror images are kept apart).',
      'Žádná kartička sad nemá hrany {code} (zrcadlové obrazy se rozlišují).',
      'Kein Plättchen der Sätze hat die Kanten {code} (Spiegelbilder werden unterschieden).',
      'Geen tegel van de sets heeft de randen {code} (spiegelbeelden worden onderscheiden).',
    ),
    CODES,
  ),
  'codes/ambiguous': ours(
    words(
      '{code} names several tiles: write which one, {choices}.',
      '{code} označuje více kartiček: napište kterou, {choices}.',
      '{code} bezeichnet mehrere Plättchen: schreiben, welches gemeint ist, {choices}.',
      '{code} is de code van meer tegels: schrijf welke, {choices}.',
    ),
    CODES,
  ),
  'codes/tile-twice': ours(
    words(
      '{tile} stands already in line {first}: the counts are added.',
      '{tile} je již na řádku {first}: počty se sečtou.',
      '{tile} steht schon in Zeile {first}: die Anzahlen werden addiert.',
      '{tile} staat al in regel {first}: de aantallen worden opgeteld.',
    ),
    CODES,
  ),
};

/** What is said of tiles read from other programs' files and from plain lists. */
export const EXCHANGE_RULES: RuleBook = { ...XML_RULES, ...JCZ_RULES, ...CODE_RULES };
