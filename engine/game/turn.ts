import type { Random } from '../random.ts';
import { standFigure } from './figures.ts';
import { type Code, Game, NONE } from './game.ts';
import { FIELD } from './kinds.ts';
import { lay } from './lay.ts';
import { offerPlacements } from './placements.ts';
import type { Plan } from './plan.ts';
import { scoreCompleted, scoreFinally } from './scoring.ts';
import { STAGE } from './stage.ts';

/** Codes of systems in the figure step start here, one range a system. */
export const SYSTEM_CODES = 1 << 20;
/** In the figure step: no figure. A feature's code is its index in the tile, plus one. */
export const PASS: Code = 0;

/** A game on its bare ground: what is printed lies, nothing else. */
export const bareGame = (plan: Plan): Game => {
  const game = new Game(plan);
  game.bag.set(plan.bag);
  game.left = plan.bag.length;
  game.supply.fill(plan.supply);
  for (const system of plan.systems) system.ground?.(game);
  game.printed = game.slots;
  return game;
};

/** A new game, the tiles laid in advance in their places, waiting for its deal. */
export const startGame = (plan: Plan): Game => {
  const game = bareGame(plan);
  for (const { tile, at, rotation } of plan.setup.laid) {
    const kind = plan.kinds.indexOf.get(tile);
    const cell = game.ground.cellOf(at);
    if (kind !== undefined && cell !== -1 && game.ground.laid[cell] === 0) lay(game, kind, cell, rotation);
  }
  return game;
};

/** Runs all that happens by itself, until somebody must choose, chance is needed, or the game is over. */
export const advance = (game: Game): void => {
  game.choiceCount = 0;
  while (RUN[game.stage]?.(game)) game.choiceCount = 0;
};

/** True where the next move is chance, not a choice. */
export const needsChance = (game: Game): boolean => game.stage === STAGE.draw || game.stage === STAGE.deal;

const go = (game: Game, stage: number): true => {
  game.stage = stage;
  game.step = 0;
  return true;
};

/** Lets the systems of a stage act one after the other. */
const hooked =
  (next: number) =>
  (game: Game): boolean => {
    const { stage } = game;
    const hooks = game.plan.hooks[stage] as Plan['hooks'][number];
    for (; game.step < hooks.length; game.step++) {
      game.asker = game.player;
      if ((hooks[game.step] as (typeof hooks)[number]).run(game)) return listAsked(game);
      if (game.stage !== stage) return go(game, game.stage);
    }
    return go(game, next);
  };
const listAsked = (game: Game): false => {
  game.plan.hooks[game.stage]?.[game.step]?.system.list?.(game);
  return false;
};

const startTurn = (game: Game): boolean => {
  if (game.step === 0) game.fresh = game.slots;
  return HOOKED_START(game);
};
const HOOKED_START = hooked(STAGE.draw);

/** True while there is a tile to draw. */
export const canDraw = (game: Game): boolean => {
  const { order, endsWithOrder } = game.plan;
  if (order && game.draws < order.length) return true;
  return game.left > 0 && !(order && endsWithOrder);
};
const waitForDraw = (game: Game): boolean => {
  game.asker = game.player;
  return canDraw(game) ? false : go(game, STAGE.final);
};

const offerLay = (game: Game): boolean => {
  game.asker = game.player;
  offerPlacements(game, game.drawn);
  return game.choiceCount === 0 ? discard(game) : false;
};
const AFTER_DISCARD = { redraw: STAGE.draw, pass: STAGE['turn-ends'], end: STAGE.final } as const;
const discard = (game: Game): true => {
  if (game.log) game.note({ what: 'discarded', player: game.player, tile: game.plan.kinds.tiles[game.drawn]?.id ?? '' });
  game.drawn = NONE;
  return go(game, AFTER_DISCARD[game.extra === 1 ? 'redraw' : game.plan.unplaceable]);
};

const offerFigures = (game: Game): boolean => {
  game.asker = game.player;
  if (game.figuresLeft <= 0) return go(game, STAGE.figured);
  game.offer(PASS);
  if ((game.supply[game.player] as number) > 0 && game.figureSlot !== NONE) offerFeatures(game);
  offerInstead(game);
  return game.choiceCount > 1 ? false : go(game, STAGE.figured);
};
const offerFeatures = (game: Game): void => {
  const { regions, plan } = game;
  const first = game.node[game.figureSlot] as number;
  const count = plan.kinds.features[game.kind[game.figureSlot] as number] as number;
  for (let i = 0; i < count; i++) {
    if (!plan.farmers && plan.kinds.type[regions.feature[first + i] as number] === FIELD) continue;
    if (regions.figures[regions.head(first + i)] === 0) game.offer(i + 1);
  }
};
const offerInstead = (game: Game): void => {
  const { systems } = game.plan;
  for (let i = 0; i < systems.length; i++) {
    const from = game.choiceCount;
    systems[i]?.insteadOfFigure?.(game);
    for (let k = from; k < game.choiceCount; k++) game.choices[k]! += (i + 1) * SYSTEM_CODES;
  }
};

