import { makePlacement, parsePlacement } from '../notation.ts';
import type { Placement } from '../tile.ts';
import type { GameEvent } from './event.ts';
import { type Game, NONE } from './game.ts';
import { lay } from './lay.ts';
import { laidOf } from './now.ts';
import { type FeaturePlace, nodeAtPlace, placeOfNode } from './place.ts';
import type { Plan } from './plan.ts';
import { STAGE, type StageName } from './stage.ts';
import { bareGame } from './turn.ts';

interface StandingFigure extends FeaturePlace {
  readonly player: number;
  /** As how many it counts, where it is not one. */
  readonly weight?: number;
}

/** The whole state of a game as plain data; with its plan it is the game again. */
export interface GameJson {
  readonly stage: StageName;
  readonly step: number;
  readonly player: number;
  readonly asker: number;
  readonly turn: number;
  readonly drawn?: string;
  readonly draws: number;
  /** Of the tiles laid: how many lay before this turn, and which one may take figures. */
  readonly fresh: number;
  readonly figureTile?: number;
  readonly figuresLeft: number;
  readonly laid: readonly string[];
  /** Copies left to draw, by tile. */
  readonly bag: Readonly<Record<string, number>>;
  readonly figures: readonly StandingFigure[];
  readonly supply: readonly number[];
  readonly scores: readonly number[];
  /** The systems' own numbers. */
  readonly state: readonly number[];
  readonly log?: readonly GameEvent[];
}

const idOf = ({ plan }: Game, kind: number): string => plan.kinds.tiles[kind]?.id ?? '';

const figureJson = (game: Game, node: number): StandingFigure => {
  const weight = game.regions.weight[node] as number;
  return { player: (game.regions.owner[node] as number) - 1, ...placeOfNode(game, node), ...(weight === 1 ? {} : { weight }) };
};

const bagJson = (game: Game): Record<string, number> => {
  const bag: Record<string, number> = {};
  for (const kind of game.bag.slice(0, game.left).sort()) bag[idOf(game, kind)] = (bag[idOf(game, kind)] ?? 0) + 1;
  return bag;
};

export const gameJson = (game: Game): GameJson => ({
  stage: game.stageName,
  step: game.step,
  player: game.player,
  asker: game.asker,
  turn: game.turn,
  ...(game.drawn === NONE ? {} : { drawn: idOf(game, game.drawn) }),
  draws: game.draws,
  fresh: game.fresh - game.printed,
  ...(game.figureSlot === NONE ? {} : { figureTile: game.figureSlot - game.printed }),
  figuresLeft: game.figuresLeft,
  laid: laidOf(game).map(makePlacement),
  bag: bagJson(game),
  figures: Array.from(game.standing.subarray(0, game.figures), (node) => figureJson(game, node)),
  supply: [...game.supply],
  scores: [...game.scores],
  state: [...game.state],
  ...(game.log ? { log: game.log } : {}),
});

const standAgain = (game: Game, figure: StandingFigure): void => {
  const { regions } = game;
  const node = nodeAtPlace(game, figure);
  regions.owner[node] = figure.player + 1;
  regions.weight[node] = figure.weight ?? 1;
  regions.figures[regions.head(node)]!++;
  game.standing[game.figures++] = node;
};

/** The game of a state; the state must have come from `gameJson` of a game of the same plan. */
export const gameFromJson = (plan: Plan, json: GameJson): Game => {
  const game = bareGame(plan);
  const kindOf = (id: string): number => plan.kinds.indexOf.get(id) ?? NONE;
  game.log = undefined;
  for (const word of json.laid) {
    const { tile, at, rotation } = parsePlacement(word) as Placement;
    lay(game, kindOf(tile), game.ground.cellOf(at), rotation);
  }
  for (const figure of json.figures) standAgain(game, figure);
  const bag = Object.entries(json.bag).flatMap(([id, count]) => new Array<number>(count).fill(kindOf(id)));
  game.bag.set(bag);
  game.left = bag.length;
  game.supply.set(json.supply);
  game.scores.set(json.scores);
  game.state.set(json.state);
  const { step, player, asker, turn, draws, figuresLeft } = json;
  Object.assign(game, { stage: STAGE[json.stage], step, player, asker, turn, draws, figuresLeft });
  game.drawn = json.drawn === undefined ? NONE : kindOf(json.drawn);
  game.fresh = json.fresh + game.printed;
  game.figureSlot = json.figureTile === undefined ? NONE : json.figureTile + game.printed;
  game.log = json.log && [...json.log];
  return game;
};
