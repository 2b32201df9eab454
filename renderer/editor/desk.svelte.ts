import type { Scenario } from '../../engine/documents/scenario.ts';
import type { Library } from '../../engine/setup.ts';
import type { FileHandle, FileProblem } from '../../main/contract.ts';
import { Editor, type Guard } from './editor.svelte.ts';
import { Selection } from './selection.svelte.ts';
import { Viewport } from './viewport.svelte.ts';

/** The file a document stands in. */
export interface InFile {
  readonly handle: FileHandle;
  readonly name: string;
  /** The folder as a person reads it; empty where it is not known. */
  readonly folder?: string;
  /** The file may be read only; saving goes to another place. */
  readonly isReadOnly?: boolean;
}

/** One open document with all that belongs to it alone. */
export class OpenDocument {
  readonly key: string;
  readonly editor: Editor;
  readonly selection = new Selection();
  readonly viewport = new Viewport();
  file = $state.raw<InFile | undefined>();
  /** Why the last save was refused, until one succeeds. */
  refused = $state.raw<FileProblem | undefined>();
  /** The text it was read from, and the scenario that text says: an unchanged document is written as it was read. */
  read: { readonly scenario: Scenario; readonly text: string } | undefined;

  constructor(key: string, scenario: Scenario, library: Library, guard?: Guard) {
    this.key = key;
    this.editor = new Editor(scenario, library, guard ? { guard } : {});
  }
}

/** So many closed documents can be had back, with all their steps. */
const CLOSED_KEPT = 5;

/** The open documents, one of them in front. There is always one. */
export class Desk {
  readonly library: Library;
  #documents = $state.raw<readonly OpenDocument[]>([]);
  #front = $state.raw<OpenDocument>() as OpenDocument;
  #closed = $state.raw<readonly OpenDocument[]>([]);
  #made = 0;
  readonly #session: string;

  readonly #guard: Guard | undefined;

  constructor(first: Scenario, library: Library, session: string, guard?: Guard) {
    this.library = library;
    this.#guard = guard;
    this.#session = session;
    this.add(first);
  }
  get documents(): readonly OpenDocument[] {
    return this.#documents;
  }
  get front(): OpenDocument {
    return this.#front;
  }
  get isModified(): boolean {
    return this.#documents.some(({ editor }) => editor.isModified);
  }
  add(scenario: Scenario): OpenDocument {
    const document = new OpenDocument(`${this.#session}-${++this.#made}`, scenario, this.library, this.#guard);
    this.#documents = [...this.#documents, document];
    this.#front = document;
    return document;
  }
  show(document: OpenDocument): void {
    this.#front = document;
  }
  /** Shows the document so many places further, round and round. */
  step(by: number): void {
    const count = this.#documents.length;
    this.#front = this.#documents[(this.#documents.indexOf(this.#front) + by + count) % count] as OpenDocument;
  }
  /** Takes a document away; the caller has asked about unsaved changes. The last one cannot go. */
  remove(document: OpenDocument): void {
    const rest = this.#documents.filter((other) => other !== document);
    if (rest.length === 0) return;
    const at = this.#documents.indexOf(document);
    this.#documents = rest;
    if (this.#front === document) this.#front = rest[Math.min(at, rest.length - 1)] as OpenDocument;
  }
  /** Takes a document away so that it can be had back. */
  close(document: OpenDocument): void {
    this.#closed = [document, ...this.#closed].slice(0, CLOSED_KEPT);
    this.remove(document);
  }
  get canReopen(): boolean {
    return this.#closed.length > 0;
  }
  /** Brings back the document that was closed last, as it was left; one whose file is open again is shown there. */
  reopen(): void {
    const [last, ...others] = this.#closed;
    if (!last) return;
    this.#closed = others;
    const open = this.#documents.find(({ file }) => file !== undefined && file.handle === last.file?.handle);
    if (!open) this.#documents = [...this.#documents, last];
    this.#front = open ?? last;
  }
}
