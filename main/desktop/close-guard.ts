import { app, type BrowserWindow, dialog } from 'electron';
import { say } from '../../engine/words/format.ts';
import type { WindowState } from '../contract.ts';
import type { Journal } from './journal.ts';
import { WORDS } from './words.ts';

const ANSWERS = ['save', 'discard', 'cancel'] as const;

/** Owned by the main process, so that no state of the page can lose work by closing. */
export class CloseGuard {
  readonly #window: BrowserWindow;
  readonly #journal: Journal;
  readonly #askPageToSave: () => void;
  #state: WindowState = { title: '', unsaved: false, language: 'en', theme: 'system' };
  #mayClose = false;
  #asking = false;

  constructor(window: BrowserWindow, journal: Journal, askPageToSave: () => void) {
    this.#window = window;
    this.#journal = journal;
    this.#askPageToSave = askPageToSave;
    window.on('close', (event) => {
      if (this.#mayClose) return;
      event.preventDefault();
      void this.#decide();
    });
  }

  get state(): WindowState {
    return this.#state;
  }

  show(state: WindowState): void {
    this.#state = state;
    this.#window.setTitle(`${state.unsaved ? '• ' : ''}${state.title} - ${app.getName()}`);
    this.#window.setDocumentEdited(state.unsaved);
  }

  /** The page tried to save: close when it did, stay when it did not. */
  async answer(saved: boolean): Promise<void> {
    this.#asking = false;
    if (saved) await this.#close();
  }

  async #decide(): Promise<void> {
    if (this.#asking) return;
    if (!this.#state.unsaved) return this.#close();
    this.#asking = true;
    const answer = await this.#ask();
    this.#asking = answer === 'save';
    if (answer === 'save') this.#askPageToSave();
    if (answer === 'discard') await this.#close();
  }

  async #ask(): Promise<(typeof ANSWERS)[number]> {
    const { language, title } = this.#state;
    const { response } = await dialog.showMessageBox(this.#window, {
      type: 'warning',
      message: say(WORDS['close-question'], language, { title }),
      detail: say(WORDS['close-detail'], language),
      buttons: ANSWERS.map((answer) => say(WORDS[answer], language)),
      defaultId: 0,
      cancelId: 2,
      noLink: true,
    });
    return ANSWERS[response] ?? 'cancel';
  }

  async #close(): Promise<void> {
    await this.#journal.clearMine();
    this.#mayClose = true;
    this.#window.close();
  }
}
