import { type Board, boardHeight, boardWidth, squaresOfBoard } from '../board.ts';
import type { Tokens } from '../documents/scenario.ts';
import { type Square, squareKey } from '../grid.ts';
import type { ConstraintOf } from './constraint.ts';
import type { Quota } from './quotas.ts';
import { type Scene, squaresOfSite } from './sites.ts';
import type { Symmetry } from './symmetry.ts';

const ofDemand = <D extends Tokens['constraints'][number]['demand']>({ constraints }: Tokens, demand: D): ConstraintOf<D>[] =>
  constraints.filter((constraint): constraint is ConstraintOf<D> => constraint.demand === demand);

export const symmetryOf = (tokens: Tokens, board: Board): Symmetry | undefined => {
  const found = ofDemand(tokens, 'symmetric').map(({ under }) => under);
  return found.length === 0 ? undefined : { under: [...new Set(found)], width: boardWidth(board), height: boardHeight(board) };
};

const isWithin = (value: number, range: readonly [number, number] | undefined): boolean =>
  range === undefined || (value >= range[0] && value <= range[1]);
/** The squares of a region, by its name in any language; none where the board has no such region. */
const squaresOfRegion = ({ regions = [] }: Board, name: string): readonly Square[] =>
  regions.find((region) => Object.values(region.name).includes(name))?.squares ?? [];
export const quotaOf = ({ columns, rows, region, least = 0, most, ...quota }: ConstraintOf<'quota'>, board: Board): Quota => {
  const squares = region === undefined ? quota.squares : squaresOfRegion(board, region);
  const named = squares && new Set(squares.map(squareKey));
  const inside = ([x, y]: Square): boolean => isWithin(x, columns) && isWithin(y, rows) && (named?.has(squareKey([x, y])) ?? true);
  return { squares: [...squaresOfBoard(board)].filter(inside), least, most: most ?? Number.POSITIVE_INFINITY };
};

/** Each box of the board with its share of the tokens, by the squares that may take one, half a token more or less, rounded outwards. */
const boxesOf = ({ columns, rows }: ConstraintOf<'spread'>, board: Board, squares: readonly Square[], count: number): Quota[] => {
  const boxAt = ([x, y]: Square): number =>
    Math.floor((x * columns) / boardWidth(board)) + columns * Math.floor((y * rows) / boardHeight(board));
  return Array.from({ length: columns * rows }, (_, box) => {
    const inside = squares.filter((square) => boxAt(square) === box);
    const share = (count * inside.length) / Math.max(1, squares.length);
    return { squares: inside, least: Math.max(0, Math.floor(share - 0.5)), most: Math.ceil(share + 0.5) };
  });
};

/** Where numbers are demanded that differ, no layout has them all: each further one is a quota of the whole board. */
const furtherCounts = (tokens: Tokens, board: Board, count: number): Quota[] => {
  const counts = ofDemand(tokens, 'count').map((demanded) => demanded.count);
  const others = counts[0] === count ? new Set(counts.filter((other) => other !== count)) : [];
  return [...others].map((other) => ({ squares: [...squaresOfBoard(board)], least: other, most: other }));
};

/** What a scenario demands of a layout as a whole. `squares`: those that may take a token. */
export const quotasOf = (tokens: Tokens, board: Board, squares: readonly Square[], count: number): Quota[] => [
  ...ofDemand(tokens, 'quota').map((quota) => quotaOf(quota, board)),
  ...ofDemand(tokens, 'spread').flatMap((spread) => boxesOf(spread, board, squares, count)),
];

/** Symmetry and quotas of a problem, where there are any. */
export const moreOf = (
  tokens: Tokens,
  board: Board,
  squares: readonly Square[],
  count: number,
): { readonly symmetry?: Symmetry; readonly quotas?: readonly Quota[] } => {
  const symmetry = symmetryOf(tokens, board);
  const quotas = [...quotasOf(tokens, board, squares, count), ...furtherCounts(tokens, board, count)];
  return { ...(symmetry ? { symmetry } : {}), ...(quotas.length > 0 ? { quotas } : {}) };
};

/** A square that is to hold just so many tokens. Demands that name different numbers cannot both be met. */
export interface Exact {
  readonly at: Square;
  readonly tokens: readonly number[];
}
/** The squares of which scenes demand a number of tokens. */
export const exactSquares = (tokens: Tokens, scenes: readonly Scene[]): Exact[] => {
  const found = new Map<string, number[]>();
  for (const scene of scenes)
    for (const { site, tokens: many } of ofDemand(tokens, 'each'))
      for (const key of squaresOfSite(scene, site)) found.set(key, [...(found.get(key) ?? []), many]);
  return [...found].map(([key, numbers]) => ({ at: key.split(',').map(Number) as unknown as Square, tokens: numbers }));
};
