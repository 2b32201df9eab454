import type { Tile } from '../documents/tile-set.ts';
import { type Objection, objection, type Place } from '../objection.ts';
import { BY_FIGURE, BY_MOVE, BY_SCORING, BY_TILE, HARMLESS } from './jcz-elements.ts';
import type { JczGame, JczMessage } from './jcz-game.ts';
import { featureKind, setNamed } from './jcz-names.ts';

type Names = ReadonlyMap<string, Tile>;
/** Where a path of the saved game stands in its text. */
export type PlaceOf = (path: readonly (string | number)[]) => Place;

const FARTHEST = 999;
const MESSAGES = new Set(['PLACE_TILE', 'DEPLOY_MEEPLE', 'PASS', 'COMMIT']);

interface NamedTile {
  readonly name: string;
  readonly path: readonly (string | number)[];
}
const tilesLaid = ({ setup, replay }: JczGame): readonly NamedTile[] => [
  ...setup.start.map(({ tile }, i) => ({ name: tile, path: ['setup', 'start', i, 'tile'] })),
  ...replay.flatMap(({ type, payload }, i) =>
    type === 'PLACE_TILE' ? [{ name: String(payload['tileId']), path: ['replay', i, 'payload', 'tileId'] }] : [],
  ),
];
const figureKinds = (replay: readonly JczMessage[]): ReadonlySet<string> =>
  new Set(replay.flatMap(({ type, payload }) => (type === 'DEPLOY_MEEPLE' ? [String(payload['meepleId'] ?? '').split('.')[1] ?? ''] : [])));

function* tileObstacles(game: JczGame, names: Names, placeOf: PlaceOf): Generator<Objection> {
  const told = new Set<string>();
  for (const { name, path } of tilesLaid(game)) {
    if (names.has(name) || told.has(name)) continue;
    told.add(name);
    yield objection('jcz/tile', { ...placeOf(path), tile: name }, { tile: name });
  }
  if (told.size === 0) return;
  for (const set of Object.keys(game.setup.sets))
    if (setNamed(set) === undefined) yield objection('jcz/set', placeOf(['setup', 'sets', set]), { set });
}

const isWhole = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) <= FARTHEST;
const isSquare = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every(isWhole);
const isTurn = (value: unknown): boolean => /^R?(0|90|180|270)$/.test(String(value));

/** Squares and rotations that are none. */
function* shapeObstacles({ setup, replay }: JczGame, placeOf: PlaceOf): Generator<Objection> {
  const wrong = (path: readonly (string | number)[]): Objection => objection('jcz/not-a-game', placeOf(path), { what: path.join('.') });
  for (const [i, { rotation }] of setup.start.entries()) if (!isTurn(rotation)) yield wrong(['setup', 'start', i, 'rotation']);
  for (const [i, { type, payload }] of replay.entries()) {
    const pointer = payload['pointer'] as { readonly position?: unknown } | undefined;
    if (type === 'PLACE_TILE' && !isTurn(payload['rotation'])) yield wrong(['replay', i, 'payload', 'rotation']);
    if (type === 'PLACE_TILE' && !isSquare(payload['position'])) yield wrong(['replay', i, 'payload', 'position']);
    if (type === 'DEPLOY_MEEPLE' && !isSquare(pointer?.position)) yield wrong(['replay', i, 'payload', 'pointer']);
  }
  const figures = setup.elements['small-follower'];
  if (typeof figures === 'number' && !(Number.isInteger(figures) && figures >= 0)) yield wrong(['setup', 'elements', 'small-follower']);
}

function* messageObstacles({ replay }: JczGame, placeOf: PlaceOf): Generator<Objection> {
  for (const [i, { type, payload }] of replay.entries()) {
    const feature = (payload['pointer'] as { readonly feature?: unknown } | undefined)?.feature;
    if (!MESSAGES.has(type)) yield objection('jcz/message', placeOf(['replay', i, 'type']), { type });
    else if (type === 'DEPLOY_MEEPLE' && feature !== undefined && featureKind(feature) === undefined)
      yield objection('jcz/message', placeOf(['replay', i, 'payload', 'pointer']), { type: `${type} ${String(feature)}` });
  }
}

/** True for an element that is switched on. */
export const isOn = (value: unknown): boolean => value !== false && value !== 0 && value !== null && value !== 'off';

/** Elements that would change something: those at work in any game, those whose figure was placed, and in a game with moves or tiles of others all the rest. */
function* elementObstacles(game: JczGame, names: Names, isPlain: boolean, placeOf: PlaceOf): Generator<Objection> {
  const { setup, replay } = game;
  const figures = figureKinds(replay);
  const laid = tilesLaid(game).flatMap(({ name }) => names.get(name) ?? []);
  const isAtWork = (element: string): boolean => {
    const figure = BY_FIGURE[element];
    const onTile = BY_TILE[element];
    if (figure !== undefined) return figures.has(figure);
    if (onTile) return laid.some(onTile);
    return !(isPlain && (BY_MOVE.has(element) || element in BY_SCORING));
  };
  for (const [element, value] of Object.entries(setup.elements)) {
    if (isOn(value) && !HARMLESS.has(element) && isAtWork(element))
      yield objection('jcz/element', placeOf(['setup', 'elements', element]), { element });
  }
  const known = new Set(['', 'small', ...Object.values(BY_FIGURE)]);
  for (const figure of figures)
    if (
      !known.has(figure) ||
      Object.entries(BY_FIGURE).some(([element, kind]) => kind === figure && !isOn(setup.elements[element] ?? false))
    )
      yield objection('jcz/element', placeOf(['replay']), { element: figure });
}

/** Why a saved game cannot be read: tiles, elements and moves that are not ours and would change something. All of them. */
export function* obstacles(game: JczGame, names: Names, placeOf: PlaceOf): Generator<Objection> {
  const foreign = [...tileObstacles(game, names, placeOf), ...messageObstacles(game, placeOf)];
  yield* elementObstacles(game, names, foreign.length === 0, placeOf);
  yield* foreign;
  yield* shapeObstacles(game, placeOf);
}
