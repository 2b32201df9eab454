import type { Board } from './documents/board.ts';
import type { Scenario } from './documents/scenario.ts';
import type { Tile, TileSet } from './documents/tile-set.ts';
import { parsePlacements } from './notation.ts';
import type { Placement } from './tile.ts';

/** The documents a scenario may refer to by id. */
export interface Library {
  board(id: string): Board | undefined;
  tileSet(id: string): TileSet | undefined;
  /** The scenarios there are, for records that name one. */
  scenario?(id: string): Scenario | undefined;
  /** The boards there are, for messages and menus. */
  boardIds(): readonly string[];
  tileSetIds(): readonly string[];
  /** A bundled set, even where a document of the same id takes its place. */
  box?(id: string): TileSet | undefined;
}

/** Kinds of tiles by id, with the copies a list holds of each. */
export interface TileCatalogue {
  readonly tiles: ReadonlyMap<string, Tile>;
  readonly copies: ReadonlyMap<string, number>;
}

/**
 * A scenario with all it refers to: what rules, layouts, drawing and play ask.
 * Not necessarily legal. What could not be found is missing here and an objection of `check`.
 */
export interface Setup {
  readonly scenario: Scenario;
  readonly library: Library;
  /** An empty board where the scenario names an unknown one. */
  readonly board: Board;
  readonly catalogue: TileCatalogue;
  /** The laid tiles whose notation can be read. */
  readonly laid: readonly Placement[];
}

const NOWHERE: Board = {
  kind: 'board',
  version: 3,
  id: 'nowhere',
  name: { en: '?' },
  sizes: { square: 45.5, tile: 45 },
  rows: [],
  cities: [],
  starts: [],
  towns: [],
  border: [],
};

export const boardOf = (scenario: Scenario, library: Library): Board =>
  typeof scenario.board === 'string' ? (library.board(scenario.board) ?? NOWHERE) : scenario.board;

/** The sets a scenario can refer to: its own first, then the library's. */
export const setOf = (scenario: Scenario, library: Library, id: string): TileSet | undefined =>
  scenario.tiles.own?.find((set) => set.id === id) ?? library.tileSet(id);

const add = (copies: Map<string, number>, tile: string, more: number): void => {
  copies.set(tile, (copies.get(tile) ?? 0) + more);
};

export const catalogueOf = (scenario: Scenario, library: Library): TileCatalogue => {
  const tiles = new Map<string, Tile>();
  const copies = new Map<string, number>();
  for (const { set, times = 1 } of scenario.tiles.sets) {
    for (const tile of setOf(scenario, library, set)?.tiles ?? []) {
      tiles.set(tile.id, tile);
      add(copies, tile.id, tile.count * times);
    }
  }
  for (const set of scenario.tiles.own ?? []) for (const tile of set.tiles) if (!tiles.has(tile.id)) tiles.set(tile.id, tile);
  for (const { tile, count } of scenario.tiles.single ?? []) add(copies, tile, count);
  return { tiles, copies };
};

/** Whether a tile comes from the stacks: those marked `apart` (wonders, a start board) are laid by rules of their own. */
export const isDrawn = (tile: Tile | undefined): boolean => tile?.marks?.['apart'] !== true;
/** How many tiles of a list are drawn. */
export const drawnTiles = ({ tiles, copies }: TileCatalogue): number => {
  let sum = 0;
  for (const [id, count] of copies) if (isDrawn(tiles.get(id))) sum += count;
  return sum;
};

const known = new WeakMap<Library, WeakMap<Scenario, Setup>>();
/** The set-up of a scenario; the same object for the same scenario and library. */
export const setupOf = (scenario: Scenario, library: Library): Setup => {
  const ofLibrary = known.get(library) ?? new WeakMap<Scenario, Setup>();
  known.set(library, ofLibrary);
  const before = ofLibrary.get(scenario);
  if (before) return before;
  const laid = parsePlacements(scenario.laid.join(' '));
  const setup = { scenario, library, board: boardOf(scenario, library), catalogue: catalogueOf(scenario, library), laid: laid.placements };
  ofLibrary.set(scenario, setup);
  return setup;
};
