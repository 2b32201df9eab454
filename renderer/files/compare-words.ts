import type { Part } from '../../engine/documents/differences.ts';
import type { Message, Messages } from '../../engine/words/words.ts';

export const COMPARE = {
  mine: { en: 'Here', cs: 'Zde', de: 'Hier', nl: 'Hier' },
  theirs: { en: 'In the file now', cs: 'Nyní v souboru', de: 'Jetzt in der Datei', nl: 'Nu in het bestand' },
  same: {
    en: 'Both say the same; only the writing differs.',
    cs: 'Obojí říká totéž, liší se jen zápis.',
    de: 'Beide sagen dasselbe, nur die Schreibweise weicht ab.',
    nl: 'Beide zeggen hetzelfde; alleen de schrijfwijze verschilt.',
  },
  differs: { en: 'What differs:', cs: 'Co se liší:', de: 'Was abweicht:', nl: 'Wat verschilt:' },
  where: {
    en: 'Framed in the pictures: {squares}',
    cs: 'Orámováno na obrázcích: {squares}',
    de: 'In den Bildern umrahmt: {squares}',
    nl: 'Omlijnd in de afbeeldingen: {squares}',
  },
  counted: {
    en: '{part} ({count, number})',
    cs: '{part} ({count, number})',
    de: '{part} ({count, number})',
    nl: '{part} ({count, number})',
  },
} as const satisfies Messages;

/** What each part of a scenario is called. */
export const PART_WORDS: { readonly [part in Part]: Message } = {
  title: { en: 'Title', cs: 'Název', de: 'Titel', nl: 'Titel' },
  text: { en: 'Description', cs: 'Popis', de: 'Beschreibung', nl: 'Beschrijving' },
  size: { en: 'Size of the board', cs: 'Velikost mapy', de: 'Größe der Map', nl: 'Grootte van de landkaart' },
  squares: { en: 'Squares', cs: 'Pole', de: 'Felder', nl: 'Vakken' },
  cities: { en: 'Large cities', cs: 'Velká města', de: 'Großstädte', nl: 'Grote steden' },
  names: {
    en: 'Towns and start spaces',
    cs: 'Městečka a startovní pole',
    de: 'Kleinstädte und Startfelder',
    nl: 'Stadjes en start-vakken',
  },
  border: { en: 'Border and ferries', cs: 'Okraj a přívozy', de: 'Rand und Fähren', nl: 'Rand en veren' },
  board: {
    en: 'Other things of the board',
    cs: 'Ostatní vlastnosti mapy',
    de: 'Anderes an der Map',
    nl: 'Andere zaken van de landkaart',
  },
  systems: {
    en: 'Systems and their switches',
    cs: 'Systémy a jejich přepínače',
    de: 'Systeme und ihre Schalter',
    nl: 'Systemen en hun schakelaars',
  },
  tiles: { en: 'List of tiles', cs: 'Seznam kartiček', de: 'Plättchenliste', nl: 'Tegellijst' },
  starts: { en: 'Starts in use', cs: 'Použité starty', de: 'Benutzte Starts', nl: 'Gebruikte starts' },
  laid: { en: 'Laid tiles', cs: 'Položené kartičky', de: 'Gelegte Plättchen', nl: 'Gelegde tegels' },
  tokens: { en: 'Tokens', cs: 'Žetony', de: 'Chips', nl: 'Fiches' },
  rules: { en: 'Rules for tokens', cs: 'Pravidla pro žetony', de: 'Regeln für Chips', nl: 'Regels voor fiches' },
  players: { en: 'Players', cs: 'Hráči', de: 'Spieler', nl: 'Spelers' },
  rest: { en: 'Other settings', cs: 'Ostatní nastavení', de: 'Übrige Einstellungen', nl: 'Overige instellingen' },
};
