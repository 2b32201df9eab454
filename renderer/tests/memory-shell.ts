import { fail, ok } from '../../engine/result.ts';
import type { FileHandle, FileProblem, FileResult, JournalEntry, OpenedFile, SavedFile, Shell } from '../../main/contract.ts';

/** A shell whose files and dialogs are values: what is opened next, what saving answers. */
export class MemoryShell {
  readonly files = new Map<string, string>();
  readonly journal = new Map<string, JournalEntry>();
  readonly exported = new Map<string, Uint8Array>();
  settings: string | undefined;
  /** The name the next open or save dialog gives; undefined when it is cancelled. */
  chosen: string | undefined;
  /** The next save is refused. */
  refuses: FileProblem['problem'] | undefined;
  /** Every file that is opened may only be read. */
  isReadOnly = false;
  /** What was open when the page was loaded again. */
  openBefore: FileHandle[] = [];
  /** Files the browser gives only after a yes of the person. */
  readonly shy = new Set<string>();
  /** The files that were shown in their folders. */
  readonly revealed: string[] = [];

  readonly #read = (name: string): FileResult<OpenedFile> => {
    const text = this.files.get(name);
    if (text === undefined) return fail({ problem: 'gone', file: name });
    return ok({ handle: name as FileHandle, name, folder: '', text, ...(this.isReadOnly && { isReadOnly: true }) });
  };
  readonly #write = (name: string, text: string, isForced = false): FileResult<SavedFile> => {
    if (this.refuses && !isForced) return fail({ problem: this.refuses, file: name });
    this.files.set(name, text);
    return ok({ handle: name as FileHandle, name, folder: '', how: 'written' });
  };

  /** The parts of the contract that the page needs in tests. */
  get shell(): Shell {
    const parts: Partial<Shell> = {
      about: async () => ({
        edition: 'desktop',
        version: '0.1.0',
        system: 'test',
        parts: {},
        house: '~/kept',
        updates: 'https://tilewright.invalid/version.json',
      }),
      reveal: async (handle) => {
        this.revealed.push(handle);
        return ok(undefined);
      },
      openDropped: async ({ name }) => this.#read(name),
      open: async () => (this.chosen === undefined ? undefined : this.#read(this.chosen)),
      openBefore: async () => this.openBefore,
      openAgain: async (handle) => (this.shy.delete(handle) ? fail({ problem: 'denied', file: handle }) : this.#read(handle)),
      save: async ({ handle, text, overwrite, inPlace }) => this.#write(handle, text, overwrite || inPlace),
      saveAs: async ({ content }) => (this.chosen === undefined ? undefined : this.#write(this.chosen, content)),
      exportBytes: async ({ name, content }) => {
        this.exported.set(name, content);
        return ok({ handle: name as FileHandle, name, folder: '', how: 'written' });
      },
      recentFiles: async () => [...this.files.keys()].map((name) => ({ handle: name as FileHandle, name, folder: '', gone: false })),
      journalWrite: async (entry) => {
        if (this.refuses) return fail({ problem: this.refuses, file: entry.title });
        this.journal.set(entry.id, entry);
        return ok(undefined);
      },
      journalRead: async () => [...this.journal.values()],
      journalClear: async (id) => void this.journal.delete(id),
      readSettings: async () => this.settings,
      writeSettings: async (text) => {
        this.settings = text;
        return ok(undefined);
      },
    };
    return parts as Shell;
  }
}
