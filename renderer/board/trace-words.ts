import type { Messages } from '../../engine/words/words.ts';

export const TRACE = {
  panel: { en: 'Picture to trace', cs: 'Obrázek k obkreslení', de: 'Bild zum Nachzeichnen', nl: 'Afbeelding om over te trekken' },
  choose: { en: 'Choose a picture', cs: 'Vybrat obrázek', de: 'Bild wählen', nl: 'Afbeelding kiezen' },
  stays: {
    en: 'The picture stays on this computer. It is not saved in the board or in any export.',
    cs: 'Obrázek zůstává v tomto počítači. Neukládá se do mapy ani do žádného exportu.',
    de: 'Das Bild bleibt auf diesem Rechner. Es wird weder in der Map noch in einem Export gespeichert.',
    nl: 'De afbeelding blijft op deze computer. Ze wordt niet in de landkaart of in een export bewaard.',
  },
  noPicture: {
    en: 'This is no picture that can be read: PNG, JPEG or WebP is wanted.',
    cs: 'Tento soubor není čitelný obrázek: je třeba PNG, JPEG nebo WebP.',
    de: 'Das ist kein lesbares Bild: Gebraucht wird PNG, JPEG oder WebP.',
    nl: 'Dit is geen leesbare afbeelding: er is een PNG, JPEG of WebP nodig.',
  },
  tooLarge: {
    en: 'The picture is too large: at most 30 megabytes and 60 million pixels.',
    cs: 'Obrázek je příliš velký: nejvýše 30 megabajtů a 60 milionů bodů.',
    de: 'Das Bild ist zu groß: höchstens 30 Megabyte und 60 Millionen Pixel.',
    nl: 'De afbeelding is te groot: hooguit 30 megabyte en 60 miljoen pixels.',
  },
  opacity: { en: 'Opacity of the picture', cs: 'Krytí obrázku', de: 'Deckkraft des Bildes', nl: 'Dekking van de afbeelding' },
  under: { en: 'Under the lines', cs: 'Pod čarami', de: 'Unter den Linien', nl: 'Onder de lijnen' },
  hide: { en: 'Hide the picture', cs: 'Skrýt obrázek', de: 'Bild ausblenden', nl: 'Afbeelding verbergen' },
  lock: { en: 'Lock the picture', cs: 'Uzamknout obrázek', de: 'Bild sperren', nl: 'Afbeelding vergrendelen' },
  remove: { en: 'Remove the picture', cs: 'Odebrat obrázek', de: 'Bild entfernen', nl: 'Afbeelding weghalen' },
  left: { en: 'From the left', cs: 'Zleva', de: 'Von links', nl: 'Van links' },
  top: { en: 'From the top', cs: 'Shora', de: 'Von oben', nl: 'Van boven' },
  width: { en: 'Width', cs: 'Šířka', de: 'Breite', nl: 'Breedte' },
  inSquares: { en: 'All three in squares.', cs: 'Vše v polích.', de: 'Alles in Feldern.', nl: 'Alle drie in vakken.' },
  align: { en: 'Align the picture', cs: 'Zarovnat obrázek', de: 'Bild ausrichten', nl: 'Afbeelding uitlijnen' },
  alignHint: {
    en: 'Click a point of the picture that belongs on the nearest corner, or drag it to its corner; then a second point far from it.',
    cs: 'Klikněte na bod obrázku, který patří na nejbližší roh pole, nebo jej na roh přetáhněte; pak druhý bod, daleko od prvního.',
    de: 'Klicken Sie auf einen Bildpunkt, der auf die nächste Feldecke gehört, oder ziehen Sie ihn dorthin; dann einen zweiten, weit davon.',
    nl: 'Klik op een punt van de afbeelding dat op de dichtstbijzijnde hoek hoort, of sleep het erheen; dan een tweede, ver ervandaan.',
  },
  second: {
    en: 'Now a second point, far from the first.',
    cs: 'Nyní druhý bod, daleko od prvního.',
    de: 'Jetzt ein zweiter Punkt, weit vom ersten.',
    nl: 'Nu een tweede punt, ver van het eerste.',
  },
  isAligned: {
    en: 'The picture is aligned.',
    cs: 'Obrázek je zarovnán.',
    de: 'Das Bild ist ausgerichtet.',
    nl: 'De afbeelding is uitgelijnd.',
  },
  isLocked: { en: 'The picture is locked.', cs: 'Obrázek je uzamčen.', de: 'Das Bild ist gesperrt.', nl: 'De afbeelding is vergrendeld.' },
  none: {
    en: 'There is no picture to trace yet.',
    cs: 'Zatím tu není obrázek k obkreslení.',
    de: 'Es gibt noch kein Bild zum Nachzeichnen.',
    nl: 'Er is nog geen afbeelding om over te trekken.',
  },
} as const satisfies Messages;
