import { squaresOfBoard, takesTile } from '../board.ts';
import type { Token, Tokens } from '../documents/scenario.ts';
import { bySquare, type Square, sameSquare, squareName } from '../grid.ts';
import { TokenWatch } from '../layouts/objections.ts';
import type { Objection } from '../objection.ts';
import type { Setup } from '../setup.ts';
import { type Fixer, type Fixers, fix, type QuickFix } from './fix.ts';

/** The last of the free tokens an objection speaks of: the one a person would move. A locked token stays. */
const movable = (tokens: Tokens, { at }: Objection): Token | undefined =>
  tokens.placed.findLast((token) => token.locked !== true && at.squares?.some((square) => sameSquare(square, token.at)));

const distance = (a: Square, b: Square): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
/** The nearest square where a token lifted from here may lie under the rules of the scenario. */
const nearestFree = (setup: Setup, tokens: Tokens, from: Square): Square | undefined => {
  const watch = new TokenWatch(setup, tokens);
  watch.lift(from);
  return [...squaresOfBoard(setup.board, takesTile)]
    .sort((a, b) => distance(a, from) - distance(b, from) || bySquare(a, b))
    .find((square) => !sameSquare(square, from) && watch.whyNot(square).length === 0);
};

const moveIt = (setup: Setup, tokens: Tokens, { at }: Token): readonly QuickFix[] => {
  const to = nearestFree(setup, tokens, at);
  if (!to) return [];
  const place = tokens.placed.findLastIndex((token) => sameSquare(token.at, at));
  const placed = tokens.placed.map((token, each) => (each === place ? { ...token, at: to } : token));
  return [fix('fix/move-token', [{ do: 'set-placed', placed }], { from: squareName(at), square: squareName(to) })];
};
const takeIt = (tokens: Tokens, { at }: Token): QuickFix => {
  const place = tokens.placed.findLastIndex((token) => sameSquare(token.at, at));
  const placed = tokens.placed.filter((_, each) => each !== place);
  return fix('fix/take-token', [{ do: 'set-placed', placed }], { square: squareName(at) });
};
const squareFixes: Fixer = (setup, objection) => {
  const { tokens } = setup.scenario;
  const token = tokens && movable(tokens, objection);
  return tokens && token ? [...moveIt(setup, tokens, token), takeIt(tokens, token)] : [];
};

const turnedDown = ({ faceUp: _, ...token }: Token): Token => token;
const turnDown: Fixer = ({ scenario: { tokens } }) =>
  tokens ? [fix('fix/turn-tokens-down', [{ do: 'set-placed', placed: tokens.placed.map(turnedDown) }])] : [];

/** Ways out for tokens that lie where they may not. */
export const TOKEN_FIXES: Fixers = {
  'tokens/on-the-board': squareFixes,
  'tokens/not-on': squareFixes,
  'tokens/not-beside': squareFixes,
  'tokens/only-on': squareFixes,
  'tokens/kept-free': squareFixes,
  'tokens/apart': squareFixes,
  'tokens/most-on-a-square': squareFixes,
  'tokens/face-down': turnDown,
};
