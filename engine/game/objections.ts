import { squareName } from '../grid.ts';
import { type Objection, objection, type Place } from '../objection.ts';
import { placementObjections } from '../placement.ts';
import type { Setup } from '../setup.ts';
import { SYSTEMS } from '../systems/index.ts';
import { canonical } from './canonical.ts';
import { dealObjections } from './deal-objections.ts';
import { type Game, NONE } from './game.ts';
import { FIELD } from './kinds.ts';
import { asking } from './legal-moves.ts';
import type { Move, MoveOf } from './move.ts';
import { setupNow } from './now.ts';
import { nodeAtPlace } from './place.ts';
import { squaresOfRegion, typeOf } from './points.ts';
import { STAGE } from './stage.ts';
import { canDraw } from './turn.ts';

/** Why a move is refused now; nothing if it may be made. Asks the rules one by one, not the list of legal moves. */
export const objections = (game: Game, move: Move): readonly Objection[] => judgeOf(game)(move);

/** The same for many moves at one moment of a game. */
export const judgeOf = (game: Game): ((move: Move) => readonly Objection[]) => {
  let setup: Setup | undefined;
  const now = (): Setup => {
    setup ??= setupNow(game);
    return setup;
  };
  return (move) => [...judge(game, move, now)];
};

const notNow = (game: Game, move: Move): Objection =>
  objection('move/not-now', {}, { move: move.do, step: game.stageName, player: nameOf(game, game.asker) });
const nameOf = ({ plan }: Game, player: number): string => plan.setup.scenario.players?.[player]?.name ?? String(player + 1);

function* judge(game: Game, move: Move, now: () => Setup): Generator<Objection> {
  if (game.isOver) return yield objection('move/game-is-over');
  switch (move.do) {
    case 'deal':
      return yield* game.stage === STAGE.deal ? dealObjections(game, move) : [notNow(game, move)];
    case 'draw':
      return yield* game.stage === STAGE.draw ? drawObjections(game, move) : [notNow(game, move)];
    case 'lay':
      return yield* game.stage === STAGE.lay ? layObjections(game, move, now()) : [notNow(game, move)];
    case 'figure':
      return yield* game.stage === STAGE.figure ? figureObjections(game, move) : [notNow(game, move)];
    case 'pass':
      if (game.stage !== STAGE.figure) yield* systemObjections(game, move);
      return;
    default:
      return yield* systemObjections(game, canonical(game, move));
  }
}

function* drawObjections(game: Game, { tile }: MoveOf<'draw'>): Generator<Objection> {
  const kind = game.plan.kinds.indexOf.get(tile) ?? NONE;
  const { order } = game.plan;
  const at: Place = { tile };
  if (!canDraw(game)) yield objection('move/nothing-to-draw', at);
  else if (order && game.draws < order.length) {
    const next = game.plan.kinds.tiles[order[game.draws] as number]?.id ?? '';
    if (next !== tile) yield objection('move/order-is-fixed', at, { tile, next });
  } else if (!game.bag.subarray(0, game.left).includes(kind)) yield objection('move/not-in-the-bag', at, { tile });
}

function* layObjections(game: Game, { tile, at, rotation }: MoveOf<'lay'>, now: Setup): Generator<Objection> {
  const drawn = game.plan.kinds.tiles[game.drawn]?.id ?? '';
  if (tile !== drawn) return yield objection('move/not-the-drawn-tile', { tile, squares: [at] }, { tile, drawn });
  yield* placementObjections(now, { tile, at, rotation });
  const cell = game.ground.cellOf(at);
  if (cell !== NONE) for (const system of game.plan.systems) yield* system.layObjections?.(game, game.drawn, cell, rotation) ?? [];
}

function* figureObjections(game: Game, move: MoveOf<'figure'>): Generator<Objection> {
  const { regions, plan } = game;
  const node = nodeAtPlace(game, move);
  const at: Place = { squares: [move.at] };
  const facts = { square: squareName(move.at), feature: move.on };
  if (node === NONE) return yield objection('move/no-such-feature', at, { ...facts, place: move.place ?? '' });
  if (regions.slot[node] !== game.figureSlot)
    return yield objection('move/not-on-this-tile', { squares: [move.at, game.squareOf(game.figureSlot)] }, facts);
  if ((game.supply[game.player] as number) <= 0) yield objection('move/no-figure-left', at, { player: nameOf(game, game.player) });
  if (!plan.farmers && typeOf(game, node) === FIELD) yield objection('move/no-farmers', at, facts);
  const head = regions.head(node);
  if (regions.figures[head] !== 0) yield objection('move/region-is-occupied', { squares: squaresOfRegion(game, head) }, facts);
}

/** Moves of the systems: of the one that is asking, or in the figure step of those that offer something instead. */
function* systemObjections(game: Game, move: Move): Generator<Objection> {
  const asked = asking(game);
  const owner = SYSTEMS.find((system) => system.moves?.includes(move.do));
  const bound = move.do === 'pass' ? asked : game.plan.systems.find((system) => system.id === owner?.id);
  if (!bound) return yield owner ? objection('move/system-is-off', {}, { system: owner.id }) : notNow(game, move);
  const isOffered = game.stage === STAGE.figure ? bound.insteadOfFigure !== undefined : asked === bound;
  if (isOffered) yield* bound.objections?.(game, move) ?? [];
  else yield notNow(game, move);
}
