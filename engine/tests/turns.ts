import type { Game } from '../game/game.ts';
import { legalMoves, play } from '../game/legal-moves.ts';
import type { Move, MoveOf } from '../game/move.ts';
import type { Rotation, Square } from '../grid.ts';

/** A turn as tests write it: which tile comes, where it goes, and what is done in the figure step (nothing: pass). */
export interface Turn {
  readonly tile: string;
  readonly at: Square;
  readonly rotation?: Rotation;
  readonly figure?: Omit<MoveOf<'figure'>, 'do' | 'at'> & { readonly at?: Square };
}

const mayPass = (game: Game): boolean => legalMoves(game).some((move) => move.do === 'pass');

/** Draws and lays a tile; the game then waits in the figure step, if there is a choice. */
export const layTile = (game: Game, { tile, at, rotation = 0 }: Turn): void => {
  play(game, { do: 'draw', tile });
  play(game, { do: 'lay', tile, at, rotation });
};

/** Plays a whole turn. */
export const takeTurn = (game: Game, turn: Turn): void => {
  layTile(game, turn);
  if (turn.figure) play(game, { do: 'figure', at: turn.at, ...turn.figure });
  while (!game.isOver && game.stageName !== 'draw' && mayPass(game)) play(game, { do: 'pass' });
};

/** Points a player got under one heading. */
export const pointsFor = (game: Game, player: number, what: string): number =>
  (game.log ?? []).filter((event) => event.player === player && event.what === what).reduce((sum, { points = 0 }) => sum + points, 0);

export const moves = <Do extends Move['do']>(game: Game, kind: Do): readonly MoveOf<Do>[] =>
  legalMoves(game).filter((move): move is MoveOf<Do> => move.do === kind);
