import { cityIndexAt, citySquareAt } from '../../engine/boards/cities.ts';
import { type Side, type Square, sameSquare, squareName } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Overlay, Tool, ToolMaker, Touch } from '../editor/tool.ts';
import { paletteOf } from './palette.svelte.ts';
import { nearestSide, sideMark } from './sides.ts';
import { BOARD_TOOLS } from './tool-words.ts';

/** Prints edges of large cities by a click, and makes them grow by a drag from one of their squares. */
class CityTool implements Tool {
  readonly id = 'city';
  readonly label = BOARD_TOOLS.city;
  readonly hint = BOARD_TOOLS.cityHint;
  readonly icon = 'city';
  readonly shortcut = 'C';
  readonly cursor = 'crosshair';
  readonly holds = true;
  readonly goesBySides = true;
  readonly #studio: Studio;
  #from = $state.raw<Square | undefined>();
  #grown = false;
  #gesture = Symbol('city');
  #side = $state.raw<{ readonly at: Square; readonly side: Side } | undefined>();

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get isBusy(): boolean {
    return this.#from !== undefined;
  }
  hover(at: Touch | undefined): void {
    const square = at && citySquareAt(this.#studio.setup.board, at.square);
    this.#side = at && square ? { at: at.square, side: nearestSide(at) } : undefined;
  }
  press(at: Touch): void {
    this.#gesture = Symbol('city');
    this.#grown = false;
    this.#studio.selection.set([at.square]);
    if (at.second) this.#leave(at.square);
    else this.#take(at.square);
  }
  drag({ square }: Touch): void {
    if (!this.#from || cityIndexAt(this.#studio.setup.board, square) === cityIndexAt(this.#studio.setup.board, this.#from)) return;
    this.#grown = true;
    this.#add(square, this.#from);
  }
  release(at: Touch): void {
    const from = this.#from;
    this.#from = undefined;
    if (from && !this.#grown && sameSquare(from, at.square)) this.#print(at);
  }
  cancel(): void {
    if (this.#from) this.#studio.editor.cancel(this.#gesture);
    this.#from = undefined;
  }
  overlay(): Overlay {
    return this.#side ? { marks: [sideMark(this.#side)] } : {};
  }
  /** Takes hold of a square of a large city; where there is none, one begins. */
  #take(square: Square): void {
    const isNew = cityIndexAt(this.#studio.setup.board, square) < 0;
    if (isNew) this.#add(square);
    this.#grown = isNew;
    if (cityIndexAt(this.#studio.setup.board, square) >= 0) this.#from = square;
  }
  #add(at: Square, to?: Square): void {
    const name = { message: BOARD_TOOLS.growCity, facts: { square: squareName(at) } };
    this.#studio.editor.apply(name, { do: 'join-city', at, ...(to ? { to } : {}) }, this.#gesture);
  }
  #leave(at: Square): void {
    this.#studio.editor.apply({ message: BOARD_TOOLS.leaveCity, facts: { square: squareName(at) } }, { do: 'leave-city', at });
  }
  #print(at: Touch): void {
    const side = nearestSide(at);
    const isInner = citySquareAt(this.#studio.setup.board, at.square)?.edges[side] === 'inner';
    const edge = paletteOf(this.#studio).edge;
    if (!isInner) this.#studio.editor.apply({ message: BOARD_TOOLS.cityEdge }, { do: 'set-city-edge', at: at.square, side, edge });
  }
}
export const cityTool: ToolMaker = (studio) => new CityTool(studio);
