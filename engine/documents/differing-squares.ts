import { groundAt, squaresOfBoard } from '../board.ts';
import { sizeOf } from '../boards/move.ts';
import { type Square, sameSquare, squareKey } from '../grid.ts';
import { parsePlacement } from '../notation.ts';
import { boardOf, type Library } from '../setup.ts';
import type { Board } from './board.ts';
import { textOf } from './differences.ts';
import type { Scenario } from './scenario.ts';

type Standing = readonly [at: Square, thing: unknown];

const ofBoard = (board: Board): Standing[] => [
  ...[...squaresOfBoard(board)].map((at): Standing => [at, groundAt(board, at)]),
  ...board.cities.flatMap(({ name, squares }) => squares.map((square): Standing => [square.at, { name, square }])),
  ...[board.starts, board.towns].flatMap((places, kind) => places.map((place): Standing => [place.at, { kind, place }])),
  ...board.border.map((side): Standing => [side.at, side]),
  ...(board.ferries ?? []).flatMap(({ from, to }): Standing[] => [from, to].map(([x, y, side]) => [[x, y], { side, from, to }])),
  ...[...(board.marks ?? []), ...(board.highlights ?? [])].map((mark): Standing => [mark.at, mark]),
];
const ofScenario = ({ laid, starts, tokens }: Scenario): Standing[] => [
  ...starts.map((at): Standing => [at, 'start']),
  ...(tokens?.placed ?? []).map((token): Standing => [token.at, token]),
  ...(tokens?.forbidden ?? []).map((at): Standing => [at, 'free']),
  ...laid.flatMap((word): Standing[] => {
    const at = parsePlacement(word)?.at;
    return at ? [[at, word]] : [];
  }),
];
/** Everything that stands on each square, as text. */
const standingOn = (scenario: Scenario, board: Board): Map<string, { at: Square; texts: string[] }> => {
  const found = new Map<string, { at: Square; texts: string[] }>();
  for (const [at, thing] of [...ofBoard(board), ...ofScenario(scenario)]) {
    const key = squareKey(at);
    const on = found.get(key) ?? { at, texts: [] };
    on.texts.push(textOf(thing));
    found.set(key, on);
  }
  return found;
};

/** The squares on which something else stands in one scenario than in the other. None where the boards are not of one size. */
export const differingSquares = (a: Scenario, b: Scenario, library: Library): readonly Square[] => {
  const boards = [boardOf(a, library), boardOf(b, library)] as const;
  if (!sameSquare(sizeOf(boards[0]), sizeOf(boards[1]))) return [];
  const [here, there] = [standingOn(a, boards[0]), standingOn(b, boards[1])];
  const said = (on: { readonly texts: readonly string[] } | undefined): string => [...(on?.texts ?? [])].sort().join('\n');
  return [...new Map([...here, ...there])].filter(([key]) => said(here.get(key)) !== said(there.get(key))).map(([, { at }]) => at);
};
