import type { Square } from '../grid.ts';
import type { Capacity, CapacityProof } from './capacity.ts';
import type { Fold } from './fold.ts';

const BY_NONE: Capacity = { most: 0, layout: [], proof: { by: 'none' } };

/** What a fold holds, told of the whole board. */
interface Unfolded {
  readonly capacity: Capacity;
  readonly atMost: number;
}
const unfolded = (fold: Fold, { layout, proof, most }: Capacity): Unfolded => {
  const bound = fold.tokensOf(proof.by === 'bound' ? proof.atMost : most);
  const squares: Square[] = fold.unfold(layout);
  return { capacity: { most: squares.length, layout: squares, proof }, atMost: Math.max(bound, squares.length) };
};

/** How many tokens fit on a symmetric board, from what fits on each of its folds; a fold without any layout is left out. */
export const capacityOfFolds = (found: readonly (readonly [Fold, Capacity | undefined])[]): Capacity => {
  const known = found.flatMap(([fold, capacity]) => (capacity ? [unfolded(fold, capacity)] : []));
  const best = known.reduce<Unfolded | undefined>(
    (most, each) => (most && most.capacity.most >= each.capacity.most ? most : each),
    undefined,
  );
  if (!best) return BY_NONE;
  const atMost = Math.max(...known.map((each) => each.atMost));
  const proof: CapacityProof =
    best.capacity.proof.by === 'diagram' && known.length === 1 ? { by: 'diagram' } : { by: 'bound', atMost, groups: [] };
  return { ...best.capacity, proof };
};
