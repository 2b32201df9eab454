import type { Game } from '../../game/game.ts';
import type { Square } from '../../grid.ts';
import { type Random, shuffled } from '../../random.ts';
import type { Setup } from '../../setup.ts';

/** Where a chip is, in the game's integers. */
export const ON_BOARD = 0;
export const OUT = 1;
const HELD = 2;
const UNDER = 1000;
/** A chip that lies on the board has no owner yet. */
export const NOBODY = -1;

/**
 * The chips of a game: where each is and what it shows. Chip `i` lies at `squares[i]` until it is taken; its two integers in `game.state`
 * are where it is, and its kind in the scenario's supply plus one (0: not yet dealt).
 */
export class Chips {
  readonly squares: readonly Square[];
  readonly #offset: number;
  readonly #setup: Setup;
  readonly #values: readonly number[];

  constructor(setup: Setup, offset: number) {
    this.#setup = setup;
    this.#offset = offset;
    this.squares = (setup.scenario.tokens?.placed ?? []).map(({ at }) => at);
    this.#values = (setup.scenario.tokens?.supply ?? []).map(({ value = 0 }) => value);
  }
  get stateSize(): number {
    return 2 * this.squares.length;
  }
  get count(): number {
    return this.squares.length;
  }

  place(game: Game, chip: number): number {
    return game.state[this.#offset + 2 * chip] as number;
  }
  #move(game: Game, chip: number, place: number): void {
    game.state[this.#offset + 2 * chip] = place;
  }
  value(game: Game, chip: number): number {
    return this.#values[(game.state[this.#offset + 2 * chip + 1] as number) - 1] ?? 0;
  }
  colour(game: Game, chip: number): string | undefined {
    return this.#setup.scenario.tokens?.supply[(game.state[this.#offset + 2 * chip + 1] as number) - 1]?.colour;
  }
  holder(game: Game, chip: number): number {
    const place = this.place(game, chip);
    return place >= HELD && place < UNDER ? place - HELD : NOBODY;
  }
  /** The node of the figure a chip lies under, -1 if it lies under none. */
  nodeAbove(game: Game, chip: number): number {
    return this.place(game, chip) >= UNDER ? this.place(game, chip) - UNDER : NOBODY;
  }

  take(game: Game, chip: number, player: number): void {
    this.#move(game, chip, HELD + player);
  }
  putUnder(game: Game, chip: number, node: number): void {
    this.#move(game, chip, UNDER + node);
  }
  remove(game: Game, chip: number): void {
    this.#move(game, chip, OUT);
  }
  /** Of the chips a player holds, how many have this value. */
  held(game: Game, player: number, value: number): number {
    let held = 0;
    for (let chip = 0; chip < this.count; chip++) if (this.holder(game, chip) === player && this.value(game, chip) === value) held++;
    return held;
  }
  /** A chip of this value that the player holds; -1 if there is none. */
  find(game: Game, player: number, value: number): number {
    for (let chip = 0; chip < this.count; chip++) if (this.holder(game, chip) === player && this.value(game, chip) === value) return chip;
    return NOBODY;
  }

  /** What each chip shows: as the scenario says, the others at random from the rest of the supply. */
  deal(random: Random): readonly number[] {
    const { supply = [], placed = [] } = this.#setup.scenario.tokens ?? {};
    const known = placed.map((token) =>
      supply.findIndex(({ colour, value }) => token.value === value && (token.colour ?? colour) === colour && token.value !== undefined),
    );
    const left = supply.map(({ count }, kind) => count - known.filter((each) => each === kind).length);
    const rest = shuffled(
      left.flatMap((count, kind) => new Array<number>(Math.max(0, count)).fill(kind)),
      random,
    );
    return known.map((kind) => (kind >= 0 ? kind : (rest.pop() ?? NOBODY)) + 1);
  }
  dealt(game: Game, kinds: readonly number[]): void {
    for (const [chip, kind] of kinds.entries()) if (chip < this.count) game.state[this.#offset + 2 * chip + 1] = kind;
  }
}