const endTurn = (game: Game): true => {
  game.drawn = NONE;
  game.figureSlot = NONE;
  const isFull = game.plan.ends === 'both' && game.ground.frontierSize === 0;
  if (isFull || !canDraw(game)) return go(game, STAGE.final);
  game.player = game.player + 1 === game.plan.players ? 0 : game.player + 1;
  game.turn++;
  return go(game, STAGE['turn-starts']);
};

const score = (game: Game): true => {
  scoreCompleted(game);
  return go(game, STAGE.scored);
};
const end = (game: Game): true => {
  for (const system of game.plan.systems) system.final?.(game);
  scoreFinally(game);
  return go(game, STAGE.over);
};
const wait = (): false => false;

const RUN: Readonly<Record<number, (game: Game) => boolean>> = {
  [STAGE.deal]: wait,
  [STAGE['turn-starts']]: startTurn,
  [STAGE.draw]: waitForDraw,
  [STAGE.drawn]: hooked(STAGE.lay),
  [STAGE.lay]: offerLay,
  [STAGE.laid]: hooked(STAGE.figure),
  [STAGE.figure]: offerFigures,
  [STAGE.figured]: hooked(STAGE['before-scoring']),
  [STAGE['before-scoring']]: hooked(STAGE.scoring),
  [STAGE.scoring]: score,
  [STAGE.scored]: hooked(STAGE['turn-ends']),
  [STAGE['turn-ends']]: endTurn,
  [STAGE.final]: end,
  [STAGE.over]: wait,
};

/** Fills `game.choices` with what may be chosen now (in stage `draw`: the kinds that may come). */
export const listChoices = (game: Game): void => {
  game.choiceCount = 0;
  if (game.stage === STAGE.draw) offerDraws(game);
  else if (game.stage === STAGE.lay) offerPlacements(game, game.drawn);
  else if (game.stage === STAGE.figure) offerFigures(game);
  else if (!needsChance(game) && !game.isOver) listAsked(game);
};
const offerDraws = (game: Game): void => {
  const { order } = game.plan;
  const isFixed = order !== undefined && game.draws < order.length;
  const kinds = isFixed ? [order[game.draws] as number] : [...new Set(game.bag.subarray(0, game.left))];
  for (const kind of kinds.sort((a, b) => a - b)) game.offer(kind);
};

/** Does one of the choices, then runs on to the next. */
export const choose = (game: Game, code: Code): void => {
  if (game.stage === STAGE.draw) takeKind(game, code);
  else if (game.stage === STAGE.lay) layAt(game, code);
  else if (game.stage === STAGE.figure) chooseFigure(game, code);
  else game.plan.hooks[game.stage]?.[game.step]?.system.choose?.(game, code);
  advance(game);
};

const layAt = (game: Game, code: Code): void => {
  game.laidFrom = game.slots;
  game.figureSlot = lay(game, game.drawn, code >> 2, code & 3);
  game.figuresLeft = 1;
  go(game, STAGE.laid);
};

const chooseFigure = (game: Game, code: Code): void => {
  if (code === PASS) game.figuresLeft = 0;
  else if (code < SYSTEM_CODES) {
    const node = (game.node[game.figureSlot] as number) + code - 1;
    standFigure(game, node, game.player);
    game.figuresLeft--;
    for (const { figurePlaced } of game.plan.systems) figurePlaced?.(game, node);
  } else {
    game.figuresLeft = 0;
    game.plan.systems[Math.floor(code / SYSTEM_CODES) - 1]?.choose?.(game, code % SYSTEM_CODES);
  }
};

const takeKind = (game: Game, kind: number): void => {
  let at = 0;
  while (at < game.left && game.bag[at] !== kind) at++;
  takeAt(game, kind, at);
};
const takeAt = (game: Game, kind: number, at: number): void => {
  if (at < game.left) {
    game.left--;
    game.bag[at] = game.bag[game.left] as number;
  }
  game.drawn = kind;
  game.draws++;
  go(game, STAGE.drawn);
};
/** Draws by chance, or by the fixed order. Returns the kind. */
export const drawAny = (game: Game, random: Random): number => {
  const { order } = game.plan;
  if (order && game.draws < order.length) {
    const kind = order[game.draws] as number;
    choose(game, kind);
    return kind;
  }
  const at = random.below(game.left);
  const kind = game.bag[at] as number;
  takeAt(game, kind, at);
  advance(game);
  return kind;
};
