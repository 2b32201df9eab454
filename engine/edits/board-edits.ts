import { groundAt } from '../board.ts';
import { type BorderChange, withBorder } from '../boards/border.ts';
import type { BorderStep } from '../boards/border-walk.ts';
import { cityIndexAt, joinedCity, leftCity, withArmsAt, withCityEdge, withCityName } from '../boards/cities.ts';
import { joinedImages } from '../boards/joined-images.ts';
import type { LiveSymmetry } from '../boards/live-symmetry.ts';
import { cropMargins, type Margins, moveBy, moveInto, moveUnder } from '../boards/move.ts';
import { movedScenario } from '../boards/move-scenario.ts';
import { painted, printedOn } from '../boards/paint.ts';
import { capture, cleared, type Piece, stamped, turnedPiece } from '../boards/piece.ts';
import { type Part, repeatedPart } from '../boards/repeat-part.ts';
import { combined, isInFrame, type SelectionMode } from '../boards/squares.ts';
import { MIRRORS, type MirrorLine, type Symmetry } from '../boards/symmetry.ts';
import type { Board, CityEdge, Ferry, Ground, NamedSquare, Region } from '../documents/board.ts';
import type { Texts } from '../documents/common.ts';
import type { Scenario } from '../documents/scenario.ts';
import { type Rotation, type Side, type Square, sameSquare } from '../grid.ts';
import { objection } from '../objection.ts';
import { boardOf, type Library } from '../setup.ts';
import type { Applier } from './applier.ts';

/** The scenario with its board changed. The first change makes a bundled board the scenario's own. */
export const withBoard = (scenario: Scenario, library: Library, change: (board: Board) => Board): Scenario => {
  const before = boardOf(scenario, library);
  const after = change(before);
  return after === before ? scenario : { ...scenario, board: after };
};
/** An edit that changes the board alone. */
const onBoard =
  <Fields>(change: (board: Board, fields: Fields) => Board): Applier<Fields> =>
  (scenario, fields, library) =>
    withBoard(scenario, library, (board) => change(board, fields));

/** Paints squares; what stood on them and cannot any more goes. In live symmetry a large city that meets its image is one with it. */
const paint = onBoard<{ readonly squares: readonly Square[]; readonly ground: Ground; readonly symmetry?: LiveSymmetry }>(
  (board, { squares, ground, symmetry }) => {
    const next = painted(board, squares, ground);
    return symmetry && ground === 'O' && next !== board ? joinedImages(next, squares, symmetry) : next;
  },
);
/** Empties squares of everything, board and pieces alike. */
const clear: Applier<{ readonly squares: readonly Square[] }> = (scenario, { squares }, library) => cleared(scenario, library, squares);
/** Puts a whole board in place of the present one. */
const setBoard: Applier<{ readonly board: Board }> = (scenario, { board }) => ({ ...scenario, board });
/** Name, credit, sizes, advice: what a board says of itself. */
export type BoardFacts = Partial<Pick<Board, 'name' | 'credit' | 'sizes' | 'useStarts' | 'tableEdge' | 'advisedTiles'>>;
const setFacts = onBoard<{ readonly facts: BoardFacts }>((board, { facts }) => ({ ...board, ...facts }));

const renamed = (list: readonly NamedSquare[], at: Square, name: Texts | undefined): readonly NamedSquare[] => {
  const others = list.filter((entry) => !sameSquare(entry.at, at));
  if (!name) return others;
  const index = list.findIndex((entry) => sameSquare(entry.at, at));
  return index < 0 ? [...list, { name, at }] : list.map((entry, i) => (i === index ? { ...entry, name } : entry));
};
interface Naming {
  readonly at: Square;
  readonly name?: Texts;
}
/** Names the town on a square; without a name the town is taken away. */
const nameTown = onBoard<Naming>((board, { at, name }) => ({ ...board, towns: renamed(board.towns, at, name) }));
const nameStart = onBoard<Naming>((board, { at, name }) => ({ ...board, starts: renamed(board.starts, at, name) }));

