import type { Board, LargeCity } from '../documents/board.ts';
import type { Texts } from '../documents/common.ts';
import { type Square, squareKey } from '../grid.ts';
import { borderOf, type NamedCrossing, namedPrints, type OuterSide, outerSides, type PrintedSide, proposedPrints } from './border.ts';
import { cityEdges, withArms } from './city-edges.ts';
import { ferriesOf, ferryLinks } from './ferries.ts';
import type { Outline } from './outline.ts';
import { printedSquares } from './printed.ts';
import { isSea } from './seas.ts';
import { proposeStarts } from './starts.ts';
import type { Survey } from './survey.ts';
import { chooseTowns, conurbations, type SeatedTown, squareOfPlace, type Town, townsOf } from './towns.ts';

/** A large city to be: how many squares are printed, how many sides stay open, how many arms it bears. */
export interface LargePlan {
  readonly size: number;
  readonly open: number;
  readonly arms: number;
  /** The town it grows round, by name; the largest conurbation left where none is named. */
  readonly seat?: string;
  /** Its squares, where somebody chose them. */
  readonly squares?: readonly Square[];
  /** Its name where it is not the seat's. */
  readonly name?: Texts;
}
/** What a board shall hold beside its squares. */
export interface BoardPlan {
  readonly large: readonly LargePlan[];
  /** Names of towns, or how many to propose. */
  readonly starts: readonly string[] | number;
  readonly towns: number;
  /** Crossings by name, how many to propose, or one at about every fourth side on land. */
  readonly prints: readonly NamedCrossing[] | number | 'some';
}

interface Seat {
  readonly plan: LargePlan;
  readonly town: SeatedTown;
}
interface Built {
  readonly seat: Seat;
  readonly squares: readonly Square[];
}

export const nameOf = ({ name, names }: Town): Texts => names ?? { en: name };

const seated = (outline: Outline, towns: readonly Town[], name: string): SeatedTown | undefined => {
  const town = towns.find((other) => other.isOwn && other.name === name);
  const square = town ? squareOfPlace(outline, town) : undefined;
  return town && square ? { ...town, square } : undefined;
};

const seatsOf = (outline: Outline, towns: readonly Town[], plans: readonly LargePlan[]): Seat[] => {
  const proposed = conurbations(outline, towns, plans.length);
  const unnamed = plans.filter(({ seat }) => seat === undefined);
  return plans.flatMap((plan) => {
    const town = plan.seat === undefined ? proposed[unnamed.indexOf(plan)] : seated(outline, towns, plan.seat);
    return town ? [{ plan, town }] : [];
  });
};

const buildLarge = (outline: Outline, towns: readonly Town[], seats: readonly Seat[], starts: readonly Square[]): Built[] => {
  const built: Built[] = [];
  for (const [i, seat] of seats.entries()) {
    const others = seats.slice(i + 1).map(({ town }) => town.square);
    const keepClear = [...starts, ...built.flatMap(({ squares }) => squares), ...others];
    const squares = seat.plan.squares ?? printedSquares(outline, towns, seat.town.square, seat.plan.size, keepClear);
    if (squares.length > 0) built.push({ seat, squares });
  }
  return built;
};

const largeCities = (built: readonly Built[], tiles: readonly Square[], starts: readonly Square[]): LargeCity[] => {
  const on = new Set(tiles.map(squareKey));
  const faced: Square[] = [];
  return built.map(({ seat, squares }) => {
    const around = { takesTile: (square: Square) => on.has(squareKey(square)), avoid: [...starts, ...faced] };
    const edges = cityEdges(squares, seat.plan.open, around);
    faced.push(...facedBy(edges));
    return { name: seat.plan.name ?? nameOf(seat.town), squares: withArms(edges, seat.town.square, seat.plan.arms) };
  });
};
const facedBy = (squares: ReturnType<typeof cityEdges>): Square[] =>
  squares.flatMap(({ at: [x, y], edges }) => {
    const faced: Square[] = [];
    if (edges.N === 'city') faced.push([x, y - 1]);
    if (edges.E === 'city') faced.push([x + 1, y]);
    if (edges.S === 'city') faced.push([x, y + 1]);
    if (edges.W === 'city') faced.push([x - 1, y]);
    return faced;
  });

const NAMELESS = 24;
/** Squares spread over the board, where no towns are known to start from. */
const namelessSquares = (tiles: readonly Square[]): SeatedTown[] => {
  const step = Math.max(1, Math.floor(tiles.length / NAMELESS));
  const some = tiles.filter((_, i) => i % step === 0);
  return some.map((square) => ({ name: '', at: [0, 0], people: 0, country: '', point: [0, 0], isOwn: true, square }));
};

