import type { Game } from '../../engine/game/game.ts';
import { standingFigures } from '../../engine/game/standing.ts';
import type { Square } from '../../engine/grid.ts';
import type { PlacedFigure } from '../drawing/view.ts';

/** The colours players have where the scenario names none. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'purple'] as const;
export const colourOf = (game: Game, player: number): string =>
  game.plan.setup.scenario.players?.[player]?.colour ?? COLOURS[player % COLOURS.length] ?? 'red';

/** Where on its square a figure stands, in hundredths: near the side or half it is named by. */
const SPOTS: Readonly<Record<string, readonly [number, number]>> = {
  N: [50, 20],
  E: [80, 50],
  S: [50, 80],
  W: [20, 50],
  NW: [24, 16],
  NE: [76, 16],
  EN: [84, 26],
  ES: [84, 74],
  SE: [76, 84],
  SW: [24, 84],
  WS: [16, 74],
  WN: [16, 26],
};

/** The figures on the table, ready to be drawn. */
export const figuresOf = (game: Game): readonly PlacedFigure[] =>
  standingFigures(game).map(({ at, on, place, player, weight }, i) => ({
    key: `figure:${i}:${at[0]},${at[1]}`,
    at,
    spot: SPOTS[place ?? ''] ?? [50, 50],
    colour: colourOf(game, player),
    sign: String(player + 1),
    lying: on === 'field',
    upgraded: weight > 1,
  }));

/** Squares that tiles cover: tokens there have been taken. */
export const coveredSquares = (game: Game): readonly Square[] => {
  const covered: Square[] = [];
  for (let slot = game.printed; slot < game.slots; slot++) covered.push(game.squareOf(slot));
  return covered;
};
