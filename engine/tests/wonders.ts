import type { Board } from '../documents/board.ts';
import type { Scenario } from '../documents/scenario.ts';
import { dealAny } from '../game/deal.ts';
import { standFigure } from '../game/figures.ts';
import type { Game } from '../game/game.ts';
import { legalMoves, play } from '../game/legal-moves.ts';
import type { Move, MoveOf } from '../game/move.ts';
import { objections } from '../game/objections.ts';
import { type FeaturePlace, nodeAtPlace } from '../game/place.ts';
import { planOf } from '../game/plan.ts';
import { startGame } from '../game/turn.ts';
import { randomFrom } from '../random.ts';
import { Hoard } from '../systems/wonders/hoard.ts';
import { gameOf, setupWith } from './games.ts';
import { moves, takeTurn } from './turns.ts';

export type Switches = NonNullable<Scenario['systems']['wonders']>;
export const SETS = { sets: [{ set: 'base' }, { set: 'inns-and-cathedrals' }, { set: 'wonders' }] };
export const IDS = ['wonder-stonehenge', 'wonder-notre-dame', 'wonder-circus-maximus', 'wonder-alhambra'] as const;
export const [STONEHENGE, NOTRE_DAME, CIRCUS, ALHAMBRA] = [0, 1, 2, 3];
export const players = (count: number): NonNullable<Scenario['players']> =>
  Array.from({ length: count }, (_, i) => ({ name: `P${i + 1}` }));
export const wondersGame = (switches: Switches = {}, changes: Partial<Scenario> = {}): Game =>
  gameOf({ systems: { wonders: switches }, tiles: SETS, ...changes });
export const hoardOf = (game: Game): Hoard => new Hoard(0, game.plan.players, IDS.length);
/** A player has won a wonder, which waits. */
export const win = (game: Game, player: number, wonder: number): void => {
  hoardOf(game).setPool(game, [wonder]);
  hoardOf(game).give(game, player, wonder, false);
};
/** A player has won and placed a wonder, in the present turn. */
export const own = (game: Game, player: number, wonder: number): void => {
  win(game, player, wonder);
  hoardOf(game).mark(game, player);
};
export const rulesAgainst = (game: Game, move: Move): string[] => objections(game, move).map(({ rule }) => rule);
export const pool = (game: Game): number => hoardOf(game).poolSize(game);
/** Anna lays a tile far from all that a test is about, and passes. */
export const anyTurn = (game: Game): void => takeTurn(game, { tile: 'base-E', at: [0, -1], rotation: 2 });
/** The game waits for Bert to place a wonder he has won. */
export const waiting = (wonder: number, switches: Switches = {}, changes: Partial<Scenario> = {}): Game => {
  const game = wondersGame(switches, changes);
  win(game, 1, wonder);
  if (changes.laid) {
    game.player = 1;
    game.turn = 1;
    game.stage = 1;
    game.step = 0;
    game.choiceCount = 0;
    legalMoves(game);
  } else anyTurn(game);
  return game;
};
export const placeAnywhere = (game: Game): MoveOf<'lay-wonder'> => {
  const move = moves(game, 'lay-wonder')[0] as MoveOf<'lay-wonder'>;
  play(game, move);
  return move;
};
export const stand = (game: Game, player: number, place: FeaturePlace): void => standFigure(game, nodeAtPlace(game, place), player);
export const figuresOn = (game: Game): string[] => moves(game, 'figure').map(({ on }) => on);

/** A start, one square of passage, and a room that has exactly the shape of Stonehenge, unturned. */
export const CORNERED: Board = {
  kind: 'board',
  version: 3,
  id: 'cornered',
  name: { en: 'Cornered' },
  sizes: { square: 45.5, tile: 45 },
  rows: ['.....', '#####', '...##'],
  cities: [],
  starts: [],
  towns: [],
  border: [],
};
export const ROOM = { do: 'lay-wonder', wonder: IDS[0], at: [2, 1], rotation: 0 } as const satisfies Move;
/** Anna must place Stonehenge, which has no place: an extra tile is drawn. */
export const cornered = (switches: Switches = {}, order?: readonly string[]): Game => {
  const tiles = order ? { ...SETS, order: { draws: [...order], afterwards: 'end' as const } } : SETS;
  const game = startGame(
    planOf(setupWith({ board: CORNERED, systems: { 'map-boards': {}, wonders: switches }, tiles, laid: ['base-U/0@0,1'] })),
  );
  win(game, 0, STONEHENGE as number);
  dealAny(game, randomFrom(1));
  return game;
};

export const turnOf = (game: Game, player: number): void => {
  game.player = player;
};
