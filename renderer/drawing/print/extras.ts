import type { Language } from '../../../engine/documents/common.ts';
import type { Setup } from '../../../engine/setup.ts';
import type { SystemId } from '../../../engine/systems/switches.ts';
import { PRINT_WORDS } from '../../../engine/words/print-words.ts';
import { SYSTEM_NAMES } from '../../../engine/words/sheet-words.ts';
import { PALETTES } from '../palette.ts';
import type { Style } from '../symbols/pen-style.ts';
import { type PrintPiece, pigPiece, tilePiece } from './piece.ts';
import { type PieceOptions, TOKEN_SIZE } from './pieces-of.ts';
import { referenceCard } from './reference-card.ts';

/** The systems a player wants beside the hand, and what their card is called. */
const CARDS: readonly (readonly [system: SystemId, title: (typeof PRINT_WORDS)['upgrade'] | (typeof SYSTEM_NAMES)[SystemId]])[] = [
  ['map-chips', PRINT_WORDS.upgrade],
  ['wheel-of-fortune', SYSTEM_NAMES['wheel-of-fortune']],
];
const FEWEST = 2;
/** What a set-up's systems need on the table beside tiles and tokens: cards for each player, the wheel and the pig on it. */
export const extraPiecesOf = (
  { scenario, board, library }: Setup,
  options: PieceOptions & { readonly language: Language },
): PrintPiece[] => {
  const { size = TOKEN_SIZE, bleed = 0, calibration = 1, shape = 'round', theme = 'colour', language } = options;
  const style: Style = { palette: PALETTES[theme], detail: 'full' };
  const isOn = (system: SystemId): boolean => scenario.systems[system] !== undefined;
  const players = Math.max(FEWEST, scenario.players?.length ?? 0);
  const cards = CARDS.filter(([system]) => isOn(system)).flatMap(([system, title]) =>
    Array.from({ length: players }, () => referenceCard(system, title, language, bleed, style)),
  );
  const wheel = isOn('wheel-of-fortune') ? library.tileSet('wheel-board')?.tiles[0] : undefined;
  if (!wheel) return cards;
  return [
    pigPiece(size * calibration, bleed, shape, style),
    ...cards,
    tilePiece(wheel, false, board.sizes.tile * calibration, bleed, style),
  ];
};
