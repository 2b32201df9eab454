/**
 * How an answer was come by. `exact`: through the diagram in whole numbers. `fugacity`: drawn through it in doubles.
 * `coupling`: from the past, `rejection`: thrown until no two conflict; both exact at any size, where tokens lie thinly enough.
 * `estimate`: a count within an interval. `walk`: a long random walk, only nearly uniform.
 */
export type Method = 'exact' | 'fugacity' | 'coupling' | 'rejection' | 'estimate' | 'walk';
export type Exactness = 'exact' | 'exact-to-1e-12' | 'approximate';
/** What each method promises. */
export const PROMISES: { readonly [M in Method]: Exactness } = {
  exact: 'exact',
  fugacity: 'exact-to-1e-12',
  coupling: 'exact',
  rejection: 'exact',
  estimate: 'approximate',
  walk: 'approximate',
};
