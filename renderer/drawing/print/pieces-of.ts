import type { Setup } from '../../../engine/setup.ts';
import type { Tile } from '../../../engine/tile.ts';
import { PALETTES } from '../palette.ts';
import type { Style } from '../symbols/pen-style.ts';
import { type PrintPiece, type TokenShape, tilePieces, tokenPieces } from './piece.ts';

export interface PieceOptions {
  /** Millimetres of a tile's side, or a token's. */
  readonly size?: number;
  readonly bleed?: number;
  readonly calibration?: number;
  readonly shape?: TokenShape;
  readonly theme?: keyof typeof PALETTES;
}
const styleOf = ({ theme = 'colour' }: PieceOptions): Style => ({ palette: PALETTES[theme], detail: 'full' });

/** Every tile of a set-up's list, each as often as the list holds it. */
export const tilePiecesOf = ({ catalogue, board }: Setup, options: PieceOptions = {}): PrintPiece[] => {
  const { size = board.sizes.tile, bleed = 0, calibration = 1 } = options;
  const kinds = [...catalogue.copies].flatMap(([id, count]): [Tile, number][] => {
    const tile = catalogue.tiles.get(id);
    return tile ? [[tile, count]] : [];
  });
  return tilePieces(kinds, size * calibration, bleed, styleOf(options));
};
/** Millimetres across, unless told otherwise. */
export const TOKEN_SIZE = 22;
/** Every token of a set-up's supply. */
export const tokenPiecesOf = ({ scenario }: Setup, options: PieceOptions = {}): PrintPiece[] => {
  const { size = TOKEN_SIZE, bleed = 0, calibration = 1, shape = 'round' } = options;
  return tokenPieces(scenario.tokens?.supply ?? [], size * calibration, bleed, shape, styleOf(options));
};
