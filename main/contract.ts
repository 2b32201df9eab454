import type { Result } from '../engine/result.ts';

/** A file the person chose. The page never sees or invents a path; the shell keeps which path a handle stands for. */
export type FileHandle = string & { readonly brand: 'FileHandle' };

/** Why the world refused a file. Words for each stand with the page. */
export const FILE_PROBLEMS = [
  'gone',
  'denied',
  'read-only',
  'disk-full',
  'busy',
  'held',
  'folder',
  'changed-outside',
  'too-large',
  'not-text',
  'not-written',
  'unknown-handle',
  'failed',
] as const;
export interface FileProblem {
  readonly problem: (typeof FILE_PROBLEMS)[number];
  /** The name the person knows the file by. */
  readonly file: string;
  /** What the system said, for the report; never needed to understand the problem. */
  readonly detail?: string;
}
export type FileResult<Value> = Result<Value, FileProblem>;
/** Nothing, when the person closed the dialog without choosing. */
export type Chosen<Value> = FileResult<Value> | undefined;

/** What a dialog offers: a label in the person's language and name endings without the dot. */
export interface FileKind {
  readonly label: string;
  readonly endings: readonly string[];
}
export interface OpenedFile {
  readonly handle: FileHandle;
  readonly name: string;
  /** The folder as a person reads it; empty where it is not known. */
  readonly folder: string;
  /** A PDF or PNG, which may carry a document, as its bytes: one character each. */
  readonly text: string;
  /** The file may be read and not written. */
  readonly isReadOnly?: boolean;
}
export interface SavedFile {
  readonly handle: FileHandle;
  readonly name: string;
  readonly folder: string;
  /** A download leaves no file we could write again; the next save downloads again. */
  readonly how: 'written' | 'downloaded';
  /** What the file held before could not be kept as an earlier version. */
  readonly isVersionLost?: boolean;
}
export interface NewFile<Content> {
  readonly name: string;
  readonly content: Content;
  readonly kind: FileKind;
}
export interface SaveOrder {
  readonly handle: FileHandle;
  readonly text: string;
  /** Write even though another program changed the file since we read it. */
  readonly overwrite?: boolean;
  /** Write into the file itself, because it cannot be replaced as a whole (`held`); what it held must have been kept. */
  readonly inPlace?: boolean;
}

export interface RecentFile {
  readonly handle: FileHandle;
  readonly name: string;
  readonly folder: string;
  /** It stays in the list, grey, until the person takes it out. */
  readonly gone: boolean;
}

/** What would be lost if the program ended now. Kept beside the user's file, never over it. */
export interface JournalEntry {
  /** One per document and session, made by the page: letters, digits, `-` and `_`. */
  readonly id: string;
  /** Counts up with each write of the same id, so that order never depends on a clock. */
  readonly moment: number;
  readonly title: string;
  readonly handle?: FileHandle;
  readonly text: string;
}
/** An earlier version of a saved file. */
export interface Backup {
  readonly id: string;
  /** ISO time of the save that replaced it. */
  readonly replacedAt: string;
  readonly characters: number;
}

/** What the window shows of the document; the close guard asks when `unsaved`. */
export interface WindowState {
  readonly title: string;
  readonly unsaved: boolean;
  readonly handle?: FileHandle;
  /** The files of all open documents, the one in front last. */
  readonly open?: readonly FileHandle[];
  readonly language: 'en' | 'cs' | 'de' | 'nl';
  readonly theme: 'system' | 'light' | 'dark';
}
/** The menus, already in the person's language; a choice comes back as the event `command`. */
export interface MenuEntry {
  readonly label: string;
  readonly command?: string;
  /** As the registry writes it: `Ctrl+Shift+S`, where Ctrl is Cmd on a Mac. */
  readonly shortcut?: string;
  readonly enabled?: boolean;
  readonly checked?: boolean;
  readonly entries?: readonly (MenuEntry | 'line')[];
}

/** The program and what it runs on, for the about box and the report. */
export interface About {
  readonly edition: 'desktop' | 'web';
  readonly version: string;
  readonly system: string;
  readonly parts: Readonly<Record<string, string>>;
  /** The folder with journal, earlier versions, settings and log; missing where the browser keeps them. */
  readonly house?: string;
  /** Where `checkForUpdate` asks. */
  readonly updates: string;
}
export interface Update {
  readonly version: string;
  readonly newer: boolean;
}

