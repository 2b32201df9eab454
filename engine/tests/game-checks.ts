import { canonical } from '../game/canonical.ts';
import type { Game } from '../game/game.ts';
import { type GameJson, gameFromJson, gameJson } from '../game/json.ts';
import { legalMoves } from '../game/legal-moves.ts';
import type { Move } from '../game/move.ts';
import { judgeOf } from '../game/objections.ts';
import { candidateMoves, type Step } from './walk.ts';

const inText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Moves about which the list of legal moves and the objections do not agree. */
export const disagreements = (step: Step): string[] => {
  const judge = judgeOf(step.game);
  const text = (move: Move): string => JSON.stringify(Object.entries(canonical(step.game, move)).sort());
  const legal = new Set(legalMoves(step.game).map(text));
  const found: string[] = [];
  for (const move of candidateMoves(step)) {
    const isLegal = legal.has(text(move));
    const refusals = judge(move).map(({ rule }) => rule);
    if (isLegal === refusals.length > 0)
      found.push(
        `${step.game.stageName} ${JSON.stringify(canonical(step.game, move))}: ${isLegal ? 'legal' : 'illegal'}, objections [${refusals}]`,
      );
  }
  return found;
};

/** Tiles on the table that never were in the bag: start boards, wonders. */
const laidBySystems = ({ plan, kind, printed, slots }: Game): number =>
  [...kind.subarray(printed, slots)].filter(
    (each) => !plan.bag.includes(each) && !plan.setup.laid.some(({ tile }) => plan.kinds.indexOf.get(tile) === each),
  ).length;
const heldBySystems = (game: Game, player: number): number =>
  game.plan.systems.reduce((sum, { figuresHeld }) => sum + (figuresHeld?.(game, player) ?? 0), 0);

/** What is not conserved at this moment: tiles, figures, points. */
export const losses = (game: Game): string[] => {
  const found: string[] = [];
  const expectSame = (what: string, is: number, should: number): void => {
    if (is !== should) found.push(`${game.stageName}, turn ${game.turn}: ${what} ${is}, not ${should}`);
  };
  const discarded = (game.log ?? []).filter(({ what }) => what === 'discarded').length;
  const inHand = game.drawn >= 0 && (game.stageName === 'lay' || game.stageName === 'drawn') ? 1 : 0;
  const tiles = game.left + game.slots - game.printed - laidBySystems(game) + discarded + inHand;
  expectSame('tiles', tiles, game.plan.bag.length + game.plan.setup.laid.length);
  for (let player = 0; player < game.plan.players; player++) {
    const standing = [...game.standing.subarray(0, game.figures)].filter((node) => game.regions.owner[node] === player + 1).length;
    const figures = standing + (game.supply[player] as number) + heldBySystems(game, player);
    expectSame(`figures of ${player}`, figures, game.plan.supply);
    const points = (game.log ?? []).reduce((sum, event) => sum + (event.player === player ? (event.points ?? 0) : 0), 0);
    expectSame(`points of ${player}`, game.scores[player] as number, points);
  }
  return found;
};

/** What JSON loses of this moment: the state itself, or the moves it allows. */
export const lostInText = (game: Game): string[] => {
  const json = inText(gameJson(game)) as GameJson;
  const again = gameFromJson(game.plan, json);
  const found: string[] = [];
  if (JSON.stringify(gameJson(again)) !== JSON.stringify(json)) found.push(`${game.stageName}, turn ${game.turn}: another state`);
  if (JSON.stringify(legalMoves(again)) !== JSON.stringify(legalMoves(game)))
    found.push(`${game.stageName}, turn ${game.turn}: other moves`);
  return found;
};
