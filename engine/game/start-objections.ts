import { neighbour, SIDES, type Square, sameSquare, squareName } from '../grid.ts';
import { type Objection, objection } from '../objection.ts';
import { type Ground, joinedGround } from '../placement/ground.ts';
import { isCovered } from '../placement/position.ts';
import { positionOf } from '../placement/position-of.ts';
import type { Setup } from '../setup.ts';
import { canHold, startFits } from './deal.ts';
import type { Game } from './game.ts';
import { planOf } from './plan.ts';
import type { Start } from './system.ts';
import { startGame } from './turn.ts';

type PlacedStart = Start & { readonly at: Square };

const pathOf = ({ scenario }: Setup, at: Square): string => {
  const entry = scenario.starts.findIndex((start) => sameSquare(start, at));
  return entry === -1 ? 'starts' : `starts.${entry}`;
};

/** What is printed round a square. */
const demandsAt = (ground: Ground, at: Square) =>
  SIDES.flatMap((side) => {
    const edge = ground.demanded(at, side);
    return edge ? [{ side, edge }] : [];
  });

/** A start where what is printed leaves room for no tile of the list. */
const takesNoTile = (setup: Setup, ground: Ground, at: Square): Objection => {
  const demands = demandsAt(ground, at);
  const facts = { square: squareName(at), sides: demands.map(({ side }) => side), edges: demands.map(({ edge }) => edge) };
  return objection('setup/start-takes-no-tile', { path: pathOf(setup, at), squares: [at] }, facts);
};

function* startTileFits({ plan }: Game, open: readonly PlacedStart[], fits: (start: Start) => boolean): Generator<Objection> {
  for (const { kind } of open) {
    const tile = kind === undefined ? undefined : plan.kinds.tiles[kind]?.id;
    if (tile === undefined || open.some(({ at }) => fits({ at, kind: kind as number }))) continue;
    const squares = open.map(({ at }) => at);
    yield objection('setup/start-tile-fits', { path: 'starts', squares, tile }, { tile, squares: squares.map(squareName) });
  }
}

/**
 * Starts in use that wait for their tile, as a game would fill them, judged by what is printed round them. Where nothing is, every tile
 * fits: that is seen at once, so that painting a board stays quick.
 */
export function* startObjections(setup: Setup): Generator<Objection> {
  const position = positionOf(setup);
  const inUse = setup.scenario.starts.length > 0 ? setup.scenario.starts : setup.board.starts.map(({ at }) => at);
  const empty = inUse.filter((at) => !isCovered(position, at));
  if (position.systems.length === 0 || empty.length === 0) return;
  const ground = joinedGround(position.systems.map((system) => system.ground(setup)));
  const isBound = (at: Square): boolean =>
    demandsAt(ground, at).length > 0 || SIDES.some((side) => isCovered(position, neighbour(at, side)));
  if (empty.some(isBound)) yield* judgeStarts(setup, ground);
}

function* judgeStarts(setup: Setup, ground: Ground): Generator<Objection> {
  const game = startGame(planOf(setup));
  const fits = (start: Start): boolean => startFits(game, start);
  const waiting = game.plan.starts.filter((start): start is PlacedStart => start.at !== undefined && canHold(game, start));
  const open = waiting.filter(({ at, kind }) => fits({ at }) || (kind !== undefined && fits({ at, kind })));
  for (const { at } of waiting) if (!open.some((start) => sameSquare(start.at, at))) yield takesNoTile(setup, ground, at);
  yield* startTileFits(game, open, fits);
}
