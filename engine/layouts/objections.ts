import type { Token, TokenKind, Tokens } from '../documents/scenario.ts';
import { bySquare, type Square, squareKey, squareName } from '../grid.ts';
import { type Objection, objection } from '../objection.ts';
import type { Setup } from '../setup.ts';
import { mostOnASquare, type Refusal, refusalsOf, type Spacing, spacingsOf, tooNear, wantedCount } from './demands.ts';
import { moreObjections } from './more-objections.ts';
import { sceneOf } from './sites.ts';

/** The token rules of a set-up made ready to be asked square by square. */
interface TokenRules {
  readonly tokens: Tokens;
  readonly refusals: readonly Refusal[];
  readonly spacings: readonly Spacing[];
  readonly most: number;
}
const rulesOf = (setup: Setup, tokens: Tokens): TokenRules => ({
  tokens,
  refusals: refusalsOf(tokens, sceneOf(setup)),
  spacings: spacingsOf(tokens),
  most: mostOnASquare(tokens),
});

const alone = ({ refusals }: TokenRules, at: Square): Objection[] =>
  refusals.map((refusal) => refusal(at)).filter((found) => found !== undefined);

const shifted = ([x, y]: Square, [dx, dy]: Square): Square => [x + dx, y + dy];

/** Tokens by square, and what they say against each other; a token is put or lifted at the cost of its neighbourhood. */
export class TokenWatch {
  readonly #rules: TokenRules;
  readonly #on = new Map<string, number>();
  /** Objections by the token squares they speak of, so that lifting one takes them away. */
  readonly #found = new Map<string, readonly Objection[]>();
  /** Squares looked at since the start: the cost of what was asked. */
  looked = 0;

  constructor(setup: Setup, tokens: Tokens, placed: readonly Square[] = tokens.placed.map(({ at }) => at)) {
    this.#rules = rulesOf(setup, tokens);
    for (const at of placed) this.put(at);
  }

  /** All a token on this square would violate beside those lying now. */
  whyNot(at: Square): Objection[] {
    return [...alone(this.#rules, at), ...this.#crowd(at, this.#count(at) + 1), ...this.#tooNear(at)];
  }

  put(at: Square): void {
    this.#on.set(squareKey(at), this.#count(at) + 1);
    this.#judge(at);
  }

  /** Takes one token off a square; nothing happens where none lies. */
  lift(at: Square): void {
    const left = this.#count(at) - 1;
    if (left < 0) return;
    if (left === 0) this.#on.delete(squareKey(at));
    else this.#on.set(squareKey(at), left);
    this.#judge(at);
    if (left === 0) this.#forget(at);
  }

  /** Every violation that squares and pairs of squares have at present. */
  objections(): Objection[] {
    return [...this.#found.values()].flat();
  }

  #count(at: Square): number {
    this.looked++;
    return this.#on.get(squareKey(at)) ?? 0;
  }

  #judge(at: Square): void {
    const many = this.#count(at);
    this.#note(squareKey(at), many === 0 ? [] : [...alone(this.#rules, at), ...this.#crowd(at, many)]);
    for (const found of many === 0 ? [] : this.#tooNear(at)) {
      const key = found.at.squares?.map(squareKey).join(' ') ?? '';
      this.#note(`${key} ${found.facts['metric']} ${found.facts['distance']}`, [found]);
    }
  }

  #forget(at: Square): void {
    for (const spacing of this.#rules.spacings)
      for (const step of spacing.steps) {
        this.looked++;
        const { metric, distance } = spacing.constraint;
        this.#found.delete(`${pairOf(at, shifted(at, step)).map(squareKey).join(' ')} ${metric} ${distance}`);
      }
  }

  #note(key: string, found: readonly Objection[]): void {
    if (found.length === 0) this.#found.delete(key);
    else this.#found.set(key, found);
  }

  #crowd(at: Square, many: number): Objection[] {
    const { most } = this.#rules;
    return many > most ? [objection('tokens/most-on-a-square', { squares: [at] }, { square: squareName(at), many, most })] : [];
  }

  #tooNear(at: Square): Objection[] {
    return this.#rules.spacings.flatMap((spacing) =>
      spacing.steps
        .map((step) => shifted(at, step))
        .filter((other) => this.#count(other) > 0)
        .map((other) => tooNear(spacing, ...pairOf(at, other))),
    );
  }
}

const pairOf = (a: Square, b: Square): [Square, Square] => (bySquare(a, b) <= 0 ? [a, b] : [b, a]);

/** What a drag asks again and again: the tokens as they lie, ready to be moved one by one. */
export const tokenWatch = (setup: Setup): TokenWatch | undefined => {
  const { tokens } = setup.scenario;
  return tokens && new TokenWatch(setup, tokens);
};

const countObjections = (tokens: Tokens): Objection[] => {
  const placed = tokens.placed.length;
  return tokens.constraints.flatMap((demanded) =>
    demanded.demand === 'count' && placed !== demanded.count
      ? [objection('tokens/count', {}, { placed, demanded: demanded.count, source: demanded.source ?? '' })]
      : [],
  );
};
const faceUpObjections = (tokens: Tokens): Objection[] => {
  const demanded = tokens.constraints.find((constraint) => constraint.demand === 'face-down');
  const open = demanded ? tokens.placed.filter(({ faceUp }) => faceUp) : [];
  return open.map(({ at }) => objection('tokens/face-down', { squares: [at] }, { square: squareName(at), source: demanded?.source ?? '' }));
};

const isOf = (kind: TokenKind, token: Token): boolean => token.colour === kind.colour && token.value === kind.value;
const supplyObjections = (tokens: Tokens): Objection[] => {
  const owned = tokens.supply.reduce((sum, { count }) => sum + count, 0);
  const wanted = wantedCount(tokens);
  const short = owned < wanted ? [objection('tokens/supply', {}, { owned, demanded: wanted })] : [];
  return [...short, ...tokens.supply.flatMap((kind) => tooManyOf(kind, tokens.placed)), ...unknownKinds(tokens)];
};
const tooManyOf = (kind: TokenKind, placed: readonly Token[]): Objection[] => {
  const squares = placed.filter((token) => isOf(kind, token)).map(({ at }) => at);
  const facts = { colour: kind.colour, value: kind.value ?? '', placed: squares.length, owned: kind.count };
  return squares.length > kind.count ? [objection('tokens/more-than-supplied', { squares }, facts)] : [];
};
const unknownKinds = ({ supply, placed }: Tokens): Objection[] =>
  placed
    .filter((token) => token.colour !== undefined && token.value !== undefined && !supply.some((kind) => isOf(kind, token)))
    .map((token) =>
      objection(
        'tokens/more-than-supplied',
        { squares: [token.at] },
        { colour: token.colour ?? '', value: token.value ?? '', placed: 1, owned: 0 },
      ),
    );

/** Every violation of the token rules of a set-up; each names its rule and squares. */
export const tokenObjections = (setup: Setup): Objection[] => {
  const { tokens } = setup.scenario;
  if (!tokens) return [];
  const squares = new TokenWatch(setup, tokens).objections();
  return [
    ...countObjections(tokens),
    ...supplyObjections(tokens),
    ...faceUpObjections(tokens),
    ...moreObjections(tokens, sceneOf(setup)),
    ...squares,
  ];
};

/** Why no further token may lie on a square; `lifted` is the token in hand, which no longer counts where it lay. */
export const whyNotHere = (setup: Setup, at: Square, lifted?: Square): Objection[] => {
  const watch = tokenWatch(setup);
  if (lifted) watch?.lift(lifted);
  return watch?.whyNot(at) ?? [];
};