const renumbered = (list: readonly NamedSquare[], from: Square, to: Square): readonly NamedSquare[] =>
  list.some(({ at }) => sameSquare(at, from))
    ? list.flatMap((entry) => (sameSquare(entry.at, from) ? [{ ...entry, at: to }] : sameSquare(entry.at, to) ? [] : [entry]))
    : list;
/** Moves the town or start on a square to another; a start in use stays in use. */
const moveName: Applier<{ readonly from: Square; readonly to: Square }> = (scenario, { from, to }, library) => {
  if (sameSquare(from, to)) return scenario;
  const next = withBoard(scenario, library, (board) => ({
    ...board,
    towns: renumbered(board.towns, from, to),
    starts: renumbered(board.starts, from, to),
  }));
  return { ...next, starts: next.starts.map((at) => (sameSquare(at, from) ? to : at)) };
};

/** Writes the name on a square so far from its usual place; not at all far takes it back there. */
const nudgeName = onBoard<{ readonly at: Square; readonly by: readonly [number, number] }>((board, { at, by }) => {
  const isUsual = by[0] === 0 && by[1] === 0;
  const nudged = (entry: NamedSquare): NamedSquare => {
    if (!sameSquare(entry.at, at)) return entry;
    const { nudge: _, ...usual } = entry;
    return isUsual ? usual : { ...usual, nudge: [by[0], by[1]] };
  };
  const towns = board.towns.map(nudged);
  const starts = board.starts.map(nudged);
  return JSON.stringify([towns, starts]) === JSON.stringify([board.towns, board.starts]) ? board : { ...board, towns, starts };
});

const setBorder = onBoard<{ readonly sides: readonly BorderStep[]; readonly change: BorderChange }>((board, { sides, change }) =>
  withBorder(board, sides, change),
);

/** Puts a square into the large city another belongs to, or into a new one; paints it where it is not printed yet. */
const joinCity = onBoard<{ readonly at: Square; readonly to?: Square }>((board, { at, to }) => {
  const printed = printedOn(board, [at]);
  return groundAt(printed, at) === 'O' ? joinedCity(printed, at, to) : board;
});
/** Makes some printed squares one new large city. */
const groupCity = onBoard<{ readonly squares: readonly Square[]; readonly name?: Texts }>((board, { squares, name }) => {
  const [first, ...rest] = squares.filter((square) => isInFrame(board, square));
  if (!first) return board;
  const free = squares.reduce((now, at) => leftCity(now, at), printedOn(board, squares));
  const grouped = rest.reduce((now, at) => joinedCity(now, at, first), joinedCity(free, first));
  return name ? withCityName(grouped, first, name) : grouped;
});
/** Takes a square out of its large city; it takes a tile from then on. */
const leaveCity = onBoard<{ readonly at: Square }>((board, { at }) => (cityIndexAt(board, at) < 0 ? board : painted(board, [at], '#')));
const setCityEdge = onBoard<{ readonly at: Square; readonly side: Side; readonly edge: CityEdge }>((board, { at, side, edge }) =>
  withCityEdge(board, at, side, edge),
);
const setCityArms = onBoard<{ readonly at: Square; readonly arms: number }>((board, { at, arms }) => withArmsAt(board, at, arms));
const nameCity = onBoard<{ readonly at: Square; readonly name: Texts }>((board, { at, name }) => withCityName(board, at, name));

const addFerry = onBoard<{ readonly ferry: Ferry }>((board, { ferry }) => ({ ...board, ferries: [...(board.ferries ?? []), ferry] }));
const removeFerry = onBoard<{ readonly index: number }>((board, { index }) =>
  board.ferries?.[index] ? { ...board, ferries: board.ferries.filter((_, i) => i !== index) } : board,
);

