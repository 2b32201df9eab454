import type { Messages } from '../../engine/words/words.ts';

export const STARTS = {
  panel: { en: 'Which starts?', cs: 'Které starty?', de: 'Welche Starts?', nl: 'Welke starts?' },
  hint: {
    en: 'Only starts in use keep tokens off the squares beside them. Compare every choice of starts before you settle on one.',
    cs: 'Žetonům překážejí jen použité starty. Porovnejte všechny volby startů, než si jednu vyberete.',
    de: 'Nur benutzte Starts halten Chips von den Nachbarfeldern fern. Vergleichen Sie alle Möglichkeiten, bevor Sie wählen.',
    nl: 'Alleen gebruikte starts houden fiches weg van de vakken ernaast. Vergelijk alle keuzes voor je er een maakt.',
  },
  compare: { en: 'Compare choices of starts', cs: 'Porovnat volby startů', de: 'Starts vergleichen', nl: 'Starts vergelijken' },
  none: {
    en: 'This board has no start spaces to choose from.',
    cs: 'Na této mapě není z jakých startů vybírat.',
    de: 'Diese Map hat keine Startfelder zur Wahl.',
    nl: 'Deze landkaart heeft geen start-vakken om uit te kiezen.',
  },
  every: { en: 'Legal for every choice', cs: 'Povolené pro každou volbu', de: 'Erlaubt bei jeder Wahl', nl: 'Toegestaan bij elke keuze' },
  layouts: {
    en: '{count} layouts ({method})',
    cs: '{count} rozložení ({method})',
    de: '{count} Verteilungen ({method})',
    nl: '{count} verdelingen ({method})',
  },
  fit: {
    en: 'at most {most, plural, one {# token fits} other {# tokens fit}}',
    cs: 'vejde se nejvýše {most, plural, one {# žeton} few {# žetony} many {# žetonu} other {# žetonů}}',
    de: 'höchstens {most, plural, one {# Chip passt} other {# Chips passen}}',
    nl: 'hooguit {most, plural, one {# fiche past} other {# fiches passen}}',
  },
  use: { en: 'Use', cs: 'Použít', de: 'Nehmen', nl: 'Gebruiken' },
  useThese: { en: 'Use {starts}', cs: 'Použít {starts}', de: '{starts} nehmen', nl: '{starts} gebruiken' },
  inUse: { en: 'in use', cs: 'použito', de: 'in Gebrauch', nl: 'in gebruik' },
  used: { en: 'Use {starts}', cs: 'Starty: {starts}', de: 'Mit {starts}', nl: 'Met {starts}' },
  scatter: { en: 'Scatter', cs: 'Rozházet', de: 'Verteilen', nl: 'Verspreiden' },
  scatterEvery: {
    en: 'Scatter so that every choice of starts stays open',
    cs: 'Rozházet tak, aby zůstaly možné všechny volby startů',
    de: 'So verteilen, dass jede Wahl der Starts möglich bleibt',
    nl: 'Zo verspreiden dat elke keuze van starts mogelijk blijft',
  },
  scattered: {
    en: 'Layout for every choice of starts',
    cs: 'Rozložení pro všechny volby startů',
    de: 'Verteilung für jede Wahl der Starts',
    nl: 'Verdeling voor elke keuze van starts',
  },
} as const satisfies Messages;
