import { sizeOf } from '../boards/move.ts';
import { boardOf, type Library } from '../setup.ts';
import type { Board } from './board.ts';
import type { Scenario } from './scenario.ts';

/** What of a scenario can differ from another, in the order it is told. */
export const PARTS = [
  'title',
  'text',
  'size',
  'squares',
  'cities',
  'names',
  'border',
  'board',
  'systems',
  'tiles',
  'starts',
  'laid',
  'tokens',
  'rules',
  'players',
  'rest',
] as const;
export type Part = (typeof PARTS)[number];
export interface Difference {
  readonly part: Part;
  /** How many of them differ, where they can be counted. */
  readonly count?: number;
}

/** A value as text that is the same whatever the order of its fields. */
export const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  ) ?? '';

/** How many entries of the one list have to change to make the other. */
const apart = (a: readonly unknown[], b: readonly unknown[]): number => {
  const left = new Map<string, number>();
  for (const text of b.map(textOf)) left.set(text, (left.get(text) ?? 0) + 1);
  let met = 0;
  for (const text of a.map(textOf)) {
    const more = left.get(text) ?? 0;
    if (more > 0) met++;
    left.set(text, more - 1);
  }
  return Math.max(a.length, b.length) - met;
};

const squaresOf = ({ rows }: Board): string[] =>
  rows.flatMap((row, y) => [...row].flatMap((ground, x) => (ground === '.' ? [] : [`${x},${y} ${ground}`])));
/** The parts that are lists, as their entries. */
const listsOf = (scenario: Scenario, board: Board): Partial<Record<Part, readonly unknown[]>> => ({
  squares: squaresOf(board),
  cities: board.cities,
  names: [...board.towns, ...board.starts],
  border: [...board.border, ...(board.ferries ?? [])],
  systems: Object.entries(scenario.systems),
  tiles: [...scenario.tiles.sets, ...(scenario.tiles.single ?? []), ...(scenario.tiles.own ?? [])],
  starts: scenario.starts,
  laid: scenario.laid,
  tokens: scenario.tokens?.placed ?? [],
  rules: [...(scenario.tokens?.constraints ?? []), ...(scenario.tokens?.forbidden ?? [])],
  players: scenario.players ?? [],
});
const boardRest = ({ rows: _, cities: _c, towns: _t, starts: _s, border: _b, ferries: _f, ...rest }: Board): unknown => rest;
const scenarioRest = ({ title: _, text: _x, board: _b, systems: _s, starts: _u, laid: _l, players: _p, ...rest }: Scenario): unknown => {
  const { sets: _a, single: _i, own: _o, ...tiles } = rest.tiles;
  const { placed: _d, constraints: _n, forbidden: _f, ...tokens } = rest.tokens ?? {};
  return { ...rest, tiles, tokens };
};

/** What of two scenarios differs, part by part. None when they say the same, however they are written. */
export const differences = (a: Scenario, b: Scenario, library: Library): readonly Difference[] => {
  const boards = [boardOf(a, library), boardOf(b, library)] as const;
  const lists = [listsOf(a, boards[0]), listsOf(b, boards[1])] as const;
  const wholes: Partial<Record<Part, readonly [unknown, unknown]>> = {
    title: [a.title, b.title],
    text: [a.text, b.text],
    size: [sizeOf(boards[0]), sizeOf(boards[1])],
    board: [boardRest(boards[0]), boardRest(boards[1])],
    rest: [scenarioRest(a), scenarioRest(b)],
  };
  return PARTS.flatMap((part): Difference[] => {
    const whole = wholes[part];
    if (whole) return textOf(whole[0]) === textOf(whole[1]) ? [] : [{ part }];
    const count = apart(lists[0][part] ?? [], lists[1][part] ?? []);
    return count > 0 ? [{ part, count }] : [];
  });
};
