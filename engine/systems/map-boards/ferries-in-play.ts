import type { Ferry } from '../../board.ts';
import type { Game } from '../../game/game.ts';
import { NONE } from '../../game/game.ts';
import { ROAD } from '../../game/kinds.ts';
import { settle } from '../../game/scoring.ts';
import { SIDES, type Side, type Square } from '../../grid.ts';
import type { Setup } from '../../setup.ts';
import { ferryNeedsRoad, islandAt } from './islands.ts';

type End = Ferry['from'];
const squareOf = (end: End): Square => [end[0], end[1]];

interface Landed {
  readonly node: number;
  readonly isRoad: boolean;
}
/** What has been laid at the end of a ferry: the feature facing the water (none: a field), undefined while nothing lies there. */
const landedAt = (game: Game, end: End): Landed | undefined => {
  const cell = game.ground.cellOf(squareOf(end));
  const laid = cell === NONE ? 0 : (game.ground.laid[cell] as number);
  if (laid === 0) return undefined;
  const { kinds } = game.plan;
  const feature = kinds.reach[(laid - 1) * 4 + SIDES.indexOf(end[2] as Side)] as number;
  if (feature < 0) return { node: NONE, isRoad: false };
  const node = (game.node[game.ground.slot[cell] as number] as number) + feature;
  return { node, isRoad: kinds.type[game.regions.feature[node] as number] === ROAD };
};

/** A tile came to lie at one end of a ferry: roads at both ends are one; what meets no road at the other end is closed. */
const joinEnds = (game: Game, here: Landed, there: Landed | undefined): void => {
  const { regions } = game;
  if (here.node !== NONE && !here.isRoad) regions.open[regions.head(here.node)]!--;
  if (there === undefined) return;
  if (here.isRoad && there.isRoad) regions.open[regions.join(here.node, there.node)]! -= 2;
  else if (here.isRoad) regions.open[regions.head(here.node)]!--;
  else if (there.isRoad) regions.open[regions.head(there.node)]!--;
};

/** The island at the far end may take tiles from now on, first where the ferry lands. */
const openIsland = (game: Game, setup: Setup, landing: Square): void => {
  const { ground } = game;
  for (const square of islandAt(setup.board, landing)?.squares ?? []) {
    const cell = ground.cellOf(square);
    if (ground.open[cell] === 1 || ground.laid[cell] !== 0) continue;
    ground.open[cell] = 1;
    if (
      setup.scenario.systems['map-boards']?.waterNextToMonastery !== 'needed' &&
      setup.scenario.systems['map-boards']?.borderMonastery !== 'never'
    )
      ground.miss(cell, -1);
    if (ground.step.some((step) => (ground.laid[cell + step] as number) !== 0 && ground.asleep[cell + step] === 0))
      ground.addToFrontier(cell);
  }
  ground.addToFrontier(ground.cellOf(landing));
};

const isOn = (game: Game, slot: number, end: End): boolean => {
  const cell = game.ground.cellOf(squareOf(end));
  return game.ground.laid[cell] !== 0 && game.ground.slot[cell] === slot;
};

/** What a tile that came to lie does to the ferries of a board. */
export const landFerries = (game: Game, setup: Setup, slot: number): void => {
  for (const { from, to } of setup.board.ferries ?? [])
    for (const [here, there] of [
      [from, to],
      [to, from],
    ] as const) {
      if (!isOn(game, slot, here)) continue;
      const landed = landedAt(game, here);
      if (!landed) continue;
      joinEnds(game, landed, landedAt(game, there));
      if (landed.isRoad || !ferryNeedsRoad(setup)) openIsland(game, setup, squareOf(there));
    }
};

/** Roads and cities at a ferry's end may be completed by what is laid at the other: those are scored too. */
export const scoreFerries = (game: Game, { board }: Setup): void => {
  for (const { from, to } of board.ferries ?? [])
    for (const end of [from, to]) {
      const node = landedAt(game, end)?.node ?? NONE;
      if (node === NONE) continue;
      const head = game.regions.head(node);
      if (game.regions.open[head] === 0 && game.regions.figures[head] !== 0) settle(game, head);
    }
};
