import { pieceFrom, pieceText } from '../../engine/boards/kept-piece.ts';
import type { Piece } from '../../engine/boards/piece.ts';
import type { SettingsStore } from '../app/settings.svelte.ts';

export const SLOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Slot = (typeof SLOTS)[number];

/** Longer stamps are kept until the program is closed, no longer: settings are written at each change. */
const LONGEST_TEXT = 40_000;

/** Nine stamps that a person keeps, of all documents alike. */
export class StampSlots {
  readonly #settings: SettingsStore;
  /** What was kept in this session. */
  #pieces = $state.raw<Readonly<Partial<Record<Slot, Piece>>>>({});
  readonly #read = new Map<string, Piece | undefined>();

  constructor(settings: SettingsStore) {
    this.#settings = settings;
  }
  at(slot: Slot): Piece | undefined {
    return this.#pieces[slot] ?? this.#fromText(this.#settings.now.stamps[slot]);
  }
  get filled(): readonly Piece[] {
    return SLOTS.flatMap((slot) => this.at(slot) ?? []);
  }
  /** Keeps a piece in place of what the slot held; false if only until the program is closed. */
  keep(slot: Slot, piece: Piece): boolean {
    const text = pieceText(piece);
    const lasts = text.length <= LONGEST_TEXT;
    this.#change(slot, piece, lasts ? text : undefined);
    return lasts;
  }
  empty(slot: Slot): void {
    this.#change(slot, undefined, undefined);
  }
  #change(slot: Slot, piece: Piece | undefined, text: string | undefined): void {
    const { [slot]: _, ...others } = this.#pieces;
    this.#pieces = piece ? { ...others, [slot]: piece } : others;
    const { [slot]: __, ...texts } = this.#settings.now.stamps;
    this.#settings.change({ stamps: text === undefined ? texts : { ...texts, [slot]: text } });
  }
  /** Read once: the same piece for the same text, so that its picture is drawn once. */
  #fromText(text: string | undefined): Piece | undefined {
    if (text === undefined) return undefined;
    if (!this.#read.has(text)) this.#read.set(text, pieceFrom(text));
    return this.#read.get(text);
  }
}
