import type { Random } from '../random.ts';
import { dealAny } from './deal.ts';
import type { Game } from './game.ts';
import { STAGE } from './stage.ts';
import { advance, choose, drawAny } from './turn.ts';

/** Chooses among `game.choices[0 .. game.choiceCount - 1]`. */
export type Chooser = (game: Game, random: Random) => number;
export const anyChoice: Chooser = (game, random) => game.choices[random.below(game.choiceCount)] as number;

/** Plays a game to its end where it stands, chance and choices by `random`. */
export const playOut = (game: Game, random: Random, chooser: Chooser = anyChoice): Game => {
  if (game.stage === STAGE.deal) dealAny(game, random);
  else if (game.choiceCount === 0) advance(game);
  while (game.stage !== STAGE.over) {
    if (game.stage === STAGE.draw) drawAny(game, random);
    else choose(game, chooser(game, random));
  }
  return game;
};
