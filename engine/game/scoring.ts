import { takeFigures } from './figures.ts';
import type { Game } from './game.ts';
import { CITY, FIELD, MONASTERY, ROAD } from './kinds.ts';
import { isMonasteryComplete, payRegion, typeOf } from './points.ts';
import { partCell } from './put.ts';

/** Scores a completed region and gives its figures back. */
export const settle = (game: Game, head: number): void => {
  payRegion(game, head, true);
  takeFigures(game, head);
};

/** Scores every occupied feature that the tiles laid this turn completed, and gives the figures back. */
export const scoreCompleted = (game: Game): void => {
  const { regions } = game;
  for (let slot = game.fresh; slot < game.slots; slot++) {
    const to = slot + 1 < game.slots ? (game.node[slot + 1] as number) : regions.count;
    for (let node = game.node[slot] as number; node < to; node++) {
      const type = typeOf(game, node);
      if (type !== ROAD && type !== CITY) continue;
      const head = regions.head(node);
      if (regions.open[head] === 0 && regions.figures[head] !== 0) settle(game, head);
    }
    scoreMonasteriesRound(game, slot);
  }
};

const scoreMonasteriesRound = (game: Game, slot: number): void => {
  const kind = game.kind[slot] as number;
  const { firstPart, parts } = game.plan.kinds;
  const first = firstPart[kind] as number;
  const cell = game.cellOf(slot);
  for (let i = 0; i < (parts[kind] as number); i++) scoreMonasteriesAt(game, partCell(game, cell, first + i, game.turns[slot] as number));
};
const scoreMonasteriesAt = (game: Game, cell: number): void => {
  const { ground, regions, plan } = game;
  const width = ground.extent.width;
  for (let row = cell - width; row <= cell + width; row += width)
    for (let at = row - 1; at <= row + 1; at++) {
      const laid = ground.laid[at] as number;
      if (laid === 0) continue;
      const monastery = plan.kinds.monastery[(laid - 1) >> 2] as number;
      if (monastery < 0) continue;
      const node = (game.node[ground.slot[at] as number] as number) + monastery;
      if (regions.figures[node] !== 0 && isMonasteryComplete(game, node)) settle(game, node);
    }
};

/** Scores all that still stands at the end: unfinished features, then fields. The figures stay where they are. */
export const scoreFinally = (game: Game): void => {
  scoreStanding(game, [ROAD, CITY, MONASTERY]);
  scoreStanding(game, [FIELD]);
};
const scoreStanding = (game: Game, types: readonly number[]): void => {
  const { regions, plan } = game;
  const { paidStamps } = plan.scratch;
  const stamp = ++plan.scratch.stamp;
  for (let i = 0; i < game.figures; i++) {
    const head = regions.head(game.standing[i] as number);
    if (paidStamps[head] === stamp || !types.includes(typeOf(game, head))) continue;
    paidStamps[head] = stamp;
    payRegion(game, head, false);
  }
};
