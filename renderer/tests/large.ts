import { boardHeight, boardWidth, isBorder, squaresOfBoard, takesTile } from '../../engine/board.ts';
import type { Board } from '../../engine/documents/board.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';
import { SIDES, type Square } from '../../engine/grid.ts';
import { emptyBoard, scenarioOn } from '../files/make.ts';

const roundLand = (size: number): Board['rows'] => {
  const [middle, reach] = [(size - 1) / 2, size * 0.49];
  const isLand = (x: number, y: number): boolean => (x - middle) ** 2 + (y - middle) ** 2 <= reach ** 2;
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => (isLand(x, y) ? '#' : '.')).join(''));
};
const borderOf = (board: Board): Board['border'] =>
  [...squaresOfBoard(board)].flatMap((at) =>
    SIDES.filter((side) => isBorder(board, at, side)).map((side) => ({
      at,
      side,
      beyond: at[0] + at[1] < boardWidth(board) ? 'sea' : 'Land',
    })),
  );
const towns = (board: Board): Board['towns'] => {
  const size = boardHeight(board);
  const places = [...squaresOfBoard(board, takesTile)].filter(([x, y]) => x % 9 === 4 && y % 9 === 4 && x < size);
  return places.map((at, i) => ({ name: { en: `Town ${i}` }, at }));
};
const regions = (board: Board): Board['regions'] => {
  const third = Math.ceil(boardHeight(board) / 3);
  const colours = ['#7a3fa0', '#0f7a8f', '#c25a00'];
  const squares = [...squaresOfBoard(board)];
  return colours.map((colour, i) => ({
    name: { en: `Band ${i}` },
    colour,
    squares: squares.filter(([, y]) => Math.floor(y / third) === i),
  }));
};
const cities = (board: Board): Board['cities'] => {
  const middle = Math.floor(boardWidth(board) / 2);
  const edges = { N: 'city', E: 'road', S: 'field', W: 'city' } as const;
  return [[middle + 2, middle + 2] as Square].map((at) => ({ name: { en: 'Keep' }, squares: [{ at, edges }] }));
};

/** An island as large as it gets, with a coast, towns, regions, a large city and tokens: what tools are measured on. */
export const islandBoard = (size: number): Board => {
  const plain = { ...emptyBoard(size, size, { en: 'Island' }), rows: roundLand(size) };
  const at = cities(plain)[0]?.squares[0]?.at as Square;
  const rows = plain.rows.map((row, y) => (y === at[1] ? `${row.slice(0, at[0])}O${row.slice(at[0] + 1)}` : row));
  const start: Square = [Math.floor(size / 2), Math.floor(size / 2)];
  const named = { cities: cities(plain), starts: [{ name: { en: 'Start' }, at: start }], towns: towns(plain) };
  const land: Board = { ...plain, ...named, rows };
  return { ...land, border: borderOf(land), regions: regions(land) ?? [] };
};
const RULES = [
  { demand: 'not-on', site: 'town' },
  { demand: 'apart', metric: 'orthogonal', distance: 1 },
] as const;
export const islandScenario = (size: number): Scenario => {
  const board = islandBoard(size);
  const placed = [...squaresOfBoard(board, takesTile)].filter(([x, y]) => (x * 7 + y * 13) % 29 === 0).map((at) => ({ at }));
  const [start] = board.starts;
  return {
    ...scenarioOn(board, { en: `Island of ${size}` }, `island-${size}`),
    starts: start ? [start.at] : [],
    tokens: { supply: [], constraints: RULES, placed },
  };
};
