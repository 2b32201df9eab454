import { matches } from '../commands/keys.ts';
import type { Studio } from './studio.svelte.ts';

const CLICKED = /^(checkbox|radio|button|range|color|file)$/;
const isTyping = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLInputElement) return !CLICKED.test(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName));
};
/** In a text field only what carries Ctrl, or no letter at all, is a command; undo there is the field's own. */
const isForField = (event: KeyboardEvent): boolean =>
  isTyping(event.target) && ((!event.ctrlKey && !event.metaKey && !/^F\d/.test(event.key)) || matches('Mod+Z Mod+Shift+Z Mod+Y', event));

/** Keys of the whole page: the shortcut of a command, unless a dialog or a text field has the keyboard. */
export const pageKeys = (studio: Studio, event: KeyboardEvent): void => {
  const { open, question, report } = studio.dialogs;
  const isBehind = open !== undefined || question !== undefined || report !== undefined;
  if (event.defaultPrevented || isBehind || isForField(event)) return;
  if (studio.commands.press(event)) event.preventDefault();
};
