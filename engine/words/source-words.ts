import type { Language, Messages } from './words.ts';

/** Sources and terms of bundled documents that are words of ours, not titles of texts. */
const SOURCES: Messages = {
  inferred: { en: 'our reading', cs: 'náš výklad', de: 'unsere Lesart', nl: 'onze lezing' },
  'map chips': { en: 'map chips', cs: 'mapové žetony', de: 'Map-Chips', nl: 'landkaartfiches' },
  'invented; not a publisher’s map': {
    en: 'invented; not a publisher’s map',
    cs: 'vymyšleno; nejde o mapu vydavatele',
    de: 'erfunden; keine Map eines Verlags',
    nl: 'verzonnen; geen landkaart van een uitgever',
  },
  'Made with Natural Earth 4.1 (public domain)': {
    en: 'Made with Natural Earth 4.1 (public domain)',
    cs: 'Vytvořeno z dat Natural Earth 4.1 (volné dílo)',
    de: 'Nach Daten von Natural Earth 4.1 (gemeinfrei)',
    nl: 'Gemaakt met Natural Earth 4.1 (publiek domein)',
  },
  'Place names and populations: GeoNames (geonames.org), CC BY 4.0, changed': {
    en: 'Place names and populations: GeoNames (geonames.org), CC BY 4.0, changed',
    cs: 'Názvy míst a počty obyvatel: GeoNames (geonames.org), CC BY 4.0, upraveno',
    de: 'Ortsnamen und Einwohnerzahlen: GeoNames (geonames.org), CC BY 4.0, geändert',
    nl: 'Plaatsnamen en inwoneraantallen: GeoNames (geonames.org), CC BY 4.0, gewijzigd',
  },
  'Rules in our own words after the map chips of Germany (community wiki, Czech page)': {
    en: 'Rules in our own words after the map chips of Germany (community wiki, Czech page)',
    cs: 'Pravidla vlastními slovy podle mapových žetonů Německa (wiki komunity, česká stránka)',
    de: 'Regeln in eigenen Worten nach den Map-Chips für Deutschland (Fan-Wiki, tschechische Seite)',
    nl: 'Regels in eigen woorden naar de landkaartfiches van Duitsland (fanwiki, Tsjechische pagina)',
  },
  'facts of the game, re-encoded; drawings are our own': {
    en: 'facts of the game, re-encoded; drawings are our own',
    cs: 'fakta o hře, nově zapsaná; kresby jsou naše',
    de: 'Tatsachen des Spiels, neu erfasst; die Zeichnungen sind von uns',
    nl: 'feiten van het spel, opnieuw vastgelegd; de tekeningen zijn van ons',
  },
  'shapes and counts of the printed tiles': {
    en: 'shapes and counts of the printed tiles',
    cs: 'tvary a počty tištěných kartiček',
    de: 'Formen und Anzahlen der gedruckten Plättchen',
    nl: 'vormen en aantallen van de gedrukte tegels',
  },
  'rules of the set in Czech; outer edges from an open data set for a table simulator': {
    en: 'rules of the set in Czech; outer edges from an open data set for a table simulator',
    cs: 'česká pravidla sady; vnější okraje z otevřených dat pro stolní simulátor',
    de: 'tschechische Regeln des Satzes; Außenkanten aus offenen Daten für einen Tischsimulator',
    nl: 'Tsjechische regels van de set; buitenranden uit open gegevens voor een tafelsimulator',
  },
  'rules of the set in Czech and Dutch; shapes inferred from their wording, outer edges unverified': {
    en: 'rules of the set in Czech and Dutch; shapes inferred from their wording, outer edges unverified',
    cs: 'česká a nizozemská pravidla sady; tvary odvozené z jejich znění, vnější okraje neověřené',
    de: 'tschechische und niederländische Regeln des Satzes; Formen aus ihrem Wortlaut erschlossen, Außenkanten ungeprüft',
    nl: 'Tsjechische en Nederlandse regels van de set; vormen afgeleid uit de tekst, buitenranden niet nagegaan',
  },
};

