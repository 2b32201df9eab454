import type { Scenario, Token, Tokens } from '../documents/scenario.ts';
import { type Square, sameSquare } from '../grid.ts';
import type { Applier } from './edit.ts';

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
const moveToken: Applier<{ readonly from: Square; readonly to: Square }> = (scenario, { from, to }) =>
  sameSquare(from, to)
    ? scenario
    : withPlaced(scenario, (placed) => placed.map((token) => (sameSquare(token.at, from) ? { ...token, at: to } : token)));
const removeToken: Applier<{ readonly at: Square }> = (scenario, { at }) =>
  withPlaced(scenario, (placed) =>
    placed.some((token) => sameSquare(token.at, at)) ? placed.filter((token) => !sameSquare(token.at, at)) : placed,
  );
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

export const TOKEN_EDITS = {
  'place-token': placeToken,
  'move-token': moveToken,
  'remove-token': removeToken,
  'set-placed': setPlaced,
  'lock-token': lockToken,
  'set-token-rules': setTokenRules,
  'set-forbidden': setForbidden,
};
