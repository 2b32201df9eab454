import { focusablesIn } from '../shared/focus.ts';

/** The parts of the window (`data-part`), in the order F6 leads through them: the board first. */
const PARTS = ['main', 'options', 'inspector', 'problems', 'status', 'top', 'documents', 'tools', 'notices'];

/** Gives the keyboard to the next part of the window that can have it, or the one before; from nowhere, to the board. */
export const stepPart = (by: 1 | -1): void => {
  const parts = PARTS.flatMap((name) => {
    const part = document.querySelector(`[data-part="${name}"]`);
    const first = part && focusablesIn(part)[0];
    return first ? [{ part, first }] : [];
  });
  const at = parts.findIndex(({ part }) => part.contains(document.activeElement));
  parts[at < 0 ? 0 : (at + by + parts.length) % parts.length]?.first.focus();
};
