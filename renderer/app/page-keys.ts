import { matches } from '../commands/keys.ts';
import type { Studio } from './studio.svelte.ts';

/** A box to tick takes no letters, so keys there are commands. */
const isTicked = (target: EventTarget | null): boolean => target instanceof HTMLInputElement && target.type === 'checkbox';
const isTyping = (target: EventTarget | null): boolean =>
  !isTicked(target) && target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
/** In a text field only what carries Ctrl, or no letter at all, is a command; undo there is the field's own. */
const isForField = (event: KeyboardEvent): boolean =>
  isTyping(event.target) && ((!event.ctrlKey && !event.metaKey && !/^F\d/.test(event.key)) || matches('Mod+Z Mod+Shift+Z Mod+Y', event));

/** Keys of the whole page: the shortcut of a command, unless a dialog or a text field has the keyboard. */
export const pageKeys = (studio: Studio, event: KeyboardEvent): void => {
  const { open, question } = studio.dialogs;
  if (event.defaultPrevented || open !== undefined || question !== undefined || isForField(event)) return;
  if (studio.commands.press(event)) event.preventDefault();
};
