import type { Scenario } from '../../engine/documents/scenario.ts';
import { writeDocument } from '../../engine/documents/write.ts';
import { isMade, readWithDrawings } from '../../engine/formats/svg-document.ts';
import { objection } from '../../engine/objection.ts';
import type { Message } from '../../engine/words/words.ts';
import type { Chosen, FileHandle, FileKind, FileProblem, FileResult, OpenedFile, SavedFile, SaveOrder } from '../../main/contract.ts';
import type { Question } from '../app/dialogs.svelte.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { OpenDocument } from '../editor/desk.svelte.ts';
import { FILE, FILE_PROBLEM_WORDS } from '../words/file-words.ts';
import type { Dropped } from './dropped.ts';
import { asScenario, emptyBoard, scenarioOn } from './make.ts';
import { Outside } from './outside.ts';
import { isMuchSmaller, refusedQuestion, smallerQuestion, unreadableQuestion, type Version, whyUnreadable } from './save-questions.ts';
import { asFileName } from './told.ts';

const ENDINGS = ['json', 'tilewright'];
/** Drawings too: the scenario they were made from travels in them. */
const OPENED_ENDINGS = ['svg', 'pdf', 'png', 'json', 'tilewright', 'tmj'];
const OPENED = { board: FILE.boardOpened, 'tile-set': FILE.setOpened } as const;