const startsOf = (
  outline: Outline,
  towns: readonly Town[],
  wanted: BoardPlan['starts'],
  tiles: readonly Square[],
  printed: readonly Square[],
): SeatedTown[] => {
  if (typeof wanted !== 'number') return wanted.flatMap((name) => seated(outline, towns, name) ?? []);
  const candidates = chooseTowns(outline, towns, Math.max(18, 3 * wanted), { taken: printed, least: 5_000 });
  const able = candidates.length >= wanted ? candidates : namelessSquares(tiles);
  const found = proposeStarts(able, wanted, tiles, ferryLinks(outline.pieces, printed));
  return found.map((start, i) => (start.name === '' ? { ...start, name: `Start ${i + 1}` } : start));
};

const isLand = ({ beyond }: OuterSide): boolean => !isSea(beyond);
interface Rim {
  readonly survey: Survey;
  readonly outline: Outline;
  readonly towns: readonly Town[];
  readonly all: readonly OuterSide[];
}
const printsOf = ({ survey, outline, towns, all }: Rim, plan: BoardPlan, avoid: readonly Square[]): PrintedSide[] => {
  const shut = new Set(avoid.map(squareKey));
  const sides = all.filter(({ at }) => !shut.has(squareKey(at)));
  if (plan.prints === 'some') return proposedPrints(survey, outline, sides, towns, Math.round(sides.filter(isLand).length / 4));
  if (typeof plan.prints === 'number') return proposedPrints(survey, outline, sides, towns, plan.prints);
  return namedPrints(survey, outline, sides, towns, plan.prints);
};

const rowsOf = (outline: Outline, printed: ReadonlySet<string>, islands: ReadonlySet<string>): string[] => {
  const on = new Set(outline.squares.map(squareKey));
  const ground = (key: string): string => (printed.has(key) ? 'O' : islands.has(key) ? 'i' : on.has(key) ? '#' : '.');
  return Array.from({ length: outline.height }, (_, y) => Array.from({ length: outline.width }, (_, x) => ground(`${x},${y}`)).join(''));
};

/** Pieces beyond the main one on which nobody starts: islands, reached by ferry. */
const islandKeys = (outline: Outline, starts: readonly Square[]): Set<string> => {
  const started = new Set(starts.map(squareKey));
  const islands = outline.pieces.slice(1).filter((piece) => !piece.some((square) => started.has(squareKey(square))));
  return new Set(islands.flat().map(squareKey));
};

const ADVISED = { min: 0.88, max: 0.96 };
const advisedFor = (tiles: number): { min: number; max: number } => ({
  min: Math.floor(tiles * ADVISED.min),
  max: Math.floor(tiles * ADVISED.max),
});

export type BoardHead = Pick<Board, 'id' | 'name' | 'credit'>;

/** The board a plan makes of squares that follow some land. */
export const boardOn = (survey: Survey, outline: Outline, plan: BoardPlan, head: BoardHead, towns = townsOf(survey)): Board => {
  const fixed = typeof plan.starts === 'number' ? [] : startsOf(outline, towns, plan.starts, [], []).map(({ square }) => square);
  const built = buildLarge(outline, towns, seatsOf(outline, towns, plan.large), fixed);
  const printed = built.flatMap(({ squares }) => squares);
  const stone = new Set(printed.map(squareKey));
  const tiles = outline.squares.filter((square) => !stone.has(squareKey(square)));
  const starts = startsOf(outline, towns, plan.starts, tiles, printed);
  const taken = [...printed, ...starts.map(({ square }) => square)];
  const named = [...built.map(({ seat }) => seat.town.name), ...starts.map(({ name }) => name)];
  const started = starts.map(({ square }) => square);
  const links = ferryLinks(outline.pieces, printed);
  const all = outerSides(survey, outline);
  const { id, name, credit } = head;
  return {
    kind: 'board',
    version: 3,
    id,
    name,
    ...(credit ? { credit } : {}),
    sizes: { square: 45.5, tile: 45 },
    rows: rowsOf(outline, stone, islandKeys(outline, started)),
    cities: largeCities(built, tiles, started),
    starts: starts.map((town) => ({ name: nameOf(town), at: town.square })),
    useStarts: Math.min(2, starts.length),
    towns: chooseTowns(outline, towns, plan.towns, { taken, named }).map((town) => ({ name: nameOf(town), at: town.square })),
    border: borderOf(all, printsOf({ survey, outline, towns, all }, plan, taken)),
    ...(links.length > 0 ? { ferries: ferriesOf(links, outline.squares) } : {}),
    advisedTiles: advisedFor(tiles.length),
  };
};
