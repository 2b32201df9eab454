import type { CitySquare, LargeCity } from '../../board.ts';
import { HALVES, type Half, SIDES, type Side, sideOfHalf } from '../../grid.ts';
import { type Owner, ownerKey, type Piece } from '../../regions/piece.ts';

const BARE = { sides: [], halves: [], arms: 0, cathedral: false, inn: false, cities: [] } as const;

const ends = (print: CitySquare, edge: 'city' | 'road') =>
  SIDES.filter((side) => print.edges[side] === edge).map((side) => ({ square: print.at, side }));

const cityPiece = ({ squares }: LargeCity, city: number): Piece => ({
  ...BARE,
  type: 'city',
  owner: { by: 'board', city, at: squares[0]?.at ?? [0, 0] },
  squares: squares.map(({ at }) => at),
  sides: squares.flatMap((print) => ends(print, 'city')),
  arms: squares.reduce((sum, { arms = 0 }) => sum + arms, 0),
});

const isFieldSide = (print: CitySquare, side: Side): boolean => print.edges[side] === 'field' || print.edges[side] === 'road';
/** Between two halves of one side runs a road, or nothing; round a corner the field goes on. */
const goesOn = (print: CitySquare, half: Half, next: Half): boolean =>
  isFieldSide(print, sideOfHalf(half)) &&
  isFieldSide(print, sideOfHalf(next)) &&
  (sideOfHalf(half) !== sideOfHalf(next) || print.edges[sideOfHalf(half)] === 'field');

/** Strips of field round a printed square, each a run of half-edges without a break. */
const strips = (print: CitySquare): Half[][] => {
  const halves = HALVES.filter((half) => isFieldSide(print, sideOfHalf(half)));
  const after = (half: Half): Half => HALVES[(HALVES.indexOf(half) + 1) % HALVES.length] as Half;
  const isFirst = (half: Half): boolean => !goesOn(print, HALVES[(HALVES.indexOf(half) + HALVES.length - 1) % HALVES.length] as Half, half);
  const firsts = halves.filter(isFirst);
  if (firsts.length === 0) return halves.length > 0 ? [halves] : [];
  return firsts.map((first) => {
    const strip = [first];
    for (let half = first; goesOn(print, half, after(half)); half = after(half)) strip.push(after(half));
    return strip;
  });
};

const squarePieces = (print: CitySquare, city: number): Piece[] => {
  const owner: Owner = { by: 'board', city, at: print.at };
  const common = { ...BARE, owner, squares: [print.at] };
  return [
    ...ends(print, 'road').map((end): Piece => ({ ...common, type: 'road', sides: [end] })),
    ...strips(print).map(
      (strip): Piece => ({
        ...common,
        type: 'field',
        halves: strip.map((half) => ({ square: print.at, half })),
        cities: [ownerKey(owner)],
      }),
    ),
  ];
};

/** The features of a printed large city: the city itself, roads that end at it, strips of field round it. */
export const printedPieces = (large: LargeCity, city: number): readonly Piece[] => [
  cityPiece(large, city),
  ...large.squares.flatMap((print) => squarePieces(print, city)),
];
