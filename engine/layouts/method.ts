/** How an answer was come by: counted through the diagram; drawn by doubles in it; by coupling from the past; by a random walk. */
export type Method = 'exact' | 'fugacity' | 'coupling' | 'walk';
/** What each method promises: exactly uniform, uniform to 1e-12, or only nearly. */
export const PROMISES: { readonly [M in Method]: 'exact' | 'exact-to-1e-12' | 'approximate' } = {
  exact: 'exact',
  fugacity: 'exact-to-1e-12',
  coupling: 'exact',
  walk: 'approximate',
};
