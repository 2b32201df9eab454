import type { Exactness } from '../../engine/layouts/method.ts';
import type { Message, Messages } from '../../engine/words/words.ts';

/** How evenly a layout was drawn. */
export const PROMISED = {
  exact: {
    en: 'Drawn exactly evenly: every legal layout was equally likely.',
    cs: 'Vylosováno přesně rovnoměrně: všechna povolená rozložení byla stejně pravděpodobná.',
    de: 'Exakt gleichmäßig gezogen: Jede erlaubte Verteilung war gleich wahrscheinlich.',
    nl: 'Precies gelijkmatig getrokken: elke toegestane verdeling was even waarschijnlijk.',
  },
  'exact-to-1e-12': {
    en: 'Drawn evenly, exact to one part in a million million (1e-12).',
    cs: 'Vylosováno rovnoměrně, přesně na jednu biliontinu (1e-12).',
    de: 'Gleichmäßig gezogen, genau auf ein Billionstel (1e-12).',
    nl: 'Gelijkmatig getrokken, precies op één biljoenste (1e-12).',
  },
  approximate: {
    en: 'Drawn by a long random walk: only approximately evenly.',
    cs: 'Vylosováno dlouhou náhodnou procházkou: rovnoměrně jen přibližně.',
    de: 'Durch eine lange Zufallswanderung gezogen: nur annähernd gleichmäßig.',
    nl: 'Getrokken met een lange toevalswandeling: slechts bij benadering gelijkmatig.',
  },
} as const satisfies Readonly<Record<Exactness, Message>>;

/** What a heat map, a comparison and a count rest on. */
export const RESTS = {
  heatExact: {
    en: 'Exact, over all legal layouts.',
    cs: 'Přesně, přes všechna povolená rozložení.',
    de: 'Exakt, über alle erlaubten Verteilungen.',
    nl: 'Precies, over alle toegestane verdelingen.',
  },
  heatDrawn: {
    en: 'Approximate: from {samples} layouts drawn by chance.',
    cs: 'Přibližně: z {samples} náhodně vylosovaných rozložení.',
    de: 'Annähernd: aus {samples} zufällig gezogenen Verteilungen.',
    nl: 'Bij benadering: uit {samples} willekeurig getrokken verdelingen.',
  },
  weighed: {
    en: 'Compared with {layouts} layouts.',
    cs: 'Porovnáno s {layouts} rozloženími.',
    de: 'Verglichen mit {layouts} Verteilungen.',
    nl: 'Vergeleken met {layouts} verdelingen.',
  },
  between: {
    en: 'between {least} and {most}, with a probability of about 95 %',
    cs: 'mezi {least} a {most} s pravděpodobností asi 95 %',
    de: 'zwischen {least} und {most}, mit einer Wahrscheinlichkeit von etwa 95 %',
    nl: 'tussen {least} en {most}, met een kans van ongeveer 95 %',
  },
} as const satisfies Messages;

