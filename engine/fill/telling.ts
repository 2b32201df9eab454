import { type Square, squareName } from '../grid.ts';
import type { Facts } from '../objection.ts';
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

/** What a fill has to say for itself, sentence by sentence. */
export const tellFill = ({ possible, proof, placements, holes, holesAtLeast, leftOut, work }: FillResult): Sentence[] => {
  const last = leftOut.length > 0 ? [{ message: TILES_WORDS.leftOut, facts: { tiles: leftOut } }] : [];
  if (possible) return [{ message: TILES_WORDS.fillFound, facts: { placed: placements.length } }, ...last];
  if (!proof || proof.by === 'fill')
    return [{ message: TILES_WORDS.fillUnknown, facts: { nodes: work.nodes, holes: holes.length } }, ...last];
  const why = (PROOFS[proof.by] as (proof: FillProof) => Sentence)(proof);
  return [why, { message: TILES_WORDS.holes, facts: { holes: holes.length, squares: named(holes), least: holesAtLeast } }, ...last];
};
