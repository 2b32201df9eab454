import type { Tile } from '../documents/tile-set.ts';
import { dealAs } from '../game/deal.ts';
import { type Game, NONE } from '../game/game.ts';
import { codeOf, legalMoves, play } from '../game/legal-moves.ts';
import type { Move } from '../game/move.ts';
import { type FeaturePlace, nodeAtPlace } from '../game/place.ts';
import { HALVES, type Rotation, rotation, SIDES, type Square } from '../grid.ts';
import type { JczMessage } from './jcz-game.ts';
import { featureKind } from './jcz-names.ts';

const DEGREES = 90;
/** "R270" or 270 in quarter turns. */
export const quarterTurns = (given: unknown): Rotation => rotation(Math.round(Number(String(given).replace(/^R/, '')) / DEGREES));

const THEIR_HALVES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];
const halfOf = (location: string): string | undefined => {
  const half = location.split('.').find((part) => THEIR_HALVES.includes(part));
  return half === undefined ? undefined : HALVES[THEIR_HALVES.indexOf(half)];
};
/** The first side of a location: "WE" are two sides, "_E" all sides but east; "I" reaches none. */
const sideOf = (location: string): string | undefined =>
  location.startsWith('_') ? SIDES.find((side) => side !== location[1]) : SIDES.find((side) => location.includes(side));

const squareOf = (position: unknown): Square => {
  const [x, y] = Array.isArray(position) ? position : [];
  return [Number(x), Number(y)];
};

/** Where a figure stands. Early saved games do not name the kind of feature: halves are a field's, "CLOISTER" is one, sides tell city and road apart. */
const featurePlace = (game: Game, at: Square, feature: unknown, location: string): FeaturePlace => {
  const named = feature === undefined ? undefined : featureKind(feature);
  const half = halfOf(location);
  if (named === 'field' || (named === undefined && half !== undefined)) return { at, on: 'field', ...(half ? { place: half } : {}) };
  if (named === 'monastery' || /^(CLOISTER|MONASTERY|I)$/.test(location)) return { at, on: 'monastery' };
  const place = sideOf(location);
  const with_ = (on: FeaturePlace['on']): FeaturePlace => ({ at, on, ...(place ? { place } : {}) });
  if (named) return with_(named);
  return nodeAtPlace(game, with_('city')) === NONE ? with_('road') : with_('city');
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
  figure({ pointer }: JczMessage['payload']): void {
    const { position, feature, location } = (pointer ?? {}) as Readonly<Record<string, unknown>>;
    const place = featurePlace(this.#game, squareOf(position), feature, String(location));
    this.add({ do: 'figure', ...place });
  }
  passIfAsked(): void {
    if (!this.#isRefused && this.#game.stageName === 'figure') this.add({ do: 'pass' });
  }
}

/** A turn is over only when it is committed: a figure or a pass after the last commit may still be taken back, and scores nothing yet. */
const committed = (replay: readonly JczMessage[]): readonly JczMessage[] => {
  const after = replay.findLastIndex(({ type }) => type === 'COMMIT') + 1;
  return after === 0 ? replay : replay.filter(({ type }, i) => i < after || type === 'PLACE_TILE');
};

/** The moves of a saved game, for a game that is about to be dealt. */
export const recordMoves = (game: Game, replay: readonly JczMessage[], names: ReadonlyMap<string, Tile>): readonly Move[] => {
  const recorder = new Recorder(game);
  recorder.add({ do: 'deal', laid: [] });
  for (const { type, payload } of committed(replay)) {
    if (type === 'PLACE_TILE') {
      const tile = names.get(String(payload['tileId']))?.id ?? String(payload['tileId']);
      recorder.draw(tile);
      recorder.add({ do: 'lay', tile, at: squareOf(payload['position']), rotation: quarterTurns(payload['rotation']) });
    } else if (type === 'DEPLOY_MEEPLE') recorder.figure(payload);
    else recorder.passIfAsked();
  }
  return recorder.moves;
};
