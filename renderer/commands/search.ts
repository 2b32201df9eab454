/** Letters without their marks, so that "zpet" finds "Zpět". */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** How well a name answers what was typed: smaller is better, undefined is not at all. */
const rank = (name: string, typed: string): number | undefined => {
  const at = name.indexOf(typed);
  if (at === 0) return 0;
  if (at > 0) return /\s/.test(name[at - 1] as string) ? 1 : 2;
  const words = typed.split(' ').filter((word) => word !== '');
  if (words.every((word) => name.includes(word))) return 3;
  let from = 0;
  for (const letter of typed) {
    from = name.indexOf(letter, from) + 1;
    if (from === 0) return undefined;
  }
  return 4;
};

/** The items that what was typed may mean, best first; equals stay in their order. */
export const ranked = <Item>(items: readonly Item[], typed: string, nameOf: (item: Item) => string): readonly Item[] => {
  const wanted = plain(typed.trim());
  if (wanted === '') return items;
  return items
    .map((item) => ({ item, rank: rank(plain(nameOf(item)), wanted) }))
    .filter((found): found is { item: Item; rank: number } => found.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
};
