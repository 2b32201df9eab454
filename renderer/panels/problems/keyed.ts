import type { Problem } from './problems.svelte.ts';

/** Problems with a name each by which it is the same one after the next judging: its rule, where it is, and which of those alike. */
export const keyed = (problems: readonly Problem[]): { readonly key: string; readonly problem: Problem }[] => {
  const seen = new Map<string, number>();
  return problems.map((problem) => {
    const { rule, at } = problem.objection;
    const name = [rule, at.path, at.side, at.squares?.[0]].join(' ');
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { key: `${name} ${count}`, problem };
  });
};
