import { inLanguage, type Language, type Texts } from '../documents/common.ts';
import { SEA, SEAS } from '../geography/seas.ts';
import names from './country-names.data.json' with { type: 'json' };

type Row = readonly [en: string, cs: string, de: string, nl: string];
const textsOf = ([en, cs, de, nl]: Row): Texts => ({ en, cs, de, nl });
const ANY_SEA: Texts = { en: 'sea', cs: 'moře', de: 'Meer', nl: 'zee' };

/** Countries and seas by their English names, which boards are written with. */
const KNOWN: ReadonlyMap<string, Texts> = new Map([
  [SEA, ANY_SEA],
  ...SEAS.map((name): [string, Texts] => [name.en, name]),
  ...(names as unknown as readonly Row[]).map((row): [string, Texts] => [row[0], textsOf(row)]),
]);
const called = (language: Language): ReadonlyMap<string, string> =>
  new Map([...KNOWN].map(([english, texts]) => [inLanguage(texts, language).toLowerCase(), english]));

/** What a country or sea beyond a border is called in a language; any other words stay as they are. */
export const placeIn = (text: string, language: Language): string => {
  const texts = KNOWN.get(text);
  return texts ? inLanguage(texts, language) : text;
};
/** The words a board is written with for what a person calls a country or sea in their language. */
export const placeFrom = (text: string, language: Language): string => called(language).get(text.toLowerCase()) ?? text;
