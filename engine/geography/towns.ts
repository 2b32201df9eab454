import { type Square, squareKey } from '../grid.ts';
import type { Place, Point } from './atlas.ts';
import type { Outline } from './outline.ts';
import { pixelAt, valueAt } from './raster.ts';
import { isOwn, type Survey } from './survey.ts';

/** A place on the flat map. */
export interface Town extends Place {
  readonly point: Point;
  readonly isOwn: boolean;
}
/** A town and the square it stands on. */
export interface SeatedTown extends Town {
  readonly square: Square;
}

const TWINS_KM = 10;
const NEAR_PIXELS = [0, 1, 2, 3];
const DIRECTIONS: readonly Point[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
];

export const apartKm = (a: Point, b: Point): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);
/** Squares walked from one to another where nothing is in the way. */
export const walk = (a: Square, b: Square): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
/** Steps of a king. */
export const kingSteps = (a: Square, b: Square): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));

const touchesOwnLand = (survey: Survey, [x, y]: Point): boolean =>
  NEAR_PIXELS.some((distance) =>
    DIRECTIONS.some(([dx, dy]) => {
      const step = distance * survey.owners.pixel;
      return isOwn(survey, pixelAt(survey.owners, x + dx * step, y + dy * step));
    }),
  );

const isTwin = (town: Town, others: readonly Town[]): boolean => others.some((other) => apartKm(town.point, other.point) < TWINS_KM);

/** The places on the map, largest first: the chosen countries' own and the neighbours'. One name within 10 km is one place. */
export const townsOf = (survey: Survey): Town[] => {
  const byName = new Map<string, Town[]>();
  const towns: Town[] = [];
  for (const place of survey.atlas.places) {
    const point = survey.project(place.at);
    if (valueAt(survey.owners, point) === undefined) continue;
    const isChosen = survey.own.has(place.country);
    if (isChosen && !touchesOwnLand(survey, point)) continue;
    const town = { ...place, point, isOwn: isChosen };
    const named = byName.get(place.name) ?? [];
    byName.set(place.name, named);
    if (isTwin(town, named)) continue;
    named.push(town);
    towns.push(town);
  }
  return towns.sort((a, b) => b.people - a.people);
};

const REACH = 0.4;
/** The square a place stands on, or the nearest where its own is not of the board and at most `reach` squares away. */
export const squareOfPlace = (outline: Outline, { point }: Pick<Town, 'point'>, reach = REACH): Square | undefined => {
  const u = (point[0] - outline.left) / outline.side;
  const v = (point[1] - outline.top) / outline.side;
  let [best, least]: [Square | undefined, number] = [undefined, Infinity];
  for (const square of outline.squares) {
    const [east, south] = [Math.max(square[0] - u, 0, u - square[0] - 1), Math.max(square[1] - v, 0, v - square[1] - 1)];
    const away = Math.sqrt(east ** 2 + south ** 2);
    if (away < least) [best, least] = [square, away];
  }
  return least <= reach ? best : undefined;
};

/** Places that may be named: own, of some size, on a square of the board. */
const candidates = (outline: Outline, towns: readonly Town[], taken: readonly Square[], least: number): SeatedTown[] => {
  const isTaken = new Set(taken.map(squareKey));
  return towns.flatMap((town) => {
    const square = town.isOwn && town.people >= least ? squareOfPlace(outline, town) : undefined;
    return square && !isTaken.has(squareKey(square)) ? [{ ...town, square }] : [];
  });
};

export interface TownChoice {
  /** Squares already printed or named. */
  readonly taken: readonly Square[];
  readonly least?: number;
  /** Names that stand on the board already: none is given twice. */
  readonly named?: readonly string[];
}
/** Decimal orders of magnitude of people, from whole numbers only so that all machines agree: 10 for each, and a part by tenths. */
const magnitude = (people: number): number => {
  let order = 0;
  let rest = people;
  while (rest >= 10) {
    rest /= 10;
    order++;
  }
  return order + (rest - 1) / 9;
};

/** Some places, one at a time: many people, and far (up to four squares) from the names already there; two squares apart. */
export const chooseTowns = (
  outline: Outline,
  towns: readonly Town[],
  count: number,
  { taken, least = 20_000, named = [] }: TownChoice,
): SeatedTown[] => {
  const all = candidates(outline, towns, taken, least).filter(({ name }) => !named.includes(name));
  const out: SeatedTown[] = [];
  const room = (town: SeatedTown): number =>
    [...out.map(({ square }) => square), ...taken].reduce((nearest, square) => Math.min(nearest, walk(square, town.square)), 4);
  const worth = (town: SeatedTown): number => magnitude(town.people) + 0.4 * room(town);
  while (out.length < count) {
    const free = all.filter((town) => out.every((other) => other.name !== town.name && walk(other.square, town.square) >= 2));
    if (free.length === 0) break;
    out.push(free.reduce((best, town) => (worth(town) > worth(best) ? town : best)));
  }
  return out;
};

/** The largest conurbations: the people within reach of a town that is the largest there, three squares apart. */
export const conurbations = (outline: Outline, towns: readonly Town[], count: number): SeatedTown[] => {
  const reach = Math.max(20, outline.side / 2);
  const own = candidates(outline, towns, [], 20_000);
  const near = (a: Town): SeatedTown[] => own.filter((b) => apartKm(a.point, b.point) < reach);
  const ranked = own
    .filter((town) => near(town).every((other) => other.people <= town.people))
    .map((town) => ({ town, around: near(town).reduce((sum, other) => sum + other.people, 0) }))
    .sort((a, b) => b.around - a.around);
  const out: SeatedTown[] = [];
  for (const { town } of ranked) if (out.length < count && out.every((other) => walk(other.square, town.square) >= 3)) out.push(town);
  return out;
};
