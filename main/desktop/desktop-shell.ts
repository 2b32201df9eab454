import { release } from 'node:os';
import path from 'node:path';
import { app, type BrowserWindow, dialog, nativeTheme, shell } from 'electron';
import { fail, ok } from '../../engine/result.ts';
import type { Chosen, FileHandle, FileKind, FileResult, SavedFile, ShellCalls, ShellEvents, WindowState } from '../contract.ts';
import type { CloseGuard } from './close-guard.ts';
import type { House } from './house.ts';
import { folderName } from './known-files.ts';
import { openLink } from './links.ts';
import { showMenu } from './menu.ts';
import { checkForUpdate, UPDATE_ADDRESS } from './updates.ts';

export type Tell = <Event extends keyof ShellEvents>(event: Event, value: ShellEvents[Event]) => void;
export interface Surroundings {
  readonly window: BrowserWindow;
  readonly house: House;
  readonly guard: CloseGuard;
  readonly tell: Tell;
  readonly onReady: () => Promise<void>;
  readonly onState: (state: WindowState) => void;
  /** What was open before the page was loaded again. */
  readonly openBefore: () => readonly FileHandle[];
}

const filtersOf = (kinds: readonly FileKind[]) => kinds.map(({ label, endings }) => ({ name: label, extensions: [...endings] }));

const chosenPlace = async (window: BrowserWindow, name: string, kind: FileKind): Promise<string | undefined> => {
  const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath: name, filters: filtersOf([kind]) });
  return canceled || !filePath ? undefined : filePath;
};

const files = ({ window, house: { disk, documents, known, backups } }: Surroundings) =>
  ({
    async open(kinds) {
      const { canceled, filePaths } = await dialog.showOpenDialog(window, { properties: ['openFile'], filters: filtersOf(kinds) });
      const [file] = filePaths;
      if (canceled || file === undefined) return undefined;
      app.addRecentDocument(file);
      return documents.open(file);
    },
    openAgain: (handle) => documents.openAgain(handle),
    save: (order) => documents.save(order),
    async saveAs({ name, content, kind }) {
      const file = await chosenPlace(window, name, kind);
      if (file === undefined) return undefined;
      app.addRecentDocument(file);
      return documents.saveTo(file, content);
    },
    async exportBytes({ name, content, kind }): Promise<Chosen<SavedFile>> {
      const file = await chosenPlace(window, name, kind);
      if (file === undefined) return undefined;
      const written = await disk.write(file, content);
      if (!written.ok) return written;
      const handle = await known.remember(file);
      await known.forget(handle);
      return ok({ handle, name: path.basename(file), folder: folderName(file), how: 'written' });
    },
    recentFiles: () => known.recent(),
    forgetRecent: (handle) => known.forget(handle),
    backups: async (handle) => backups.list(known.pathOf(handle) ?? ''),
    readBackup: async (handle, id) => backups.read(known.pathOf(handle) ?? '', id),
  }) satisfies Partial<ShellCalls>;

const outside = ({ window, house: { folder, disk, known }, guard }: Surroundings) =>
  ({
    /** The system's own viewer prints a PDF to scale better than any page can. */
    async print(name: string, pdf: Uint8Array): Promise<FileResult<void>> {
      const place = path.join(folder, 'print');
      await disk.makeFolder(place);
      const file = path.join(place, name);
      const written = await disk.write(file, pdf);
      if (!written.ok) return written;
      const refused = await shell.openPath(file);
      return refused ? fail({ problem: 'failed', file: name, detail: refused }) : ok(undefined);
    },
    async reveal(handle: FileHandle): Promise<FileResult<void>> {
      const file = known.pathOf(handle);
      if (file === undefined) return fail({ problem: 'unknown-handle', file: '' });
      if (!(await disk.exists(file))) return fail({ problem: 'gone', file: path.basename(file) });
      shell.showItemInFolder(file);
      return ok(undefined);
    },
    openLink: (address) => openLink(window, address, guard.state.language),
    checkForUpdate,
  }) satisfies Partial<ShellCalls>;

const kept = ({ house: { folder, disk, journal, log } }: Surroundings) =>
  ({
    journalWrite: (entry) => journal.write(entry),
    journalRead: () => journal.orphans(),
    journalClear: (id) => journal.clear(id),
    async readSettings() {
      const text = await disk.readText(path.join(folder, 'settings.json'));
      return text.ok ? text.value : undefined;
    },
    writeSettings: (text) => disk.write(path.join(folder, 'settings.json'), text),
    log: (line) => log.write(line),
    readLog: () => log.read(),
  }) satisfies Partial<ShellCalls>;

const windowCalls = ({ window, house, guard, tell, onReady, onState, openBefore }: Surroundings) =>
  ({
    ready: onReady,
    openBefore: async () => openBefore(),
    about: async () => ({
      edition: 'desktop',
      version: app.getVersion(),
      system: `${process.platform} ${release()} ${process.arch}`,
      parts: { Electron: process.versions.electron ?? '', Chromium: process.versions['chrome'] ?? '', 'Node.js': process.versions.node },
      house: folderName(path.join(house.folder, 'log.txt')),
      updates: UPDATE_ADDRESS,
    }),
    async showState(state) {
      guard.show(state);
      nativeTheme.themeSource = state.theme;
      onState(state);
    },
    showMenu: async (menus) => showMenu(menus, (command) => tell('command', command)),
    closeAnswer: (saved) => guard.answer(saved),
    closeWindow: async () => window.close(),
  }) satisfies Partial<ShellCalls>;

/** The whole contract for one window. */
export const desktopShell = (around: Surroundings): ShellCalls => ({
  ...files(around),
  ...outside(around),
  ...kept(around),
  ...windowCalls(around),
});
