import { squaresOfBoard, takesTile } from '../board.ts';
import type { Token, Tokens } from '../documents/scenario.ts';
import { bySquare, type Square, sameSquare, squareName } from '../grid.ts';
import type { Constraint } from '../layouts/constraint.ts';
import { quotaOf } from '../layouts/more.ts';
import { TokenWatch } from '../layouts/objections.ts';
import type { Objection } from '../objection.ts';
import type { Setup } from '../setup.ts';
import { type Fixer, type Fixers, fix, type QuickFix } from './fix.ts';

/** Tokens on one square that must go, by their places in the list. */
interface Stack {
  readonly at: Square;
  readonly places: readonly number[];
}
const placesOn = ({ placed }: Tokens, at: Square): number[] => placed.flatMap((token, i) => (sameSquare(token.at, at) ? [i] : []));
/** How many tokens have to leave a square: those too many, else all that lie there. */
const tooMany = ({ rule, facts }: Objection, lying: number): number =>
  rule === 'tokens/most-on-a-square' ? Math.max(0, lying - Number(facts['most'])) : lying;
/** The tokens a person would move: the last placed of the squares an objection speaks of. Locked tokens stay, and so does a square that would need them gone. */
const movable = (tokens: Tokens, objection: Objection): Stack | undefined => {
  const squares = (objection.at.squares ?? []).map((at) => ({ at, lying: placesOn(tokens, at) }));
  const stacks = squares.map(({ at, lying }) => {
    const free = lying.filter((place) => tokens.placed[place]?.locked !== true);
    const wanted = tooMany(objection, lying.length);
    return { at, places: wanted > 0 && free.length >= wanted ? free.slice(-wanted) : [] };
  });
  const last = ({ places }: Stack): number => places.at(-1) ?? -1;
  return stacks.filter(({ places }) => places.length > 0).sort((a, b) => last(b) - last(a))[0];
};

const distance = (a: Square, b: Square): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
/** The nearest squares where tokens lifted from here may lie under the rules of the scenario, one each; undefined where not all find one. */
const nearestFree = (setup: Setup, tokens: Tokens, { at: from, places }: Stack): readonly Square[] | undefined => {
  const watch = new TokenWatch(setup, tokens);
  for (const _ of places) watch.lift(from);
  const near = [...squaresOfBoard(setup.board, takesTile)]
    .filter((square) => !sameSquare(square, from))
    .sort((a, b) => distance(a, from) - distance(b, from) || bySquare(a, b));
  const found = places.map(() => {
    const square = near.find((each) => watch.whyNot(each).length === 0);
    if (square) watch.put(square);
    return square;
  });
  return found.every((square) => square !== undefined) ? found : undefined;
};

const moveIt = (setup: Setup, tokens: Tokens, stack: Stack): readonly QuickFix[] => {
  const squares = nearestFree(setup, tokens, stack);
  if (!squares) return [];
  const moved = new Map(stack.places.map((place, i) => [place, squares[i]!]));
  const placed = tokens.placed.map((token, place) => ({ ...token, at: moved.get(place) ?? token.at }));
  const facts = { from: squareName(stack.at), square: squares.map(squareName), chips: squares.length };
  return [fix('fix/move-token', [{ do: 'set-placed', placed }], facts)];
};
const takeIt = (tokens: Tokens, { at, places }: Stack): QuickFix => {
  const placed = tokens.placed.filter((_, place) => !places.includes(place));
  return fix('fix/take-token', [{ do: 'set-placed', placed }], { square: squareName(at), chips: places.length });
};
const squareFixes: Fixer = (setup, objection) => {
  const { tokens } = setup.scenario;
  const stack = tokens && movable(tokens, objection);
  return tokens && stack ? [...moveIt(setup, tokens, stack), takeIt(tokens, stack)] : [];
};

const turnedDown = ({ faceUp: _, ...token }: Token): Token => token;
const turnDown: Fixer = ({ scenario: { tokens } }) =>
  tokens ? [fix('fix/turn-tokens-down', [{ do: 'set-placed', placed: tokens.placed.map(turnedDown) }])] : [];

/** Drops the quotas an objection speaks of: of a region the board does not have, or of no square at all. */
const dropQuota: Fixer = ({ scenario: { tokens }, board }, { facts }) => {
  if (!tokens) return [];
  const isIt = (rule: Constraint): boolean => {
    if (rule.demand !== 'quota') return false;
    if (facts['region'] !== 'none') return rule.region === facts['region'];
    return rule.least === facts['least'] && quotaOf(rule, board).squares.length === 0;
  };
  const constraints = tokens.constraints.filter((rule) => !isIt(rule));
  return [fix('fix/drop-quota', [{ do: 'set-token-rules', constraints, supply: tokens.supply }])];
};
/** Demands as many tokens as lie. */
const demandThese: Fixer = ({ scenario: { tokens } }, { facts }) => {
  if (!tokens) return [];
  const count = tokens.placed.length;
  const isIt = (rule: Constraint): boolean => rule.demand === 'count' && rule.count === facts['demanded'];
  const constraints = tokens.constraints.map((rule) => (isIt(rule) ? { ...rule, count } : rule)) as readonly Constraint[];
  return [fix('fix/demand-tokens', [{ do: 'set-token-rules', constraints, supply: tokens.supply }], { count })];
};

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
  'tokens/quota-of-nothing': dropQuota,
  'tokens/count': demandThese,
};
