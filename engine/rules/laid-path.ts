import { parsePlacements } from '../notation.ts';
import type { Setup } from '../setup.ts';

/** The place in the scenario of the tile laid as the `order`-th: "laid.3". */
export const laidPath = ({ scenario }: Setup, order: number): string => {
  let before = 0;
  for (const [entry, words] of scenario.laid.entries()) {
    before += parsePlacements(words).placements.length;
    if (order < before) return `laid.${entry}`;
  }
  return 'laid';
};
