import type { Objection } from '../../../engine/objection.ts';
import type { Problem } from './problems.svelte.ts';

/** The same problem after the next judging, though it has spread: its rule, and where it is. */
export const keyOf = ({ rule, at: { path, tile, side, squares } }: Objection): string =>
  JSON.stringify([rule, path, tile, side, squares?.[0]]);

/** Problems with a key each; of those alike, which one it is tells them apart. */
export const keyed = (problems: readonly Problem[]): { readonly key: string; readonly problem: Problem }[] => {
  const seen = new Map<string, number>();
  return problems.map((problem) => {
    const name = keyOf(problem.objection);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { key: `${name} ${count}`, problem };
  });
};
