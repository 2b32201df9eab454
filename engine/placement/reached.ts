import { neighbour, SIDES, type Square, sameSquare } from '../grid.ts';
import type { Reach } from './ground.ts';
import { groundOf } from './ground-of.ts';
import type { CoveredSquare, Position } from './position.ts';
import { codeOfSquare, type SquareCode } from './square-code.ts';

/** Tiles of a set-up by their order of laying, each with its squares. */
type TileSquares = Map<number, CoveredSquare[]>;

const tilesOf = (position: Position): TileSquares => {
  const tiles: TileSquares = new Map();
  for (const square of position.squares())
    for (const covered of position.at(square)) tiles.set(covered.order, [...(tiles.get(covered.order) ?? []), covered]);
  return tiles;
};

const reachesFrom = (reaches: readonly Reach[]): ReadonlyMap<SquareCode, readonly Reach[]> => {
  const bySquare = new Map<SquareCode, Reach[]>();
  for (const reach of reaches) bySquare.set(codeOfSquare(reach.from), [...(bySquare.get(codeOfSquare(reach.from)) ?? []), reach]);
  return bySquare;
};

const onAndBeside = (square: Square): readonly Square[] => [square, ...SIDES.map((side) => neighbour(square, side))];

/** The tiles that hang together with a start, whatever the order they were laid in. */
class Growth {
  readonly reached = new Set<number>();
  readonly #tiles: TileSquares;
  readonly #position: Position;
  readonly #reaches: ReadonlyMap<SquareCode, readonly Reach[]>;
  readonly #touched: Set<SquareCode>;
  readonly #closed: Set<SquareCode>;

  constructor(position: Position, tiles: TileSquares) {
    const ground = groundOf(position.setup);
    this.#position = position;
    this.#tiles = tiles;
    this.#reaches = reachesFrom(ground.reaches);
    this.#touched = new Set(ground.touched.map(codeOfSquare));
    this.#closed = new Set(ground.closed.map(codeOfSquare));
    this.#grow(this.#anchors());
  }
  #isTouched = ({ at }: CoveredSquare): boolean => this.#touched.has(codeOfSquare(at));
  #isClosed = ({ at }: CoveredSquare): boolean => this.#closed.has(codeOfSquare(at));

  #anchors(): number[] {
    const { starts } = this.#position.setup.scenario;
    const onStarts = [...this.#tiles].filter(([, squares]) => squares.some(({ at }) => starts.some((start) => sameSquare(start, at))));
    const first = onStarts.length > 0 ? onStarts : [...this.#tiles].slice(0, 1);
    for (const [order] of first) this.reached.add(order);
    const byGround = [...this.#tiles].filter(([, squares]) => squares.some(this.#isTouched) && !squares.some(this.#isClosed));
    return [...first, ...byGround].map(([order]) => order);
  }
  #grow(anchors: readonly number[]): void {
    for (const order of anchors) this.reached.add(order);
    const queue = [...anchors];
    for (let order = queue.pop(); order !== undefined; order = queue.pop())
      for (const square of this.#newlyInReach(order)) queue.push(...this.#joining(square));
  }
  /** The squares that may take tiles because this one lies. */
  #newlyInReach(order: number): readonly Square[] {
    const squares = this.#tiles.get(order) ?? [];
    const reaches = squares.flatMap((square) => this.#reachesOf(square));
    const opened = reaches.flatMap((reach) => reach.opened);
    const touched = [...squares.flatMap(({ at }) => onAndBeside(at)), ...reaches.flatMap((reach) => reach.touched)];
    for (const square of opened) this.#closed.delete(codeOfSquare(square));
    for (const square of touched) this.#touched.add(codeOfSquare(square));
    return [...touched, ...opened];
  }
  #reachesOf({ at, edges }: CoveredSquare): readonly Reach[] {
    const found = this.#reaches.get(codeOfSquare(at)) ?? [];
    return found.filter(({ showing }) => !showing || edges[showing.side] === showing.edge);
  }
  #joining(square: Square): number[] {
    const joining: number[] = [];
    for (const { order } of this.#position.at(square)) {
      const squares = this.#tiles.get(order) ?? [];
      if (this.reached.has(order) || squares.some(this.#isClosed) || !squares.some(this.#isTouched)) continue;
      this.reached.add(order);
      joining.push(order);
    }
    return joining;
  }
}

const componentFrom = (position: Position, seed: number, floating: Map<number, readonly CoveredSquare[]>): number[] => {
  const component: number[] = [];
  const queue = [seed];
  for (let order = queue.pop(); order !== undefined; order = queue.pop()) {
    const squares = floating.get(order);
    if (!squares) continue;
    floating.delete(order);
    component.push(order);
    for (const { at } of squares) for (const square of onAndBeside(at)) queue.push(...position.at(square).map((other) => other.order));
  }
  return component;
};

/** Groups of tiles that hang on nothing: not joined to a start, be it through a woken city or a ferry. Each by its squares. */
export const floatingGroups = (position: Position): readonly (readonly CoveredSquare[])[] => {
  const tiles = tilesOf(position);
  const { reached } = new Growth(position, tiles);
  const floating = new Map([...tiles].filter(([order]) => !reached.has(order)));
  return [...floating.keys()]
    .map((order) => componentFrom(position, order, floating))
    .filter((component) => component.length > 0)
    .map((component) => component.flatMap((order) => tiles.get(order) ?? []));
};
