import path from 'node:path';
import { app, type BrowserWindow } from 'electron';
import { fail } from '../../engine/result.ts';
import type { FileHandle, WindowState } from '../contract.ts';
import { ORIGIN } from './addresses.ts';
import { CloseGuard } from './close-guard.ts';
import { desktopShell, type Tell } from './desktop-shell.ts';
import { filesIn } from './given-files.ts';
import { type House, openHouse } from './house.ts';
import { openLink } from './links.ts';
import { servePage } from './page-protocol.ts';
import { serve } from './serve.ts';
import { closeSession, openWindow, reviveAfterCrash } from './window.ts';
import { keepWindowState, readWindowState } from './window-state.ts';

const LOOK_EVERY_MS = 2000;

/** One window on one house; files given before the page listens wait for it. */
export class Program {
  isQuitting = false;
  #house: House | undefined;
  #window: BrowserWindow | undefined;
  #pageListens = false;
  #waiting: string[];
  #watched: FileHandle | undefined;
  #open: readonly FileHandle[] = [];
  /** What the page had open when it was last loaded anew. */
  #openBefore: readonly FileHandle[] = [];
  #hasCrashed = false;
  #guard: CloseGuard | undefined;

  constructor(argv: readonly string[], folder: string) {
    this.#waiting = filesIn(argv, folder);
  }

  async start(): Promise<void> {
    closeSession();
    servePage(path.join(__dirname, '../renderer'));
    this.#house = await openHouse();
    await this.showWindow();
    setInterval(() => void this.#lookAtFile(), LOOK_EVERY_MS).unref();
  }

  async openFrom(argv: readonly string[], folder: string): Promise<void> {
    for (const file of filesIn(argv, folder)) await this.open(file);
    if (this.#window?.isMinimized()) this.#window.restore();
    this.#window?.focus();
  }

  async open(file: string): Promise<void> {
    if (!this.#pageListens || !this.#house) return void this.#waiting.push(file);
    app.addRecentDocument(file);
    this.#tell('open-file', await this.#house.documents.open(file));
  }

  async showWindow(): Promise<void> {
    const house = this.#house;
    if (!house) return;
    const place = await readWindowState(house.disk, house.folder);
    const window = openWindow({ preload: path.join(__dirname, 'preload.cjs'), place, onLink: (address) => void this.#link(address) });
    this.#window = window;
    this.#guard = this.#guardOf(house, window);
    this.#serve(house, window, this.#guard);
    reviveAfterCrash(window, (reason) => this.#crashed(reason));
    window.webContents.on('did-start-loading', () => this.#newPage());
    window.on('closed', () => {
      this.#window = undefined;
      this.#pageListens = false;
      this.#openBefore = [];
    });
    await window.loadURL(`${ORIGIN}/index.html`);
  }

  #guardOf(house: House, window: BrowserWindow): CloseGuard {
    return new CloseGuard(window, {
      askPageToSave: () => this.#tell('save-before-close', null),
      beforeClose: async () => {
        await Promise.all([house.journal.clearMine(), keepWindowState(house.disk, house.folder, window)]);
        await house.disk.idle();
      },
      onStay: () => {
        this.isQuitting = false;
      },
    });
  }

  #serve(house: House, window: BrowserWindow, guard: CloseGuard): void {
    const shell = desktopShell({
      window,
      house,
      guard,
      tell: this.#tell,
      onReady: () => this.#ready(),
      onState: (state) => this.#watch(state),
      openBefore: () => this.#openBefore,
    });
    serve(shell, window.webContents, async (file) =>
      path.isAbsolute(file) ? house.documents.open(file) : fail({ problem: 'gone', file: path.basename(file) }),
    );
  }

  readonly #tell: Tell = (event, value) => this.#window?.webContents.send(event, value);

  /** The page listens: what waited is for it. */
  async #ready(): Promise<void> {
    this.#pageListens = true;
    if (this.#hasCrashed) await this.#comeBack();
    this.#hasCrashed = false;
    for (const file of this.#waiting.splice(0)) await this.open(file);
  }

  async #comeBack(): Promise<void> {
    this.#tell('recovered', null);
    await this.#house?.log.write('the page was loaded again');
  }

  /** Nothing is the new page's own yet: what an earlier one left in the journal is for it to offer. */
  #newPage(): void {
    if (this.#pageListens) this.#openBefore = this.#open;
    this.#pageListens = false;
    this.#house?.journal.disown();
  }

  #crashed(reason: string): void {
    this.#hasCrashed = true;
    void this.#house?.log.write(`the page ended: ${reason}`);
  }

  #watch({ handle, open = [] }: WindowState): void {
    this.#watched = handle;
    this.#open = open;
  }

  async #lookAtFile(): Promise<void> {
    if (this.#watched === undefined || !this.#pageListens) return;
    const change = await this.#house?.documents.changeOf(this.#watched);
    if (change) this.#tell('file-changed', { handle: this.#watched, change });
  }

  async #link(address: string): Promise<void> {
    if (this.#window) await openLink(this.#window, address, this.#guard?.state.language ?? 'en');
  }
}