/** A map of Tiled, or a saved object of Tabletop Simulator. */
const isFromElsewhere = (text: string, name: string): boolean =>
  name.toLowerCase().endsWith('.tmj') || (!/^\s*\{\s*"kind"/.test(text) && text.slice(0, 20_000).includes('"ObjectStates"'));

/** The text of a document as it belongs in a file: one that nobody changed is written as it was read. */
export const textOf = ({ editor, read }: OpenDocument): string =>
  read && editor.scenario === read.scenario ? read.text : writeDocument(editor.scenario);

/** Opening, saving and closing, by what the shell offers. Every refusal is told in words; nothing is lost in silence. */
export class Files {
  readonly #studio: Studio;
  readonly outside: Outside;
  constructor(studio: Studio) {
    this.#studio = studio;
    this.outside = new Outside(studio);
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
  /** One after another, in the order they were dropped; a folder is named and left. */
  openDropped = async ({ files, folders }: Dropped): Promise<void> => {
    for (const file of folders) this.tellProblem({ problem: 'folder', file });
    for (const file of files) this.#take(await this.#shell.openDropped(file));
  };
  /** A file given from outside: the command line, a double click. */
  openGiven = (given: FileResult<OpenedFile>): void => this.#take(given);

  /** A scenario that stands in no file yet. */
  create(scenario: Scenario): OpenDocument {
    return this.#place(scenario);
  }
  /** A board without a name, for whoever closes the last document. */
  createEmpty(): OpenDocument {
    const { words, desk, t } = this.#studio;
    const name = { [words.language]: t(FILE.untitled) };
    return desk.add(scenarioOn(emptyBoard(12, 12, name), name));
  }

  save = async (document = this.#studio.document): Promise<boolean> => {
    if (!document.file || document.file.isReadOnly) return this.saveAs(document);
    const { handle, name } = document.file;
    const scenario = document.editor.scenario;
    const text = this.#textOf(document, name);
    if (text === undefined) return false;
    const doubt = this.#doubt(document, { scenario, text }, name);
    const answer = doubt ? await this.#studio.dialogs.ask(doubt) : 'save';
    if (answer !== 'save') return answer === 'save-as' && this.saveAs(document);
    return this.#put(document, { scenario, text }, { handle, text });
  };
  saveAs = async (document = this.#studio.document): Promise<boolean> => {
    const scenario = document.editor.scenario;
    const name = asFileName(document.file?.name ?? `${scenario.id}.json`);
    const text = this.#textOf(document, name);
    if (text === undefined) return false;
    const saved = await this.#shell.saveAs({ name, content: text, kind: this.#kind });
    if (!saved) return false;
    if (saved.ok) return this.#saved(document, { scenario, text }, saved.value);
    return (await this.#refused(document, saved.problem, false)) !== undefined && this.saveAs(document);
  };
  /** Shows the file of a document, or one that was just written, where it lies. */
  reveal = async (handle: FileHandle): Promise<void> => {
    const shown = await this.#shell.reveal(handle);
    if (!shown.ok) this.tellProblem(shown.problem);
  };
  /** Says that something was written, and offers to show where. */
  tellSaved = (message: Message, { handle, name, how }: SavedFile): void => {
    const action = { label: FILE.reveal, run: () => void this.reveal(handle) };
    this.#studio.dialogs.tell(message, { file: name }, 'done', this.#studio.isDesktop && how === 'written' ? action : undefined);
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
    const { desk } = this.#studio;
    if (desk.documents.length === 1) this.createEmpty();
    desk.close(document);
  };
  /** Saves all that is modified: the window is about to close. */
  saveAll = async (): Promise<boolean> => {
    for (const document of this.#studio.desk.documents) {
      if (document.editor.isModified && !(await this.save(document))) return false;
    }
    return true;
  };
  tellProblem = ({ problem, file }: FileProblem): void => {
    this.#studio.dialogs.tell(FILE_PROBLEM_WORDS[problem], { file: file || this.#studio.title }, 'error');
  };

  /** Undefined, and said, when the document is not one that could be opened again: a fault of ours that must not go by in silence. */
  #textOf(document: OpenDocument, file: string): string | undefined {
    try {
      return textOf(document);
    } catch (error) {
      this.#studio.dialogs.tell(FILE.unreadable, { why: `${file}: ${String(error)}` }, 'error');
      return undefined;
    }
  }
  /** What speaks against writing this text over that file. */
  #doubt({ read }: OpenDocument, now: Version, file: string): Question | undefined {
    if (read?.text === now.text) return undefined;
    const wrong = whyUnreadable(now.text, file, this.#studio.words.language);
    if (wrong) return unreadableQuestion(file, wrong);
    return read && isMuchSmaller(now, read) ? smallerQuestion(file, now, read) : undefined;
  }
  #take(chosen: Chosen<OpenedFile>): void {
    if (!chosen) return;
    if (chosen.ok) this.#read(chosen.value);
    else this.tellProblem(chosen.problem);
  }
  #read({ handle, name, folder, text, isReadOnly }: OpenedFile): void {
    const already = this.outside.documentOf(handle);
    if (already) {
      this.#studio.desk.show(already);
      if (already.read?.text !== text) void this.outside.changed(handle);
      return;
    }
    if (isFromElsewhere(text, name)) {
      void import('./elsewhere.ts').then(({ openElsewhere }) => openElsewhere(text, name, this.#studio));
      return;
    }
    const read = readWithDrawings(text, { file: name });
    if (!read.ok) {
      this.#studio.dialogs.showReport({ file: name, objections: read.problem });
      return;
    }
    const { document, raisedFrom } = read.value;
    const scenario = asScenario(document);
    if (!scenario) {
      this.#otherKind(document.kind, name);
      return;
    }
    const opened = this.#place(scenario);
    if (isMade(text)) this.#inNewScenario(opened, FILE.drawingOpened, name);
    else if (document.kind === 'scenario') {
      opened.file = { handle, name, folder, ...(isReadOnly && { isReadOnly }) };
      opened.read = { scenario, text };
    } else this.#inNewScenario(opened, OPENED[document.kind as 'board' | 'tile-set'], name);
    if (raisedFrom !== undefined) this.#studio.dialogs.tell(FILE.raised, { file: name }, 'note');
  }
  #otherKind(kind: string, file: string): void {
    const wrong = objection('file/other-kind', { file }, { kind, wanted: ['scenario', 'board', 'tile-set'] });
    this.#studio.dialogs.showReport({ file, objections: [wrong] });
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
  /** Writes into the document's own file. What the world refuses is asked about, and may be tried in another way. */
  async #put(document: OpenDocument, version: Version, order: SaveOrder): Promise<boolean> {
    if (!order.overwrite && this.outside.isUndecided(order.handle)) return this.#putOver(document, version, order);
    const saved = await this.#shell.save(order);
    if (saved.ok) return this.#saved(document, version, saved.value);
    const { problem } = saved.problem;
    if (problem === 'changed-outside') return this.#putOver(document, version, order);
    const answer = await this.#refused(document, saved.problem, true);
    if (answer === 'save-as') return this.saveAs(document);
    if (answer === 'in-place') return this.#put(document, version, { ...order, inPlace: true });
    return answer === 'again' && this.#put(document, version, { ...order, ...(problem === 'gone' && { overwrite: true }) });
  }
  async #putOver(document: OpenDocument, version: Version, order: SaveOrder): Promise<boolean> {
    return (await this.outside.mayOverwrite(document, order.handle)) && this.#put(document, version, { ...order, overwrite: true });
  }
  /** A save that the world refused: the document stays unsaved, and the person says what next. */
  #refused(document: OpenDocument, problem: FileProblem, isOpenHere: boolean): Promise<string | undefined> {
    const named = { ...problem, file: problem.file || (document.file?.name ?? this.#studio.titleOf(document)) };
    document.refused = named;
    return this.#studio.dialogs.ask(refusedQuestion(named, isOpenHere));
  }
  #saved(document: OpenDocument, version: Version, saved: SavedFile): boolean {
    const { handle, name, folder, how, isVersionLost } = saved;
    document.file = { handle, name, folder };
    document.read = version;
    document.refused = undefined;
    document.editor.markSaved(version.scenario);
    void this.#shell.journalClear(document.key);
    this.tellSaved(how === 'downloaded' ? FILE.downloaded : FILE.saved, saved);
    if (isVersionLost) this.#studio.dialogs.tell(FILE.versionLost, { file: name }, 'error');
    return true;
  }
}
