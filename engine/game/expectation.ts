import type { Game } from './game.ts';

/** A sentence about the end of a record, and whether it is true; one that nobody understands is not. */
export interface Expectation {
  readonly text: string;
  readonly met: boolean;
  readonly understood: boolean;
}

const WHAT: Readonly<Record<string, string>> = { cloister: 'monastery', farm: 'field' };
type Test = (game: Game, groups: Readonly<Record<string, string>>) => boolean;

const playerNamed = (game: Game, name: string): number =>
  game.plan.setup.scenario.players?.findIndex((player) => player.name === name) ?? -1;

/** The sentences that are understood, each with how it is judged. */
const SENTENCES: readonly (readonly [RegExp, Test])[] = [
  [/^(?<name>.+) has (?<points>\d+) points?$/, (game, { name = '', points }) => game.scores[playerNamed(game, name)] === Number(points)],
  [
    /^(?<name>.+) scored (?<what>\S+) for (?<points>\d+) points?$/,
    (game, { name = '', what = '', points }) =>
      (game.log ?? []).some(
        (event) => event.player === playerNamed(game, name) && event.what === (WHAT[what] ?? what) && event.points === Number(points),
      ),
  ],
  [
    /^(?<name>.+) has (?<figures>\d+) meeples? in supply$/,
    (game, { name = '', figures }) => game.supply[playerNamed(game, name)] === Number(figures),
  ],
  [/^the game is over$/, (game) => game.isOver],
  [/^(?<tiles>\d+) tiles? (?:is|are) left$/, (game, { tiles }) => game.left === Number(tiles)],
];

export const judgeExpectation = (game: Game, text: string): Expectation => {
  for (const [pattern, isMet] of SENTENCES) {
    const match = pattern.exec(text.trim());
    if (match) return { text, met: isMet(game, match.groups ?? {}), understood: true };
  }
  return { text, met: false, understood: false };
};
