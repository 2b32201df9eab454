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

/** Deals a shuffled supply; a square may ask for a colour, and what is known of a token stays. All get a face where that can be. */
const dealt = (faces: readonly Face[], placed: readonly Token[], colourAt: (token: Token) => string | undefined): Token[] => {
  const known = (token: Token): number => Number(token.colour !== undefined) + Number(token.value !== undefined);
  const choosy = (token: Token): number => known(token) * 2 + Number(colourAt(token) !== undefined);
  const order = [...placed.keys()].sort((a, b) => choosy(placed[b] as Token) - choosy(placed[a] as Token) || a - b);
  const owners = new Int32Array(faces.length).fill(-1);
  const suits = (face: number, index: number): boolean => {
    const token = placed[index] as Token;
    return matches(faces[face] as Face, token, colourAt(token));
  };
  for (const index of order) give(index, owners, suits, new Set());
  const out = [...placed];
  for (const [face, index] of owners.entries()) if (index >= 0) out[index] = { ...(placed[index] as Token), ...(faces[face] as Face) };
  return out;
};
/** Gives a token the first free face that suits it, or one whose token can take another (an augmenting path). */
const give = (index: number, owners: Int32Array, suits: (face: number, index: number) => boolean, asked: Set<number>): boolean => {
  const free = owners.findIndex((owner, face) => owner < 0 && suits(face, index));
  if (free >= 0) owners[free] = index;
  if (free >= 0) return true;
  for (let face = 0; face < owners.length; face++) {
    if (asked.has(face) || !suits(face, index)) continue;
    asked.add(face);
    if (!give(owners[face] as number, owners, suits, asked)) continue;
    owners[face] = index;
    return true;
  }
  return false;
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
