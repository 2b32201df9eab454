const MEMBER = 16;

/** About how many bytes of `after` are not shared with `before`: what keeping both costs. */
export const weightOf = (after: unknown, before: unknown): number => {
  if (after === before) return 0;
  if (typeof after === 'string') return 2 * after.length + MEMBER;
  if (typeof after !== 'object' || after === null) return MEMBER;
  if (Array.isArray(after)) return listWeight(after, Array.isArray(before) ? before : []);
  const earlier = (typeof before === 'object' && before !== null ? before : {}) as Record<string, unknown>;
  return Object.entries(after).reduce((sum, [key, member]) => sum + weightOf(member, earlier[key]) + MEMBER / 2, MEMBER);
};
/** A list shares the members it took over, wherever they stand now. */
const listWeight = (after: readonly unknown[], before: readonly unknown[]): number => {
  const shared = new Set(before);
  const own = (member: unknown, at: number): number => (shared.has(member) ? 0 : weightOf(member, before[at]));
  return after.reduce((sum: number, member, at) => sum + own(member, at) + MEMBER / 2, MEMBER);
};
