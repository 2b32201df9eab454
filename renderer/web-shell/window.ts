import type { FileHandle, WindowState } from '../../main/contract.ts';
import { tell } from './events.ts';
import { openGiven } from './files.ts';
import { changedOutside, forgetSeen, knownFile, noteSeen, seenFiles } from './known-files.ts';

let unsaved = false;

/** Kept by the browser for this tab alone, over a reload or a crash of it. */
const OPEN = 'tilewright-open';
const keptOpen = (): readonly FileHandle[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(OPEN) ?? '[]');
    return Array.isArray(kept) ? kept.filter((handle): handle is FileHandle => typeof handle === 'string') : [];
  } catch {
    return [];
  }
};
let before: readonly FileHandle[] = [];
export const openBefore = async (): Promise<readonly FileHandle[]> => before;

/** The title, and the browser's own question when something unsaved would be left behind. */
export const showState = async (state: WindowState): Promise<void> => {
  unsaved = state.unsaved;
  sessionStorage.setItem(OPEN, JSON.stringify(state.open ?? []));
  document.title = `${unsaved ? '• ' : ''}${state.title} - Tilewright`;
};

const look = async (handle: FileHandle): Promise<void> => {
  const file = await (await knownFile(handle))?.file?.getFile();
  if (!file || !changedOutside(handle, file)) return;
  noteSeen(handle, file);
  tell('file-changed', { handle, change: 'changed' });
};
const lookOrMiss = (handle: FileHandle): Promise<void> =>
  look(handle).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) return;
    forgetSeen(handle);
    tell('file-changed', { handle, change: 'gone' });
  });

interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Listens to the browser: leaving, coming back from another program, files given by double click. */
export const listenToBrowser = (): void => {
  before = keptOpen();
  addEventListener('beforeunload', (event) => {
    if (unsaved) event.preventDefault();
  });
  addEventListener('focus', () => void Promise.all(seenFiles().map(lookOrMiss)));
};

export const takeLaunchedFiles = async (): Promise<void> => {
  (window as { launchQueue?: LaunchQueue }).launchQueue?.setConsumer(async ({ files }) => {
    for (const file of files) tell('open-file', await openGiven(file));
  });
};

/** Keeps the whole program in this browser, so that it starts without a network. Nothing of the kind while developing. */
export const workOffline = async (): Promise<void> => {
  if (import.meta.env.PROD) await navigator.serviceWorker?.register('./service-worker.js').catch(() => undefined);
};
