import type { Scenario, Token, Tokens } from '../documents/scenario.ts';
import { type Square, sameSquare } from '../grid.ts';
import type { Constraint } from '../layouts/constraint.ts';
import { dealSetup } from '../layouts/deal-setup.ts';
import { setupOf } from '../setup.ts';
import type { Applier } from './applier.ts';

const NO_TOKENS: Tokens = { supply: [], constraints: [], placed: [] };
const withTokens = (scenario: Scenario, change: (tokens: Tokens) => Tokens): Scenario => {
  const before = scenario.tokens ?? NO_TOKENS;
  const after = change(before);
  return after === before ? scenario : { ...scenario, tokens: after };
};
const withPlaced = (scenario: Scenario, change: (placed: readonly Token[]) => readonly Token[]): Scenario =>
  withTokens(scenario, (tokens) => {
    const placed = change(tokens.placed);
    return placed === tokens.placed ? tokens : { ...tokens, placed };
  });

const placeToken: Applier<{ readonly token: Token }> = (scenario, { token }) => withPlaced(scenario, (placed) => [...placed, token]);
/** Where the uppermost token of a square stands in the list, -1 where none lies. */
const topmost = (placed: readonly Token[], at: Square): number => placed.findLastIndex((token) => sameSquare(token.at, at));
const moveToken: Applier<{ readonly from: Square; readonly to: Square }> = (scenario, { from, to }) =>
  withPlaced(scenario, (placed) => {
    const index = topmost(placed, from);
    return index < 0 || sameSquare(from, to) ? placed : placed.with(index, { ...(placed[index] as Token), at: to });
  });
const removeToken: Applier<{ readonly at: Square }> = (scenario, { at }) =>
  withPlaced(scenario, (placed) => (topmost(placed, at) < 0 ? placed : placed.toSpliced(topmost(placed, at), 1)));
const setPlaced: Applier<{ readonly placed: readonly Token[] }> = (scenario, { placed }) => withPlaced(scenario, () => placed);
const lockToken: Applier<{ readonly at: Square; readonly locked: boolean }> = (scenario, { at, locked }) =>
  withPlaced(scenario, (placed) =>
    placed.map((token) => {
      if (!sameSquare(token.at, at)) return token;
      const { locked: _, ...free } = token;
      return locked ? { ...free, locked } : free;
    }),
  );
const setTokenRules: Applier<{ readonly constraints: Tokens['constraints']; readonly supply: Tokens['supply'] }> = (
  scenario,
  { constraints, supply },
) => withTokens(scenario, (tokens) => ({ ...tokens, constraints, supply }));
const setForbidden: Applier<{ readonly forbidden: readonly Square[] }> = (scenario, { forbidden }) =>
  withTokens(scenario, (tokens) => ({ ...tokens, forbidden }));

const isSame = (a: Constraint, b: Constraint): boolean => {
  const [{ source: _, ...plain }, { source: __, ...other }] = [a, b];
  return JSON.stringify(plain) === JSON.stringify(other);
};
/** Switches one demand on or off ("none on towns"). */
const tokenRule: Applier<{ readonly constraint: Constraint; readonly on: boolean }> = (scenario, { constraint, on }) =>
  withTokens(scenario, (tokens) => {
    const others = tokens.constraints.filter((other) => !isSame(other, constraint));
    const isOn = others.length < tokens.constraints.length;
    return isOn === on ? tokens : { ...tokens, constraints: on ? [...others, constraint] : others };
  });
/** Deals colours and values of the supply onto the tokens that lie. */
const dealFaces: Applier<{ readonly seed: string | number }> = (scenario, { seed }, library) =>
  withPlaced(scenario, () => dealSetup(setupOf(scenario, library), seed));

export const TOKEN_EDITS = {
  'place-token': placeToken,
  'move-token': moveToken,
  'remove-token': removeToken,
  'set-placed': setPlaced,
  'lock-token': lockToken,
  'set-token-rules': setTokenRules,
  'set-forbidden': setForbidden,
  'token-rule': tokenRule,
  'deal-tokens': dealFaces,
};