const setRegions = onBoard<{ readonly regions: readonly Region[] }>((board, { regions }) => ({ ...board, regions }));
/** Adds squares to a region, or takes them from it. */
const paintRegion = onBoard<{ readonly index: number; readonly squares: readonly Square[]; readonly mode: SelectionMode }>(
  (board, { index, squares, mode }) => {
    const before = board.regions?.[index];
    const after = combined(before?.squares ?? [], squares, mode);
    if (!before || after === before.squares) return board;
    return { ...board, regions: board.regions?.map((region) => (region === before ? { ...region, squares: after } : region)) ?? [] };
  },
);

/** Turns the whole board clockwise with everything on it. */
const turnBoard: Applier<{ readonly turns: Rotation }> = (scenario, { turns }, library) =>
  turns === 0 ? scenario : movedScenario(scenario, library, moveUnder({ mirrored: false, turns }, boardOf(scenario, library)));
const mirrorBoard: Applier<{ readonly line: MirrorLine }> = (scenario, { line }, library) =>
  movedScenario(scenario, library, moveUnder(MIRRORS[line], boardOf(scenario, library)));
/** Adds rows and columns at the edges, or takes them away with all on them. */
const resizeBoard: Applier<{ readonly margins: Margins }> = (scenario, { margins }, library) => {
  const isNothing = Object.values(margins).every((n) => n === 0);
  return isNothing ? scenario : movedScenario(scenario, library, moveInto(margins, boardOf(scenario, library)));
};
/** Takes away empty rows and columns at the edges. */
const cropBoard: Applier<object> = (scenario, _, library) => {
  const margins = cropMargins(boardOf(scenario, library));
  return margins ? resizeBoard(scenario, { margins }, library) : scenario;
};
/** Moves everything within the frame; what passes its edge falls off. */
const shiftBoard: Applier<{ readonly by: Square }> = (scenario, { by }, library) =>
  sameSquare(by, [0, 0]) ? scenario : movedScenario(scenario, library, moveBy(by, boardOf(scenario, library)));

/** Repeats one part of the board over the rest, so that it is symmetric. */
const repeatPart: Applier<{ readonly symmetry: LiveSymmetry; readonly part: Part }> = (scenario, { symmetry, part }, library) => {
  const next = repeatedPart(scenario, library, symmetry, part);
  return 'rule' in next ? objection(next.rule, next.at, next.facts) : next;
};

/** Puts a piece down with its corner at a square. */
const stamp: Applier<{ readonly piece: Piece; readonly at: Square }> = (scenario, { piece, at }, library) =>
  stamped(scenario, library, piece, at);
/** Takes up squares with all on them and puts them down elsewhere, mirrored or turned on the way. */
const moveSquares: Applier<{ readonly squares: readonly Square[]; readonly to: Square; readonly symmetry?: Symmetry }> = (
  scenario,
  { squares, to, symmetry },
  library,
) => {
  if (squares.length === 0) return scenario;
  const piece = capture(scenario, library, squares);
  const turned = symmetry ? turnedPiece(piece, symmetry, scenario, library) : piece;
  if ('rule' in turned) return objection(turned.rule, turned.at, turned.facts);
  return stamped(cleared(scenario, library, squares), library, turned, to);
};

export const BOARD_EDITS = {
  paint,
  clear,
  'set-board': setBoard,
  'set-board-facts': setFacts,
  'name-town': nameTown,
  'name-start': nameStart,
  'move-name': moveName,
  'nudge-name': nudgeName,
  'set-border': setBorder,
  'join-city': joinCity,
  'group-city': groupCity,
  'leave-city': leaveCity,
  'set-city-edge': setCityEdge,
  'set-city-arms': setCityArms,
  'name-city': nameCity,
  'add-ferry': addFerry,
  'remove-ferry': removeFerry,
  'set-regions': setRegions,
  'paint-region': paintRegion,
  'turn-board': turnBoard,
  'mirror-board': mirrorBoard,
  'resize-board': resizeBoard,
  'crop-board': cropBoard,
  'shift-board': shiftBoard,
  'repeat-part': repeatPart,
  stamp,
  'move-squares': moveSquares,
};
