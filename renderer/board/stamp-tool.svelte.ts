import { joinedPiece } from '../../engine/boards/joined-piece.ts';
import { capture, type Piece } from '../../engine/boards/piece.ts';
import { frameOf, rectangle } from '../../engine/boards/squares.ts';
import { cornerOf, type StampPlace, stampAt, stampPlaceOf, stampPlaces, stampStep } from '../../engine/boards/stamp-pattern.ts';
import { type Square, squareKey, squareName } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Overlay, Tool, ToolMaker, Touch } from '../editor/tool.ts';
import type { Spot } from '../editor/viewport.svelte.ts';
import { paletteOf } from './palette.svelte.ts';
import { pieceGhost } from './piece-ghost.ts';
import { BOARD_TOOLS } from './tool-words.ts';

/** The frame of the squares between two corners. */
const frameLines = (a: Square, b: Square): NonNullable<Overlay['lines']> => {
  const { left, top, width, height } = frameOf([a, b]);
  const [right, bottom] = [left + width, top + height];
  const corners: readonly Spot[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return corners.map((from, i) => ({ from, to: corners[(i + 1) % corners.length] as Spot }));
};

/** Stamps put down along one drag: side by side, in the pattern that began with the first. */
interface Row {
  readonly gesture: symbol;
  readonly stamps: readonly Piece[];
  readonly seed: number;
  readonly from: Square;
  readonly step: Square;
  readonly done: Set<string>;
  last: StampPlace;
}

/** Puts down squares with all on them, along a drag again and again; the right button takes them up. */
class StampTool implements Tool {
  readonly id = 'stamp';
  readonly label = BOARD_TOOLS.stamp;
  readonly hint = BOARD_TOOLS.stampHint;
  readonly more = BOARD_TOOLS.stampMore;
  readonly icon = 'paste';
  readonly shortcut = 'S';
  readonly cursor = 'crosshair';
  readonly #studio: Studio;
  #over = $state.raw<Square | undefined>();
  #from = $state.raw<Square | undefined>();
  #row = $state.raw<Row | undefined>();
  #byAlt = false;

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get isBusy(): boolean {
    return this.#from !== undefined || this.#row !== undefined;
  }
  /** By keyboard Enter puts one down; with Alt, and where squares are taken up, it begins what the next one ends. */
  get holds(): boolean {
    return this.#from !== undefined || this.#byAlt;
  }
  hover(at: Touch | undefined): void {
    this.#over = at?.square;
  }
  press(at: Touch): void {
    this.#over = at.square;
    this.#byAlt = at.alt;
    const { stamps, seed } = paletteOf(this.#studio);
    if (at.second || stamps.length === 0) this.#from = at.square;
    else this.#begin(stamps, seed, at.square);
  }
  drag({ square }: Touch): void {
    this.#over = square;
    const row = this.#row;
    if (!row) return;
    const place = stampPlaceOf(square, row.from, row.step);
    this.#put(row, stampPlaces(row.last, place));
    row.last = place;
  }
  release(at: Touch): void {
    if (this.#from) this.#take(rectangle(this.#from, at.square));
    if (this.#row) paletteOf(this.#studio).seed++;
    this.#from = undefined;
    this.#row = undefined;
  }
  cancel(): void {
    if (this.#row) this.#studio.editor.cancel(this.#row.gesture);
    this.#from = undefined;
    this.#row = undefined;
  }
  overlay(): Overlay {
    const over = this.#over ?? this.#studio.selection.cursor;
    if (!over || this.#row) return {};
    if (this.#from) return { lines: frameLines(this.#from, over) };
    const { stamps, seed } = paletteOf(this.#studio);
    const next = stampAt(stamps, seed, [0, 0]);
    return next ? { ghostPiece: pieceGhost(this.#studio, next, over) } : {};
  }
  #begin(stamps: readonly Piece[], seed: number, from: Square): void {
    this.#row = { gesture: Symbol('stamps'), stamps, seed, from, step: stampStep(stamps), done: new Set(), last: [0, 0] };
    this.#put(this.#row, [[0, 0]]);
  }
  #put({ gesture, stamps, seed, from, step, done }: Row, places: readonly StampPlace[]): void {
    const open = places.filter((place) => !done.has(squareKey(place)));
    for (const place of open) done.add(squareKey(place));
    const next = joinedPiece(
      open.flatMap((place) => {
        const piece = stampAt(stamps, seed, place);
        return piece ? [{ piece, at: cornerOf(place, from, step) }] : [];
      }),
    );
    if (!next) return;
    this.#studio.editor.apply({ message: BOARD_TOOLS.stamped, facts: { square: squareName(from) } }, { do: 'stamp', ...next }, gesture);
  }
  #take(squares: readonly Square[]): void {
    const { scenario, library } = this.#studio;
    paletteOf(this.#studio).hold(capture(scenario, library, squares));
    this.#studio.announce(BOARD_TOOLS.copied, { count: squares.length });
  }
}
export const stampTool: ToolMaker = (studio) => new StampTool(studio);
