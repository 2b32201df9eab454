import { boardHeight, boardWidth } from '../../engine/board.ts';
import { neighbour, type Side, type Square, sameSquare } from '../../engine/grid.ts';
import { speak } from '../../engine/words/index.ts';
import { TERMS } from '../../engine/words/terms.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { lockAgainst } from '../editor/locks.ts';
import { isWide, type Mark, type Overlay, type Tool, type Touch } from '../editor/tool.ts';
import { tellLock } from '../panels/layers/guard.ts';
import { describeSquare } from './describe.ts';
import type { Intentions } from './pointer.ts';

const ARROWS: Readonly<Record<string, Square>> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const EDGES: Readonly<Record<string, { readonly across?: 0 | 1; readonly down?: 0 | 1 }>> = {
  Home: { across: 0 },
  End: { across: 1 },
  PageUp: { down: 0 },
  PageDown: { down: 1 },
};
const STRIDE = 5;

const SIDE_OF: Readonly<Record<string, Side>> = { ArrowUp: 'N', ArrowDown: 'S', ArrowLeft: 'W', ArrowRight: 'E' };
/** How far from the middle of a square a touch is that means one of its sides. */
const TO_SIDE = 0.4;

type Keys = Pick<KeyboardEvent, 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;
const heldWith = ({ shiftKey, altKey, ctrlKey, metaKey }: Keys): Pick<Touch, 'shift' | 'alt' | 'mod'> => ({
  shift: shiftKey,
  alt: altKey,
  mod: ctrlKey || metaKey,
});

