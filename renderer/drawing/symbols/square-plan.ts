import { HALVES, type Half, type Side, type Square } from '../../../engine/grid.ts';
import { makeTilePlace, type Tile } from '../../../engine/tile.ts';
import type { Point } from '../figure.ts';
import { nearestPoint, pointsOf, type Shape, straight } from '../shape.ts';
import { type CityShape, cityShape } from './city-shape.ts';
import { MIDDLE, meetsCityAhead, throughShape, toCity, toMiddle } from './road-shape.ts';
import type { Reach } from './spread.ts';

export interface CityPlan extends CityShape {
  readonly arms: number;
  readonly cathedral: boolean;
}
export interface WayPlan {
  readonly shape: Shape;
  readonly inn: boolean;
  readonly ends: readonly string[];
  readonly isThrough: boolean;
}
/** Where everything of one square of a tile lies. */
export interface SquarePlan {
  readonly cities: readonly CityPlan[];
  readonly roads: readonly WayPlan[];
  readonly rivers: readonly WayPlan[];
  readonly hasMonastery: boolean;
  readonly hedges: readonly Shape[];
}

const endsOf = ({ feature }: Reach): readonly string[] => ('ends' in feature ? (feature.ends ?? []) : []);
const ofType = (reaches: readonly Reach[], type: string): Reach[] => reaches.filter(({ feature }) => feature.type === type);

/** Roads that end at a city which is not straight ahead draw the cities out to the middle, two of them from opposite sides. */
const mustReachMiddle = (reaches: readonly Reach[], plain: readonly CityShape[]): boolean =>
  plain.length > 1 && ofType(reaches, 'road').some((road) => endsAtCity(road) && !meetsCityAhead(road.sides[0] as Side, plain));
const endsAtCity = (road: Reach): boolean => road.sides.length === 1 && endsOf(road).includes('city');

const shapesOf = (cities: readonly Reach[], reachesMiddle: boolean): CityShape[] =>
  cities.map((city) => {
    const others = new Set(cities.filter((one) => one !== city).flatMap(({ sides }) => sides));
    return cityShape(city.sides, { others, reachesMiddle: reachesMiddle && city.sides.length === 1 });
  });
const cityPlans = (reaches: readonly Reach[], isFirst: (reach: Reach) => boolean): CityPlan[] => {
  const cities = ofType(reaches, 'city').filter(({ sides }) => sides.length > 0);
  const plain = shapesOf(cities, false);
  const shapes = mustReachMiddle(reaches, plain) ? shapesOf(cities, true) : plain;
  return shapes.map((shape, i) => {
    const { feature } = cities[i] as Reach;
    const here = feature.type === 'city' && isFirst(cities[i] as Reach);
    return { ...shape, arms: here ? (feature.arms ?? 0) : 0, cathedral: here && feature.cathedral === true };
  });
};

const waysOf = (reach: Reach, cities: readonly CityShape[]): WayPlan[] => {
  const ends = endsOf(reach);
  const inn = reach.feature.type === 'road' && reach.feature.inn === true;
  const [a, b] = reach.sides;
  if (a === undefined) return [];
  if (b !== undefined && reach.sides.length === 2) return [{ shape: throughShape(a, b), inn, ends: [], isThrough: true }];
  const isLone = reach.sides.length === 1;
  return reach.sides.map((side, i) => ({
    shape: isLone && ends.includes('city') ? toCity(side, cities) : toMiddle(side),
    inn: inn && i === 0,
    ends: isLone ? (ends.length > 0 ? ends : ['open']) : [],
    isThrough: !isLone,
  }));
};

/** The places of the rim between two half-edges: corners and the middles of sides, clockwise after each of HALVES. */
const RIM: readonly Point[] = [
  [50, 0],
  [100, 0],
  [100, 50],
  [100, 100],
  [50, 100],
  [0, 100],
  [0, 50],
  [0, 0],
];
const fieldAt = (tile: Tile, square: Square, half: Half): number =>
  tile.features.findIndex((feature) => feature.type === 'field' && feature.halves.includes(makeTilePlace(square, half, tile)));

/** Where two fields meet at the rim and nothing drawn parts them, a hedge does. */
const hedgesOf = (tile: Tile, square: Square, taken: readonly Point[], walls: readonly Point[]): Shape[] =>
  RIM.flatMap((rim, i) => {
    const before = fieldAt(tile, square, HALVES[i] as Half);
    const after = fieldAt(tile, square, HALVES[(i + 1) % 8] as Half);
    const isParted = before < 0 || after < 0 || before === after || taken.some(([x, y]) => x === rim[0] && y === rim[1]);
    return isParted ? [] : [straight(rim, nearestPoint(walls, rim) ?? MIDDLE)];
  });

/** Plans one square of a tile from what reaches into it. */
export const planSquare = (tile: Tile, square: Square, reaches: readonly Reach[], isFirst: (reach: Reach) => boolean): SquarePlan => {
  const cities = cityPlans(reaches, isFirst);
  const roads = ofType(reaches, 'road').flatMap((road) => waysOf(road, cities));
  const rivers = ofType(reaches, 'river').flatMap((river) => waysOf(river, cities));
  const starts = [...roads, ...rivers].flatMap(({ shape }) => [shape.from, shape.segments.at(-1)?.to ?? shape.from]);
  const walls = cities.flatMap((city) => city.walls.flatMap(pointsOf));
  const hasMonastery = tile.features.some((f) => f.type === 'monastery' && (f.square ?? [0, 0]).every((c, i) => c === square[i]));
  return { cities, roads, rivers, hasMonastery, hedges: hedgesOf(tile, square, starts, walls) };
};
