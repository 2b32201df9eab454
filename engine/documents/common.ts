import * as v from 'valibot';

export const LANGUAGES = ['en', 'cs', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A document value as the program holds it: never changed in place. */
export type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T;

const MAX_TEXT = 20_000;
/** C0 and C1 controls but tab and newline, and the marks that turn the direction of writing. */
const CONTROLS = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
/** Words a person wrote: shown as text, never as markup. */
export const text = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT),
  v.check((given) => !CONTROLS.test(given), 'control characters'),
);
/** The same words in several languages; at least one. */
export const texts = v.pipe(
  v.strictObject({ en: v.exactOptional(text), cs: v.exactOptional(text), de: v.exactOptional(text), nl: v.exactOptional(text) }),
  v.check((given) => Object.keys(given).length > 0, 'at least one language'),
);
export type Texts = Immutable<v.InferOutput<typeof texts>>;

/** Ids are lower-case words joined by hyphens; tile ids may carry what printed tiles are called by (+ . capitals). */
export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9+.!_-]{0,79}$/, 'A-Z a-z 0-9 + . ! _ - (1-80)'));
export const side = v.picklist(['N', 'E', 'S', 'W']);
const MAX_COORDINATE = 999;
export const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-MAX_COORDINATE), v.maxValue(MAX_COORDINATE));
export const square = v.strictTuple([coordinate, coordinate]);
const MAX_COUNT = 100_000;
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNT));
/** Millimetres. */
export const millimetres = v.pipe(v.number(), v.minValue(1), v.maxValue(2000));

/** Who made a document and under what terms; shown on sheets and in the program. */
export const credit = v.strictObject({
  author: v.exactOptional(text),
  year: v.exactOptional(v.pipe(v.number(), v.integer())),
  licence: v.exactOptional(text),
  sources: v.exactOptional(v.array(text)),
  notes: v.exactOptional(texts),
});

/** The words of a document in a language, else English, else any. */
export const inLanguage = (given: Texts, language: Language): string =>
  given[language] ?? given.en ?? Object.values(given).find((words) => words !== undefined) ?? '';
