import type { Tile } from '../documents/tile-set.ts';
import { dealAs } from '../game/deal.ts';
import type { Game } from '../game/game.ts';
import { codeOf, legalMoves, play } from '../game/legal-moves.ts';
import type { Move } from '../game/move.ts';
import type { FeaturePlace } from '../game/place.ts';
import { HALVES, type Rotation, rotation, SIDES, type Square } from '../grid.ts';
import type { JczMessage } from './jcz-game.ts';

const DEGREES = 90;
/** "R270" or 270 in quarter turns. */
export const quarterTurns = (given: unknown): Rotation => rotation(Math.round(Number(String(given).replace(/^R/, '')) / DEGREES));

const THEIR_HALVES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];
/** The first side or half of a location: "NL.WR" are halves, "WE" sides, "_E" all sides but east; "I" reaches none. */
const placeOf = (feature: string, location: string): string | undefined => {
  if (feature === 'Field') {
    const half = location.split('.').find((part) => THEIR_HALVES.includes(part));
    return half === undefined ? undefined : HALVES[THEIR_HALVES.indexOf(half)];
  }
  return location.startsWith('_') ? SIDES.find((side) => side !== location[1]) : SIDES.find((side) => location.includes(side));
};
const KINDS: Readonly<Record<string, FeaturePlace['on']>> = {
  City: 'city',
  Road: 'road',
  Field: 'field',
  Farm: 'field',
  Monastery: 'monastery',
  Cloister: 'monastery',
};

const squareOf = (position: unknown): Square => {
  const [x, y] = Array.isArray(position) ? position : [];
  return [Number(x), Number(y)];
};
const figureMove = (payload: JczMessage['payload']): Move => {
  const pointer = (payload['pointer'] ?? {}) as Record<string, unknown>;
  const kind = String(pointer['feature']);
  const on = KINDS[kind] ?? 'monastery';
  const place = on === 'monastery' ? undefined : placeOf(kind === 'Farm' ? 'Field' : kind, String(pointer['location']));
  return { do: 'figure', at: squareOf(pointer['position']), on, ...(place ? { place } : {}) };
};

/** Turns messages into moves, playing along: what the other program leaves out (a tile that fits nowhere) is put in. */
class Recorder {
  readonly moves: Move[] = [];
  readonly #game: Game;
  #isRefused = false;
  constructor(game: Game) {
    this.#game = game;
  }
  add(move: Move): void {
    this.moves.push(move);
    if (this.#isRefused) return;
    if (move.do === 'deal') dealAs(this.#game, move);
    else if (codeOf(this.#game, move) === undefined) this.#isRefused = true;
    else play(this.#game, move);
  }
  /** Draws until this tile is in hand; tiles of a fixed order before it are drawn too, if they fit nowhere. */
  draw(tile: string): void {
    while (!this.#isRefused && this.#game.stageName === 'draw') {
      const [next, ...others] = legalMoves(this.#game);
      if (next?.do !== 'draw' || others.length > 0 || next.tile === tile) break;
      this.add(next);
    }
    this.add({ do: 'draw', tile });
  }
  passIfAsked(): void {
    if (!this.#isRefused && this.#game.stageName === 'figure') this.add({ do: 'pass' });
  }
}

/** The moves of a saved game, for a game that is about to be dealt. */
export const recordMoves = (game: Game, replay: readonly JczMessage[], names: ReadonlyMap<string, Tile>): readonly Move[] => {
  const recorder = new Recorder(game);
  recorder.add({ do: 'deal', laid: [] });
  for (const { type, payload } of replay) {
    if (type === 'PLACE_TILE') {
      const tile = names.get(String(payload['tileId']))?.id ?? String(payload['tileId']);
      recorder.draw(tile);
      recorder.add({ do: 'lay', tile, at: squareOf(payload['position']), rotation: quarterTurns(payload['rotation']) });
    } else if (type === 'DEPLOY_MEEPLE') recorder.add(figureMove(payload));
    else recorder.passIfAsked();
  }
  return recorder.moves;
};
