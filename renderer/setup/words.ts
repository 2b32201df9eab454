import type { Messages } from '../../engine/words/words.ts';

export const SETUP = {
  lay: { en: 'Lay tiles', cs: 'Pokládání kartiček', de: 'Plättchen legen', nl: 'Tegels leggen' },
  layHint: {
    en: 'Click a marked square to lay the tile, R turns it to the next legal turn, the right button takes a tile off.',
    cs: 'Kliknutím na označené pole kartičku položíte, R ji otočí do další povolené polohy, pravé tlačítko ji odebere.',
    de: 'Klick auf ein markiertes Feld legt das Plättchen, R dreht es zur nächsten erlaubten Lage, die rechte Taste nimmt eines weg.',
    nl: 'Klik op een gemarkeerd vak om de tegel te leggen, R draait hem naar de volgende toegestane stand, de rechterknop neemt er een weg.',
  },
  laid: { en: '{tile} on {square}', cs: '{tile} na {square}', de: '{tile} auf {square}', nl: '{tile} op {square}' },
  takenOff: {
    en: 'Tile off {square}',
    cs: 'Kartička odebrána z {square}',
    de: 'Plättchen von {square} genommen',
    nl: 'Tegel van {square} gehaald',
  },
  turn: { en: 'Next legal turn', cs: 'Další povolené otočení', de: 'Nächste erlaubte Drehung', nl: 'Volgende toegestane draai' },
  nextTile: { en: 'Next tile', cs: 'Další kartička', de: 'Nächstes Plättchen', nl: 'Volgende tegel' },
  previousTile: { en: 'Previous tile', cs: 'Předchozí kartička', de: 'Voriges Plättchen', nl: 'Vorige tegel' },
  tiles: { en: 'Tiles of the list', cs: 'Kartičky v seznamu', de: 'Plättchen der Liste', nl: 'Tegels van de lijst' },
  whyNot: { en: 'Why not here?', cs: 'Proč ne sem?', de: 'Warum nicht hier?', nl: 'Waarom niet hier?' },
  whyNotHint: {
    en: 'Point at a square to see whether the tile may lie there, and what speaks against it.',
    cs: 'Ukažte na pole a uvidíte, zda tam kartička smí ležet a co tomu brání.',
    de: 'Zeigen Sie auf ein Feld: Darf das Plättchen dort liegen, und was spricht dagegen?',
    nl: 'Wijs een vak aan om te zien of de tegel daar mag liggen en wat ertegen spreekt.',
  },
  places: {
    en: '{squares, plural, =0 {no legal square} one {# legal square} other {# legal squares}}, {turns, plural, one {# placement} other {# placements}}',
    cs: '{squares, plural, =0 {žádné povolené pole} one {# povolené pole} few {# povolená pole} many {# povoleného pole} other {# povolených polí}}, {turns, plural, one {# přiložení} few {# přiložení} many {# přiložení} other {# přiložení}}',
    de: '{squares, plural, =0 {kein erlaubtes Feld} one {# erlaubtes Feld} other {# erlaubte Felder}}, {turns, plural, one {# Lage} other {# Lagen}}',
    nl: '{squares, plural, =0 {geen toegestaan vak} one {# toegestaan vak} other {# toegestane vakken}}, {turns, plural, one {# plaatsing} other {# plaatsingen}}',
  },
  fits: {
    en: 'Fits on {square} in {turns, plural, one {# way} other {# ways}}.',
    cs: 'Na {square} sedí {turns, plural, one {# způsobem} few {# způsoby} many {# způsobu} other {# způsoby}}.',
    de: 'Passt auf {square} in {turns, plural, one {# Lage} other {# Lagen}}.',
    nl: 'Past op {square} op {turns, plural, one {# manier} other {# manieren}}.',
  },
  refused: { en: 'Refused on {square}:', cs: 'Na {square} nelze:', de: 'Auf {square} nicht erlaubt:', nl: 'Op {square} geweigerd:' },
  left: { en: '{count} left', cs: 'zbývá {count}', de: 'noch {count}', nl: 'nog {count}' },
  pick: { en: 'Choose {tile}', cs: 'Vybrat {tile}', de: '{tile} wählen', nl: '{tile} kiezen' },
  filter: { en: 'Search tiles', cs: 'Hledat kartičky', de: 'Plättchen suchen', nl: 'Tegels zoeken' },
  noTiles: {
    en: 'The tile list is empty. Add sets in the workspace Tiles.',
    cs: 'Seznam kartiček je prázdný. Sady přidáte na ploše Kartičky.',
    de: 'Die Plättchenliste ist leer. Sätze fügen Sie im Bereich Plättchen hinzu.',
    nl: 'De tegellijst is leeg. Voeg sets toe in de werkruimte Tegels.',
  },
  starts: { en: 'Start spaces in use', cs: 'Použitá startovní pole', de: 'Benutzte Startfelder', nl: 'Gebruikte start-vakken' },
  useStart: { en: 'Starts in use', cs: 'Použité starty', de: 'Benutzte Starts', nl: 'Gebruikte starts' },
  noStarts: {
    en: 'This board has no start spaces.',
    cs: 'Tato mapa nemá startovní pole.',
    de: 'Diese Map hat keine Startfelder.',
    nl: 'Deze landkaart heeft geen start-vakken.',
  },
} as const satisfies Messages;