export const TOKENS = {
  move: { en: 'Move tokens', cs: 'Přesun žetonů', de: 'Chips bewegen', nl: 'Fiches verplaatsen' },
  moveHint: {
    en: 'Drag a token; squares where it may lie are dotted. Click a free square to put one, the right button takes one off.',
    cs: 'Táhněte žeton; pole, kde smí ležet, mají tečku. Kliknutím na volné pole žeton přidáte, pravým tlačítkem odeberete.',
    de: 'Einen Chip ziehen; Felder, auf denen er liegen darf, haben einen Punkt. Klick auf ein freies Feld legt einen, die rechte Taste nimmt einen weg.',
    nl: 'Sleep een fiche; vakken waar hij mag liggen hebben een stip. Klik op een vrij vak om er een te leggen, de rechterknop haalt er een weg.',
  },
  lock: { en: 'Lock tokens', cs: 'Zamykání žetonů', de: 'Chips sperren', nl: 'Fiches vergrendelen' },
  lockHint: {
    en: 'Click a token to lock it: it stays when the others are scattered.',
    cs: 'Kliknutím žeton zamknete: zůstane, když se ostatní rozhodí.',
    de: 'Klick sperrt einen Chip: Er bleibt liegen, wenn die anderen neu verteilt werden.',
    nl: 'Klik op een fiche om hem te vergrendelen: hij blijft liggen als de andere opnieuw worden verspreid.',
  },
  moved: { en: 'Token to {square}', cs: 'Žeton na {square}', de: 'Chip nach {square}', nl: 'Fiche naar {square}' },
  put: { en: 'Token on {square}', cs: 'Žeton přidán na {square}', de: 'Chip auf {square} gelegt', nl: 'Fiche op {square}' },
  removed: { en: 'Token off {square}', cs: 'Žeton odebrán z {square}', de: 'Chip von {square} genommen', nl: 'Fiche van {square} gehaald' },
  locked: {
    en: 'Lock token on {square}',
    cs: 'Zamčení žetonu na {square}',
    de: 'Chip auf {square} sperren',
    nl: 'Fiche op {square} vergrendelen',
  },
  unlocked: {
    en: 'Unlock token on {square}',
    cs: 'Odemčení žetonu na {square}',
    de: 'Chip auf {square} freigeben',
    nl: 'Fiche op {square} ontgrendelen',
  },
  scatter: { en: 'Scatter', cs: 'Rozházet', de: 'Verteilen', nl: 'Verspreiden' },
  scattered: {
    en: 'Scatter by seed {seed}',
    cs: 'Rozházení semínkem {seed}',
    de: 'Verteilt mit Startwert {seed}',
    nl: 'Verspreid met startwaarde {seed}',
  },
  layout: { en: 'Layout', cs: 'Rozložení', de: 'Verteilung', nl: 'Verdeling' },
  seed: { en: 'Seed', cs: 'Semínko', de: 'Startwert', nl: 'Startwaarde' },
  another: { en: 'Another seed', cs: 'Jiné semínko', de: 'Anderer Startwert', nl: 'Andere startwaarde' },
  scatterHint: {
    en: 'All legal layouts are equally likely. Locked tokens stay.',
    cs: 'Všechna povolená rozložení jsou stejně pravděpodobná. Zamčené žetony zůstanou.',
    de: 'Alle erlaubten Verteilungen sind gleich wahrscheinlich. Gesperrte Chips bleiben.',
    nl: 'Alle toegestane verdelingen zijn even waarschijnlijk. Vergrendelde fiches blijven.',
  },
  asksForNone: {
    en: 'This scenario asks for no tokens yet: say how many under “Token rules”.',
    cs: 'Tento scénář zatím nežádá žádné žetony: jejich počet zadejte v „Pravidlech žetonů“.',
    de: 'Dieses Szenario verlangt noch keine Chips: Wie viele es sein sollen, sagt „Regeln der Chips“.',
    nl: 'Dit scenario vraagt nog geen fiches: geef het aantal op onder “Regels van de fiches”.',
  },
  countLayouts: {
    en: 'Count legal layouts',
    cs: 'Spočítat povolená rozložení',
    de: 'Erlaubte Verteilungen zählen',
    nl: 'Toegestane verdelingen tellen',
  },
  counting: { en: 'Counting…', cs: 'Počítám…', de: 'Zählt…', nl: 'Bezig met tellen…' },
  scattering: { en: 'Scattering…', cs: 'Rozhazuji…', de: 'Verteilt…', nl: 'Bezig met verspreiden…' },
  legalLayouts: { en: 'Legal layouts', cs: 'Povolená rozložení', de: 'Erlaubte Verteilungen', nl: 'Toegestane verdelingen' },
  method: { en: 'Method', cs: 'Metoda', de: 'Verfahren', nl: 'Methode' },
  exact: { en: 'counted exactly', cs: 'přesně spočteno', de: 'exakt gezählt', nl: 'precies geteld' },
  estimated: { en: 'estimated', cs: 'odhad', de: 'geschätzt', nl: 'geschat' },
  capacity: {
    en: 'Most tokens that fit',
    cs: 'Nejvíce žetonů, které se vejdou',
    de: 'Höchstzahl an Chips',
    nl: 'Meeste fiches die passen',
  },
  none: {
    en: 'There is no legal layout.',
    cs: 'Žádné povolené rozložení neexistuje.',
    de: 'Es gibt keine erlaubte Verteilung.',
    nl: 'Er is geen toegestane verdeling.',
  },
  onBoard: { en: 'On the board', cs: 'Na mapě', de: 'Auf der Map', nl: 'Op de landkaart' },
  lockedCount: { en: 'Locked', cs: 'Zamčeno', de: 'Gesperrt', nl: 'Vergrendeld' },
} as const satisfies Messages;
