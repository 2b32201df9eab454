import type { Game } from './game.ts';

/** Stands a player's figure on a node; no rule is asked. */
export const standFigure = (game: Game, node: number, player: number): void => {
  const { regions } = game;
  regions.owner[node] = player + 1;
  regions.weight[node] = 1;
  regions.figures[regions.head(node)]!++;
  game.standing[game.figures++] = node;
  game.supply[player]!--;
};

/** Takes the figure from a node back to its owner. */
export const takeFigure = (game: Game, node: number): void => {
  const { regions, plan, standing } = game;
  if (regions.weight[node] !== 1) for (const { figureLeaves } of plan.systems) figureLeaves?.(game, node);
  game.supply[(regions.owner[node] as number) - 1]!++;
  regions.owner[node] = 0;
  regions.weight[node] = 0;
  regions.figures[regions.head(node)]!--;
  const at = standing.indexOf(node);
  standing[at] = standing[--game.figures] as number;
};

/** Takes all figures of a region back. */
export const takeFigures = (game: Game, head: number): void => {
  const { regions } = game;
  let node = head;
  do {
    if (regions.owner[node] !== 0) takeFigure(game, node);
    node = regions.ring[node] as number;
  } while (node !== head);
};
