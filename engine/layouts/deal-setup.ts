import type { Token } from '../documents/scenario.ts';
import type { Setup } from '../setup.ts';
import { dealTokens } from './deal.ts';
import { markColours } from './more-objections.ts';
import { sceneOf } from './sites.ts';

/** The tokens of a set-up with colours and values dealt by seed, as their marks ask. */
export const dealSetup = (setup: Setup, seed: string | number = setup.scenario.seed ?? 'deal'): readonly Token[] => {
  const { tokens } = setup.scenario;
  return tokens ? dealTokens(tokens, seed, markColours(tokens, sceneOf(setup))) : [];
};
