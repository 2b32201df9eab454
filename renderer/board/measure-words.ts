import type { Messages } from '../../engine/words/words.ts';

export const MEASURE = {
  panel: { en: 'Measure a real board', cs: 'Změřit skutečnou mapu', de: 'Eine echte Map ausmessen', nl: 'Een echte landkaart opmeten' },
  sizes: { en: 'Measured sizes', cs: 'Naměřené rozměry', de: 'Gemessene Größen', nl: 'Gemeten maten' },
  counts: {
    en: 'Counted columns and rows',
    cs: 'Spočítané sloupce a řádky',
    de: 'Gezählte Spalten und Zeilen',
    nl: 'Getelde kolommen en rijen',
  },
  row: { en: 'Type a row', cs: 'Zápis řádku', de: 'Zeile eintippen', nl: 'Rij intypen' },
  stepSquares: {
    en: 'Lay a ruler along as many squares as it reaches; one square alone is too inexact.',
    cs: 'Přiložte pravítko k co nejvíce polím; jedno samotné pole je příliš nepřesné.',
    de: 'Legen Sie ein Lineal an möglichst viele Felder; ein einziges Feld ist zu ungenau.',
    nl: 'Leg een liniaal langs zo veel mogelijk vakken; één vak is te onnauwkeurig.',
  },
  stepCounts: {
    en: 'Count columns and rows, at the widest and the highest place.',
    cs: 'Spočítejte sloupce a řádky v nejširším a nejvyšším místě.',
    de: 'Zählen Sie Spalten und Zeilen, wo die Map am breitesten und am höchsten ist.',
    nl: 'Tel kolommen en rijen op de breedste en de hoogste plaats.',
  },
  stepRows: {
    en: 'Type row after row: x a square, space none, O large city, ~ water, i island. Enter goes to the next row.',
    cs: 'Pište řádek po řádku: x pole, mezera nic, O velké město, ~ voda, i ostrov. Enter přejde na další řádek.',
    de: 'Tippen Sie Zeile um Zeile: x Feld, Leerzeichen keines, O Großstadt, ~ Wasser, i Insel. Eingabe führt zur nächsten Zeile.',
    nl: 'Typ rij na rij: x een vak, spatie geen, O grote stad, ~ water, i eiland. Enter gaat naar de volgende rij.',
  },
  stepRest: {
    en: 'Then print cities, border and names with their tools.',
    cs: 'Potom nástroji doplňte města, okraj a jména.',
    de: 'Dann kommen Städte, Rand und Namen mit ihren Werkzeugen.',
    nl: 'Zet daarna steden, rand en namen met hun gereedschap.',
  },
  along: { en: 'Squares along the ruler', cs: 'Polí podél pravítka', de: 'Felder am Lineal', nl: 'Vakken langs de liniaal' },
  length: { en: 'Their length', cs: 'Jejich délka', de: 'Ihre Länge', nl: 'Hun lengte' },
  tile: { en: 'Width of a tile', cs: 'Šířka kartičky', de: 'Breite eines Plättchens', nl: 'Breedte van een tegel' },
  columns: { en: 'Number of columns', cs: 'Počet sloupců', de: 'Anzahl Spalten', nl: 'Aantal kolommen' },
  rows: { en: 'Number of rows', cs: 'Počet řádků', de: 'Anzahl Zeilen', nl: 'Aantal rijen' },
  take: { en: 'Use these measures', cs: 'Použít tyto míry', de: 'Diese Maße übernehmen', nl: 'Deze maten gebruiken' },
  takeCounts: { en: 'Use these counts', cs: 'Použít tyto počty', de: 'Diese Anzahlen übernehmen', nl: 'Deze aantallen gebruiken' },
  isSquare: { en: 'One square: {mm} mm', cs: 'Jedno pole: {mm} mm', de: 'Ein Feld: {mm} mm', nl: 'Eén vak: {mm} mm' },
  rowNumber: { en: 'Row', cs: 'Řádek', de: 'Zeile', nl: 'Rij' },
  squaresOfRow: { en: 'Squares of the row', cs: 'Pole řádku', de: 'Felder der Zeile', nl: 'Vakken van de rij' },
} as const satisfies Messages;
