import { type Bot, meanOf, type Playtest } from '../../engine/game/playtest.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Work } from '../app/work.svelte.ts';
import type { Mark, Overlay } from '../editor/tool.ts';

export const GAMES = [100, 1000, 10_000] as const;

const hundredth = (value: number): number => Math.round(100 * value) / 100;

/** Many games of the scenario by bots: what to play, how far it is, what came of it, and where the tiles came to lie. */
export class Playtests {
  readonly #studio: Studio;
  readonly work: Work<'playtest'>;
  games = $state<(typeof GAMES)[number]>(GAMES[0]);
  bot = $state<Bot>('random');
  /** How often each square was covered is shown over the board. */
  showsHeat = $state(true);

  constructor(studio: Studio) {
    this.#studio = studio;
    this.work = studio.work('playtest');
  }
  start = (): void => {
    const { closed, scenario } = this.#studio;
    const seed = scenario.seed ?? 1;
    void this.work.start({ scenario: closed, options: { games: this.games, bot: this.bot, seed } });
  };
  get result(): Playtest | undefined {
    const { result } = this.work;
    return result?.ok ? result.value : undefined;
  }
  /** By player: mean score, and of a hundred games how many were won. */
  get players(): readonly { readonly mean: number; readonly wins: number }[] {
    const { result } = this;
    return (result?.scores ?? []).map((scores, player) => ({
      mean: hundredth(meanOf(scores)),
      wins: hundredth((100 * (result?.wins[player] ?? 0)) / (result?.games ?? 1)),
    }));
  }
  /** Points a game by what they were for, most first. */
  get sources(): readonly (readonly [what: string, points: number])[] {
    const { result } = this;
    return Object.entries(result?.points ?? {})
      .map(([what, points]) => [what, hundredth(points / (result?.games ?? 1))] as const)
      .sort((a, b) => b[1] - a[1]);
  }
  get overlay(): Overlay {
    return this.showsHeat && this.result ? { marks: heatMarks(this.result) } : {};
  }
}

const drawn = new WeakMap<Playtest, readonly Mark[]>();
/** Each square that was ever covered, with its share of the games in percent. */
const heatMarks = (playtest: Playtest): readonly Mark[] => {
  const made =
    drawn.get(playtest) ??
    Object.entries(playtest.covered).map(([at, times]): Mark => {
      const [x, y] = at.split(',').map(Number) as [number, number];
      const share = times / playtest.games;
      return { square: [x, y], kind: 'heat', strength: share, text: String(Math.round(100 * share)) };
    });
  drawn.set(playtest, made);
  return made;
};

const known = new WeakMap<Studio, Playtests>();
export const playtestsOf = (studio: Studio): Playtests => {
  const made = known.get(studio) ?? new Playtests(studio);
  known.set(studio, made);
  return made;
};
