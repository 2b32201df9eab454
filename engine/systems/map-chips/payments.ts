/** What an upgrade costs: chips worth exactly this much. */
export const PRICE = 4;

/** The ways to pay it with chips of 1 and 2, the greatest chips first. */
export const PAYMENTS: readonly (readonly (1 | 2)[])[] = [
  [2, 2],
  [2, 1, 1],
  [1, 1, 1, 1],
];
export const countOf = (payment: readonly number[], value: number): number => payment.filter((each) => each === value).length;
export const sumOf = (payment: readonly number[]): number => payment.reduce((sum, value) => sum + value, 0);
