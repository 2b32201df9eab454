import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { _electron, test as base, type ElectronApplication, type Page } from 'playwright/test';
import { at, ROOT } from '../../build/root.mjs';
import type { Shell } from '../../main/contract.ts';

export { expect } from 'playwright/test';

export const REAL = Boolean(process.env['REAL_ELECTRON']);
/** Generous: a start may have to share the machine with much else. */
const LONGEST_START_MS = 120_000;
/** Electron's own module looks here for its executable: the same spec runs on the real one and on the stand-in. */
if (!REAL) process.env['ELECTRON_OVERRIDE_DIST_PATH'] ??= at('build/electron-stand-in');

declare global {
  interface Window {
    readonly shell?: Shell;
  }
}

export interface Started {
  readonly app: ElectronApplication;
  readonly page: Page;
}
interface Fixtures {
  /** A folder of this test alone. */
  readonly folder: string;
  /** Starts the program on that folder's user data; again for the same user data. */
  readonly start: (...args: string[]) => Promise<Started>;
}

export const environment = (folder: string): Record<string, string> =>
  ({ TILEWRIGHT_USER_DATA: path.join(folder, 'user-data'), ...process.env }) as Record<string, string>;

/** Ends the program, if it has not ended; when this is done, its process is gone. */
export const end = async (app: ElectronApplication, child = app.process()): Promise<void> => {
  const gone = child.exitCode !== null || child.signalCode !== null ? undefined : once(child, 'exit');
  await app.evaluate(({ app: program }) => program.exit(0)).catch(() => undefined);
  await gone;
};

/** A browser that is ending may still write: the whole is tried again, and what stays is left to the system's temporary folder. */
export const clear = async (folder: string, tries = 50): Promise<void> => {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if (tries) return sleep(100).then(() => clear(folder, tries - 1));
    console.warn(String(error));
  }
};

export const test = base.extend<Fixtures>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tilewright-e2e-'));
    await use(folder);
    await clear(folder);
  },
  start: async ({ folder }, use) => {
    const started: (() => Promise<void>)[] = [];
    await use(async (...args) => {
      const app = await _electron.launch({ args: [ROOT, ...args], cwd: ROOT, env: environment(folder), timeout: LONGEST_START_MS });
      const child = app.process();
      started.push(() => end(app, child));
      const page = await app.firstWindow({ timeout: LONGEST_START_MS });
      await page.locator('#app > *').first().waitFor();
      return { app, page };
    });
    for (const ending of started) await ending();
  },
});

/** What the person answers to the next dialogs. */
export const answerSave = (app: ElectronApplication, filePath: string): Promise<void> =>
  app.evaluate(({ dialog }, file) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath: file });
  }, filePath);
/** The person closes every dialog that asks where to save. */
export const cancelSaves = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ dialog }) => {
    const counted = globalThis as { cancelledSaves?: number };
    counted.cancelledSaves = 0;
    dialog.showSaveDialog = async () => {
      counted.cancelledSaves = (counted.cancelledSaves ?? 0) + 1;
      return { canceled: true, filePath: '' };
    };
  });
/** How many dialogs were closed so. */
export const cancelledSaves = (app: ElectronApplication): Promise<number | undefined> =>
  app.evaluate(() => (globalThis as { cancelledSaves?: number }).cancelledSaves);
export const answerOpen = (app: ElectronApplication, filePath: string): Promise<void> =>
  app.evaluate(({ dialog }, file) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [file] });
  }, filePath);
export const answerQuestion = (app: ElectronApplication, response: number): Promise<void> =>
  app.evaluate(({ dialog }, answer) => {
    dialog.showMessageBox = async (...asked: unknown[]) => {
      (globalThis as { asked?: unknown }).asked = asked.at(-1);
      return { response: answer, checkboxChecked: false };
    };
  }, response);
/** The last question the program asked. */
export const question = (app: ElectronApplication): Promise<{ message: string; buttons: string[] } | undefined> =>
  app.evaluate(() => (globalThis as { asked?: { message: string; buttons: string[] } }).asked);

/** Chooses a command in the native menus, once it is there and possible. */
export const chooseMenu = (app: ElectronApplication, command: string): Promise<void> =>
  app.evaluate(async ({ Menu }, id) => {
    const item = () => Menu.getApplicationMenu()?.getMenuItemById(id);
    while (!item()?.enabled) await new Promise((resolve) => setTimeout(resolve, 50));
    item()!.click();
  }, command);
export const closeWindow = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.close());
