import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import * as v from 'valibot';
import { type FileResult, type OpenedFile, SHELL_CALLS, type ShellCalls } from '../contract.ts';
import { ORIGIN } from './addresses.ts';
import { checkedArguments } from './call-schemas.ts';

/** Only the preload asks this, with the path the system gives for a dropped file. */
const DROPPED = v.strictTuple([v.pipe(v.string(), v.maxLength(10_000))]);

const isOurPage = ({ sender, senderFrame }: IpcMainInvokeEvent, page: WebContents): boolean =>
  sender === page && senderFrame !== null && senderFrame.parent === null && senderFrame.url.startsWith(`${ORIGIN}/`);

/** Answers the page we made, and nobody else, and only what the contract lists. */
export const serve = (shell: ShellCalls, page: WebContents, openDropped: (file: string) => Promise<FileResult<OpenedFile>>): void => {
  const answer = (call: string, run: (given: unknown[]) => unknown) => {
    ipcMain.removeHandler(call);
    ipcMain.handle(call, (event, ...given: unknown[]) => {
      if (!isOurPage(event, page)) throw new Error(`refused ${call} from a stranger`);
      return run(given);
    });
  };
  for (const call of SHELL_CALLS) {
    const run = shell[call] as (...checked: unknown[]) => unknown;
    answer(call, (given) => run(...checkedArguments(call, given)));
  }
  answer('open-dropped', (given) => openDropped(v.parse(DROPPED, given)[0]));
};
