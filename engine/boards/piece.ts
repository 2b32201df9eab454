import { groundAt } from '../board.ts';
import { type Board, GROUNDS, type Region } from '../documents/board.ts';
import type { Scenario, Token } from '../documents/scenario.ts';
import { type Square, squareKey } from '../grid.ts';
import { makePlacement, parsePlacement } from '../notation.ts';
import { type Objection, objection } from '../objection.ts';
import { type Library, setupOf } from '../setup.ts';
import { placementUnder } from './mirrored-tile.ts';
import { healedCities, type Move, movedBoard, movedEntries, movedSquares, movedThings, sizeOf } from './move.ts';
import { changed, kept, keptRegions, painted, tidied, touchedBy, withGrounds } from './paint.ts';
import { distinct, frameOf } from './squares.ts';
import { type Symmetry, sizeUnder, squareUnder } from './symmetry.ts';

/** Some squares cut out of a scenario with all that stands on them, at 0,0: what a stamp, a copy or a moved selection is. */
export interface Piece {
  readonly squares: readonly Square[];
  /** Everything of the board on these squares; rows just as large as the piece. */
  readonly board: Board;
  readonly tokens: readonly Token[];
  readonly laid: readonly string[];
  /** Starts in use. */
  readonly starts: readonly Square[];
}

const onto = (squares: readonly Square[]): Move => {
  const { left, top, width, height } = frameOf(squares);
  const on = new Set(squares.map(squareKey));
  const to = (square: Square): Square | undefined => (on.has(squareKey(square)) ? [square[0] - left, square[1] - top] : undefined);
  return { symmetry: { mirrored: false, turns: 0 }, width, height, to };
};
export const movedWords = (words: readonly string[], to: Move['to']): string[] =>
  words.flatMap((word) => {
    const placement = parsePlacement(word);
    const at = placement && to(placement.at);
    return placement && at ? [makePlacement({ ...placement, at })] : [];
  });

/** What lies on some squares. Sides of a city towards squares left behind become field. */
export const capture = (scenario: Scenario, library: Library, squares: readonly Square[]): Piece => {
  const chosen = distinct(squares);
  const move = onto(chosen);
  return {
    squares: movedSquares(chosen, move),
    board: movedBoard(setupOf(scenario, library).board, move),
    tokens: movedEntries(scenario.tokens?.placed ?? [], move),
    laid: movedWords(scenario.laid, move.to),
    starts: movedSquares(scenario.starts, move),
  };
};

/** The piece mirrored or turned with all on it. */
export const turnedPiece = (piece: Piece, symmetry: Symmetry, scenario: Scenario, library: Library): Piece | Objection => {
  const { width, height } = frameOf(piece.squares);
  const [turnedWidth, turnedHeight] = sizeUnder(symmetry, [width, height]);
  const move: Move = {
    symmetry,
    width: turnedWidth,
    height: turnedHeight,
    to: (square) => squareUnder(symmetry, [width, height], square),
  };
  const { catalogue } = setupOf(scenario, library);
  const laid: string[] = [];
  for (const word of piece.laid) {
    const placement = parsePlacement(word)!;
    const turned = placementUnder(placement, symmetry, catalogue);
    if (!turned) return objection('board/no-mirror-image', { squares: [placement.at], tile: placement.tile }, { tile: placement.tile });
    laid.push(makePlacement({ ...turned, at: move.to(placement.at)! }));
  }
  return {
    squares: distinct(movedSquares(piece.squares, move)),
    board: movedBoard(piece.board, move),
    tokens: movedEntries(piece.tokens, move),
    laid,
    starts: movedSquares(piece.starts, move),
  };
};

/** The board without what stands on squares that are gone; lists that lose nothing stay the same. */
const baredBoard = (board: Board, stays: (at: Square) => boolean): Board => {
  const entryStays = ({ at }: { readonly at: Square }): boolean => stays(at);
  const losing = board.cities.some(({ squares }) => !squares.every(entryStays));
  const cities = losing ? healedCities(board.cities.map((city) => ({ ...city, squares: city.squares.filter(entryStays) }))) : board.cities;
  const parts = {
    cities,
    starts: kept(board.starts, entryStays),
    towns: kept(board.towns, entryStays),
    border: kept(board.border, entryStays),
    ...(board.ferries ? { ferries: kept(board.ferries, ({ from, to }) => stays([from[0], from[1]]) && stays([to[0], to[1]])) } : {}),
    ...(board.regions ? { regions: keptRegions(board.regions, stays) } : {}),
    ...(board.marks ? { marks: kept(board.marks, entryStays) } : {}),
    ...(board.highlights ? { highlights: kept(board.highlights, entryStays) } : {}),
  };
  return changed(board, parts);
};
/** The scenario without the pieces on squares that are gone. */
const baredScenario = (scenario: Scenario, stays: (at: Square) => boolean): Scenario => {
  const wordStays = (word: string): boolean => {
    const placement = parsePlacement(word);
    return placement === undefined || stays(placement.at);
  };
  const { tokens } = scenario;
  const placed = tokens && kept(tokens.placed, ({ at }) => stays(at));
  return changed(scenario, {
    starts: kept(scenario.starts, stays),
    ...(tokens && placed ? { tokens: placed === tokens.placed ? tokens : { ...tokens, placed } } : {}),
    laid: kept(scenario.laid, wordStays),
  });
};
/** The scenario with some squares emptied of everything that stands on them; the ground stays. */
const bared = (scenario: Scenario, board: Board, squares: readonly Square[]): { scenario: Scenario; board: Board } => {
  const { left, top, width, height } = frameOf(squares);
  const gone = new Set(squares.map(squareKey));
  const isNear = ([x, y]: Square): boolean => x >= left && y >= top && x < left + width && y < top + height;
  const stays = (at: Square): boolean => !isNear(at) || !gone.has(squareKey(at));
  return { scenario: baredScenario(scenario, stays), board: baredBoard(board, stays) };
};

