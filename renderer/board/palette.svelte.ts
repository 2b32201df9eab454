import { imagesApart } from '../../engine/boards/joined-images.ts';
import { type LiveSymmetry, symmetric } from '../../engine/boards/live-symmetry.ts';
import { sizeOf } from '../../engine/boards/move.ts';
import type { Piece } from '../../engine/boards/piece.ts';
import { type Part, partsOf } from '../../engine/boards/repeat-part.ts';
import type { CityEdge, Ground } from '../../engine/documents/board.ts';
import { inLanguage } from '../../engine/documents/common.ts';
import type { Edit } from '../../engine/edits/edit.ts';
import type { Square } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { StampSlots } from './stamp-slots.svelte.ts';
import { BOARD_TOOLS } from './tool-words.ts';

export const PRINTS = ['neutral', 'road', 'city', 'open'] as const;
export type Print = (typeof PRINTS)[number];

/** What the tools of the Board workspace have in hand; shared by all of them, and by all open documents. */
export class BoardPalette {
  ground = $state<Ground>('#');
  symmetry = $state<LiveSymmetry | undefined>();
  /** The part of the board that symmetry repeats, where it has it. */
  part = $state<Part>('NW');
  print = $state<Print>('road');
  arms = $state(0);
  edge = $state<CityEdge>('city');
  /** The place of the region that is painted. */
  region = $state(0);
  showsRegions = $state(true);
  /** What the stamp holds: taken up, copied or cut. */
  piece = $state.raw<Piece | undefined>();
  readonly slots: StampSlots;
  /** Each stamp of a drag is one of those that are kept. */
  isMixed = $state(false);
  /** What the next mixed stamps are drawn by. */
  seed = $state(1);

  constructor(studio: Studio) {
    this.slots = new StampSlots(studio.settings);
  }
  /** Takes a piece into the stamp, and that alone. */
  hold(piece: Piece): void {
    this.piece = piece;
    this.isMixed = false;
  }
  /** What the next stamps are taken from. */
  get stamps(): readonly Piece[] {
    const kept = this.isMixed ? this.slots.filled : [];
    return kept.length > 0 ? kept : this.piece ? [this.piece] : [];
  }
}

const palettes = new WeakMap<Studio, BoardPalette>();
export const paletteOf = (studio: Studio): BoardPalette => {
  const known = palettes.get(studio) ?? new BoardPalette(studio);
  palettes.set(studio, known);
  return known;
};

/** The part to be repeated by the symmetry at hand: the one chosen, or its first. */
export const partOf = ({ symmetry, part }: BoardPalette): Part | undefined => {
  const parts = symmetry ? partsOf(symmetry) : [];
  return parts.includes(part) ? part : parts[0];
};
/** Tools that live symmetry repeats. */
export const MIRRORING: ReadonlySet<string> = new Set(['brush', 'eraser', 'line', 'rectangle', 'ellipse', 'fill', 'region']);
/** Squares with the images that live symmetry gives them. */
export const mirrored = (studio: Studio, squares: readonly Square[]): Square[] =>
  symmetric(squares, paletteOf(studio).symmetry, sizeOf(studio.setup.board));
/** Paints squares and their images with what is in hand. */
export const paintEdit = (studio: Studio, squares: readonly Square[]): Extract<Edit, { do: 'paint' }> => {
  const { ground, symmetry } = paletteOf(studio);
  return { do: 'paint', squares: mirrored(studio, squares), ground, ...(symmetry && { symmetry }) };
};
/** Says it where large cities met their images and stay two, since each has a name of its own. */
export const tellApart = ({ setup, dialogs, words }: Studio, { ground, symmetry }: BoardPalette): void => {
  const apart = symmetry && ground === 'O' ? imagesApart(setup.board, symmetry) : undefined;
  if (!apart) return;
  const [city, other] = apart.map(({ name }) => inLanguage(name, words.language)) as [string, string];
  dialogs.tell(BOARD_TOOLS.apart, { city, other }, 'note');
};
