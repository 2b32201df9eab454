import type { Messages } from '../../engine/words/words.ts';

export const ABOUT = {
  desktop: { en: 'desktop edition', cs: 'verze pro počítač', de: 'Desktop-Ausgabe', nl: 'bureaubladversie' },
  web: { en: 'web edition', cs: 'webová verze', de: 'Web-Ausgabe', nl: 'webversie' },
  what: {
    en: 'A map editor and scenario designer for tile-laying games. It knows the rules and says why.',
    cs: 'Editor map a tvůrce scénářů pro hry s přikládáním kartiček. Zná pravidla a řekne proč.',
    de: 'Ein Map-Editor und Szenario-Werkzeug für Legespiele. Es kennt die Regeln und sagt, warum.',
    nl: 'Een landkaarteditor en scenario-ontwerper voor legspellen. Hij kent de regels en zegt waarom.',
  },
  independent: {
    en: 'Independent work, not made or approved by any publisher. All drawings are our own.',
    cs: 'Nezávislá práce, není vytvořena ani schválena žádným vydavatelem. Všechny kresby jsou naše vlastní.',
    de: 'Unabhängige Arbeit, von keinem Verlag gemacht oder genehmigt. Alle Zeichnungen sind unsere eigenen.',
    nl: 'Onafhankelijk werk, door geen enkele uitgever gemaakt of goedgekeurd. Alle tekeningen zijn van onszelf.',
  },
  credits: {
    en: 'Outlines: Natural Earth (public domain). Places: GeoNames (CC BY 4.0). Type: Source Sans 3 (OFL 1.1).',
    cs: 'Obrysy: Natural Earth (volné dílo). Místa: GeoNames (CC BY 4.0). Písmo: Source Sans 3 (OFL 1.1).',
    de: 'Umrisse: Natural Earth (gemeinfrei). Orte: GeoNames (CC BY 4.0). Schrift: Source Sans 3 (OFL 1.1).',
    nl: 'Omtrekken: Natural Earth (publiek domein). Plaatsen: GeoNames (CC BY 4.0). Letter: Source Sans 3 (OFL 1.1).',
  },
} as const satisfies Messages;
