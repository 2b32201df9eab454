import { groundAt } from '../../engine/board.ts';
import { sameSquare, squareName } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Mark, Overlay, Tool, Touch } from '../editor/tool.ts';
import { RULES } from './rules-words.ts';

/** Keeps squares free of tokens, by the designer's wish. */
export class KeepFreeTool implements Tool {
  readonly id = 'keep-free';
  readonly label = RULES.keepFree;
  readonly hint = RULES.keepFreeHint;
  readonly icon = 'ban';
  readonly shortcut = 'K';
  readonly #studio: Studio;
  constructor(studio: Studio) {
    this.#studio = studio;
  }
  press({ square }: Touch): void {
    if (groundAt(this.#studio.setup.board, square) === '.') return;
    const before = this.#studio.scenario.tokens?.forbidden ?? [];
    const isFree = before.some((other) => sameSquare(other, square));
    const forbidden = isFree ? before.filter((other) => !sameSquare(other, square)) : [...before, square];
    const message = isFree ? RULES.allowed : RULES.keptFree;
    this.#studio.editor.apply({ message, facts: { square: squareName(square) } }, { do: 'set-forbidden', forbidden });
  }
  overlay(): Overlay {
    return { marks: (this.#studio.scenario.tokens?.forbidden ?? []).map((square): Mark => ({ square, kind: 'refused' })) };
  }
}
