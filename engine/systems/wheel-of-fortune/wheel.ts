import type { Game } from '../../game/game.ts';
import { CROWNS } from './dial.ts';

const PIG = 0;
const EVENT = 1;
const ASKED = 2;
const FIRST_CROWN = 3;
export const WHEEL_STATE = FIRST_CROWN + CROWNS.length;

/** The dial as a game holds it: the pig's sector, who stands on which crown, and how far an event has come. */
export class Wheel {
  readonly #offset: number;

  constructor(offset: number) {
    this.#offset = offset;
  }
  pig(game: Game): number {
    return game.state[this.#offset + PIG] as number;
  }
  movePig(game: Game, sector: number): void {
    game.state[this.#offset + PIG] = sector;
  }
  /** True while an event waits for choices. */
  isUnderWay(game: Game): boolean {
    return game.state[this.#offset + EVENT] === 1;
  }
  setUnderWay(game: Game, underWay: boolean): void {
    game.state[this.#offset + EVENT] = underWay ? 1 : 0;
    game.state[this.#offset + ASKED] = 0;
  }
  /** How many players have been asked in the present event. */
  asked(game: Game): number {
    return game.state[this.#offset + ASKED] as number;
  }
  countAsked(game: Game): void {
    game.state[this.#offset + ASKED]!++;
  }
  /** The player on a crown space, -1 if it is free. */
  onCrown(game: Game, crown: number): number {
    return (game.state[this.#offset + FIRST_CROWN + crown] as number) - 1;
  }
  standOnCrown(game: Game, crown: number, player: number): void {
    game.state[this.#offset + FIRST_CROWN + crown] = player + 1;
    game.supply[player]!--;
  }
  leaveCrown(game: Game, crown: number): void {
    game.supply[this.onCrown(game, crown)]!++;
    game.state[this.#offset + FIRST_CROWN + crown] = 0;
  }
}
