const MEMBER = 16;

/** About how many bytes of `after` are not shared with `before`: what keeping both costs. */
export const weightOf = (after: unknown, before: unknown): number => {
  if (after === before) return 0;
  if (typeof after === 'string') return 2 * after.length + MEMBER;
  if (typeof after !== 'object' || after === null) return MEMBER;
  const earlier = (typeof before === 'object' && before !== null ? before : {}) as Record<string, unknown>;
  return Object.entries(after).reduce((sum, [key, member]) => sum + weightOf(member, earlier[key]) + MEMBER / 2, MEMBER);
};
