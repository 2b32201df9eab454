import type { Progress, Task } from '../jobs/task.ts';
import { type Random, randomFrom } from '../random.ts';
import type { Setup } from '../setup.ts';
import type { Game } from './game.ts';
import { planOf } from './plan.ts';
import { anyChoice, type Chooser, playOut } from './playout.ts';
import { scoreFinally } from './scoring.ts';
import { choose, startGame } from './turn.ts';

/** How often each number came, as [number, times], from the least. */
export type Histogram = readonly (readonly [value: number, times: number])[];

/** What many games of a scenario show. Counts only, so that parts played apart can be added up. */
export interface Playtest {
  readonly games: number;
  readonly bot: Bot;
  /** By player: scores at the end; games won (a shared win counts for each who shares it). */
  readonly scores: readonly Histogram[];
  readonly wins: readonly number[];
  /** Tiles that fitted nowhere, and squares of the board left empty, a game. */
  readonly discarded: Histogram;
  readonly empty: Histogram;
  /** All points by what they were for. */
  readonly points: Readonly<Record<string, number>>;
  /** By square "x,y": in how many games a tile lay there at the end. */
  readonly covered: Readonly<Record<string, number>>;
}

export const BOTS = ['random', 'greedy'] as const;
export type Bot = (typeof BOTS)[number];

export interface PlaytestOptions {
  readonly games: number;
  readonly seed: string | number;
  readonly bot?: Bot;
  /** Play only each `of`-th game, beginning with the `part`-th (from 1): parts add up to the whole. */
  readonly shard?: { readonly part: number; readonly of: number };
}

const lead = ({ scores }: Game, player: number): number =>
  (scores[player] as number) - Math.max(0, ...scores.filter((_, other) => other !== player));

/** Takes what would leave its player furthest ahead if the game ended now; among equals any. */
const greedyChoice: Chooser = (game: Game, random: Random): number => {
  const trial = game.clone();
  let best = Number.NEGATIVE_INFINITY;
  let found: number[] = [];
  for (const code of game.choices.slice(0, game.choiceCount)) {
    trial.copyFrom(game);
    trial.log = undefined;
    choose(trial, code);
    if (!trial.isOver) scoreFinally(trial);
    const value = lead(trial, game.asker);
    if (value > best) found = [];
    if (value >= best) found.push(code);
    best = Math.max(best, value);
  }
  return found[random.below(found.length)] as number;
};
const CHOOSERS: Readonly<Record<Bot, Chooser>> = { random: anyChoice, greedy: greedyChoice };

/** Counts as they are gathered. */
class Tally {
  readonly scores: Map<number, number>[];
  readonly wins: number[];
  readonly discarded = new Map<number, number>();
  readonly empty = new Map<number, number>();
  readonly points = new Map<string, number>();
  readonly covered = new Map<string, number>();
  games = 0;

  constructor(players: number) {
    this.scores = Array.from({ length: players }, () => new Map<number, number>());
    this.wins = new Array<number>(players).fill(0);
  }
  add(game: Game): void {
    this.games++;
    const most = Math.max(...game.scores);
    for (const [player, score] of game.scores.entries()) {
      count(this.scores[player] as Map<number, number>, score);
      if (score === most) this.wins[player]!++;
    }
    const log = game.log ?? [];
    count(this.discarded, log.filter(({ what }) => what === 'discarded').length);
    for (const { what, points = 0 } of log) if (points !== 0) count(this.points, what, points);
    for (let slot = game.printed; slot < game.slots; slot++) count(this.covered, game.squareOf(slot).join());
    count(this.empty, emptySquares(game));
  }
}
const count = <Key>(counts: Map<Key, number>, key: Key, by = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + by);
};
/** Open squares without a tile; on a free table there are none to speak of. */
const emptySquares = ({ ground }: Game): number => {
  if (ground.extent.grows) return 0;
  let empty = 0;
  for (let cell = 0; cell < ground.open.length; cell++) if (ground.open[cell] === 1 && ground.laid[cell] === 0) empty++;
  return empty;
};

const histogram = (counts: ReadonlyMap<number, number>): Histogram => [...counts].sort(([a], [b]) => a - b);
const record = (counts: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
const resultOf = (tally: Tally, bot: Bot): Playtest => ({
  games: tally.games,
  bot,
  scores: tally.scores.map(histogram),
  wins: tally.wins,
  discarded: histogram(tally.discarded),
  empty: histogram(tally.empty),
  points: record(tally.points),
  covered: record(tally.covered),
});

const PROGRESS_EVERY = 20;

/** Plays a scenario many times. Each game has its own seed, so that any share of the games can be played elsewhere. */
export function* playtest(setup: Setup, { games, seed, bot = 'random', shard = { part: 1, of: 1 } }: PlaytestOptions): Task<Playtest> {
  const plan = planOf(setup);
  const tally = new Tally(plan.players);
  for (let i = shard.part - 1; i < games; i += shard.of) {
    tally.add(playOut(startGame(plan), randomFrom(`${seed}/${i}`), CHOOSERS[bot]));
    if (tally.games % PROGRESS_EVERY === 0) yield { stage: 'playing', done: i, total: games } satisfies Progress;
  }
  return resultOf(tally, bot);
}

const addHistograms = (parts: readonly Histogram[]): Histogram => {
  const sum = new Map<number, number>();
  for (const [value, times] of parts.flat()) count(sum, value, times);
  return histogram(sum);
};
const addRecords = (parts: readonly Readonly<Record<string, number>>[]): Record<string, number> => {
  const sum = new Map<string, number>();
  for (const part of parts) for (const [key, times] of Object.entries(part)) count(sum, key, times);
  return record(sum);
};

/** Parts of one playtest put together: the same as all games played in one go. */
export const mergePlaytests = (parts: readonly Playtest[]): Playtest => {
  const [first] = parts as readonly [Playtest, ...Playtest[]];
  return {
    games: parts.reduce((sum, { games }) => sum + games, 0),
    bot: first.bot,
    scores: first.scores.map((_, player) => addHistograms(parts.map(({ scores }) => scores[player] ?? []))),
    wins: first.wins.map((_, player) => parts.reduce((sum, { wins }) => sum + (wins[player] ?? 0), 0)),
    discarded: addHistograms(parts.map(({ discarded }) => discarded)),
    empty: addHistograms(parts.map(({ empty }) => empty)),
    points: addRecords(parts.map(({ points }) => points)),
    covered: addRecords(parts.map(({ covered }) => covered)),
  };
};

export const meanOf = (values: Histogram): number => {
  const times = values.reduce((sum, [, each]) => sum + each, 0);
  return times === 0 ? 0 : values.reduce((sum, [value, each]) => sum + value * each, 0) / times;
};
