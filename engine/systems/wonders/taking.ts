import type { Game } from '../../game/game.ts';
import type { Move } from '../../game/move.ts';
import { type Objection, objection } from '../../objection.ts';
import type { Hoard } from './hoard.ts';

/** What is asked: who takes, or which wonder. Codes are players, or wonders. */
export class Taking {
  readonly #hoard: Hoard;
  readonly #ids: readonly string[];
  readonly #reserve: boolean;

  constructor(hoard: Hoard, ids: readonly string[], reserve: boolean) {
    this.#hoard = hoard;
    this.#ids = ids;
    this.#reserve = reserve;
  }

  isCandidate(game: Game, player: number): boolean {
    return this.#hoard.wonderOf(game, player) < 0 && (game.scores[player] as number) >= this.#hoard.space(game);
  }
  #candidates(game: Game): number {
    let count = 0;
    for (let player = 0; player < game.plan.players; player++) if (this.isCandidate(game, player)) count++;
    return count;
  }
  #firstCandidate(game: Game): number {
    let player = 0;
    while (!this.isCandidate(game, player)) player++;
    return player;
  }

  /** Settles who takes a wonder, as far as it goes without a choice; true when somebody must choose. */
  test(game: Game): boolean {
    const hoard = this.#hoard;
    while (hoard.poolSize(game) > 0) {
      if (hoard.taker(game) < 0) {
        const candidates = this.#candidates(game);
        if (candidates === 0) return false;
        game.asker = game.player;
        if (candidates > 1) return true;
        hoard.nameTaker(game, this.#firstCandidate(game));
      }
      game.asker = hoard.taker(game);
      if (hoard.poolSize(game) > 1) return true;
      this.#take(game, this.#onlyWonder(game));
    }
    return false;
  }
  #onlyWonder(game: Game): number {
    return this.#ids.findIndex((_, wonder) => this.#hoard.isInPool(game, wonder));
  }
  #take(game: Game, wonder: number): void {
    const player = this.#hoard.taker(game);
    this.#hoard.give(game, player, wonder, this.#reserve);
    this.#hoard.nameTaker(game, -1);
    this.#hoard.movePairs(game);
    if (game.log) game.note({ what: 'wonders/taken', player, tile: this.#ids[wonder] as string });
  }

  offer(game: Game): void {
    if (this.#hoard.taker(game) < 0) {
      for (let player = 0; player < game.plan.players; player++) if (this.isCandidate(game, player)) game.offer(player);
    } else for (let wonder = 0; wonder < this.#ids.length; wonder++) if (this.#hoard.isInPool(game, wonder)) game.offer(wonder);
  }
  choose(game: Game, code: number): void {
    if (this.#hoard.taker(game) < 0) this.#hoard.nameTaker(game, code);
    else this.#take(game, code);
  }
  moveOf(game: Game, code: number): Move {
    if (this.#hoard.taker(game) < 0) return { do: 'name-taker', player: code };
    return { do: 'take-wonder', wonder: this.#ids[code] as string };
  }
  *objections(game: Game, move: Move): Generator<Objection> {
    const isNaming = this.#hoard.taker(game) < 0;
    if (move.do === 'name-taker' && isNaming) {
      if (move.player >= game.plan.players || !this.isCandidate(game, move.player))
        yield objection('wonders/not-on-the-space', {}, { space: this.#hoard.space(game), player: move.player + 1 });
    } else if (move.do === 'take-wonder' && !isNaming) {
      if (!this.#hoard.isInPool(game, this.#ids.indexOf(move.wonder)))
        yield objection('wonders/not-in-the-pool', { tile: move.wonder }, { tile: move.wonder });
    } else yield objection(isNaming ? 'wonders/name-who-takes' : 'wonders/choose-one');
  }
}
