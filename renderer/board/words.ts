import type { Messages } from '../../engine/words/words.ts';

export const BOARD = {
  brush: { en: 'Brush', cs: 'Štětec', de: 'Pinsel', nl: 'Kwast' },
  brushHint: {
    en: 'Drag to paint squares; Shift paints straight from the last one. The right button takes up what is under it.',
    cs: 'Tažením malujete pole; Shift maluje rovně od posledního. Pravé tlačítko nabere, co je pod ním.',
    de: 'Ziehen malt Felder; Umschalt malt gerade vom letzten aus. Die rechte Taste nimmt auf, was darunter liegt.',
    nl: 'Sleep om vakken te schilderen; Shift schildert recht vanaf het laatste. De rechterknop neemt op wat eronder ligt.',
  },
  paint: { en: 'Paint squares', cs: 'Malování polí', de: 'Felder malen', nl: 'Vakken schilderen' },
  kind: { en: 'Kind of square', cs: 'Druh pole', de: 'Art des Feldes', nl: 'Soort vak' },
  square: { en: 'Square', cs: 'Pole', de: 'Feld', nl: 'Vak' },
  nothingChosen: {
    en: 'Choose a square to see and change what it is.',
    cs: 'Vyberte pole, abyste viděli a změnili, čím je.',
    de: 'Wählen Sie ein Feld, um zu sehen und zu ändern, was es ist.',
    nl: 'Kies een vak om te zien en te veranderen wat het is.',
  },
  chosen: {
    en: '{count, plural, one {# square} other {# squares}} chosen',
    cs: '{count, plural, one {# pole vybráno} few {# pole vybrána} many {# pole vybráno} other {# polí vybráno}}',
    de: '{count, plural, one {# Feld} other {# Felder}} gewählt',
    nl: '{count, plural, one {# vak} other {# vakken}} gekozen',
  },
  town: { en: 'Town', cs: 'Městečko', de: 'Kleinstadt', nl: 'Stadje' },
  townName: { en: 'Name of the town', cs: 'Jméno městečka', de: 'Name der Kleinstadt', nl: 'Naam van het stadje' },
  nameTown: { en: 'Name {square}', cs: 'Pojmenování {square}', de: '{square} benennen', nl: '{square} een naam geven' },
  start: { en: 'Start space', cs: 'Startovní pole', de: 'Startfeld', nl: 'Start-vak' },
  startSpaces: { en: 'Start spaces', cs: 'Startovní pole', de: 'Startfelder', nl: 'Start-vakken' },
  startName: { en: 'Name of the start space', cs: 'Jméno startovního pole', de: 'Name des Startfelds', nl: 'Naam van het start-vak' },
  figures: { en: 'Board in figures', cs: 'Mapa v číslech', de: 'Map in Zahlen', nl: 'Landkaart in cijfers' },
  squaresForTiles: { en: 'Squares that take a tile', cs: 'Pole pro kartičky', de: 'Felder für Plättchen', nl: 'Vakken voor tegels' },
  largeCities: { en: 'Large cities', cs: 'Velká města', de: 'Großstädte', nl: 'Grote steden' },
  towns: { en: 'Towns', cs: 'Městečka', de: 'Kleinstädte', nl: 'Stadjes' },
  size: { en: 'Columns × rows', cs: 'Sloupce × řádky', de: 'Spalten × Zeilen', nl: 'Kolommen × rijen' },
  onTable: { en: 'On the table', cs: 'Na stole', de: 'Auf dem Tisch', nl: 'Op tafel' },
} as const satisfies Messages;
