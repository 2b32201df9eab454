import type { Game } from '../../game/game.ts';

/** Spaces of the score track where the pairs of meeples stand, one after the other; never further. */
export const SPACES = [10, 15, 20, 25] as const;

/** State of a player, one after the other. */
const WONDER = 0;
const PLACED_IN = 1;
const RESERVED = 2;
const PER_PLAYER = 3;
/** State of all: how far the pairs have come, who has been named, roads completed by an extra tile; then the pool, a number for each wonder. */
const PAIRS = 0;
const TAKER = 1;
const EXTRA_ROADS = 2;
const COMMON = 3;

/** Who holds which wonder, as a game keeps it. Wonders are numbered as in the catalogue. */
export class Hoard {
  readonly #offset: number;
  readonly #players: number;
  readonly #wonders: number;

  constructor(offset: number, players: number, wonders: number) {
    this.#offset = offset;
    this.#players = players;
    this.#wonders = wonders;
  }
  get stateSize(): number {
    return COMMON + this.#wonders + PER_PLAYER * this.#players;
  }
  #of(player: number): number {
    return this.#offset + COMMON + this.#wonders + PER_PLAYER * player;
  }

  space(game: Game): number {
    return SPACES[game.state[this.#offset + PAIRS] as number] as number;
  }
  movePairs(game: Game): void {
    const at = this.#offset + PAIRS;
    game.state[at] = Math.min(SPACES.length - 1, (game.state[at] as number) + 1);
  }
  /** The player named to take a wonder, -1 if none is. */
  taker(game: Game): number {
    return (game.state[this.#offset + TAKER] as number) - 1;
  }
  nameTaker(game: Game, player: number): void {
    game.state[this.#offset + TAKER] = player + 1;
  }
  extraRoads(game: Game): number {
    return game.state[this.#offset + EXTRA_ROADS] as number;
  }
  setExtraRoads(game: Game, roads: number): void {
    game.state[this.#offset + EXTRA_ROADS] = roads;
  }

  isInPool(game: Game, wonder: number): boolean {
    return game.state[this.#offset + COMMON + wonder] === 1;
  }
  setPool(game: Game, wonders: readonly number[]): void {
    for (const wonder of wonders) game.state[this.#offset + COMMON + wonder] = 1;
  }
  poolSize(game: Game): number {
    let size = 0;
    for (let wonder = 0; wonder < this.#wonders; wonder++) if (this.isInPool(game, wonder)) size++;
    return size;
  }

  /** The wonder a player has won, placed or not; -1 if none. */
  wonderOf(game: Game, player: number): number {
    return (game.state[this.#of(player) + WONDER] as number) - 1;
  }
  give(game: Game, player: number, wonder: number, reserve: boolean): void {
    game.state[this.#offset + COMMON + wonder] = 0;
    game.state[this.#of(player) + WONDER] = wonder + 1;
    game.state[this.#of(player) + RESERVED] = reserve ? 1 : 0;
    game.supply[player]! += reserve ? 1 : 2;
  }
  /** The turn in which a player's wonder was placed; -1 if it was not. */
  placedIn(game: Game, player: number): number {
    return (game.state[this.#of(player) + PLACED_IN] as number) - 1;
  }
  isWaiting(game: Game, player: number): boolean {
    return this.wonderOf(game, player) >= 0 && this.placedIn(game, player) < 0;
  }
  /** Notes the placing; one of the two figures won marks the wonder until the end. */
  mark(game: Game, player: number): void {
    const at = this.#of(player);
    if (game.state[at + RESERVED] === 1) game.state[at + RESERVED] = 0;
    else game.supply[player]!--;
    game.state[at + PLACED_IN] = game.turn + 1;
  }
  /** Figures won minus those standing as markers: what a player's supply has gained from outside, negated. */
  figuresHeld(game: Game, player: number): number {
    if (this.wonderOf(game, player) < 0) return 0;
    const marker = this.placedIn(game, player) >= 0 ? 1 : 0;
    return marker + (game.state[this.#of(player) + RESERVED] as number) - 2;
  }
}
