import type { CitySquare, LargeCity } from '../../board.ts';
import type { Piece } from '../../game/kinds.ts';
import { HALVES, type Half, SIDES, type Side, sideOfHalf } from '../../grid.ts';
import type { Feature, Tile } from '../../tile.ts';

type Named = (name: Side | Half) => string;

const sidesShowing = ({ edges }: CitySquare, edge: CitySquare['edges']['N']): readonly Side[] =>
  SIDES.filter((side) => edges[side] === edge);

/** Runs of half-edges of field round a printed square: cut by a road in the middle of a side, and by sides that show no field. */
export const fieldRuns = ({ edges }: CitySquare): readonly (readonly Half[])[] => {
  const isField = (half: Half): boolean => edges[sideOfHalf(half)] === 'field' || edges[sideOfHalf(half)] === 'road';
  const joinsNext = (i: number): boolean => {
    const half = HALVES[i] as Half;
    const next = HALVES[(i + 1) % 8] as Half;
    return isField(half) && isField(next) && (sideOfHalf(half) !== sideOfHalf(next) || edges[sideOfHalf(half)] === 'field');
  };
  const runs: Half[][] = [];
  for (const [i, half] of HALVES.entries()) {
    if (!isField(half)) continue;
    if (i > 0 && joinsNext(i - 1)) (runs.at(-1) as Half[]).push(half);
    else runs.push([half]);
  }
  if (runs.length > 1 && joinsNext(7)) (runs[0] as Half[]).unshift(...(runs.pop() as Half[]));
  return runs;
};

const roadsAndFields = (square: CitySquare, named: Named): Feature[] => [
  ...sidesShowing(square, 'road').map((side): Feature => ({ type: 'road', edges: [named(side)], ends: ['city'] })),
  ...fieldRuns(square).map((run): Feature => ({ type: 'field', halves: run.map(named), cities: [0] })),
];

/** A large city as a tile of several squares: one city, a road's end at every printed road, the fields along its sides. */
export const printedCity = ({ squares }: LargeCity, id: string): Piece => {
  const [x, y] = squares[0]?.at ?? [0, 0];
  const offset = ({ at }: CitySquare): [number, number] => [at[0] - x, at[1] - y];
  const namedOn = (square: CitySquare): Named => {
    const [dx, dy] = offset(square);
    return (name) => `${dx},${dy},${name}`;
  };
  const named = (edge: CitySquare['edges']['N']): string[] => squares.flatMap((square) => sidesShowing(square, edge).map(namedOn(square)));
  const arms = squares.reduce((sum, square) => sum + (square.arms ?? 0), 0);
  const city: Feature = { type: 'city', edges: named('city'), squares: squares.map(offset), ...(arms > 0 ? { arms } : {}) };
  const tile: Tile = {
    id,
    count: 1,
    squares: squares.map(offset),
    features: [city, ...squares.flatMap((square) => roadsAndFields(square, namedOn(square)))],
  };
  return { tile, neutral: named('neutral'), blocked: named('blocked') };
};
