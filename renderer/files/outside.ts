import { readDocument } from '../../engine/documents/read.ts';
import type { FileHandle } from '../../main/contract.ts';
import type { Question } from '../app/dialogs.svelte.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { OpenDocument } from '../editor/desk.svelte.ts';
import { FILE } from '../words/file-words.ts';
import { asScenario } from './make.ts';
import type { Version } from './save-questions.ts';

type Answers = Question['answers'];
const KEEP_OR_RELOAD: Answers = [
  { id: 'reload', label: FILE.reload, kind: 'main' },
  { id: 'keep', label: FILE.keep },
];
const OVERWRITE_OR_RELOAD: Answers = [
  { id: 'overwrite', label: FILE.overwrite, kind: 'danger' },
  { id: 'reload', label: FILE.reload },
];

/** What other programs do to the files of open documents, and what the person says to it. */
export class Outside {
  readonly #studio: Studio;
  /** Files about which the person is being asked: one question each is enough. */
  readonly #asking = new Set<FileHandle>();
  /** Files that were looked at, and of which nobody has said yet which version shall stay. */
  readonly #undecided = new Set<FileHandle>();

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  documentOf(handle: FileHandle): OpenDocument | undefined {
    return this.#studio.desk.documents.find(({ file }) => file?.handle === handle);
  }
  isUndecided(handle: FileHandle): boolean {
    return this.#undecided.has(handle);
  }

  /** Another program changed the file of an open document: what stays here is no longer what stands there. */
  changed = async (handle: FileHandle): Promise<void> => {
    const document = this.documentOf(handle);
    if (!document || this.#asking.has(handle)) return;
    const answer = await this.#askOnce(handle, () => this.#ask(document, handle, KEEP_OR_RELOAD));
    if (answer === 'reload') await this.#reload(document, handle);
    else document.editor.markUnsaved();
  };
  /** The file of an open document was removed or moved: the document is unsaved again, and the way out is offered. */
  gone = async (handle: FileHandle): Promise<void> => {
    const document = this.documentOf(handle);
    if (!document?.file || this.#asking.has(handle)) return;
    document.editor.markUnsaved();
    const question: Question = {
      title: FILE.goneTitle,
      text: FILE.goneText,
      facts: { file: document.file.name },
      answers: [
        { id: 'save-as', label: FILE.saveElsewhere, kind: 'main' },
        { id: 'keep', label: FILE.keep },
      ],
    };
    const answer = await this.#askOnce(handle, () => this.#studio.dialogs.ask(question));
    if (answer === 'save-as') await this.#studio.files.saveAs(document);
  };
  /** Whether a save may take the place of what another program wrote. */
  mayOverwrite = async (document: OpenDocument, handle: FileHandle): Promise<boolean> => {
    const answer = await this.#ask(document, handle, OVERWRITE_OR_RELOAD);
    if (answer === 'reload') await this.#reload(document, handle);
    return answer === 'overwrite';
  };

  async #askOnce(handle: FileHandle, ask: () => Promise<string | undefined>): Promise<string | undefined> {
    this.#asking.add(handle);
    const answer = await ask();
    this.#asking.delete(handle);
    return answer;
  }
  /** Asks, and asks again beside both versions when the person wants to compare them. */
  async #ask(document: OpenDocument, handle: FileHandle, answers: Answers): Promise<string | undefined> {
    const { dialogs } = this.#studio;
    const plain = { title: FILE.changedTitle, text: FILE.changedText, facts: { file: document.file?.name ?? '' } };
    const first = await dialogs.ask({ ...plain, answers: [...answers, { id: 'compare', label: FILE.compare }] });
    if (first !== 'compare') return this.#decided(handle, first);
    const theirs = await this.#theirs(handle);
    if (!theirs) return undefined;
    this.#undecided.add(handle);
    return this.#decided(
      handle,
      await dialogs.ask({ ...plain, answers, compares: { mine: document.editor.scenario, theirs: theirs.scenario } }),
    );
  }
  #decided(handle: FileHandle, answer: string | undefined): string | undefined {
    if (answer !== undefined) this.#undecided.delete(handle);
    return answer;
  }
  /** What stands in the file now; undefined, and said, when it cannot be read. */
  async #theirs(handle: FileHandle): Promise<Version | undefined> {
    const { shell, files, dialogs } = this.#studio;
    const opened = await shell?.openAgain(handle);
    if (!opened) return undefined;
    if (!opened.ok) {
      files.tellProblem(opened.problem);
      return undefined;
    }
    const { text, name } = opened.value;
    const read = readDocument(text, { file: name });
    if (!read.ok) dialogs.showReport({ file: name, objections: read.problem });
    const scenario = read.ok ? asScenario(read.value.document) : undefined;
    return scenario && { scenario, text };
  }
  async #reload(document: OpenDocument, handle: FileHandle): Promise<void> {
    const theirs = await this.#theirs(handle);
    if (!theirs) return;
    document.editor.apply({ message: FILE.reloaded }, { do: 'set-scenario', scenario: theirs.scenario });
    document.read = theirs;
    document.editor.markSaved();
  }
}
