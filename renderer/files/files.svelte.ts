import { readDocument } from '../../engine/documents/read.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';
import { writeDocument } from '../../engine/documents/write.ts';
import { isDrawing, readWithDrawings } from '../../engine/formats/svg-document.ts';
import type { Message } from '../../engine/words/words.ts';
import type { Chosen, DroppedFile, FileHandle, FileKind, FileProblem, FileResult, OpenedFile, SavedFile } from '../../main/contract.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { OpenDocument } from '../editor/desk.svelte.ts';
import { FILE, FILE_PROBLEM_WORDS } from '../words/file-words.ts';
import { asScenario } from './make.ts';

const ENDINGS = ['json'];
/** Drawings too: the scenario they were made from travels in them. */
const OPENED_ENDINGS = ['svg', 'json'];
const OPENED = { board: FILE.boardOpened, 'tile-set': FILE.setOpened } as const;

/** The text of a document as it belongs in a file: one that nobody changed is written as it was read. */
export const textOf = ({ editor, read }: OpenDocument): string =>
  read && editor.scenario === read.scenario ? read.text : writeDocument(editor.scenario);

/** Opening, saving and closing, by what the shell offers. Every refusal is told in words; nothing is lost in silence. */
export class Files {
  readonly #studio: Studio;
  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get #kind(): FileKind {
    return { label: this.#studio.t(FILE.kindScenario), endings: ENDINGS };
  }
  get #shell() {
    const { shell } = this.#studio;
    if (!shell) throw new Error('this studio has no shell');
    return shell;
  }

  open = async (): Promise<void> =>
    this.#take(await this.#shell.open([{ label: this.#studio.t(FILE.kindOpened), endings: OPENED_ENDINGS }]));
  openAgain = async (handle: FileHandle): Promise<void> => this.#take(await this.#shell.openAgain(handle));
  openDropped = async (file: DroppedFile): Promise<void> => this.#take(await this.#shell.openDropped(file));
  /** A file given from outside: the command line, a double click. */
  openGiven = (given: FileResult<OpenedFile>): void => this.#take(given);

  /** A scenario that stands in no file yet. */
  create(scenario: Scenario): OpenDocument {
    return this.#place(scenario);
  }

  save = async (document = this.#studio.document): Promise<boolean> => {
    if (!document.file) return this.saveAs(document);
    const { handle } = document.file;
    const scenario = document.editor.scenario;
    const text = textOf(document);
    const saved = await this.#shell.save({ handle, text });
    if (!saved.ok && saved.problem.problem === 'changed-outside') return this.#saveOver(document, handle, text);
    return this.#saved(document, scenario, text, saved);
  };
  saveAs = async (document = this.#studio.document): Promise<boolean> => {
    const scenario = document.editor.scenario;
    const text = textOf(document);
    const name = document.file?.name ?? `${scenario.id}.json`;
    return this.#saved(document, scenario, text, await this.#shell.saveAs({ name, content: text, kind: this.#kind }));
  };
  /** Asks about unsaved changes. False when the person stays. */
  mayLeave = async (document: OpenDocument): Promise<boolean> => {
    if (!document.editor.isModified) return true;
    const answer = await this.#studio.dialogs.ask({
      title: FILE.unsavedTitle,
      text: FILE.unsavedText,
      facts: { title: this.#studio.titleOf(document) },
      answers: [
        { id: 'save', label: FILE.save, kind: 'main' },
        { id: 'leave', label: FILE.dontSave, kind: 'danger' },
      ],
    });
    return answer === 'save' ? this.save(document) : answer === 'leave';
  };
  close = async (document = this.#studio.document): Promise<void> => {
    if (!(await this.mayLeave(document))) return;
    await this.#shell.journalClear(document.key);
    this.#studio.desk.remove(document);
  };
  /** Saves all that is modified: the window is about to close. */
  saveAll = async (): Promise<boolean> => {
    for (const document of this.#studio.desk.documents) {
      if (document.editor.isModified && !(await this.save(document))) return false;
    }
    return true;
  };
  /** Another program changed the file of an open document. */
  changedOutside = async (handle: FileHandle): Promise<void> => {
    const document = this.#studio.desk.documents.find(({ file }) => file?.handle === handle);
    if (!document?.file) return;
    const answer = await this.#studio.dialogs.ask({
      title: FILE.changedTitle,
      text: FILE.changedText,
      facts: { file: document.file.name },
      answers: [
        { id: 'reload', label: FILE.reload, kind: 'main' },
        { id: 'keep', label: FILE.keep },
      ],
    });
    if (answer === 'reload') await this.#reload(document, handle);
  };
  /** The file of an open document was removed or moved: the document is unsaved again, and the way out is offered. */
  goneOutside = async (handle: FileHandle): Promise<void> => {
    const document = this.#studio.desk.documents.find(({ file }) => file?.handle === handle);
    if (!document?.file) return;
    document.editor.markUnsaved();
    const answer = await this.#studio.dialogs.ask({
      title: FILE.goneTitle,
      text: FILE.goneText,
      facts: { file: document.file.name },
      answers: [
        { id: 'save-as', label: FILE.saveElsewhere, kind: 'main' },
        { id: 'keep', label: FILE.keep },
      ],
    });
    if (answer === 'save-as') await this.saveAs(document);
  };
  tellProblem = ({ problem, file }: FileProblem): void => {
    this.#studio.dialogs.tell(FILE_PROBLEM_WORDS[problem], { file }, 'error');
  };

  #take(chosen: Chosen<OpenedFile>): void {
    if (!chosen) return;
    if (chosen.ok) this.#read(chosen.value);
    else this.tellProblem(chosen.problem);
  }
  #read({ handle, name, text }: OpenedFile): void {
    const already = this.#studio.desk.documents.find(({ file }) => file?.handle === handle);
    if (already) {
      this.#studio.desk.show(already);
      if (already.read?.text !== text) void this.changedOutside(handle);
      return;
    }
    const read = readWithDrawings(text, { file: name });
    if (!read.ok) {
      this.#studio.dialogs.showReport({ file: name, objections: read.problem });
      return;
    }
    const { document, raisedFrom } = read.value;
    const scenario = asScenario(document);
    if (!scenario) return;
    const opened = this.#place(scenario);
    if (isDrawing(text)) this.#inNewScenario(opened, FILE.drawingOpened, name);
    else if (document.kind === 'scenario') {
      opened.file = { handle, name };
      opened.read = { scenario, text };
    } else this.#inNewScenario(opened, OPENED[document.kind as 'board' | 'tile-set'], name);
    if (raisedFrom !== undefined) this.#studio.dialogs.tell(FILE.raised, { file: name });
  }
  #inNewScenario(opened: OpenDocument, message: Message, file: string): void {
    opened.editor.markUnsaved();
    this.#studio.dialogs.tell(message, { file });
  }
  /** Beside what is open; what nobody has touched since the start makes room. */
  #place(scenario: Scenario): OpenDocument {
    const { desk } = this.#studio;
    const { front } = desk;
    const opened = desk.add(scenario);
    if (!front.file && !front.editor.isModified && !front.editor.canUndo && !front.editor.canRedo) desk.remove(front);
    return opened;
  }
  async #saveOver(document: OpenDocument, handle: FileHandle, text: string): Promise<boolean> {
    const answer = await this.#studio.dialogs.ask({
      title: FILE.changedTitle,
      text: FILE.changedText,
      facts: { file: document.file?.name ?? '' },
      answers: [
        { id: 'overwrite', label: FILE.overwrite, kind: 'danger' },
        { id: 'reload', label: FILE.reload },
      ],
    });
    if (answer === 'reload') await this.#reload(document, handle);
    if (answer !== 'overwrite') return false;
    const scenario = document.editor.scenario;
    return this.#saved(document, scenario, text, await this.#shell.save({ handle, text, overwrite: true }));
  }
  async #reload(document: OpenDocument, handle: FileHandle): Promise<void> {
    const opened = await this.#shell.openAgain(handle);
    if (!opened.ok) return this.tellProblem(opened.problem);
    const read = readDocument(opened.value.text, { file: opened.value.name });
    if (!read.ok) return this.#studio.dialogs.showReport({ file: opened.value.name, objections: read.problem });
    const scenario = asScenario(read.value.document);
    if (!scenario) return;
    document.editor.apply({ message: FILE.reloaded }, { do: 'set-scenario', scenario });
    document.read = { scenario, text: opened.value.text };
    document.editor.markSaved();
  }
  #saved(document: OpenDocument, scenario: Scenario, text: string, saved: Chosen<SavedFile>): boolean {
    if (!saved) return false;
    if (!saved.ok) {
      this.tellProblem(saved.problem);
      return false;
    }
    const { handle, name, how } = saved.value;
    document.file = { handle, name };
    document.read = { scenario, text };
    document.editor.markSaved(scenario);
    void this.#shell.journalClear(document.key);
    this.#studio.dialogs.tell(how === 'downloaded' ? FILE.downloaded : FILE.saved, { file: name });
    return true;
  }
}
