import type { Token } from '../../engine/documents/scenario.ts';
import { squareKey } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Editor, StepName } from '../editor/editor.svelte.ts';
import { ASK } from './ask-words.ts';

/** A layout that was on the board in this session, and how it came there. */
export interface TriedLayout {
  readonly editor: Editor;
  readonly name: StepName;
  readonly placed: readonly Token[];
}

const MOST = 50;
const keyOf = (placed: readonly Token[]): string =>
  placed
    .map(({ at }) => squareKey(at))
    .sort()
    .join(' ');

/** The layouts tried in this session, the newest first. No part of the document: laying one again is the edit. */
export class Tried {
  readonly #studio: Studio;
  #rows = $state.raw<readonly TriedLayout[]>([]);

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  /** Those of the document in front. */
  get rows(): readonly TriedLayout[] {
    return this.#rows.filter(({ editor }) => editor === this.#studio.editor);
  }
  isOnBoard = ({ placed }: TriedLayout): boolean => keyOf(placed) === keyOf(this.#studio.scenario.tokens?.placed ?? []);

  /** Lays a layout by one step, and remembers it. */
  lay(name: StepName, placed: readonly Token[], editor: Editor = this.#studio.editor): void {
    if (!editor.apply(name, { do: 'set-placed', placed }).ok) return;
    const others = this.#rows.filter((row) => row.editor !== editor || keyOf(row.placed) !== keyOf(placed));
    this.#rows = [{ editor, name, placed }, ...others].slice(0, MOST);
  }
  /** Goes back to a layout, tokens as they were. */
  goBack = (row: TriedLayout): void => {
    if (this.isOnBoard(row)) return;
    const facts = { name: this.#studio.t(row.name.message, row.name.facts) };
    this.#studio.editor.apply({ message: ASK.back, facts }, { do: 'set-placed', placed: row.placed });
  };
}

const all = new WeakMap<Studio, Tried>();
/** The tried layouts of a studio. */
export const triedOf = (studio: Studio): Tried => {
  const found = all.get(studio) ?? new Tried(studio);
  all.set(studio, found);
  return found;
};
