import type { Board } from '../documents/board.ts';
import type { Scenario } from '../documents/scenario.ts';
import { standFigure } from '../game/figures.ts';
import type { Game } from '../game/game.ts';
import { play } from '../game/legal-moves.ts';
import type { Move } from '../game/move.ts';
import { objections } from '../game/objections.ts';
import { type FeaturePlace, nodeAtPlace } from '../game/place.ts';
import { SECTORS, type Sector } from '../systems/wheel-of-fortune/dial.ts';
import { gameOf } from './games.ts';
import { bundledSets } from './library.ts';
import { layTile, pointsFor } from './turns.ts';

export type Switches = NonNullable<Scenario['systems']['wheel-of-fortune']>;
export const SETS = { sets: [{ set: 'wheel-of-fortune' }, { set: 'wheel-board' }] };
export const wheel = (switches: Switches = {}, changes: Partial<Scenario> = {}): Game =>
  gameOf({ systems: { 'wheel-of-fortune': switches }, tiles: SETS, ...changes });
export const landTiles = bundledSets().find(({ id }) => id === 'wheel-of-fortune')?.tiles ?? [];

/** The pig is put before the sector wanted, and a tile with a 1 is drawn. */
export const spinTo = (game: Game, sector: Sector, tile = 'wof-FRFR-w1'): void => {
  game.state[0] = (SECTORS.indexOf(sector) + SECTORS.length - 1) % SECTORS.length;
  play(game, { do: 'draw', tile });
};
export const stand = (game: Game, player: number, place: FeaturePlace): void => standFigure(game, nodeAtPlace(game, place), player);
export const rulesAgainst = (game: Game, move: Move): string[] => objections(game, move).map(({ rule }) => rule);
export const points = (game: Game, what: string): number[] => [0, 1].map((player) => pointsFor(game, player, `wheel-of-fortune/${what}`));
export const CROWN = { do: 'crown', sector: 'taxes', space: 0 } as const satisfies Move;
/** A laid tile with the game waiting in the figure step. */
export const inFigureStep = (): Game => {
  const game = wheel();
  layTile(game, { tile: 'wof-FFFF', at: [1, -1] });
  return game;
};

/** The wheel's board and one square more, which wants a city in the west. */
export const NARROW: Board = {
  kind: 'board',
  version: 3,
  id: 'narrow',
  name: { en: 'Narrow' },
  sizes: { square: 45.5, tile: 45 },
  rows: ['####.', '####.', '#####', '####.'],
  cities: [],
  starts: [],
  towns: [],
  border: [],
};
export const narrow = (): Game =>
  gameOf({ systems: { 'map-boards': {}, 'wheel-of-fortune': {} }, board: NARROW, tiles: SETS, laid: ['wheel-board/0@0,0'] });

/** City A of the board with two tiles and two arms: three places to stand. */
export const BIG_CITY = ['wheel-board/0@0,0', 'wof-CCCF+/1@0,-1', 'wof-CCCC+/0@0,-2'];
export const IN_BIG_CITY: readonly FeaturePlace[] = [
  { at: [0, 0], on: 'city', place: 'N' },
  { at: [0, -1], on: 'city', place: 'N' },
  { at: [0, -2], on: 'city', place: 'N' },
];
export const bigCity = (switches: Switches = {}, changes: Partial<Scenario> = {}): Game => wheel(switches, { laid: BIG_CITY, ...changes });
/** City A completed by a cap: the field in the north-west touches it. */
export const CAPPED = ['wheel-board/0@0,0', 'wof-CFFF/2@0,-1'];
export const NORTH_WEST: FeaturePlace = { at: [1, 0], on: 'field', place: 'NW' };
