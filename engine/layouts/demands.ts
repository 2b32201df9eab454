import type { Tokens } from '../documents/scenario.ts';
import { type Square, squareKey, squareName } from '../grid.ts';
import { type Objection, objection } from '../objection.ts';
import type { ConstraintOf, Demand } from './constraint.ts';
import { groundRefusal, type Scene, type SquareSet, sitesBeside, squareSet, squaresBesideSite, squaresOfSite } from './sites.ts';

/** What a constraint says of one square alone: why no token may lie there. */
export type Refusal = (at: Square) => Objection | undefined;
/** What keeps two tokens apart: every step from one square to another that conflicts with it. */
export interface Spacing {
  readonly constraint: ConstraintOf<'apart'>;
  readonly steps: readonly Square[];
}

/** Facts of a site are words of a message's choice, which knows no hyphens. */
export const word = (site: string): string => site.replaceAll('-', '_');
const sourceOf = (given: { readonly source?: string }): { source: string } => ({ source: given.source ?? '' });

const refuseIn = (squares: SquareSet, refuse: (at: Square) => Objection): Refusal => {
  return (at) => (squares.has(squareKey(at)) ? refuse(at) : undefined);
};
const notOn = (constraint: ConstraintOf<'not-on'>, scene: Scene): Refusal =>
  refuseIn(squaresOfSite(scene, constraint.site), (at) =>
    objection('tokens/not-on', { squares: [at] }, { square: squareName(at), where: word(constraint.site), ...sourceOf(constraint) }),
  );
const notBeside = (constraint: ConstraintOf<'not-beside'>, scene: Scene): Refusal =>
  refuseIn(squaresBesideSite(scene, constraint.site), (at) =>
    objection(
      'tokens/not-beside',
      { squares: [at, ...sitesBeside(scene, constraint.site, at)] },
      { square: squareName(at), where: word(constraint.site), ...sourceOf(constraint) },
    ),
  );

const onlyOn = (constraint: ConstraintOf<'only-on'>, scene: Scene): Refusal => {
  const squares = squaresOfSite(scene, constraint.site);
  const facts = { where: word(constraint.site), ...sourceOf(constraint) };
  return (at) =>
    squares.has(squareKey(at)) ? undefined : objection('tokens/only-on', { squares: [at] }, { square: squareName(at), ...facts });
};

/** One entry per demand that speaks of a square alone; the others are judged where tokens meet. */
const REFUSALS: { readonly [D in Demand]?: (constraint: ConstraintOf<D>, scene: Scene) => Refusal } = {
  'not-on': notOn,
  'not-beside': notBeside,
  'only-on': onlyOn,
};

const onTheBoard =
  ({ board }: Scene): Refusal =>
  (at) => {
    const ground = groundRefusal(board, at);
    return ground && objection('tokens/on-the-board', { squares: [at] }, { square: squareName(at), ground });
  };
const keptFree = ({ forbidden = [] }: Tokens): Refusal =>
  refuseIn(squareSet(forbidden), (at) => objection('tokens/kept-free', { squares: [at] }, { square: squareName(at) }));

/** All reasons a square alone can have against a token. */
export const refusalsOf = (tokens: Tokens, scene: Scene): readonly Refusal[] => [
  onTheBoard(scene),
  ...tokens.constraints.flatMap((constraint) => {
    const make = REFUSALS[constraint.demand] as ((given: typeof constraint, scene: Scene) => Refusal) | undefined;
    return make ? [make(constraint, scene)] : [];
  }),
  keptFree(tokens),
];

const NEAR: { readonly [M in ConstraintOf<'apart'>['metric']]: (dx: number, dy: number, distance: number) => boolean } = {
  orthogonal: (dx, dy, distance) => Math.abs(dx) + Math.abs(dy) <= distance,
  king: (dx, dy, distance) => Math.max(Math.abs(dx), Math.abs(dy)) <= distance,
  euclid: (dx, dy, distance) => dx * dx + dy * dy <= distance * distance,
};
/** Every step that is too short for a spacing. */
export const stepsWithin = (metric: ConstraintOf<'apart'>['metric'], distance: number): Square[] => {
  const reach = Math.floor(distance);
  const span = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
  return span.flatMap((dy) => span.filter((dx) => (dx !== 0 || dy !== 0) && NEAR[metric](dx, dy, distance)).map((dx): Square => [dx, dy]));
};
export const spacingsOf = ({ constraints }: Tokens): readonly Spacing[] =>
  constraints
    .filter((constraint) => constraint.demand === 'apart')
    .map((constraint) => ({ constraint, steps: stepsWithin(constraint.metric, constraint.distance) }));

export const tooNear = ({ constraint }: Spacing, a: Square, b: Square): Objection =>
  objection(
    'tokens/apart',
    { squares: [a, b] },
    { square: squareName(a), other: squareName(b), metric: constraint.metric, distance: constraint.distance, ...sourceOf(constraint) },
  );

/** The least that any constraint of a demand allows, undefined where none is made. */
const least = (numbers: readonly number[]): number | undefined => (numbers.length === 0 ? undefined : Math.min(...numbers));
export const mostOnASquare = ({ constraints }: Tokens): number =>
  least(constraints.flatMap((constraint) => (constraint.demand === 'most-on-a-square' ? [constraint.most] : []))) ?? 1;
/** How many tokens a layout has: as demanded, else all there are. */
export const wantedCount = ({ constraints, supply }: Tokens): number =>
  constraints.find((constraint) => constraint.demand === 'count')?.count ?? supply.reduce((sum, { count }) => sum + count, 0);
