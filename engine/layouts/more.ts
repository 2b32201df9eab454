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
  const [found] = ofDemand(tokens, 'symmetric');
  return found && { under: found.under, width: boardWidth(board), height: boardHeight(board) };
};

const isWithin = (value: number, range: readonly [number, number] | undefined): boolean =>
  range === undefined || (value >= range[0] && value <= range[1]);
/** The squares of a region, by its name in any language; none where the board has no such region. */
const squaresOfRegion = ({ regions = [] }: Board, name: string): readonly Square[] =>
  regions.find((region) => Object.values(region.name).includes(name))?.squares ?? [];
const quotaOf = ({ columns, rows, region, least = 0, most, ...quota }: ConstraintOf<'quota'>, board: Board): Quota => {
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
  const quotas = quotasOf(tokens, board, squares, count);
  return { ...(symmetry ? { symmetry } : {}), ...(quotas.length > 0 ? { quotas } : {}) };
};

/** Squares that must hold tokens, named once for each. */
export const mustHold = (tokens: Tokens, scene: Scene): Square[] =>
  ofDemand(tokens, 'each').flatMap(({ site, tokens: many }) =>
    [...squaresOfSite(scene, site)].flatMap((key) => Array.from({ length: many }, () => key.split(',').map(Number) as unknown as Square)),
  );
