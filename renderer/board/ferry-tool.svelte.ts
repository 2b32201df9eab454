import { groundAt, takesTile } from '../../engine/board.ts';
import type { BorderStep } from '../../engine/boards/border-walk.ts';
import type { Ferry } from '../../engine/documents/board.ts';
import { neighbour, opposite, sameSquare, squareName } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Overlay, Tool, ToolMaker, Touch } from '../editor/tool.ts';
import type { Spot } from '../editor/viewport.svelte.ts';
import { nearestSide, sideMark, sideSpot } from './sides.ts';
import { BOARD_TOOLS } from './tool-words.ts';

const endOf = ({ at: [x, y], side }: BorderStep): Ferry['from'] => [x, y, side];

/** Draws ferries from shore to shore. */
class FerryTool implements Tool {
  readonly id = 'ferry';
  readonly label = BOARD_TOOLS.ferry;
  readonly hint = BOARD_TOOLS.ferryHint;
  readonly icon = 'ferry';
  readonly shortcut = 'F';
  readonly cursor = 'crosshair';
  readonly holds = true;
  readonly goesBySides = true;
  readonly #studio: Studio;
  #from = $state.raw<BorderStep | undefined>();
  #shore = $state.raw<BorderStep | undefined>();
  #spot = $state.raw<Spot>([0, 0]);

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get isBusy(): boolean {
    return this.#from !== undefined;
  }
  hover(at: Touch | undefined): void {
    this.#shore = at && this.#shoreAt(at);
  }
  press(at: Touch): void {
    if (at.second) this.#remove(at);
    else this.#from = this.#shoreAt(at);
    this.#spot = at.spot;
  }
  drag(at: Touch): void {
    this.#spot = at.spot;
    this.#shore = this.#shoreAt(at);
  }
  release(at: Touch): void {
    const [from, to] = [this.#from, this.#shoreAt(at)];
    this.#from = undefined;
    if (!from || !to || sameSquare(from.at, to.at) || this.#isDrawn(from, to)) return;
    const facts = { from: squareName(from.at), to: squareName(to.at) };
    this.#studio.editor.apply({ message: BOARD_TOOLS.addFerry, facts }, { do: 'add-ferry', ferry: { from: endOf(from), to: endOf(to) } });
  }
  cancel(): void {
    this.#from = undefined;
  }
  overlay(): Overlay {
    const marks = [this.#from, this.#shore].flatMap((step) => (step ? [sideMark(step)] : []));
    if (!this.#from) return { marks };
    return { marks, lines: [{ from: sideSpot(this.#from), to: this.#shore ? sideSpot(this.#shore) : this.#spot }] };
  }
  /** The side of a tile square towards water that is nearest to a touch, from either side of it. */
  #shoreAt(at: Touch): BorderStep | undefined {
    const { board } = this.#studio.setup;
    const side = nearestSide(at);
    const across: BorderStep = { at: neighbour(at.square, side), side: opposite(side) };
    const isShore = (step: BorderStep): boolean =>
      takesTile(groundAt(board, step.at)) && !takesTile(groundAt(board, neighbour(step.at, step.side)));
    return [{ at: at.square, side }, across].find(isShore);
  }
  #isDrawn(...ends: readonly [BorderStep, BorderStep]): boolean {
    const [a, b] = ends.map((end) => endOf(end).join());
    const words = ({ from, to }: Ferry): string[] => [from.join(), to.join()];
    return (this.#studio.setup.board.ferries ?? []).some(
      (ferry) => words(ferry).includes(a as string) && words(ferry).includes(b as string),
    );
  }
  #remove({ square }: Touch): void {
    const ends = ({ from, to }: Ferry): boolean => sameSquare([from[0], from[1]], square) || sameSquare([to[0], to[1]], square);
    const index = this.#studio.setup.board.ferries?.findIndex(ends) ?? -1;
    if (index >= 0) this.#studio.editor.apply({ message: BOARD_TOOLS.removeFerry }, { do: 'remove-ferry', index });
  }
}
export const ferryTool: ToolMaker = (studio) => new FerryTool(studio);
