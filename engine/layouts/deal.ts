import type { Token, TokenKind, Tokens } from '../documents/scenario.ts';
import { type Random, randomFrom, shuffled } from '../random.ts';

/** One token of the supply as it is dealt. */
type Face = Pick<TokenKind, 'colour' | 'value'>;

const facesOf = (supply: readonly TokenKind[]): Face[] =>
  supply.flatMap(({ colour, value, count }) => Array.from({ length: count }, () => (value === undefined ? { colour } : { colour, value })));

const matches = (face: Face, token: Token, colour: string | undefined): boolean =>
  (colour === undefined || face.colour === colour) &&
  (token.colour === undefined || face.colour === token.colour) &&
  (token.value === undefined || face.value === token.value);

/** Deals what is left of a shuffled supply; a square may ask for a colour, and what is known of a token stays. */
const dealt = (faces: Face[], placed: readonly Token[], colourAt: (token: Token) => string | undefined): Token[] => {
  const known = (token: Token): number => Number(token.colour !== undefined) + Number(token.value !== undefined);
  const choosy = (token: Token): number => known(token) * 2 + Number(colourAt(token) !== undefined);
  const order = [...placed.keys()].sort((a, b) => choosy(placed[b] as Token) - choosy(placed[a] as Token) || a - b);
  const out = [...placed];
  for (const index of order) {
    const token = placed[index] as Token;
    const at = faces.findIndex((face) => matches(face, token, colourAt(token)));
    if (at >= 0) out[index] = { ...token, ...(faces.splice(at, 1)[0] as Face) };
  }
  return out;
};

/** Gives every token that lies a colour and value of the supply by seed, as shuffling face down would. */
export const dealTokens = (
  { supply, placed }: Pick<Tokens, 'supply' | 'placed'>,
  seed: string | number,
  colourAt: (token: Token) => string | undefined = () => undefined,
): Token[] => {
  const random: Random = randomFrom(`deal ${seed}`);
  return dealt(shuffled(facesOf(supply), random), placed, colourAt);
};
