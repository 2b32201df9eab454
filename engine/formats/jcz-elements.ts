import type { Tile } from '../documents/tile-set.ts';

/*
 * The elements of the other program by what brings them into play. An element in none of these lists is refused as soon as it is on.
 */

/** Change nothing here, or are played by us. */
export const HARMLESS: ReadonlySet<string> = new Set(['small-follower', 'farmers', 'wind-rose', 'garden', 'pig-herd']);

/** At work only when their figure is placed: what its id is called by. */
export const BY_FIGURE: Readonly<Record<string, string>> = {
  'big-follower': 'big',
  abbot: 'abbot',
  phantom: 'phantom',
  builder: 'builder',
  pig: 'pig',
  mayor: 'mayor',
  wagon: 'wagon',
  barn: 'barn',
  shepherd: 'shepherd',
  ringmaster: 'ringmaster',
};

/** At work only through tiles we do not have or moves we do not read. */
export const BY_MOVE: ReadonlySet<string> = new Set([
  'abbey',
  'bazaar',
  'bridge',
  'castle',
  'count',
  'dragon',
  'escape',
  'fairy',
  'ferry',
  'festival',
  'gold',
  'hill',
  'little-buildings',
  'mage',
  'portal',
  'princess',
  'shrine',
  'tower',
  'tunnel',
  'vineyard',
  'witch',
]);

/** At work through tiles we have, and only where a region with such a feature is scored: the kind of region, and the feature. */
export const BY_SCORING: Readonly<Record<string, { readonly what: string; readonly isOn: (tile: Tile) => boolean }>> = {
  inn: { what: 'road', isOn: ({ features }) => features.some((feature) => feature.type === 'road' && feature.inn === true) },
  cathedral: { what: 'city', isOn: ({ features }) => features.some((feature) => feature.type === 'city' && feature.cathedral === true) },
};
/** At work as soon as such a tile lies in a completed city, occupied or not. */
export const BY_TILE: Readonly<Record<string, (tile: Tile) => boolean>> = {
  traders: ({ marks }) => marks?.['goods'] !== undefined,
};
