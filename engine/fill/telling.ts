import type { Language } from '../documents/common.ts';
import { SIDES, type Square, squareName } from '../grid.ts';
import type { Facts } from '../objection.ts';
import type { DeadSquare } from '../placement/dead-squares.ts';
import { say } from '../words/format.ts';
import { TILES_WORDS } from '../words/tiles-words.ts';
import type { Message } from '../words/words.ts';
import type { FillProof, FillResult } from './fill.ts';

/** A sentence yet to be said: the message and its facts. */
export interface Sentence {
  readonly message: Message;
  readonly facts: Facts;
}
const named = (squares: readonly Square[]): string[] => squares.map(squareName);

type Told<By extends FillProof['by']> = (proof: Extract<FillProof, { by: By }>) => Sentence;
const PROOFS: { readonly [By in Exclude<FillProof['by'], 'fill'>]: Told<By> } = {
  'too-few-tiles': ({ squares, tiles }) => ({ message: TILES_WORDS['proof-too-few-tiles'], facts: { squares, tiles } }),
  'dead-squares': ({ squares }) => ({ message: TILES_WORDS['proof-dead-squares'], facts: { squares: named(squares) } }),
  shortage: ({ shortage: { squares, codes, copies } }) => ({
    message: TILES_WORDS['proof-shortage'],
    facts: { count: squares.length, squares: named(squares), codes, copies },
  }),
  parity: ({ oddEdges, freeSides }) => ({ message: TILES_WORDS['proof-parity'], facts: { edges: oddEdges, freeSides } }),
  search: ({ nodes }) => ({ message: TILES_WORDS['proof-search'], facts: { nodes } }),
};

/** Why a square is dead: which sides it wants, and whether no kind has them or all that have them are laid. */
export const tellDead = ({ square, wanted, why, kinds }: DeadSquare, language: Language): Sentence => {
  const facts = { square: squareName(square), kinds };
  const wants = SIDES.flatMap((side) =>
    wanted[side] ? [say(TILES_WORDS.wantedSide, language, { towards: side, wanted: wanted[side] })] : [],
  );
  if (wants.length === 0) return { message: TILES_WORDS['dead-no-tiles'], facts };
  return { message: TILES_WORDS[`dead-${why}`], facts: { ...facts, wants } };
};

/** What a fill has to say for itself, sentence by sentence. */
export const tellFill = ({ possible, proof, placements, holes, holesAtLeast, leftOut, work }: FillResult): Sentence[] => {
  const last = leftOut.length > 0 ? [{ message: TILES_WORDS.leftOut, facts: { tiles: leftOut } }] : [];
  if (possible) return [{ message: TILES_WORDS.fillFound, facts: { placed: placements.length } }, ...last];
  if (!proof || proof.by === 'fill')
    return [{ message: TILES_WORDS.fillUnknown, facts: { nodes: work.nodes, holes: holes.length } }, ...last];
  const why = (PROOFS[proof.by] as (proof: FillProof) => Sentence)(proof);
  return [why, { message: TILES_WORDS.holes, facts: { holes: holes.length, squares: named(holes), least: holesAtLeast } }, ...last];
};
