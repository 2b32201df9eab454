import { readDocument } from '../../engine/documents/read.ts';
import { layOutJson } from '../../engine/documents/write.ts';
import type { JournalEntry } from '../../main/contract.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { OpenDocument } from '../editor/desk.svelte.ts';
import { FILE } from '../words/file-words.ts';
import { textOf } from './files.svelte.ts';
import { asLine } from './told.ts';

const PAUSE_MS = 400;

/** Keeps a copy of all unsaved work beside the files, never over them, and offers it again after a crash. */
export class Journal {
  readonly #studio: Studio;
  #moment = 0;
  /** The page was loaded again after it had crashed. */
  isAfterCrash = false;
  /** The last copy could not be written. */
  hasFailed = $state(false);
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
  /** Writes at once what waits: the page may be going. */
  writeNow = (): void => {
    for (const document of this.#waiting) void this.write(document);
  };
  write = async (document: OpenDocument): Promise<void> => {
    if (!document.editor.isModified) return this.#studio.shell?.journalClear(document.key);
    const entry = {
      id: document.key,
      moment: ++this.#moment,
      title: asLine(this.#studio.titleOf(document)),
      text: this.#textOf(document),
      ...(document.file ? { handle: document.file.handle } : {}),
    };
    const written = await this.#studio.shell?.journalWrite(entry);
    if (written) this.#note(written.ok);
  };
  /** What cannot be written as a document is kept as it is: better than not at all. */
  #textOf(document: OpenDocument): string {
    try {
      return textOf(document);
    } catch {
      return layOutJson(document.editor.scenario);
    }
  }
  /** Offers what an earlier session left behind; `quiet` says nothing when there is nothing. */
  recover = async (quiet: boolean): Promise<void> => {
    const crashed = this.isAfterCrash;
    this.isAfterCrash = false;
    const entries = (await this.#studio.shell?.journalRead()) ?? [];
    const house = (await this.#studio.shell?.about())?.house;
    if (entries.length === 0) return this.#sayNothing(quiet, crashed, house);
    const answer = await this.#studio.dialogs.ask({
      title: crashed ? FILE.crashedTitle : FILE.recoverTitle,
      text: crashed ? FILE.crashedText : FILE.recoverText,
      more: house === undefined ? FILE.keptInBrowser : FILE.keptIn,
      facts: { count: entries.length, titles: entries.map(({ title }) => title).join(', '), folder: house ?? '' },
      answers: [
        { id: 'recover', label: FILE.recoverNow, kind: 'main' },
        { id: 'discard', label: FILE.discard, kind: 'danger' },
      ],
    });
    if (answer === undefined) return;
    for (const entry of entries) {
      if (answer === 'recover' && !(await this.#bringBack(entry))) continue;
      await this.#studio.shell?.journalClear(entry.id);
    }
  };

  /** False when it cannot be read: that is reported, and the copy stays. */
  async #bringBack({ title, text, handle }: JournalEntry): Promise<boolean> {
    const read = readDocument(text, { file: title });
    if (!read.ok) {
      this.#studio.dialogs.showReport({ file: title, objections: read.problem });
      return false;
    }
    if (read.value.document.kind !== 'scenario') return true;
    const document = this.#studio.files.create(read.value.document);
    document.editor.markUnsaved();
    const recent = (await this.#studio.shell?.recentFiles())?.find((file) => file.handle === handle);
    if (handle && recent) document.file = { handle, name: recent.name };
    await this.write(document);
    this.#studio.dialogs.tell(FILE.recovered, { title });
    return true;
  }
  #sayNothing(quiet: boolean, crashed: boolean, house = 'browser'): void {
    if (crashed) this.#studio.dialogs.tell(FILE.crashedNothing, undefined, 'note');
    else if (!quiet) this.#studio.dialogs.tell(FILE.nothingToRecover, { place: house }, 'note');
  }
  /** Said once when it begins to fail; the status bar shows it as long as it does. */
  #note(isWritten: boolean): void {
    if (!isWritten && !this.hasFailed) this.#studio.dialogs.tell(FILE.journalFails, undefined, 'error');
    this.hasFailed = !isWritten;
  }
}
