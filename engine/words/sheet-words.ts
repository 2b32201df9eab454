import type { Messages } from './words.ts';

/** The words of the scenario sheet and of everything else that is printed. */
export const SHEET_WORDS = {
  scenario: { en: 'Scenario', cs: 'Scénář', de: 'Szenario', nl: 'Scenario' },
  about: {
    en: '{board} · {squares, plural, one {# square} other {# squares}} · {tiles, plural, one {# tile} other {# tiles}}',
    cs: '{board} · {squares, plural, one {# pole} few {# pole} many {# pole} other {# polí}} · {tiles, plural, one {# kartička} few {# kartičky} many {# kartičky} other {# kartiček}}',
    de: '{board} · {squares, plural, one {# Feld} other {# Felder}} · {tiles, plural, one {# Plättchen} other {# Plättchen}}',
    nl: '{board} · {squares, plural, one {# vak} other {# vakken}} · {tiles, plural, one {# tegel} other {# tegels}}',
  },
  setup: { en: 'Set-up', cs: 'Příprava hry', de: 'Spielvorbereitung', nl: 'Voorbereiding' },
  tokenRules: { en: 'Where chips may lie', cs: 'Kam se smějí klást žetony', de: 'Wo Chips liegen dürfen', nl: 'Waar fiches mogen liggen' },
  tiles: { en: 'Tiles', cs: 'Kartičky', de: 'Plättchen', nl: 'Tegels' },
  tilesOf: { en: '{set}: {count}', cs: '{set}: {count}', de: '{set}: {count}', nl: '{set}: {count}' },
  tilesMore: {
    en: 'Single tiles: {list}',
    cs: 'Jednotlivé kartičky: {list}',
    de: 'Einzelne Plättchen: {list}',
    nl: 'Losse tegels: {list}',
  },
  tilesTotal: { en: 'Together: {count}', cs: 'Dohromady: {count}', de: 'Zusammen: {count}', nl: 'Samen: {count}' },
  drawOrder: { en: 'Order of draw: {list}', cs: 'Pořadí tahání: {list}', de: 'Ziehfolge: {list}', nl: 'Trekvolgorde: {list}' },
  switches: {
    en: 'Differs from the usual',
    cs: 'Odchylky od obvyklého',
    de: 'Abweichend vom Üblichen',
    nl: 'Afwijkend van het gebruikelijke',
  },
  switchSet: {
    en: '{system}, {name}: {value}',
    cs: '{system}, {name}: {value}',
    de: '{system}, {name}: {value}',
    nl: '{system}, {name}: {value}',
  },
  noSwitches: {
    en: 'All switches are at their usual setting.',
    cs: 'Všechny přepínače jsou v obvyklém nastavení.',
    de: 'Alle Schalter stehen auf der üblichen Einstellung.',
    nl: 'Alle schakelaars staan op de gebruikelijke stand.',
  },
  layout: { en: 'Layout', cs: 'Rozložení', de: 'Verteilung', nl: 'Verdeling' },
  seed: { en: 'Seed: {seed}', cs: 'Semínko: {seed}', de: 'Startwert: {seed}', nl: 'Startwaarde: {seed}' },
  layouts: {
    en: 'Legal layouts of the chips: {count}',
    cs: 'Povolená rozložení žetonů: {count}',
    de: 'Erlaubte Verteilungen der Chips: {count}',
    nl: 'Toegestane verdelingen van de fiches: {count}',
  },
  chips: {
    en: '{count, plural, one {# chip lies} other {# chips lie}} on the board.',
    cs: 'Na mapě {count, plural, one {leží # žeton} few {leží # žetony} many {leží # žetonu} other {leží # žetonů}}.',
    de: '{count, plural, one {# Chip liegt} other {# Chips liegen}} auf der Landkarte.',
    nl: 'Er {count, plural, one {ligt # fiche} other {liggen # fiches}} op de landkaart.',
  },
  chipsOn: { en: 'Chips on: {list}', cs: 'Žetony na polích: {list}', de: 'Chips auf: {list}', nl: 'Fiches op: {list}' },
  rules: { en: 'The rules in short', cs: 'Pravidla ve zkratce', de: 'Die Regeln in Kürze', nl: 'De regels in het kort' },
  standing: {
    en: '● official rule  ◆ community reading  ○ our own',
    cs: '● oficiální pravidlo  ◆ výklad komunity  ○ naše vlastní',
    de: '● offizielle Regel  ◆ Auslegung der Fans  ○ von uns',
    nl: '● officiële regel  ◆ lezing van fans  ○ van onszelf',
  },
  source: { en: 'Source: {source}', cs: 'Zdroj: {source}', de: 'Quelle: {source}', nl: 'Bron: {source}' },
  ownText: { en: 'From the designer', cs: 'Od autora', de: 'Vom Autor', nl: 'Van de maker' },
  scores: { en: 'Scores', cs: 'Body', de: 'Punkte', nl: 'Punten' },
  player: { en: 'Player {number}', cs: 'Hráč {number}', de: 'Spieler {number}', nl: 'Speler {number}' },
  during: { en: 'during the game', cs: 'během hry', de: 'im Spiel', nl: 'tijdens het spel' },
  final: { en: 'final scoring', cs: 'závěrečné', de: 'Schlusswertung', nl: 'eindtelling' },
  total: { en: 'total', cs: 'celkem', de: 'Summe', nl: 'totaal' },
  copy: { en: 'Copy {number}', cs: 'Výtisk {number}', de: 'Exemplar {number}', nl: 'Exemplaar {number}' },
  credits: { en: 'Credits', cs: 'Autorství', de: 'Herkunft', nl: 'Herkomst' },
  creditOf: { en: '{name}: {who}', cs: '{name}: {who}', de: '{name}: {who}', nl: '{name}: {who}' },
  geometry: {
    en: 'Outline and towns are ours, not the publisher’s board. You can correct them.',
    cs: 'Obrys a města jsou naše, nejde o mapu vydavatele. Můžete je opravit.',
    de: 'Umriss und Orte sind von uns, nicht vom Spielplan des Verlags. Ihr könnt sie berichtigen.',
    nl: 'Omtrek en plaatsen zijn van ons, niet van de landkaart van de uitgever. Je kunt ze verbeteren.',
  },
  independent: {
    en: 'Independent program, not made or endorsed by the publishers of Carcassonne. All drawings and rule summaries are our own. You need your own copy of the game.',
    cs: 'Nezávislý program; vydavatelé hry Carcassonne jej nevytvořili ani neschválili. Všechny kresby a shrnutí pravidel jsou vlastní. Ke hraní potřebujete vlastní hru.',
    de: 'Unabhängiges Programm, nicht von den Verlagen von Carcassonne hergestellt oder gebilligt. Alle Zeichnungen und Regelfassungen sind eigene. Zum Spielen braucht ihr das Spiel selbst.',
    nl: 'Onafhankelijk programma, niet gemaakt of goedgekeurd door de uitgevers van Carcassonne. Alle tekeningen en spelregelsamenvattingen zijn van onszelf. Je hebt je eigen spel nodig.',
  },
  privateUse: {
    en: 'Fan-made. For private use only; not for sale, not even at cost.',
    cs: 'Fanouškovské dílo. Pouze pro osobní potřebu; neprodejné, ani za výrobní náklady.',
    de: 'Fanprojekt. Nur für den privaten Gebrauch; kein Verkauf, auch nicht zum Selbstkostenpreis.',
    nl: 'Fanproject. Alleen voor eigen gebruik; niet te koop, ook niet tegen kostprijs.',
  },
  bag: {
    en: 'Home-made tiles feel and look a little different: draw all tiles from a bag.',
    cs: 'Doma vyrobené kartičky se na pohled i dotek liší: losujte všechny kartičky ze sáčku.',
    de: 'Selbst gemachte Plättchen fühlen sich anders an und sehen anders aus: zieht alle Plättchen aus einem Beutel.',
    nl: 'Zelfgemaakte tegels voelen anders aan en zien er anders uit: trek alle tegels uit een zak.',
  },
  shareCode: {
    en: 'This layout of the chips as a code',
    cs: 'Toto rozložení žetonů jako kód',
    de: 'Diese Verteilung der Chips als Code',
    nl: 'Deze verdeling van de fiches als code',
  },
  page: { en: 'page {page} of {pages}', cs: 'strana {page} z {pages}', de: 'Seite {page} von {pages}', nl: 'pagina {page} van {pages}' },
} as const satisfies Messages;

/** The names of the systems. */
export const SYSTEM_NAMES = {
  'map-boards': { en: 'Map boards', cs: 'Mapy', de: 'Landkarten', nl: 'Landkaarten' },
  'map-chips': { en: 'Map chips', cs: 'Mapové žetony', de: 'Map-Chips', nl: 'Landkaartfiches' },
  'wheel-of-fortune': { en: 'Wheel of Fortune', cs: 'Kolo osudu', de: 'Schicksalsrad', nl: 'Rad van Fortuin' },
  wonders: {
    en: 'Wonders of Humanity, set I',
    cs: 'Divy lidstva, sada I',
    de: 'Wunder der Menschheit, Satz I',
    nl: 'Wonderen van de mensheid, set I',
  },
  'wind-roses': { en: 'Wind roses', cs: 'Směrové růžice', de: 'Windrosen', nl: 'Windrozen' },
} as const satisfies Messages;
