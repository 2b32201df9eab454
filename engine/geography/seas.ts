import type { Texts } from '../documents/common.ts';
import names from './seas.data.json' with { type: 'json' };

type SeaName = Texts & { readonly en: string };
/** The seas that are known by name. */
export const SEAS: readonly SeaName[] = (names as unknown as readonly (readonly [string, string, string, string])[]).map(
  ([en, cs, de, nl]) => ({ en, cs, de, nl }),
);
/** What lies beyond a coast whose sea is not known by name. */
export const SEA = 'sea';

const NAMES: ReadonlySet<string> = new Set([SEA, ...SEAS.map(({ en }) => en)]);
/** Is what lies beyond a border side a sea: one without a name, or one of those known by name? */
export const isSea = (beyond: string | undefined): boolean => beyond !== undefined && NAMES.has(beyond);
