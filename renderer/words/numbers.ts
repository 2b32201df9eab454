const NUMBER = '(?:\\d+(?:[.,]\\d*)?|[.,]\\d+)';
const SUM = new RegExp(`^[+-]?${NUMBER}(?:[*/+-]${NUMBER})*$`);
const numberIn = (text: string): number => Number(text.replace(',', '.'));

/** Factors one after another: "3*4/2". */
const product = (term: string): number =>
  [...term.matchAll(new RegExp(`([*/]?)(${NUMBER})`, 'g'))].reduce(
    (value, [, sign, factor]) => (sign === '/' ? value / numberIn(factor as string) : value * numberIn(factor as string)),
    1,
  );

/**
 * Reads a number as people type it: comma or point, blanks between groups, and sums such as "4*45,5+2" worked out;
 * undefined if it is none.
 */
export const parseNumber = (typed: string): number | undefined => {
  const plain = typed
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/[×·]/g, '*')
    .replace(/[÷:]/g, '/')
    .replace(/−/g, '-');
  if (!SUM.test(plain)) return undefined;
  const terms = [...plain.matchAll(/([+-]?)([^+-]+)/g)];
  const sum = terms.reduce((value, [, sign, term]) => value + (sign === '-' ? -1 : 1) * product(term as string), 0);
  return Number.isFinite(sum) ? Number(sum.toFixed(9)) : undefined;
};
