import { readDocument } from '../../engine/documents/read.ts';
import type { JournalEntry } from '../../main/contract.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { OpenDocument } from '../editor/desk.svelte.ts';
import { FILE } from '../words/file-words.ts';
import { textOf } from './files.svelte.ts';

const PAUSE_MS = 400;

/** Keeps a copy of all unsaved work beside the files, never over them, and offers it again after a crash. */
export class Journal {
  readonly #studio: Studio;
  #moment = 0;
  #hasFailed = false;
  readonly #waiting = new Set<OpenDocument>();

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  /** Writes a document's copy soon. Changes made meanwhile go with it and do not put it off, so steady work is kept too. */
  writeSoon(document: OpenDocument): void {
    if (this.#waiting.has(document)) return;
    this.#waiting.add(document);
    setTimeout(() => {
      this.#waiting.delete(document);
      if (this.#studio.desk.documents.includes(document)) void this.write(document);
    }, PAUSE_MS);
  }
  write = async (document: OpenDocument): Promise<void> => {
    if (!document.editor.isModified) return this.#studio.shell?.journalClear(document.key);
    const entry = {
      id: document.key,
      moment: ++this.#moment,
      title: this.#studio.titleOf(document),
      text: textOf(document),
      ...(document.file ? { handle: document.file.handle } : {}),
    };
    const written = await this.#studio.shell?.journalWrite(entry);
    if (written && !written.ok) this.#tellOnce();
  };
  /** Offers what an earlier session left behind; `quiet` says nothing when there is nothing. */
  recover = async (quiet: boolean): Promise<void> => {
    const entries = (await this.#studio.shell?.journalRead()) ?? [];
    if (entries.length === 0) {
      if (!quiet) this.#studio.dialogs.tell(FILE.nothingToRecover);
      return;
    }
    const answer = await this.#studio.dialogs.ask({
      title: FILE.recoverTitle,
      text: FILE.recoverText,
      facts: { count: entries.length, titles: entries.map(({ title }) => title).join(', ') },
      answers: [
        { id: 'recover', label: FILE.recoverNow, kind: 'main' },
        { id: 'discard', label: FILE.discard, kind: 'danger' },
      ],
    });
    if (answer === undefined) return;
    for (const entry of entries) {
      if (answer === 'recover') await this.#bringBack(entry);
      await this.#studio.shell?.journalClear(entry.id);
    }
  };

  async #bringBack({ title, text, handle }: JournalEntry): Promise<void> {
    const read = readDocument(text, { file: title });
    if (!read.ok || read.value.document.kind !== 'scenario') return;
    const document = this.#studio.files.create(read.value.document);
    document.editor.markUnsaved();
    const recent = (await this.#studio.shell?.recentFiles())?.find((file) => file.handle === handle);
    if (handle && recent) document.file = { handle, name: recent.name };
    await this.write(document);
    this.#studio.dialogs.tell(FILE.recovered, { title });
  }
  #tellOnce(): void {
    if (!this.#hasFailed) this.#studio.dialogs.tell(FILE.journalFails, undefined, 'error');
    this.#hasFailed = true;
  }
}
