import type { Game } from './game.ts';
import { type FeaturePlace, placeOfNode } from './place.ts';

/** A figure on the table, for drawing and for lists. */
export interface StandingFigure extends FeaturePlace {
  readonly player: number;
  /** As how many it counts where majorities are counted. */
  readonly weight: number;
}
/** The figures that stand on tiles, in no order. */
export const standingFigures = (game: Game): readonly StandingFigure[] =>
  Array.from(game.standing.subarray(0, game.figures), (node) => ({
    player: (game.regions.owner[node] as number) - 1,
    weight: game.regions.weight[node] as number,
    ...placeOfNode(game, node),
  }));
