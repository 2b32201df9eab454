/**
 * The phases of a turn, in their order (checklist A3). Between the core's own phases stand those of the systems; within one of
 * these, systems act in the order of `engine/systems/index.ts`.
 */
export const STAGES = [
  'deal',
  'turn-starts',
  'draw',
  'drawn',
  'lay',
  'laid',
  'figure',
  'figured',
  'before-scoring',
  'scoring',
  'scored',
  'turn-ends',
  'final',
  'over',
] as const;
export type StageName = (typeof STAGES)[number];
export const STAGE = Object.fromEntries(STAGES.map((name, i) => [name, i])) as { readonly [name in StageName]: number };
