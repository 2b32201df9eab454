import type { NamedSquare } from '../../engine/documents/board.ts';
import { type Square, sameSquare, squareName } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Overlay, Tool, ToolMaker, Touch } from '../editor/tool.ts';
import type { Spot } from '../editor/viewport.svelte.ts';
import { BOARD_TOOLS } from './tool-words.ts';

/** A name being written elsewhere: its square, where it was taken hold of, and how far off it was. */
interface Nudged {
  readonly at: Square;
  readonly from: Spot;
  readonly by: Spot;
}
/** Parts of a square that a name snaps to, and how far off it may be written. */
const PARTS = 20;
const FARTHEST = 1.5;
const finely = (by: number): number => Math.round(Math.max(-FARTHEST, Math.min(FARTHEST, by)) * PARTS) / PARTS + 0;

/** Moves names of towns and start spaces, with Ctrl only where they are written; a click chooses a square to name it at the side. */
class NameTool implements Tool {
  readonly id = 'names';
  readonly label = BOARD_TOOLS.names;
  readonly hint = BOARD_TOOLS.namesHint;
  readonly byKeys = BOARD_TOOLS.namesByKeys;
  readonly icon = 'name';
  readonly shortcut = 'T';
  readonly holds = true;
  readonly #studio: Studio;
  #from = $state.raw<Square | undefined>();
  #over = $state.raw<Square>([0, 0]);
  /** With Ctrl the name is written elsewhere, and its square stays. */
  #nudged: Nudged | undefined;
  #gesture = Symbol('nudge');

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get isBusy(): boolean {
    return this.#from !== undefined;
  }
  press({ square, spot, mod }: Touch): void {
    const named = this.#named(square);
    this.#studio.selection.set([square]);
    this.#over = square;
    this.#gesture = Symbol('nudge');
    if (named) this.#from = square;
    this.#nudged = named && mod ? { at: square, from: spot, by: named.nudge ?? [0, 0] } : undefined;
  }
  drag({ square, spot }: Touch): void {
    if (this.#nudged) this.#follow(this.#nudged, spot);
    else this.#over = square;
  }
  #follow({ at, from, by }: Nudged, to: Spot): void {
    this.#write(at, [by[0] + to[0] - from[0], by[1] + to[1] - from[1]]);
  }
  #write(at: Square, [dx, dy]: Spot): void {
    const name = { message: BOARD_TOOLS.nudgeName, facts: { square: squareName(at) } };
    this.#studio.editor.replace(name, { do: 'nudge-name', at, by: [finely(dx), finely(dy)] }, this.#gesture);
  }
  /** By keyboard a name that is written elsewhere goes one part of a square at a time, and where it is is said. */
  nudge([dx, dy]: Spot): boolean {
    if (!this.#nudged) return false;
    const { at } = this.#nudged;
    const [x, y] = this.#nudgeOf(at);
    this.#write(at, [x + dx / PARTS, y + dy / PARTS]);
    this.#say(this.#nudgeOf(at));
    return true;
  }
  #named(square: Square): NamedSquare | undefined {
    const { board } = this.#studio.setup;
    return [...board.towns, ...board.starts].find(({ at }) => sameSquare(at, square));
  }
  #nudgeOf(at: Square): Spot {
    return this.#named(at)?.nudge ?? [0, 0];
  }
  #say([dx, dy]: Spot): void {
    const { words, announce, t } = this.#studio;
    const by = (size: number) => ({ by: words.number(Math.abs(size), 2) });
    const across = t(dx < 0 ? BOARD_TOOLS.byLeft : BOARD_TOOLS.byRight, by(dx));
    announce(BOARD_TOOLS.nameAt, { across, down: t(dy < 0 ? BOARD_TOOLS.byUp : BOARD_TOOLS.byDown, by(dy)) });
  }
  release({ square }: Touch): void {
    const from = this.#nudged ? undefined : this.#from;
    this.#from = undefined;
    this.#nudged = undefined;
    if (!from || sameSquare(from, square)) return;
    this.#studio.editor.apply(
      { message: BOARD_TOOLS.moveName, facts: { square: squareName(square) } },
      { do: 'move-name', from, to: square },
    );
    this.#studio.selection.set([square]);
  }
  cancel(): void {
    if (this.#nudged) this.#studio.editor.cancel(this.#gesture);
    this.#from = undefined;
    this.#nudged = undefined;
  }
  overlay(): Overlay {
    return this.#from && !this.#nudged ? { marks: [{ square: this.#over, kind: 'legal' }] } : {};
  }
}
export const nameTool: ToolMaker = (studio) => new NameTool(studio);

/** Measures distances in squares and millimetres. */
class MeasureTool implements Tool {
  readonly id = 'measure';
  readonly label = BOARD_TOOLS.measure;
  readonly hint = BOARD_TOOLS.measureHint;
  readonly icon = 'measure';
  readonly shortcut = 'I';
  readonly cursor = 'crosshair';
  readonly holds = true;
  readonly #studio: Studio;
  #way = $state.raw<{ readonly from: Spot; readonly to: Spot } | undefined>();
  #busy = $state(false);

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get isBusy(): boolean {
    return this.#busy;
  }
  press({ spot }: Touch): void {
    this.#busy = true;
    this.#way = { from: spot, to: spot };
  }
  drag({ spot }: Touch): void {
    if (this.#busy && this.#way) this.#way = { ...this.#way, to: spot };
  }
  release(at: Touch): void {
    this.drag(at);
    this.#busy = false;
    if (!this.#way) return;
    const { from, to } = this.#way;
    const [dx, dy] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
    const straight = Math.sqrt(dx * dx + dy * dy);
    const { words, setup, dialogs } = this.#studio;
    dialogs.tell(BOARD_TOOLS.measured, {
      columns: words.number(dx, 1),
      rows: words.number(dy, 1),
      straight: words.number(straight, 1),
      mm: words.number(straight * setup.board.sizes.square, 0),
    });
  }
  cancel(): void {
    this.#busy = false;
    this.#way = undefined;
  }
  overlay(): Overlay {
    return this.#way ? { lines: [this.#way] } : {};
  }
}
export const measureTool: ToolMaker = (studio) => new MeasureTool(studio);
