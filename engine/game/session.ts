import { type GameRecord, RECORD_VERSION } from '../documents/record.ts';
import type { Objection } from '../objection.ts';
import type { Random } from '../random.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Library, type Setup, setupOf } from '../setup.ts';
import type { Game } from './game.ts';
import { play, playChance } from './legal-moves.ts';
import type { Move } from './move.ts';
import { objections } from './objections.ts';
import { planOf } from './plan.ts';
import { type Refused, scenarioOfRecord } from './replay.ts';
import { startGame } from './turn.ts';

/** How many moves lie between two kept moments. */
const APART = 12;

/**
 * A game being played and looked back at: its moves so far, and the moment one stands at. A session is a value: every step gives a new one.
 * Moments are kept now and then, so that going anywhere replays a few moves only.
 */
export class Session {
  readonly moves: readonly Move[];
  /** How many of the moves have been made at this moment. */
  readonly at: number;
  /** The game at this moment; to be read, never changed. */
  readonly game: Game;
  readonly #kept: readonly Game[];

  private constructor(moves: readonly Move[], at: number, game: Game, kept: readonly Game[]) {
    this.moves = moves;
    this.at = at;
    this.game = game;
    this.#kept = kept;
  }

  /** A new game, before its deal. */
  static of(setup: Setup): Session {
    const game = startGame(planOf(setup));
    return new Session([], 0, game, [game.clone()]);
  }
  /** A record at its last legal move; with the move that is refused, if one is. */
  static ofRecord(record: GameRecord, library: Library): { readonly session: Session; readonly refused: Refused | null } | undefined {
    const scenario = scenarioOfRecord(record, library);
    if (!scenario) return undefined;
    let session = Session.of(setupOf(scenario, library));
    for (const [index, move] of record.moves.entries()) {
      const next = session.make(move);
      if (!next.ok) return { session, refused: { index, objections: next.problem } };
      session = next.value;
    }
    return { session, refused: null };
  }

  get isAtEnd(): boolean {
    return this.at === this.moves.length;
  }

  /** Makes a move here, dropping what came after this moment; or says why not. */
  make(move: Move): Result<Session, readonly Objection[]> {
    const refusals = objections(this.game, move);
    if (refusals.length > 0) return fail(refusals);
    const game = this.game.clone();
    play(game, move);
    return ok(this.#after(game, move));
  }
  /** Makes the next move of chance; the session itself where somebody must choose. */
  chance(random: Random): Session {
    const game = this.game.clone();
    const move = playChance(game, random);
    return move ? this.#after(game, move) : this;
  }
  #after(game: Game, move: Move): Session {
    const moves = [...this.moves.slice(0, this.at), move];
    const kept = this.#kept.slice(0, Math.floor(this.at / APART) + 1);
    return new Session(moves, moves.length, game, moves.length % APART === 0 ? [...kept, game.clone()] : kept);
  }

  /** The session at another moment: after so many moves, from 0 to all. */
  goTo(at: number): Session {
    const to = Math.max(0, Math.min(at, this.moves.length));
    const from = Math.min(Math.floor(to / APART), this.#kept.length - 1);
    const game = (this.#kept[from] as Game).clone();
    for (const move of this.moves.slice(from * APART, to)) play(game, move);
    return new Session(this.moves, to, game, this.#kept);
  }

  /** All moves as a record. */
  record(id: string): GameRecord {
    const { scenario } = this.game.plan.setup;
    return { kind: 'record', version: RECORD_VERSION, id, title: scenario.title, scenario, moves: this.moves };
  }
}
