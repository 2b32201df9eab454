/** Reads a number as people type it: comma or point, blanks between groups; undefined if it is none. */
export const parseNumber = (typed: string): number | undefined => {
  const plain = typed.replace(/[\s\u00a0\u202f]/g, '');
  if (!/^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(plain)) return undefined;
  return Number(plain.replace(',', '.'));
};
