import * as v from 'valibot';
import { type Immutable, id, square, text } from '../documents/common.ts';
import { systemMoves } from '../systems/moves.ts';

const rotation = v.picklist([0, 1, 2, 3]);
const notation = v.pipe(v.string(), v.maxLength(200));
const FEATURES = ['field', 'road', 'city', 'river', 'monastery'] as const;

/** Chance before the first turn: the tiles that start the game, and what each system dealt (its own numbers). */
const deal = v.strictObject({
  do: v.literal('deal'),
  laid: v.array(notation),
  systems: v.exactOptional(v.record(text, v.array(v.pipe(v.number(), v.integer())))),
});
/** Chance: the tile that was drawn. */
const draw = v.strictObject({ do: v.literal('draw'), tile: id });
const lay = v.strictObject({ do: v.literal('lay'), tile: id, at: square, rotation });
/** A figure of the player to move, on a feature of the tile at a square: named by any side or half of the square it reaches, as the tile lies. */
const figure = v.strictObject({
  do: v.literal('figure'),
  at: square,
  on: v.picklist(FEATURES),
  place: v.exactOptional(v.pipe(text, v.maxLength(2))),
});
/** No figure, no more of what a system offers. */
const pass = v.strictObject({ do: v.literal('pass') });

/** A move as data, chance included: the core's, then those of the systems. */
export const move = v.variant('do', [deal, draw, lay, figure, pass, ...systemMoves]);
export type Move = Immutable<v.InferOutput<typeof move>>;
export type MoveOf<Do extends Move['do']> = Extract<Move, { do: Do }>;