/** The board with the piece's ground on some squares. */
const laidOn = (board: Board, piece: Board, squares: readonly Square[], from: (square: Square) => Square): Board => {
  let now = board;
  for (const ground of GROUNDS) {
    const wanted = squares.filter((square) => groundAt(piece, from(square)) === ground);
    now = { ...now, rows: withGrounds(now, wanted, ground) };
  }
  return now;
};

/** Regions by their names, the squares of all that bear one together. */
const regionsByName = (regions: readonly Region[]): Map<string, Region> => {
  const byName = new Map<string, Region>();
  for (const region of regions) {
    const known = byName.get(JSON.stringify(region.name));
    byName.set(JSON.stringify(region.name), known ? { ...known, squares: [...known.squares, ...region.squares] } : region);
  }
  return byName;
};
const joinedRegions = (board: Board, shifted: Board): Board => {
  const stamped = regionsByName((shifted.regions ?? []).filter(({ squares }) => squares.length > 0));
  if (stamped.size === 0) return board;
  const before = (board.regions ?? []).map((region) => {
    const more = stamped.get(JSON.stringify(region.name));
    stamped.delete(JSON.stringify(region.name));
    return more ? { ...region, squares: distinct([...region.squares, ...more.squares]) } : region;
  });
  const fresh = [...stamped.values()].map((region) => ({ ...region, squares: distinct(region.squares) }));
  return { ...board, regions: [...before, ...fresh] };
};

/** The squares of a piece that are on its board: where it has none, nothing is put down. */
export const solidSquares = ({ squares, board }: Piece): readonly Square[] => squares.filter((square) => groundAt(board, square) !== '.');

/** The scenario with a piece put down, its corner at a square. What lay below its squares is gone, what falls off the frame too. */
export const stamped = (scenario: Scenario, library: Library, piece: Piece, at: Square): Scenario => {
  const before = setupOf(scenario, library).board;
  const [width, height] = sizeOf(before);
  const to = ([x, y]: Square): Square | undefined => {
    const [u, v] = [x + at[0], y + at[1]];
    return u < 0 || v < 0 || u >= width || v >= height ? undefined : [u, v];
  };
  const move: Move = { symmetry: { mirrored: false, turns: 0 }, width, height, to };
  const targets = movedSquares(solidSquares(piece), move);
  const bare = bared(scenario, before, targets);
  const ground = laidOn(bare.board, piece.board, targets, ([x, y]) => [x - at[0], y - at[1]]);
  const moved = movedThings(piece.board, move);
  const ferries = [...(ground.ferries ?? []), ...(moved.ferries ?? [])];
  const joined = {
    ...ground,
    cities: [...ground.cities, ...moved.cities],
    starts: [...ground.starts, ...moved.starts],
    towns: [...ground.towns, ...moved.towns],
    border: [...ground.border, ...moved.border],
    ...(ground.ferries || ferries.length > 0 ? { ferries } : {}),
    ...(ground.marks || moved.marks ? { marks: [...(ground.marks ?? []), ...(moved.marks ?? [])] } : {}),
    ...(ground.highlights || moved.highlights ? { highlights: [...(ground.highlights ?? []), ...(moved.highlights ?? [])] } : {}),
  };
  const board = tidied(joined, touchedBy(movedSquares(piece.squares, move)));
  const tokens = movedEntries(piece.tokens, move);
  return {
    ...bare.scenario,
    board: joinedRegions(board, moved),
    starts: [...bare.scenario.starts, ...movedSquares(piece.starts, move)],
    ...(bare.scenario.tokens || tokens.length > 0
      ? {
          tokens: {
            ...(bare.scenario.tokens ?? { supply: [], constraints: [], placed: [] }),
            placed: [...(bare.scenario.tokens?.placed ?? []), ...tokens],
          },
        }
      : {}),
    laid: [...bare.scenario.laid, ...movedWords(piece.laid, to)],
  };
};

/** The scenario with some squares taken off the board, and all that stood on them. */
export const cleared = (scenario: Scenario, library: Library, squares: readonly Square[]): Scenario => {
  const before = setupOf(scenario, library).board;
  const bare = bared(scenario, before, squares);
  const board = painted(bare.board, squares, '.');
  return board === before ? bare.scenario : { ...bare.scenario, board };
};
