import type { Square } from '../grid.ts';
import type { Game } from './game.ts';
import { CITY, FIELD, MONASTERY, ROAD, TYPE_NAMES } from './kinds.ts';
import { partCell } from './put.ts';

/** Gives points and notes why. Every point of a game comes through here. */
export const award = (game: Game, player: number, points: number, what: string, squares?: readonly Square[]): void => {
  game.scores[player]! += points;
  if (game.log) game.note({ what, player, points, ...(squares ? { squares } : {}) });
};

export const typeOf = (game: Game, node: number): number => game.plan.kinds.type[game.regions.feature[node] as number] as number;

/** Squares a region covers, each once. */
export const countTiles = (game: Game, head: number): number => {
  const { regions, plan } = game;
  const { stamps } = plan.scratch;
  const stamp = ++plan.scratch.stamp;
  let tiles = 0;
  let node = head;
  do {
    const first = game.square[regions.slot[node] as number] as number;
    for (const square of plan.kinds.squares[regions.feature[node] as number] as readonly number[])
      if (stamps[first + square] !== stamp) {
        stamps[first + square] = stamp;
        tiles++;
      }
    tiles += regions.moreTiles[node] as number;
    node = regions.ring[node] as number;
  } while (node !== head);
  return tiles;
};

export const countArms = (game: Game, head: number): number => {
  const { regions, plan } = game;
  let arms = 0;
  let node = head;
  do {
    arms += (plan.kinds.arms[regions.feature[node] as number] as number) + (regions.moreArms[node] as number);
    node = regions.ring[node] as number;
  } while (node !== head);
  return arms;
};

/** Completed cities that touch a field, each once. */
export const countCities = (game: Game, field: number): number => {
  const { regions, plan } = game;
  const { nodeStamps } = plan.scratch;
  const stamp = ++plan.scratch.stamp;
  let cities = 0;
  let node = field;
  do {
    const base = game.node[regions.slot[node] as number] as number;
    for (const local of plan.kinds.cities[regions.feature[node] as number] as readonly number[]) {
      const city = regions.head(base + local);
      if (nodeStamps[city] === stamp || regions.open[city] !== 0) continue;
      nodeStamps[city] = stamp;
      cities++;
    }
    node = regions.ring[node] as number;
  } while (node !== field);
  return cities;
};

/** The square a monastery stands on. */
export const monasteryCell = (game: Game, node: number): number => {
  const { regions, plan } = game;
  const slot = regions.slot[node] as number;
  const part = (plan.kinds.squares[regions.feature[node] as number] as readonly number[])[0] as number;
  const first = plan.kinds.firstPart[game.kind[slot] as number] as number;
  return partCell(game, game.cellOf(slot), first + part, game.turns[slot] as number);
};
export const isMonasteryComplete = (game: Game, node: number): boolean => {
  const cell = monasteryCell(game, node);
  return (game.ground.filled[cell] as number) + (game.ground.missing[cell] as number) >= 9;
};

/** What a region is worth, as completed or as it stands at the end. */
export const worth = (game: Game, head: number, complete: boolean): number => {
  const points = basicWorth(game, head, complete);
  let worth = points;
  for (const { regionPoints } of game.plan.pointRules) if (regionPoints) worth = regionPoints(game, head, worth, complete);
  return worth;
};
const basicWorth = (game: Game, head: number, complete: boolean): number => {
  switch (typeOf(game, head)) {
    case ROAD:
      return countTiles(game, head);
    case CITY:
      return cityWorth(game, countTiles(game, head), countArms(game, head), complete);
    case FIELD:
      return 3 * countCities(game, head);
    case MONASTERY:
      return game.ground.filled[monasteryCell(game, head)] as number;
    default:
      return 0;
  }
};
const cityWorth = (game: Game, tiles: number, arms: number, complete: boolean): number => {
  const each = complete && !(tiles === 2 && game.plan.twoTileCity === 2) ? 2 : 1;
  return each * (tiles + arms);
};

/** Pays those with most figures on a region. */
export const payRegion = (game: Game, head: number, complete: boolean): void => {
  const { regions, plan } = game;
  const strength = plan.scratch.strength.fill(0);
  const present = plan.scratch.present.fill(0);
  let node = head;
  let most = 0;
  do {
    const owner = regions.owner[node] as number;
    if (owner !== 0) {
      present[owner - 1] = 1;
      strength[owner - 1]! += regions.weight[node] as number;
      if ((strength[owner - 1] as number) > most) most = strength[owner - 1] as number;
    }
    node = regions.ring[node] as number;
  } while (node !== head);
  const points = worth(game, head, complete);
  const squares = game.log ? squaresOfRegion(game, head) : undefined;
  const what = TYPE_NAMES[typeOf(game, head)] as string;
  for (let player = 0; player < plan.players; player++)
    if (present[player] === 1) award(game, player, strength[player] === most ? points : 0, what, squares);
};

export const squaresOfRegion = (game: Game, head: number): Square[] => {
  const { regions, plan, ground } = game;
  const cells = new Set<number>();
  let node = head;
  do {
    const slot = regions.slot[node] as number;
    const first = plan.kinds.firstPart[game.kind[slot] as number] as number;
    for (const square of plan.kinds.squares[regions.feature[node] as number] as readonly number[])
      cells.add(partCell(game, game.cellOf(slot), first + square, game.turns[slot] as number));
    node = regions.ring[node] as number;
  } while (node !== head);
  return [...cells].sort((a, b) => a - b).map((cell) => ground.squareOf(cell));
};
