import { frameOf } from '../../engine/boards/squares.ts';
import { type Square, squareKey } from '../../engine/grid.ts';
import type { Span } from '../drawing/view.ts';

/** The most squares that are drawn at once. */
const LARGEST = 144;
/** A box may hold so many times the squares that changed in it. */
const SPARSE = 4;
const BLOCK = 8;

/** Boxes that hold all the squares: small, and mostly filled, so that a long line does not draw all between its ends. */
export function* boxesOf(squares: readonly Square[]): Generator<Span> {
  if (squares.length === 0) return;
  const { left, top, width, height } = frameOf(squares);
  if (width * height <= Math.min(LARGEST, SPARSE * squares.length)) {
    yield { from: [left, top], to: [left + width - 1, top + height - 1] };
    return;
  }
  const axis = width >= height ? 0 : 1;
  const middle = axis === 0 ? left + Math.ceil(width / 2) : top + Math.ceil(height / 2);
  yield* boxesOf(squares.filter((square) => square[axis] < middle));
  yield* boxesOf(squares.filter((square) => square[axis] >= middle));
}

function* blocksOf({ from, to }: Span): Generator<Square> {
  const block = (at: number): number => Math.floor(at / BLOCK);
  for (let y = block(from[1]); y <= block(to[1]); y++) for (let x = block(from[0]); x <= block(to[0]); x++) yield [x, y];
}

/** Where a picture is behind what it shows: the boxes of the last change first, then what earlier ones left, in blocks that never grow many. */
export class Stale {
  #boxes: Span[] = [];
  readonly #blocks = new Map<string, Square>();

  get isEmpty(): boolean {
    return this.#boxes.length === 0 && this.#blocks.size === 0;
  }
  add(squares: readonly Square[]): void {
    if (squares.length === 0) return;
    for (const box of this.#boxes) for (const block of blocksOf(box)) this.#blocks.set(squareKey(block), block);
    this.#boxes = [...boxesOf(squares)].reverse();
  }
  /** The next part to draw. */
  take(): Span | undefined {
    const box = this.#boxes.pop();
    if (box) return box;
    const [next] = this.#blocks;
    if (!next) return undefined;
    const [key, [x, y]] = next;
    this.#blocks.delete(key);
    return { from: [x * BLOCK, y * BLOCK], to: [x * BLOCK + BLOCK - 1, y * BLOCK + BLOCK - 1] };
  }
  clear(): void {
    this.#boxes = [];
    this.#blocks.clear();
  }
}
