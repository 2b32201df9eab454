import type { Studio } from '../app/studio.svelte.ts';
import type { Command } from '../commands/command.ts';
import { paletteOf } from './palette.svelte.ts';
import { SLOTS, type Slot } from './stamp-slots.svelte.ts';
import { keepStamp, STAMPS, takeStamp } from './stamp-words.ts';

/** Takes the stamp that a slot holds into the hand. */
export const takeFrom = (studio: Studio, slot: Slot): void => {
  const palette = paletteOf(studio);
  const piece = palette.slots.at(slot);
  if (!piece) return;
  palette.hold(piece);
  studio.workbench.take('stamp');
  studio.announce(STAMPS.taken, { slot });
};
/** Keeps what is in the stamp in a slot. */
export const keepIn = (studio: Studio, slot: Slot): void => {
  const { piece, slots } = paletteOf(studio);
  if (!piece) return;
  if (slots.keep(slot, piece)) studio.announce(STAMPS.kept, { slot });
  else studio.dialogs.tell(STAMPS.keptForNow, { slot }, 'note');
};
export const emptySlot = (studio: Studio, slot: Slot): void => {
  if (!paletteOf(studio).slots.at(slot)) return;
  paletteOf(studio).slots.empty(slot);
  studio.announce(STAMPS.emptied, { slot });
};

/** A digit takes what its slot holds, Shift and the digit keep what is in hand there. */
export const STAMP_COMMANDS: readonly Command[] = SLOTS.flatMap((slot): Command[] => [
  {
    id: `board.take-stamp-${slot}`,
    label: takeStamp(slot),
    shortcut: `${slot}`,
    isPossible: (studio) => paletteOf(studio).slots.at(slot) !== undefined,
    run: (studio) => takeFrom(studio, slot),
  },
  {
    id: `board.keep-stamp-${slot}`,
    label: keepStamp(slot),
    shortcut: `Shift+${slot}`,
    isPossible: (studio) => paletteOf(studio).piece !== undefined,
    run: (studio) => keepIn(studio, slot),
  },
]);