/** Leads touches to the tool in hand: from pointers, and from the keyboard's cursor on the grid. */
export class Conduct implements Intentions {
  readonly #studio: Studio;
  /** Something was taken up by Enter and hangs on the cursor. */
  #isHolding = $state(false);
  /** The side of its square that the keyboard means, for tools that go by sides. */
  #side: Side = 'N';
  /** The touch under way was barred by a locked layer. */
  #isBarred = false;

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get #tool(): Tool | undefined {
    return this.#studio.workbench.tool;
  }
  /** Presses the tool on a square, unless what it changes is locked. */
  #pressTool(at: Touch): void {
    const lock = lockAgainst(this.#tool?.id ?? '', this.#studio.locked);
    this.#isBarred = lock !== undefined;
    if (lock) tellLock(this.#studio, lock);
    else this.#tool?.press?.(at);
  }

  hover(at: Touch | undefined): void {
    this.#studio.selection.hover(at?.square);
    this.#tool?.hover?.(at);
  }
  press(at: Touch): void {
    this.#isHolding = false;
    this.#studio.selection.cursor = undefined;
    this.#pressTool(at);
  }
  drag(at: Touch): void {
    this.#studio.selection.hover(at.square);
    if (!this.#isBarred) this.#tool?.drag?.(at);
  }
  release(at: Touch): void {
    if (!this.#isBarred) this.#tool?.release?.(at);
  }
  cancel(): void {
    this.#isHolding = false;
    this.#tool?.cancel?.();
  }

  /** True if the key meant something on the grid. */
  key(event: KeyboardEvent): boolean {
    const step = ARROWS[event.key];
    if (step && !event.metaKey) return this.#arrow(event, step);
    const edge = EDGES[event.key];
    if (edge && !event.altKey) return this.#goTo(this.#edge(edge, event.ctrlKey), event);
    if (event.key === 'Enter') return this.#enter(event);
    if (event.key === 'Escape' && this.#isHolding) {
      this.cancel();
      return true;
    }
    return false;
  }
  get #cursor(): Square {
    const { selection, setup } = this.#studio;
    return selection.cursor ?? selection.hovered ?? [Math.floor(boardWidth(setup.board) / 2), Math.floor(boardHeight(setup.board) / 2)];
  }
  /** An arrow goes to the next square, or a fine step with what is held; with Alt it means a side of this one, if the tool goes by sides. */
  #arrow(event: KeyboardEvent, [dx, dy]: Square): boolean {
    const [[x, y], first, times] = [this.#cursor, this.#studio.selection.cursor === undefined, event.ctrlKey ? STRIDE : 1];
    if (this.#isHolding && this.#tool?.nudge?.([dx * times, dy * times])) return true;
    if (!event.altKey || (this.#isHolding && !this.#tool?.goesBySides))
      return this.#goTo(first ? [x, y] : [x + dx * times, y + dy * times], event);
    if (!this.#tool?.goesBySides) return false;
    this.#side = SIDE_OF[event.key] ?? 'N';
    return this.#goTo([x, y], event);
  }
  /** A touch by keyboard: the middle of a square, or near one of its sides. */
  #touchOn([x, y]: Square, keys: Keys): Touch {
    const [dx, dy] = this.#tool?.goesBySides ? neighbour([0, 0], this.#side) : [0, 0];
    return { square: [x, y], spot: [x + 0.5 + TO_SIDE * dx, y + 0.5 + TO_SIDE * dy], second: false, ...heldWith(keys) };
  }
  /** The end of the row, with Ctrl the corner of the board; or the end of the column. */
  #edge({ across, down }: { readonly across?: 0 | 1; readonly down?: 0 | 1 }, isCorner: boolean): Square {
    const { board } = this.#studio.setup;
    const [x, y] = this.#cursor;
    const row = down ?? (isCorner ? across : undefined);
    return [across === undefined ? x : across * (boardWidth(board) - 1), row === undefined ? y : row * (boardHeight(board) - 1)];
  }
  #goTo([x, y]: Square, keys: Keys): boolean {
    const { board } = this.#studio.setup;
    const within = (at: number, size: number): number => Math.max(-1, Math.min(size, at));
    const square: Square = [within(x, boardWidth(board)), within(y, boardHeight(board))];
    this.#studio.selection.cursor = square;
    this.#studio.viewport.reveal({ x: square[0], y: square[1], width: 1, height: 1 });
    const at = this.#touchOn(square, keys);
    if (this.#isHolding) this.#tool?.drag?.(at);
    else this.#tool?.hover?.(at);
    this.#say(square);
    return true;
  }
  /** What the square is, which of its sides is meant, and the first thing that is wrong with it. */
  #say(square: Square): void {
    const { problems, words, dialogs, t } = this.#studio;
    const here = problems.serious.find(({ objection }) => objection.at.squares?.some((other) => sameSquare(other, square)));
    const side = this.#tool?.goesBySides ? `, ${t(TERMS['side']![this.#side]!)}` : '';
    const problem = here ? `. ${speak(here.objection, words.language).message}` : '';
    dialogs.say(describeSquare(this.#studio, square) + side + problem);
  }
  #enter(event: KeyboardEvent): boolean {
    const before = this.#studio.scenario;
    const acted = this.#act(event);
    if (this.#studio.scenario !== before) this.#say(this.#cursor);
    return acted;
  }
  #act(event: KeyboardEvent): boolean {
    const at = { ...this.#touchOn(this.#cursor, event), second: event.shiftKey };
    this.#studio.selection.cursor = at.square;
    if (!this.#isHolding) this.#pressTool(at);
    if (this.#tool?.holds && !this.#isHolding && this.#tool.isBusy) {
      this.#isHolding = true;
      return true;
    }
    this.#isHolding = false;
    this.release(at);
    return true;
  }
}

const marksOf = (squares: readonly Square[], kind: Mark['kind']): Mark[] => squares.map((square) => ({ square, kind }));

/** All that lies over the board now: the workspace's layers, the tool's, what is chosen and what is pointed at. */
export const overlayOf = (studio: Studio): Overlay => {
  const { selection, workbench, lit, problems } = studio;
  const layers = workbench.workspace.layers?.(studio) ?? {};
  const tool = workbench.tool?.overlay?.() ?? {};
  const hovered = selection.hovered ? marksOf([selection.hovered], 'hover') : [];
  return {
    ...layers,
    ...tool,
    selected: selection.squares,
    marks: [...(tool.marks ?? []), ...hovered],
    resting: [...(layers.marks ?? []), ...problems.marks, ...marksOf(isWide(lit) ? [] : lit, 'objection')],
    wide: [...problems.wide, ...(isWide(lit) ? [{ squares: lit, kind: 'objection' as const }] : [])],
    lines: [...(layers.lines ?? []), ...(tool.lines ?? [])],
  };
};
