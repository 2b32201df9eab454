import type { Game } from '../../game/game.ts';
import { CITY, FIELD, ROAD } from '../../game/kinds.ts';
import { award, squaresOfRegion, typeOf } from '../../game/points.ts';
import { partCell } from '../../game/put.ts';

const NOTRE_DAME_POINTS = 3;
const STONEHENGE_POINTS = 3;
const ALHAMBRA_POINTS = 4;
const FEW = 2;
const MANY = 5;

/** What each meeple of another colour in a city brings to Circus Maximus, by the number of players (Wonders of Humanity I, Czech rules). */
export const circusPoints = (players: number): number => (players <= FEW ? 4 : players < MANY ? 3 : 2);

const monasteryAt = (game: Game, cell: number): boolean => {
  const laid = game.ground.laid[cell] as number;
  return laid !== 0 && (game.plan.kinds.monastery[(laid - 1) >> 2] as number) >= 0;
};
/** True if a monastery stands on one of the eight squares round a cell; the cell's own does not count. */
const isRoundMonastery = (game: Game, cell: number): boolean => {
  const { width } = game.ground.extent;
  for (let row = cell - width; row <= cell + width; row += width)
    for (let at = row - 1; at <= row + 1; at++) if (at !== cell && monasteryAt(game, at)) return true;
  return false;
};

/** Notre-Dame: 3 at once for a meeple placed on a square round a monastery, occupied or not, however many are near. */
export const notreDame = (game: Game, node: number): void => {
  const { regions, plan } = game;
  const slot = regions.slot[node] as number;
  const first = plan.kinds.firstPart[game.kind[slot] as number] as number;
  const squares = plan.kinds.squares[regions.feature[node] as number] as readonly number[];
  const isNear = squares.some((square) =>
    isRoundMonastery(game, partCell(game, game.cellOf(slot), first + square, game.turns[slot] as number)),
  );
  if (isNear) award(game, game.player, NOTRE_DAME_POINTS, 'wonders/notre-dame', game.log && [game.squareOf(slot)]);
};

/** Visits each completed, occupied road the tiles from a slot on are part of, once. */
const eachCompletedRoad = (game: Game, from: number, visit: (head: number) => void): void => {
  const { regions, plan } = game;
  const { paidStamps } = plan.scratch;
  const stamp = ++plan.scratch.stamp;
  const first = from < game.slots ? (game.node[from] as number) : regions.count;
  for (let node = first; node < regions.count; node++) {
    const head = regions.head(node);
    if (typeOf(game, node) !== ROAD || regions.open[head] !== 0 || regions.figures[head] === 0 || paidStamps[head] === stamp) continue;
    paidStamps[head] = stamp;
    visit(head);
  }
};
export const countCompletedRoads = (game: Game, from: number): number => {
  let roads = 0;
  eachCompletedRoad(game, from, () => roads++);
  return roads;
};
/** Stonehenge: 3 for each occupied road completed in the owner's turn, whoever stands on it. */
export const stonehenge = (game: Game): void =>
  eachCompletedRoad(game, game.fresh, (head) =>
    award(game, game.player, STONEHENGE_POINTS, 'wonders/stonehenge', game.log && squaresOfRegion(game, head)),
  );
export const stonehengeForExtraTile = (game: Game, roads: number): void => {
  if (roads > 0) award(game, game.player, STONEHENGE_POINTS * roads, 'wonders/stonehenge');
};

/** Counts the figures standing on features of a type, of one player or of all others; upgraded ones twice by a switch. */
const countFigures = (game: Game, type: number, isCounted: (owner: number) => boolean, twice: boolean): number => {
  const { regions } = game;
  let count = 0;
  for (let i = 0; i < game.figures; i++) {
    const node = game.standing[i] as number;
    if (typeOf(game, node) === type && isCounted((regions.owner[node] as number) - 1))
      count += twice ? (regions.weight[node] as number) : 1;
  }
  return count;
};
/** Circus Maximus, at the end: for each meeple of another colour in a city. */
export const circusMaximus = (game: Game, player: number, twice: boolean): void =>
  award(
    game,
    player,
    circusPoints(game.plan.players) * countFigures(game, CITY, (owner) => owner !== player, twice),
    'wonders/circus-maximus',
  );
/** Alhambra, at the end: 4 for each own farmer, whatever else he earns. */
export const alhambra = (game: Game, player: number, twice: boolean): void =>
  award(game, player, ALHAMBRA_POINTS * countFigures(game, FIELD, (owner) => owner === player, twice), 'wonders/alhambra');