/** Everything the page may ask of the shell: the whole of our IPC. Only plain data crosses it. */
export interface ShellCalls {
  /** The page listens now; files given on the command line and the like follow as events. */
  ready(): Promise<void>;
  about(): Promise<About>;

  open(kinds: readonly FileKind[]): Promise<Chosen<OpenedFile>>;
  openAgain(handle: FileHandle): Promise<FileResult<OpenedFile>>;
  /** The files that were open, in their order, when this very window was loaded again; none at a fresh start. */
  openBefore(): Promise<readonly FileHandle[]>;
  save(order: SaveOrder): Promise<FileResult<SavedFile>>;
  saveAs(file: NewFile<string>): Promise<Chosen<SavedFile>>;
  /** A PDF, SVG, PNG or CSV made by the page, to a place the person chooses. */
  exportBytes(file: NewFile<Uint8Array>): Promise<Chosen<SavedFile>>;
  /** Hands a PDF to the system: its viewer (desktop) or the browser's print dialog (web). */
  print(name: string, pdf: Uint8Array): Promise<FileResult<void>>;
  reveal(handle: FileHandle): Promise<FileResult<void>>;

  recentFiles(): Promise<readonly RecentFile[]>;
  forgetRecent(handle: FileHandle): Promise<void>;
  backups(handle: FileHandle): Promise<readonly Backup[]>;
  readBackup(handle: FileHandle, id: string): Promise<FileResult<string>>;

  journalWrite(entry: JournalEntry): Promise<FileResult<void>>;
  /** Entries no living session owns, newest first. */
  journalRead(): Promise<readonly JournalEntry[]>;
  journalClear(id: string): Promise<void>;

  /** Settings are the page's own JSON; the shell only keeps the text. */
  readSettings(): Promise<string | undefined>;
  writeSettings(text: string): Promise<FileResult<void>>;

  showState(state: WindowState): Promise<void>;
  showMenu(menus: readonly MenuEntry[]): Promise<void>;
  /** The answer to the event `save-before-close`: close now, or stay. */
  closeAnswer(saved: boolean): Promise<void>;
  closeWindow(): Promise<void>;

  /** Asks the person, then opens an https address outside the program. False when refused. */
  openLink(address: string): Promise<boolean>;
  /** One line into the log on this computer. */
  log(line: string): Promise<void>;
  readLog(): Promise<string>;
  /** Only when the person asks or has opted in. Sends one plain request that names nobody. */
  checkForUpdate(): Promise<Result<Update, 'no-answer'>>;
}

/** What the shell tells the page unasked. */
export interface ShellEvents {
  command: string;
  'open-file': FileResult<OpenedFile>;
  'file-changed': { readonly handle: FileHandle; readonly change: 'changed' | 'gone' };
  /** The person closes the window and wants the document saved first. */
  'save-before-close': null;
  /** The page was loaded again after it had crashed. */
  recovered: null;
}

/** A file dropped on the page: the part of the browser's `File` we use. */
export interface DroppedFile {
  readonly name: string;
  readonly size: number;
  text(): Promise<string>;
}
/** The shell as the page sees it. */
export interface Shell extends ShellCalls {
  openDropped(file: DroppedFile): Promise<FileResult<OpenedFile>>;
  /** Gives back a function that ends the listening. */
  on<Event extends keyof ShellEvents>(event: Event, listener: (value: ShellEvents[Event]) => void): () => void;
}

/** The calls that cross to the main process. A call that is missing here does not compile. */
export const SHELL_CALLS = listed<keyof ShellCalls>()([
  'ready',
  'about',
  'open',
  'openAgain',
  'openBefore',
  'save',
  'saveAs',
  'exportBytes',
  'print',
  'reveal',
  'recentFiles',
  'forgetRecent',
  'backups',
  'readBackup',
  'journalWrite',
  'journalRead',
  'journalClear',
  'readSettings',
  'writeSettings',
  'showState',
  'showMenu',
  'closeAnswer',
  'closeWindow',
  'openLink',
  'log',
  'readLog',
  'checkForUpdate',
]);
export const SHELL_EVENTS = listed<keyof ShellEvents>()(['command', 'open-file', 'file-changed', 'save-before-close', 'recovered']);

/** A list that names every member of a union. */
function listed<Name extends string>() {
  return <const List extends readonly Name[]>(list: List & (Exclude<Name, List[number]> extends never ? List : never)): List => list;
}
