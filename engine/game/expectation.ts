import { type Game, NONE } from './game.ts';
import { legalMoves, play } from './legal-moves.ts';
import type { Move } from './move.ts';
import { offerPlacements } from './placements.ts';
import { STAGE } from './stage.ts';

/** A sentence about the end of a record, and whether it is true; one that nobody understands is not. */
export interface Expectation {
  readonly text: string;
  readonly met: boolean;
  readonly understood: boolean;
}

/** Other names of what scores. */
const WHAT: Readonly<Record<string, string>> = { cloister: 'monastery', farm: 'field', 'wind-rose': 'wind-roses/quarter' };
type Words = Readonly<Record<string, string>>;
/** Undefined where a sentence speaks of something this program does not have. */
type Test = (game: Game, words: Words) => boolean | undefined;

/** The player of this name, or of the last word of it ("At the end Anna"). */
const playerNamed = ({ plan }: Game, name: string): number => {
  const names = (plan.setup.scenario.players ?? []).map((player) => player.name);
  const whole = names.indexOf(name);
  return whole === -1 ? names.indexOf(name.split(' ').at(-1) ?? '') : whole;
};

/** The game as it goes on by itself: a tile that can only be this one is drawn. */
const atChoice = (game: Game): Game => {
  const on = game.clone();
  for (let moves = legalMoves(on); on.stage === STAGE.draw && moves.length === 1; moves = legalMoves(on)) play(on, moves[0] as Move);
  return on;
};

/** A step of a turn by the other program's name. */
const PHASES: Readonly<Record<string, readonly number[]>> = {
  TilePhase: [STAGE.draw, STAGE.lay],
  ActionPhase: [STAGE.figure],
  GameOverPhase: [STAGE.over],
};
const phaseIs = (game: Game, { phase = '' }: Words): boolean | undefined => PHASES[phase]?.includes(atChoice(game).stage);

const ACTIONS: Readonly<Record<string, (game: Game) => boolean>> = {
  TilePlacement: ({ stage }) => stage === STAGE.draw || stage === STAGE.lay,
  Meeple: (game) => legalMoves(game).some((move) => move.do === 'figure'),
};
const offers = (game: Game, { action = '', tile }: Words): boolean | undefined => {
  const now = atChoice(game);
  if (tile !== undefined && kindNamed(now, tile) === NONE) return undefined;
  return ACTIONS[action]?.(now) && (tile === undefined || mayComeNext(now, kindNamed(now, tile)));
};
const mayComeNext = ({ stage, drawn, bag, left }: Game, kind: number): boolean =>
  stage === STAGE.lay ? drawn === kind : bag.subarray(0, left).includes(kind);

const kindNamed = ({ plan }: Game, name: string): number =>
  plan.kinds.tiles.findIndex(({ id, aliases }) => id === name || aliases?.includes(name) === true);

const ENTRY = /\[\s*(-?\d+)\s*,\s*(-?\d+)\s*\]\s*-\s*\[([-\d,\s]+)\]/g;
/** "[1,0] - [0,90]; [0,1] - [180]" as places, one for each rotation. */
const placesIn = (text: string): readonly string[] =>
  [...text.matchAll(ENTRY)].flatMap(([, x, y, degrees = '']) => degrees.split(',').map((each) => `${x},${y},${Number(each) / 90}`)).sort();
const placesNow = (game: Game, kind: number): readonly string[] => {
  game.choiceCount = 0;
  offerPlacements(game, kind);
  return Array.from(game.choices.subarray(0, game.choiceCount), (code) => `${game.ground.squareOf(code >> 2).join()},${code & 3}`).sort();
};
const placesAre = (game: Game, { tile, places = '' }: Words): boolean | undefined => {
  const now = atChoice(game);
  const kind = tile === undefined ? now.drawn : kindNamed(now, tile);
  return kind === NONE ? undefined : placesIn(places).join(' ') === placesNow(now, kind).join(' ');
};

const mayPass = (game: Game): boolean => legalMoves(atChoice(game)).some((move) => move.do === 'pass');

/** The sentences that are understood, each with how it is judged. */
const SENTENCES: readonly (readonly [RegExp, Test])[] = [
  [/^(?<name>.+) has (?<points>-?\d+) points?$/, (game, { name = '', points }) => game.scores[playerNamed(game, name)] === Number(points)],
  [
    /^(?<name>.+) scored (?<what>\S+) for (?<points>-?\d+) points?$/,
    (game, { name = '', what = '', points }) =>
      (game.log ?? []).some(
        (event) => event.player === playerNamed(game, name) && event.what === (WHAT[what] ?? what) && event.points === Number(points),
      ),
  ],
  [
    /^(?<name>.+) has (?<figures>\d+) meeples? in supply$/,
    (game, { name = '', figures }) => game.supply[playerNamed(game, name)] === Number(figures),
  ],
  [/^the game is over$/i, (game) => game.isOver],
  [/^(?<tiles>\d+) tiles? (?:is|are) left$/, (game, { tiles }) => game.left === Number(tiles)],
  [/^player can pass$/i, mayPass],
  [/^player (?:can't|cannot|can’t) pass$/i, (game) => !mayPass(game)],
  [/^phase is (?<phase>\w+)$/i, phaseIs],
  [/^available action (?<action>\w+)(?: for (?<tile>\S+))?$/i, offers],
  [/^(?:tile)?placement (?:(?<tile>\S+) )?options: (?<places>.*)$/i, placesAre],
];

export const judgeExpectation = (game: Game, text: string): Expectation => {
  const bare = text.trim().replace(/\.$/, '');
  for (const [pattern, isMet] of SENTENCES) {
    const match = pattern.exec(bare);
    const met = match && isMet(game, (match.groups ?? {}) as Words);
    if (met !== null && met !== undefined) return { text, met, understood: true };
  }
  return { text, met: false, understood: false };
};
