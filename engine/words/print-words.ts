import type { Messages } from './words.ts';

/** The words on printed boards, tile sheets and token sheets, and of the print dialogue. */
export const PRINT_WORDS = {
  pageOf: {
    en: '{title} · page {page} of {pages} · {area}',
    cs: '{title} · strana {page} z {pages} · {area}',
    de: '{title} · Seite {page} von {pages} · {area}',
    nl: '{title} · pagina {page} van {pages} · {area}',
  },
  atFullSize: {
    en: 'Print at 100 %, not “fit to page”. This bar is {length} mm long.',
    cs: 'Tiskněte ve 100 %, nikoli „přizpůsobit stránce“. Tato úsečka měří {length} mm.',
    de: 'Mit 100 % drucken, nicht „an Seite anpassen“. Dieser Balken ist {length} mm lang.',
    nl: 'Druk af op 100 %, niet “passend maken”. Deze balk is {length} mm lang.',
  },
  assembly: {
    en: 'How the pages go together',
    cs: 'Jak stránky složit',
    de: 'So gehören die Seiten zusammen',
    nl: 'Zo horen de pagina’s bij elkaar',
  },
  assemblyButt: {
    en: 'Cut every page along its corner marks and lay the pages edge to edge. Equal letters belong together.',
    cs: 'Každou stránku ořízněte podle rohových značek a stránky položte hranou k hraně. Stejná písmena patří k sobě.',
    de: 'Schneidet jede Seite an den Eckmarken ab und legt die Seiten Kante an Kante. Gleiche Buchstaben gehören zusammen.',
    nl: 'Snijd elke pagina langs de hoekmarkeringen af en leg de pagina’s rand aan rand. Gelijke letters horen bij elkaar.',
  },
  assemblyOverlap: {
    en: 'Cut the left and the upper edge of every page along its corner marks. Glue each page onto the {overlap} mm that the page before it shows beyond its right and lower edge. Equal letters belong together.',
    cs: 'Levý a horní okraj každé stránky ořízněte podle rohových značek. Každou stránku přilepte na {overlap} mm, které předchozí stránka přesahuje vpravo a dole. Stejná písmena patří k sobě.',
    de: 'Schneidet den linken und den oberen Rand jeder Seite an den Eckmarken ab. Klebt jede Seite auf die {overlap} mm, um die die vorige rechts und unten übersteht. Gleiche Buchstaben gehören zusammen.',
    nl: 'Snijd de linker- en bovenrand van elke pagina langs de hoekmarkeringen af. Plak elke pagina op de {overlap} mm die de vorige rechts en onder uitsteekt. Gelijke letters horen bij elkaar.',
  },
  boardSize: {
    en: 'Together {width} × {height} mm; a square is {square} mm, a tile {tile} mm.',
    cs: 'Dohromady {width} × {height} mm; pole měří {square} mm, kartička {tile} mm.',
    de: 'Zusammen {width} × {height} mm; ein Feld misst {square} mm, ein Plättchen {tile} mm.',
    nl: 'Samen {width} × {height} mm; een vak is {square} mm, een tegel {tile} mm.',
  },
  hint: {
    en: '{what} {by} mm less would take {pages, plural, one {# page} other {# pages}} instead of {now}.',
    cs: '{what} o {by} mm méně by stačilo na {pages, plural, one {# stránku} few {# stránky} many {# stránky} other {# stránek}} místo {now}.',
    de: 'Mit {by} mm weniger ({what}) reichen {pages, plural, one {# Seite} other {# Seiten}} statt {now}.',
    nl: 'Met {by} mm minder ({what}) zijn {pages, plural, one {# pagina} other {# pagina’s}} genoeg in plaats van {now}.',
  },
  overlap: { en: 'Overlap', cs: 'Přesah', de: 'Überlappung', nl: 'Overlapping' },
  margin: { en: 'Margin', cs: 'Okraj stránky', de: 'Seitenrand', nl: 'Kantlijn' },
  square: { en: 'Square', cs: 'Pole', de: 'Feld', nl: 'Vak' },
  tooLarge: {
    en: 'A square of {square} mm does not fit on this paper with its margin and overlap. Take larger paper, make square, margin or overlap smaller, or print a poster.',
    cs: 'Pole o {square} mm se s okrajem a přesahem na tento papír nevejde. Zvolte větší papír, zmenšete pole, okraj či přesah, nebo vytiskněte plakát.',
    de: 'Ein Feld von {square} mm passt mit Rand und Überlappung nicht auf dieses Papier. Nehmt größeres Papier, verkleinert Feld, Rand oder Überlappung, oder druckt ein Plakat.',
    nl: 'Een vak van {square} mm past met kantlijn en overlapping niet op dit papier. Neem groter papier, maak vak, kantlijn of overlapping kleiner, of druk een affiche af.',
  },
  tooLong: {
    en: 'A page of {length} mm is longer than a PDF can hold ({most} mm). Make the squares smaller, or print panels or pages.',
    cs: 'Stránka o {length} mm je delší, než se vejde do PDF ({most} mm). Zmenšete pole, nebo vytiskněte díly či stránky.',
    de: 'Eine Seite von {length} mm ist länger, als ein PDF sie fasst ({most} mm). Macht die Felder kleiner, oder druckt Tafeln oder Seiten.',
    nl: 'Een pagina van {length} mm is langer dan een pdf aankan ({most} mm). Maak de vakken kleiner, of druk panelen of pagina’s af.',
  },
  tooManyPages: {
    en: 'This would take {pages} pages; the most is {most}. Take larger paper or make the pieces smaller.',
    cs: 'Bylo by potřeba {pages} stran; nejvýše jich může být {most}. Zvolte větší papír, nebo zmenšete velikosti.',
    de: 'Das wären {pages} Seiten; höchstens {most} sind möglich. Nehmt größeres Papier oder macht die Teile kleiner.',
    nl: 'Dit zou {pages} pagina’s kosten; hoogstens {most} kunnen. Neem groter papier of maak de stukken kleiner.',
  },
  templateOutside: {
    en: 'The template leaves the paper. Make its counts, pitch or offset smaller, or take larger paper.',
    cs: 'Šablona přesahuje papír. Zmenšete počty, rozteč nebo odsazení, nebo zvolte větší papír.',
    de: 'Die Schablone ragt über das Papier hinaus. Verkleinert Anzahl, Teilung oder Versatz, oder nehmt größeres Papier.',
    nl: 'De mal steekt buiten het papier. Maak aantallen, steek of afstand kleiner, of neem groter papier.',
  },
  templateTight: {
    en: 'The pieces would lie on each other: the pitch of the template is less than their size. Make the pitch larger or the pieces smaller.',
    cs: 'Díly by se překrývaly: rozteč šablony je menší než jejich velikost. Zvětšete rozteč, nebo zmenšete díly.',
    de: 'Die Teile lägen übereinander: die Teilung der Schablone ist kleiner als ihre Größe. Vergrößert die Teilung oder verkleinert die Teile.',
    nl: 'De stukken zouden over elkaar liggen: de steek van de mal is kleiner dan hun formaat. Maak de steek groter of de stukken kleiner.',
  },
  tooFine: {
    en: 'At {dpi} dpi this picture would be too large; the most is {most} dpi.',
    cs: 'Při {dpi} dpi by byl obrázek příliš velký; nejvýše {most} dpi.',
    de: 'Mit {dpi} dpi würde das Bild zu groß; höchstens {most} dpi.',
    nl: 'Met {dpi} dpi wordt de afbeelding te groot; hoogstens {most} dpi.',
  },
  tooLargePieces: {
    en: 'Too large for this paper and left out: {list}.',
    cs: 'Na tento papír příliš velké, vynecháno: {list}.',
    de: 'Zu groß für dieses Papier und ausgelassen: {list}.',
    nl: 'Te groot voor dit papier en weggelaten: {list}.',
  },
  nothing: {
    en: 'There is nothing to print.',
    cs: 'Není co tisknout.',
    de: 'Es gibt nichts zu drucken.',
    nl: 'Er is niets om af te drukken.',
  },
  fronts: {
    en: '{title} · fronts {page} of {pages}',
    cs: '{title} · líce {page} z {pages}',
    de: '{title} · Vorderseiten {page} von {pages}',
    nl: '{title} · voorkanten {page} van {pages}',
  },
  backs: {
    en: '{title} · backs {page} of {pages}',
    cs: '{title} · ruby {page} z {pages}',
    de: '{title} · Rückseiten {page} von {pages}',
    nl: '{title} · achterkanten {page} van {pages}',
  },
  cuts: {
    en: '{title} · cut paths {page} of {pages}',
    cs: '{title} · ořezové čáry {page} z {pages}',
    de: '{title} · Schnittlinien {page} von {pages}',
    nl: '{title} · snijlijnen {page} van {pages}',
  },
  foldHere: { en: 'fold here', cs: 'zde přeložit', de: 'hier falten', nl: 'hier vouwen' },
  notice: {
    en: 'For private use only; not for sale.',
    cs: 'Pouze pro osobní potřebu; neprodejné.',
    de: 'Nur für den privaten Gebrauch; kein Verkauf.',
    nl: 'Alleen voor eigen gebruik; niet te koop.',
  },
  upgrade: { en: 'Upgrading a meeple', cs: 'Vylepšení družiníka', de: 'Meeple aufwerten', nl: 'Meeple upgraden' },
} as const satisfies Messages;
