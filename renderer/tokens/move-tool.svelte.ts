import { groundAt, squaresOfBoard } from '../../engine/board.ts';
import type { Token } from '../../engine/documents/scenario.ts';
import { type Square, sameSquare, squareName } from '../../engine/grid.ts';
import { type TokenWatch, tokenWatch } from '../../engine/layouts/objections.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Mark, Overlay, Tool, Touch } from '../editor/tool.ts';
import type { Spot } from '../editor/viewport.svelte.ts';
import { TOKENS } from './words.ts';

interface Held {
  readonly token: Token;
  readonly from: Square;
  /** Squares where it may lie, found once when it is taken up. */
  readonly free: readonly Mark[];
  readonly watch: TokenWatch | undefined;
}

/** Moves tokens, puts new ones and takes them off; while one is in hand, the squares where it may lie are shown. */
export class MoveTool implements Tool {
  readonly id = 'move-token';
  readonly label = TOKENS.move;
  readonly hint = TOKENS.moveHint;
  readonly icon = 'hand';
  readonly shortcut = 'M';
  readonly cursor = 'grab';
  readonly holds = true;
  readonly #studio: Studio;
  #held = $state.raw<Held | undefined>();
  #spot = $state.raw<Spot>([0, 0]);
  #over = $state.raw<Square>([0, 0]);

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get isBusy(): boolean {
    return this.#held !== undefined;
  }
  press(at: Touch): void {
    const token = this.#tokenAt(at.square);
    if (at.second) this.#remove(at.square);
    else if (token) this.#takeUp(token, at);
    else this.#put(at.square);
  }
  drag(at: Touch): void {
    this.#spot = at.spot;
    this.#over = at.square;
  }
  release(at: Touch): void {
    const held = this.#held;
    this.#held = undefined;
    if (!held || sameSquare(held.from, at.square)) return;
    const facts = { square: squareName(at.square) };
    this.#studio.editor.apply({ message: TOKENS.moved, facts }, { do: 'move-token', from: held.from, to: at.square });
    this.#studio.selection.set([at.square]);
  }
  cancel(): void {
    this.#held = undefined;
  }
  overlay(): Overlay {
    if (!this.#held) return {};
    const { token, from, free, watch } = this.#held;
    const objections = watch?.whyNot(this.#over) ?? [];
    const against = objections.flatMap(({ at }) => at.squares ?? []).map((square): Mark => ({ square, kind: 'objection' }));
    return {
      marks: [...free, ...against, ...(objections.length > 0 ? [{ square: this.#over, kind: 'refused' } as const] : [])],
      ghostToken: { token, spot: this.#spot, refused: objections.length > 0 },
      lifted: [from],
    };
  }

  #tokenAt(square: Square): Token | undefined {
    return this.#studio.scenario.tokens?.placed.find(({ at }) => sameSquare(at, square));
  }
  #takeUp(token: Token, at: Touch): void {
    const watch = tokenWatch(this.#studio.setup);
    watch?.lift(token.at);
    const free = [...squaresOfBoard(this.#studio.setup.board)].filter((square) => watch?.whyNot(square).length === 0);
    this.#held = { token, from: token.at, watch, free: free.map((square) => ({ square, kind: 'free' })) };
    this.#studio.selection.set([token.at]);
    this.drag(at);
  }
  #put(square: Square): void {
    if (groundAt(this.#studio.setup.board, square) === '.') return;
    const facts = { square: squareName(square) };
    this.#studio.editor.apply({ message: TOKENS.put, facts }, { do: 'place-token', token: { at: square } });
  }
  #remove(square: Square): void {
    const facts = { square: squareName(square) };
    this.#studio.editor.apply({ message: TOKENS.removed, facts }, { do: 'remove-token', at: square });
  }
}

/** Locks a token, so that it stays when the others are scattered; locks are opened the same way. */
export class LockTool implements Tool {
  readonly id = 'lock-token';
  readonly label = TOKENS.lock;
  readonly hint = TOKENS.lockHint;
  readonly icon = 'lock';
  readonly shortcut = 'L';
  readonly #studio: Studio;
  constructor(studio: Studio) {
    this.#studio = studio;
  }
  press({ square }: Touch): void {
    const token = this.#studio.scenario.tokens?.placed.find(({ at }) => sameSquare(at, square));
    if (!token) return;
    const locked = !token.locked;
    const facts = { square: squareName(square) };
    this.#studio.editor.apply({ message: locked ? TOKENS.locked : TOKENS.unlocked, facts }, { do: 'lock-token', at: square, locked });
  }
}
