import { squaresOfBoard } from '../board.ts';
import type { Token, Tokens } from '../documents/scenario.ts';
import { type Square, squareKey, squareName } from '../grid.ts';
import { type Objection, objection } from '../objection.ts';
import { refusalsOf, wantedCount } from './demands.ts';
import { exactSquares, quotaOf, quotasOf, symmetryOf } from './more.ts';
import type { Scene } from './sites.ts';
import { orbitOf } from './symmetry.ts';

const tally = (squares: readonly Square[]): Map<string, Square[]> => {
  const bySquare = new Map<string, Square[]>();
  for (const square of squares) bySquare.set(squareKey(square), [...(bySquare.get(squareKey(square)) ?? []), square]);
  return bySquare;
};

/** Squares that are to hold so many tokens and hold another number. */
function* eachHoldsItsTokens(tokens: Tokens, scene: Scene): Generator<Objection> {
  const lying = tally(tokens.placed.map(({ at }) => at));
  for (const { at, tokens: numbers } of exactSquares(tokens, [scene])) {
    const many = lying.get(squareKey(at))?.length ?? 0;
    const demanded = numbers.find((number) => number !== many);
    if (demanded !== undefined) yield objection('tokens/each', { squares: [at] }, { square: squareName(at), many, demanded });
  }
}

/** Tokens whose mirror image is missing. */
function* looksTheSame(tokens: Tokens, { board }: Scene): Generator<Objection> {
  const symmetry = symmetryOf(tokens, board);
  const lying = tally(tokens.placed.map(({ at }) => at));
  const on = (square: Square): number => lying.get(squareKey(square))?.length ?? 0;
  for (const [at] of symmetry ? (lying.values() as Iterable<[Square]>) : []) {
    const other = symmetry && orbitOf(symmetry, at).find((square) => on(square) < on(at));
    if (other) yield objection('tokens/symmetric', { squares: [at, other] }, { square: squareName(at), other: squareName(other) });
  }
}

/** Regions with too few or too many tokens. */
function* quotasAreMet(tokens: Tokens, scene: Scene): Generator<Objection> {
  const refusals = refusalsOf({ ...tokens, forbidden: [] }, scene);
  const open = [...squaresOfBoard(scene.board)].filter((at) => !refusals.some((refusal) => refusal(at)));
  for (const { squares, least, most } of quotasOf(tokens, scene.board, open, wantedCount(tokens))) {
    const inside = new Set(squares.map(squareKey));
    const many = tokens.placed.filter(({ at }) => inside.has(squareKey(at))).length;
    const [first, last] = [squares[0], squares.at(-1)];
    if ((many >= least && many <= most) || !first || !last) continue;
    const facts = { many, least, most: Math.min(most, squares.length), from: squareName(first), to: squareName(last) };
    yield objection('tokens/quota', { squares }, facts);
  }
}

/** Quotas of regions the board does not have, or that ask for tokens where it has no square. */
function* quotasHaveSquares({ constraints }: Tokens, { board }: Scene): Generator<Objection> {
  for (const constraint of constraints) {
    if (constraint.demand !== 'quota') continue;
    const { region, least = 0 } = constraint;
    const unknown = region !== undefined && !(board.regions ?? []).some(({ name }) => Object.values(name).includes(region));
    if (unknown) yield objection('tokens/quota-of-nothing', {}, { region, least });
    else if (least > 0 && quotaOf(constraint, board).squares.length === 0)
      yield objection('tokens/quota-of-nothing', {}, { region: 'none', least });
  }
}

/** The colour a square asks of its token, where the scenario demands that marks be followed. */
export const markColours = (tokens: Tokens, { board }: Scene): ((token: Token) => string | undefined) => {
  const follows = tokens.constraints.some(({ demand }) => demand === 'colour-of-mark');
  const colours = new Map((follows ? (board.marks ?? []) : []).map(({ at, colour }) => [squareKey(at), colour]));
  return ({ at }) => colours.get(squareKey(at));
};
function* coloursOfMarks(tokens: Tokens, scene: Scene): Generator<Objection> {
  const wanted = markColours(tokens, scene);
  for (const token of tokens.placed) {
    const mark = wanted(token);
    if (mark === undefined || token.colour === undefined || token.colour === mark) continue;
    yield objection('tokens/colour-of-mark', { squares: [token.at] }, { square: squareName(token.at), colour: token.colour, mark });
  }
}

/** What is wrong with a layout as a whole, beside number and supply. */
export function* moreObjections(tokens: Tokens, scene: Scene): Generator<Objection> {
  yield* eachHoldsItsTokens(tokens, scene);
  yield* looksTheSame(tokens, scene);
  yield* quotasHaveSquares(tokens, scene);
  yield* quotasAreMet(tokens, scene);
  yield* coloursOfMarks(tokens, scene);
}
