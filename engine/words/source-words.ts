import type { Language, Messages } from './words.ts';

/** Sources that are words of ours, not titles of texts. */
const SOURCES: Messages = {
  inferred: { en: 'our reading', cs: 'náš výklad', de: 'unsere Lesart', nl: 'onze lezing' },
  'map chips': { en: 'map chips', cs: 'mapové žetony', de: 'Map-Chips', nl: 'landkaartfiches' },
};
export const SOURCE_WORDS = {
  common: {
    en: 'Source, where none is named: {source}.',
    cs: 'Zdroj, není-li uveden jiný: {source}.',
    de: 'Quelle, wo keine genannt ist: {source}.',
    nl: 'Bron, waar er geen is genoemd: {source}.',
  },
} as const satisfies Messages;

/** Where a demand comes from, in a language: a title stays as it is. */
export const sourceIn = (source: string, language: Language): string => SOURCES[source]?.[language] ?? source;
