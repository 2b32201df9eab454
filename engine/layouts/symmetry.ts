import { type Square, squareKey } from '../grid.ts';

export const SYMMETRIES = ['left-right', 'top-bottom', 'half-turn', 'quarter-turn', 'both-mirrors', 'diagonal'] as const;
export type SymmetryName = (typeof SYMMETRIES)[number];

/** A symmetry of layouts about the middle of a board of so many columns and rows. */
export interface Symmetry {
  readonly under: readonly SymmetryName[];
  readonly width: number;
  readonly height: number;
}
type Carry = (square: Square) => Square;

const GENERATORS: { readonly [S in SymmetryName]: (width: number, height: number) => readonly Carry[] } = {
  'left-right': (width) => [([x, y]) => [width - 1 - x, y]],
  'top-bottom': (_, height) => [([x, y]) => [x, height - 1 - y]],
  'half-turn': (width, height) => [([x, y]) => [width - 1 - x, height - 1 - y]],
  'quarter-turn': (width, height) => [([x, y]) => [(width + height) / 2 - 1 - y, x + (height - width) / 2]],
  'both-mirrors': (width, height) => [([x, y]) => [width - 1 - x, y], ([x, y]) => [x, height - 1 - y]],
  diagonal: (width, height) => [([x, y]) => [y + (width - height) / 2, x + (height - width) / 2]],
};

/** The squares that must hold tokens together with this one, itself among them. */
export const orbitOf = ({ under, width, height }: Symmetry, square: Square): Square[] => {
  const maps = under.flatMap((name) => GENERATORS[name](width, height));
  const found = new Map([[squareKey(square), square]]);
  for (const at of found.values()) for (const map of maps) found.set(squareKey(map(at)), map(at));
  return [...found.values()];
};

/** Groups of squares that take tokens together, and which groups conflict. */
export interface Groups {
  readonly groups: readonly (readonly Square[])[];
  readonly conflicts: readonly (readonly number[])[];
}

/** The orbits of a symmetry that may take tokens: all their squares may, and none conflicts with another of them. */
export const orbitGroups = (squares: readonly Square[], conflicts: readonly (readonly number[])[], symmetry: Symmetry): Groups => {
  const indexOf = new Map(squares.map((square, index) => [squareKey(square), index]));
  const orbitAt = new Int32Array(squares.length).fill(-1);
  const orbits: number[][] = [];
  for (const [index, square] of squares.entries()) {
    const orbit = orbitOf(symmetry, square).map((at) => indexOf.get(squareKey(at)) ?? -1);
    const isFirst = orbit.every((other) => other >= index);
    if (!isFirst || orbit.some((a) => conflicts[a]?.some((b) => orbit.includes(b)))) continue;
    for (const member of orbit) orbitAt[member] = orbits.length;
    orbits.push(orbit);
  }
  const touched = (orbit: readonly number[]): number[] => {
    const others = orbit.flatMap((index) => (conflicts[index] ?? []).map((other) => orbitAt[other] as number));
    return [...new Set(others)].filter((other) => other >= 0);
  };
  return { groups: orbits.map((orbit) => orbit.map((index) => squares[index] as Square)), conflicts: orbits.map(touched) };
};
