import type { Tile } from '../documents/tile-set.ts';
import { type Objection, objection } from '../objection.ts';
import type { JczGame, JczMessage } from './jcz-game.ts';

type Names = ReadonlyMap<string, Tile>;

/** Elements that change nothing here, or are played by us. */
const HARMLESS = new Set(['small-follower', 'farmers', 'wind-rose', 'garden']);
/** Elements that change something only with certain tiles on the table. */
const ON_TILES: Readonly<Record<string, (tile: Tile) => boolean>> = {
  inn: ({ features }) => features.some((feature) => feature.type === 'road' && feature.inn === true),
  cathedral: ({ features }) => features.some((feature) => feature.type === 'city' && feature.cathedral === true),
  traders: ({ marks }) => marks?.['goods'] !== undefined,
};
/** Elements that change something only when their figure is placed: what its id is called by. */
const BY_FIGURE: Readonly<Record<string, string>> = {
  'big-follower': 'big',
  abbot: 'abbot',
  phantom: 'phantom',
  builder: 'builder',
  pig: 'pig',
  mayor: 'mayor',
  wagon: 'wagon',
  barn: 'barn',
};
const MESSAGES = new Set(['PLACE_TILE', 'DEPLOY_MEEPLE', 'PASS', 'COMMIT']);

const tilesLaid = ({ setup, replay }: JczGame): readonly string[] => [
  ...setup.start.map(({ tile }) => tile),
  ...replay.flatMap(({ type, payload }) => (type === 'PLACE_TILE' ? [String(payload['tileId'])] : [])),
];
const figuresPlaced = (replay: readonly JczMessage[]): readonly string[] =>
  replay.flatMap(({ type, payload }) => (type === 'DEPLOY_MEEPLE' ? [String(payload['meepleId'] ?? '').split('.')[1] ?? ''] : []));

const isOn = (value: unknown): boolean => value !== false && value !== 0 && value !== null;
const matters = (element: string, tiles: readonly Tile[], figures: readonly string[]): boolean => {
  if (HARMLESS.has(element)) return false;
  const onTile = ON_TILES[element];
  if (onTile) return tiles.some(onTile);
  const figure = BY_FIGURE[element];
  return figure === undefined || figures.includes(figure);
};

/** Why a saved game cannot be read: tiles, elements and moves that are not ours and would change something. */
export function* obstacles(game: JczGame, names: Names): Generator<Objection> {
  const laid = tilesLaid(game);
  const tiles = laid.flatMap((name) => names.get(name) ?? []);
  const figures = figuresPlaced(game.replay);
  for (const name of new Set(laid)) if (!names.has(name)) yield objection('jcz/tile', { tile: name }, { tile: name });
  for (const [element, value] of Object.entries(game.setup.elements))
    if (isOn(value) && matters(element, tiles, figures)) yield objection('jcz/element', { path: `setup.elements.${element}` }, { element });
  for (const [i, { type }] of game.replay.entries())
    if (!MESSAGES.has(type)) yield objection('jcz/message', { path: `replay.${i}` }, { type });
}
