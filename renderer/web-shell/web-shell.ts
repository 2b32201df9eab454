import { fail, ok } from '../../engine/result.ts';
import type { About, Shell, Update } from '../../main/contract.ts';
import { backups, readBackup } from './backups.ts';
import { on } from './events.ts';
import { exportBytes, open, openAgain, openDropped, save, saveAs } from './files.ts';
import { journalClear, journalRead, journalWrite } from './journal.ts';
import { forgetRecent, recentFiles } from './known-files.ts';
import { print } from './print.ts';
import { log, readLog, readSettings, writeSettings } from './texts.ts';
import { listenToBrowser, openBefore, showState, takeLaunchedFiles, workOffline } from './window.ts';

declare global {
  /** Filled in by the build. */
  const __VERSION__: string;
}

const about = async (): Promise<About> => ({
  edition: 'web',
  version: __VERSION__,
  system: navigator.userAgent,
  parts: {},
  updates: new URL('./version.json', location.href).href,
});

/** The served program says its version in `version.json`; fetching it sends nothing of ours. */
const checkForUpdate = async (): ReturnType<Shell['checkForUpdate']> => {
  try {
    const { version } = (await (await fetch('./version.json', { cache: 'no-store' })).json()) as Update;
    return ok({ version, newer: version !== __VERSION__ });
  } catch {
    return fail('no-answer');
  }
};

const openLink = async (address: string): Promise<boolean> => {
  if (!address.startsWith('https://') || !confirm(address)) return false;
  window.open(address, '_blank', 'noopener,noreferrer');
  return true;
};

/** The shell contract by what a browser has: File System Access or downloads, IndexedDB, the print dialog. */
export const webShell = (): Shell => {
  listenToBrowser();
  return {
    async ready() {
      await takeLaunchedFiles();
      void workOffline();
    },
    about,
    open,
    openAgain,
    openBefore,
    openDropped,
    save,
    saveAs,
    exportBytes,
    print,
    reveal: async () => fail({ problem: 'failed', file: '', detail: 'a browser shows no folders' }),
    recentFiles,
    forgetRecent,
    backups,
    readBackup,
    journalWrite,
    journalRead,
    journalClear,
    readSettings,
    writeSettings,
    showState,
    showMenu: async () => undefined,
    closeAnswer: async () => undefined,
    closeWindow: async () => window.close(),
    openLink,
    log,
    readLog,
    checkForUpdate,
    on,
  };
};
