import { app, type BrowserWindow, dialog } from 'electron';
import { say } from '../../engine/words/format.ts';
import type { WindowState } from '../contract.ts';
import { WORDS } from './words.ts';

interface Around {
  askPageToSave(): void;
  /** What is put away before the window closes; a failure never keeps it open. */
  beforeClose(): Promise<void>;
  /** The person stays: a quit under way is called off. */
  onStay(): void;
}

const ANSWERS = ['save', 'discard', 'cancel'] as const;

/** Owned by the main process, so that no state of the page can lose work by closing. */
export class CloseGuard {
  readonly #window: BrowserWindow;
  readonly #around: Around;
  #state: WindowState = { title: '', unsaved: false, language: 'en', theme: 'system' };
  #mayClose = false;
  #asking = false;

  constructor(window: BrowserWindow, around: Around) {
    this.#window = window;
    this.#around = around;
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
    if (saved) await this.#close();
    else this.#around.onStay();
  }

  /** While the page saves, closing asks again: a page that no longer answers cannot keep the window open. */
  async #decide(): Promise<void> {
    if (this.#asking) return;
    if (!this.#state.unsaved) return this.#close();
    this.#asking = true;
    const answer = await this.#ask().catch(() => 'cancel' as const);
    this.#asking = false;
    if (answer === 'save') this.#around.askPageToSave();
    if (answer === 'discard') await this.#close();
    if (answer === 'cancel') this.#around.onStay();
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
    await this.#around.beforeClose().catch(() => undefined);
    this.#mayClose = true;
    this.#window.close();
  }
}
