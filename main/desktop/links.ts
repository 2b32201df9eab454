import { type BrowserWindow, dialog, shell } from 'electron';
import { say } from '../../engine/words/format.ts';
import type { Language } from '../../engine/words/words.ts';
import { WORDS } from './words.ts';

const isWeb = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === 'https:';

/** Opens an address outside the program, after the person has seen it and said yes. */
export const openLink = async (window: BrowserWindow, address: string, language: Language): Promise<boolean> => {
  if (!isWeb(address)) return false;
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: say(WORDS['link-question'], language),
    detail: new URL(address).href,
    buttons: [say(WORDS['open-link'], language), say(WORDS.cancel, language)],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  });
  if (response !== 0) return false;
  await shell.openExternal(new URL(address).href);
  return true;
};