/** The parts that sources of switches and rules are made of; `#` is a number. */
const PARTS: Messages = {
  'base game': { en: 'base game', cs: 'základní hra', de: 'Grundspiel', nl: 'basisspel' },
  scoring: { en: 'scoring', cs: 'bodování', de: 'Wertung', nl: 'telling' },
  'set-up': { en: 'set-up', cs: 'příprava', de: 'Vorbereitung', nl: 'voorbereiding' },
  seven: { en: 'seven', cs: 'sedm', de: 'sieben', nl: 'zeven' },
  'house rule': { en: 'house rule', cs: 'domácí pravidlo', de: 'Hausregel', nl: 'huisregel' },
  'House rules': { en: 'House rules', cs: 'Domácí pravidla', de: 'Hausregeln', nl: 'Huisregels' },
  'basic rules': { en: 'basic rules', cs: 'základní pravidla', de: 'Grundregeln', nl: 'basisregels' },
  'at least two': { en: 'at least two', cs: 'aspoň dvě', de: 'mindestens zwei', nl: 'minstens twee' },
  'nine instead of seven': {
    en: 'nine instead of seven',
    cs: 'devět místo sedmi',
    de: 'neun statt sieben',
    nl: 'negen in plaats van zeven',
  },
  Germany: { en: 'Germany', cs: 'Německo', de: 'Deutschland', nl: 'Duitsland' },
  'at the border': { en: 'at the border', cs: 'na okraji', de: 'an der Grenze', nl: 'aan de grens' },
  'open question # of our reading': {
    en: 'open question # of our reading',
    cs: 'otevřená otázka # našeho výkladu',
    de: 'offene Frage # unserer Lesart',
    nl: 'open vraag # van onze lezing',
  },
  'Map chips': { en: 'Map chips', cs: 'Mapové žetony', de: 'Map-Chips', nl: 'Landkaartfiches' },
  'Map Chips': { en: 'Map Chips', cs: 'Mapové žetony', de: 'Map-Chips', nl: 'Landkaartfiches' },
  'which sets no limit': { en: 'which sets no limit', cs: 'bez omezení', de: 'dort ohne Grenze', nl: 'daar zonder grens' },
  'no source says': { en: 'no source says', cs: 'žádný zdroj to neříká', de: 'keine Quelle sagt es', nl: 'geen bron zegt het' },
  'Wheel of Fortune': { en: 'Wheel of Fortune', cs: 'Kolo osudu', de: 'Schicksalsrad', nl: 'Rad van Fortuin' },
  'Wind Roses': { en: 'Wind Roses', cs: 'Směrové růžice', de: 'Windrosen', nl: 'Windrozen' },
  'Wonders of Humanity I': {
    en: 'Wonders of Humanity I',
    cs: 'Divy lidstva I',
    de: 'Wunder der Menschheit I',
    nl: 'Wonderen van de mensheid I',
  },
  'Czech rules': { en: 'Czech rules', cs: 'česká pravidla', de: 'tschechische Regeln', nl: 'Tsjechische regels' },
  'Czech and Dutch rules': {
    en: 'Czech and Dutch rules',
    cs: 'česká a nizozemská pravidla',
    de: 'tschechische und niederländische Regeln',
    nl: 'Tsjechische en Nederlandse regels',
  },
  'names no start tile': {
    en: 'names no start tile',
    cs: 'počáteční kartičku nejmenují',
    de: 'nennen kein Startplättchen',
    nl: 'noemen geen starttegel',
  },
  'note #': { en: 'note #', cs: 'poznámka #', de: 'Anmerkung #', nl: 'noot #' },
  'before 12/2014': { en: 'before 12/2014', cs: 'před 12/2014', de: 'vor 12/2014', nl: 'vóór 12/2014' },
  'Variant Spielbox': { en: 'Variant Spielbox', cs: 'varianta Spielbox', de: 'Variante Spielbox', nl: 'variant Spielbox' },
  Preparation: { en: 'Preparation', cs: 'Příprava', de: 'Vorbereitung', nl: 'Voorbereiding' },
  silent: { en: 'silent', cs: 'mlčí', de: 'schweigen', nl: 'zwijgen' },
  'Getting a wonder': { en: 'Getting a wonder', cs: 'Získání divu', de: 'Ein Wunder erhalten', nl: 'Een wonder krijgen' },
  'order of play': { en: 'order of play', cs: 'průběh hry', de: 'Spielablauf', nl: 'spelverloop' },
  'wheel #': { en: 'wheel #', cs: 'kolo #', de: 'Rad #', nl: 'rad #' },
  'wheel board': { en: 'wheel board', cs: 'deska kola', de: 'Schicksalsrad-Tafel', nl: 'bord van het rad' },
  'Placing a follower': { en: 'Placing a meeple', cs: 'Umístění družiníka', de: 'Einen Meeple einsetzen', nl: 'Een meeple zetten' },
  'upgrading a meeple': { en: 'upgrading a meeple', cs: 'vylepšení družiníka', de: 'Meeple aufwerten', nl: 'een meeple upgraden' },
  'placing a tile': { en: 'placing a tile', cs: 'přiložení kartičky', de: 'ein Plättchen anlegen', nl: 'een tegel aanleggen' },
  'a turn': { en: 'a turn', cs: 'tah', de: 'ein Zug', nl: 'een beurt' },
  preparation: { en: 'preparation', cs: 'příprava', de: 'Vorbereitung', nl: 'voorbereiding' },
  material: { en: 'material', cs: 'herní materiál', de: 'Spielmaterial', nl: 'materiaal' },
  'large cities': { en: 'large cities', cs: 'velká města', de: 'Großstädte', nl: 'grote steden' },
  ferries: { en: 'ferries', cs: 'přívozy', de: 'Fähren', nl: 'veerverbindingen' },
  'how a ferry opens is not known': {
    en: 'how a ferry opens is not known',
    cs: 'není známo, jak se přívoz otevře',
    de: 'wie sich eine Fähre öffnet, ist nicht bekannt',
    nl: 'hoe een veerverbinding opengaat is niet bekend',
  },
  'see the switch': { en: 'see the switch', cs: 'viz přepínač', de: 'siehe den Schalter', nl: 'zie de schakelaar' },
  'town squares': { en: 'town squares', cs: 'pole s městečky', de: 'Felder mit Kleinstädten', nl: 'vakken met stadjes' },
  'English and French text': {
    en: 'English and French text',
    cs: 'anglický a francouzský text',
    de: 'englischer und französischer Text',
    nl: 'Engelse en Franse tekst',
  },
  'Map chips of other maps': {
    en: 'Map chips of other maps',
    cs: 'Mapové žetony jiných map',
    de: 'Map-Chips anderer Maps',
    nl: 'Landkaartfiches van andere landkaarten',
  },
  'Map chips Benelux': { en: 'Map chips Benelux', cs: 'Mapové žetony Benelux', de: 'Map-Chips Benelux', nl: 'Landkaartfiches Benelux' },
  facts: { en: 'facts', cs: 'údaje', de: 'Tatsachen', nl: 'feiten' },
  'Great Britain': { en: 'Great Britain', cs: 'Velká Británie', de: 'Großbritannien', nl: 'Groot-Brittannië' },
  'Dutch rules': { en: 'Dutch rules', cs: 'nizozemská pravidla', de: 'niederländische Regeln', nl: 'Nederlandse regels' },
  'tile sets': { en: 'tile sets', cs: 'sady kartiček', de: 'Plättchensätze', nl: 'tegelsets' },
  'the printed board': { en: 'the printed board', cs: 'potištěná mapa', de: 'die gedruckte Map', nl: 'de gedrukte landkaart' },
  'exchange of tiles': { en: 'exchange of tiles', cs: 'výměna kartiček', de: 'Austausch von Plättchen', nl: 'uitwisseling van tegels' },
  'exchange with other programs': {
    en: 'exchange with other programs',
    cs: 'výměna s jinými programy',
    de: 'Austausch mit anderen Programmen',
    nl: 'uitwisseling met andere programma’s',
  },
  'step #': { en: 'step #', cs: 'krok #', de: 'Schritt #', nl: 'stap #' },
};

export const SOURCE_WORDS = {
  common: {
    en: 'Source, where none is named: {source}.',
    cs: 'Zdroj, není-li uveden jiný: {source}.',
    de: 'Quelle, wo keine genannt ist: {source}.',
    nl: 'Bron, waar er geen is genoemd: {source}.',
  },
} as const satisfies Messages;

const NUMBER = /\d+/;
const partIn = (part: string, language: Language): string => {
  const whole = PARTS[part] ?? PARTS[part.replace(NUMBER, '#')];
  return whole?.[language]?.replace('#', () => NUMBER.exec(part)?.[0] ?? '') ?? part;
};
/** Where a rule or a document comes from, in a language: a title stays as it is. */
export const sourceIn = (source: string, language: Language): string =>
  SOURCES[source]?.[language] ??
  source
    .split(/([,;:()]\s?|\s\()/)
    .map((part) => partIn(part, language))
    .join('');
