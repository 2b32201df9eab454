import type { Board } from '../documents/board.ts';
import type { Scenario } from '../documents/scenario.ts';
import { letterOf } from '../fill/inventory.ts';
import { type FillProblem, fillProblemOf, problemOn, rectangle } from '../fill/problem.ts';
import { SIDES, type Square, squareKey } from '../grid.ts';
import { parsePlacements } from '../notation.ts';
import { type Setup, setupOf } from '../setup.ts';
import { type Edge, edgeOf, type Placement, type Tile } from '../tile.ts';
import type { Copies } from '../tiles/statistics.ts';
import { copiesInSet } from '../tiles/statistics.ts';
import { bundledSets, library } from './library.ts';

/** The copies of bundled sets, for tests. */
export const stockOf = (...ids: string[]): Copies[] =>
  bundledSets()
    .filter(({ id }) => ids.includes(id))
    .flatMap(copiesInSet);

/** A rectangle as a board with a neutral border. */
const plainBoard = (width: number, height: number): Board => ({
  kind: 'board',
  version: 3,
  id: 'plain',
  name: { en: 'Plain' },
  sizes: { square: 45.5, tile: 45 },
  rows: Array.from({ length: height }, () => '#'.repeat(width)),
  cities: [],
  starts: [],
  towns: [],
  border: [],
});

/** The base game on a rectangle with tiles laid in advance. */
export const baseOn = (width: number, height: number, laid: string): Setup => {
  const scenario: Scenario = {
    kind: 'scenario',
    version: 1,
    id: 'fill',
    title: { en: 'Fill' },
    board: plainBoard(width, height),
    systems: { 'map-boards': {} },
    tiles: { sets: [{ set: 'base' }] },
    starts: [],
    laid: laid.split(' ').filter((word) => word !== ''),
  };
  return setupOf(scenario, library);
};

/** The same with every side of the border showing one edge. */
export const walledProblem = (width: number, height: number, laid: string, border: Edge | null): FillProblem => {
  const setup = baseOn(width, height, laid);
  const open = fillProblemOf(setup);
  if (!open) throw new Error('a board has squares');
  if (!border) return open;
  const inside = new Set(rectangle(width, height).map(squareKey));
  const allowed = Uint8Array.from(
    open.squares.flatMap(([x, y], i) =>
      SIDES.map((side, s) => {
        const [dx, dy] = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }[side] as [number, number];
        return inside.has(squareKey([x + dx, y + dy])) ? (open.allowed[4 * i + s] as number) : 1 << letterOf(border);
      }),
    ),
  );
  return { ...open, allowed };
};

/** A problem on any squares with one edge all round, or a free border. */
export const problemWith = (squares: readonly Square[], kinds: readonly Copies[], border?: Edge): FillProblem =>
  border ? problemOn(squares, kinds, () => 1 << letterOf(border)) : problemOn(squares, kinds);

/** Whether squares can be filled, by trying everything; a class may be used as often as it has copies. */
export const fillableByForce = (problem: FillProblem): boolean => fillsByForce(problem, 1) > 0;
/** How many ways there are to lay codes on all squares, up to a limit. */
export const fillsByForce = (problem: FillProblem, limit = Number.POSITIVE_INFINITY): number => {
  const { squares, neighbours, allowed, stock } = problem;
  const placed = squares.map(() => -1);
  const left = stock.classes.map(({ copies }) => copies);
  const fits = (square: number, letters: readonly number[]): boolean =>
    letters.every((letter, side) => {
      const next = neighbours[4 * square + side] as number;
      if (next < 0) return ((allowed[4 * square + side] as number) >> letter) % 2 === 1;
      const other = placed[next] as number;
      return other < 0 || stock.codes[other]?.[(side + 2) % 4] === letter;
    });
  const count = (square: number): number => {
    if (square === squares.length) return 1;
    let found = 0;
    for (const [code, letters] of stock.codes.entries()) {
      const owner = stock.classOf[code] as number;
      if ((left[owner] as number) === 0 || !fits(square, letters)) continue;
      placed[square] = code;
      left[owner]!--;
      found += count(square + 1);
      left[owner]!++;
      placed[square] = -1;
      if (found >= limit) return found;
    }
    return found;
  };
  return count(0);
};

/** Reads the rows of four-letter words of a certificate: letters north, east, south, west of every tile. */
export const placementsOfLetters = (text: string, kinds: readonly Copies[]): { placements: Placement[]; unknown: string[] } => {
  const left = new Map(kinds.map(({ tile, copies }) => [tile.id, copies]));
  const placements: Placement[] = [];
  const unknown: string[] = [];
  for (const [y, row] of text.trim().split('\n').entries())
    for (const [x, word] of row.trim().split(/\s+/).entries()) {
      const found = findTurned(word, kinds, left);
      if (found) placements.push({ ...found, at: [x, y] });
      else unknown.push(word);
    }
  return { placements, unknown };
};
const LETTER: Readonly<Record<Edge, string>> = { field: 'F', road: 'R', city: 'C', river: 'S' };
const wordOf = (tile: Tile): string => SIDES.map((side) => LETTER[edgeOf(tile, [0, 0], side)]).join('');
const findTurned = (word: string, kinds: readonly Copies[], left: Map<string, number>) => {
  for (const { tile } of kinds)
    for (const rotation of [0, 1, 2, 3] as const) {
      const own = wordOf(tile);
      const turned = own.slice(4 - rotation) + own.slice(0, 4 - rotation);
      if (turned !== word || (left.get(tile.id) ?? 0) === 0) continue;
      left.set(tile.id, (left.get(tile.id) ?? 0) - 1);
      return { tile: tile.id, rotation };
    }
  return undefined;
};
export const placementsIn = (laid: string): readonly Placement[] => parsePlacements(laid).placements;
