import { HALVES, type Half, SIDES, type Side, type Square, turnedHalf, turnedOffset, turnedSide } from '../grid.ts';
import { codeOfSquare } from '../placement/square-code.ts';
import { type Feature, type Placement, parseTileHalf, parseTileSide, squaresOf, type Tile } from '../tile.ts';

export const REGION_TYPES = ['city', 'road', 'river', 'monastery', 'field'] as const;
export type RegionType = (typeof REGION_TYPES)[number];

/** Whose feature a piece is: of the tile laid as the `order`-th, or of a board. */
export type Owner =
  | { readonly by: 'tile'; readonly order: number; readonly feature: number }
  | { readonly by: 'board'; readonly city: number; readonly at: Square };

export interface SideEnd {
  readonly square: Square;
  readonly side: Side;
}
export interface HalfEnd {
  readonly square: Square;
  readonly half: Half;
}

/** One feature as it lies on the ground. */
export interface Piece {
  readonly type: RegionType;
  readonly owner: Owner;
  readonly squares: readonly Square[];
  /** Where a road, city or river goes on. */
  readonly sides: readonly SideEnd[];
  /** Where a field goes on. */
  readonly halves: readonly HalfEnd[];
  readonly arms: number;
  readonly cathedral: boolean;
  readonly inn: boolean;
  /** The cities a field touches, by their owners' keys. */
  readonly cities: readonly string[];
}

export const ownerKey = (owner: Owner): string => (owner.by === 'tile' ? `${owner.order}.${owner.feature}` : `city ${owner.city}`);
export const sideKey = ({ square, side }: SideEnd): number => codeOfSquare(square) * SIDES.length + SIDES.indexOf(side);
export const halfKey = ({ square, half }: HalfEnd): number => codeOfSquare(square) * HALVES.length + HALVES.indexOf(half);

type Ground = (printed: Square) => Square;
const groundOf = (tile: Tile, { at, rotation }: Placement): Ground => {
  const [fx, fy] = squaresOf(tile)[0] as Square;
  return ([x, y]) => {
    const [dx, dy] = turnedOffset([x - fx, y - fy], rotation);
    return [at[0] + dx, at[1] + dy];
  };
};

const distinct = (squares: readonly Square[]): readonly Square[] => [
  ...new Map(squares.map((square) => [codeOfSquare(square), square])).values(),
];
const BARE = { sides: [], halves: [], arms: 0, cathedral: false, inn: false, cities: [] } as const;

const fieldPiece = (
  feature: Extract<Feature, { type: 'field' }>,
  owner: Owner & { by: 'tile' },
  placement: Placement,
  ground: Ground,
): Piece => {
  const halves = feature.halves
    .map(parseTileHalf)
    .map(({ square, half }) => ({ square: ground(square), half: turnedHalf(half, placement.rotation) }));
  const cities = feature.cities.map((city) => ownerKey({ ...owner, feature: city }));
  return { ...BARE, type: 'field', owner, squares: distinct(halves.map(({ square }) => square)), halves, cities };
};

const pieceOf = (feature: Feature, owner: Owner & { by: 'tile' }, placement: Placement, tile: Tile): Piece => {
  const ground = groundOf(tile, placement);
  if (feature.type === 'field') return fieldPiece(feature, owner, placement, ground);
  if (feature.type === 'monastery')
    return { ...BARE, type: 'monastery', owner, squares: [ground(feature.square ?? (squaresOf(tile)[0] as Square))] };
  const sides = feature.edges
    .map(parseTileSide)
    .map(({ square, side }) => ({ square: ground(square), side: turnedSide(side, placement.rotation) }));
  const more = feature.type === 'river' ? [] : (feature.squares ?? []).map(ground);
  return {
    ...BARE,
    type: feature.type,
    owner,
    squares: distinct([...sides.map(({ square }) => square), ...more]),
    sides,
    arms: feature.type === 'city' ? (feature.arms ?? 0) : 0,
    cathedral: feature.type === 'city' && feature.cathedral === true,
    inn: feature.type === 'road' && feature.inn === true,
  };
};

/** The features of a laid tile. */
export const piecesOf = (placement: Placement, tile: Tile, order: number): readonly Piece[] =>
  tile.features.map((feature, index) => pieceOf(feature, { by: 'tile', order, feature: index }, placement, tile));
