import { fail, ok, type Result } from '../result.ts';
import type { Atlas, Point, Polygon } from './atlas.ts';
import { equalAreaMap, isTorn, type Project, polygonArea } from './projection.ts';
import { type Box, emptyLike, fillRings, type Raster, type Share, Sums } from './raster.ts';

/** An island small enough to want squares of its own. */
export interface Isle {
  readonly area: number;
  /** The largest part of a chosen country: kept however small it is, for a country that is named is on the board. */
  readonly isSeat: boolean;
  readonly box: Box;
  readonly share: Share;
}
/** The chosen land on a flat map, measured: what every later step asks. */
export interface Survey {
  readonly atlas: Atlas;
  /** Codes of the chosen countries. */
  readonly own: ReadonlySet<string>;
  /** By value of a pixel of `owners`: 1 where it is chosen land. */
  readonly ownValues: Uint8Array;
  readonly project: Project;
  /** 0 sea, else 1 + index of a country of the atlas. */
  readonly owners: Raster;
  /** 0 not ours, else 1 + index of a part of the chosen land. */
  readonly parts: Raster;
  readonly land: Sums;
  readonly share: Share;
  readonly isles: readonly Isle[];
  /** Square kilometres of chosen land. */
  readonly area: number;
}
export interface SurveyProblem {
  readonly problem: 'unknown-country' | 'too-little-land';
  readonly country: string;
}

const PIXELS_A_SQUARE = 20;
const MARGIN = 3;
const LEAST_SIDE = 0.2;
const MOST_SIDES = 80;
const ISLE = { least: 0.4, most: 6 };

const isLandPixel = (value: number): boolean => value > 0;
const bound = (points: readonly Point[], axis: 0 | 1, sign: 1 | -1): number =>
  sign * points.reduce((most, point) => Math.max(most, sign * point[axis]), Number.NEGATIVE_INFINITY);

const flat = (project: Project, part: Polygon): Point[][] => {
  const rings = part.map((ring) => ring.map(project));
  return isTorn(part[0]!, rings[0]!) ? [] : rings;
};

/** A blank picture of the land and three squares round it. */
const canvas = (points: readonly Point[], side: number): Raster => {
  const pixel = side / PIXELS_A_SQUARE;
  const left = bound(points, 0, -1) - MARGIN * side;
  const top = bound(points, 1, -1) - MARGIN * side;
  const width = Math.ceil((bound(points, 0, 1) + MARGIN * side - left) / pixel);
  const height = Math.ceil((bound(points, 1, 1) + MARGIN * side - top) / pixel);
  return { left, top, pixel, width, height, data: new Uint16Array(width * height) };
};

const isOnCanvas = ({ left, top, pixel, width, height }: Raster, ring: readonly Point[]): boolean =>
  bound(ring, 0, 1) > left &&
  bound(ring, 1, 1) > top &&
  bound(ring, 0, -1) < left + width * pixel &&
  bound(ring, 1, -1) < top + height * pixel;

const drawOwners = (raster: Raster, atlas: Atlas, project: Project): void => {
  for (const [i, country] of atlas.countries.entries())
    for (const part of country.parts) {
      const rings = flat(project, part);
      if (rings[0] && isOnCanvas(raster, rings[0])) fillRings(raster, rings, i + 1);
    }
};

const boxOf = (points: readonly Point[]): Box => ({
  left: bound(points, 0, -1),
  top: bound(points, 1, -1),
  right: bound(points, 0, 1),
  bottom: bound(points, 1, 1),
});
interface Part {
  readonly area: number;
  readonly isSeat: boolean;
}
/** The parts of each country with whether they are its largest. */
const partsOf = (countries: readonly (readonly Polygon[])[]): Part[] =>
  countries.flatMap((parts) => {
    const areas = parts.map(polygonArea);
    const largest = areas.indexOf(areas.reduce((most, area) => Math.max(most, area), 0));
    return areas.map((area, i) => ({ area, isSeat: countries.length > 1 && i === largest }));
  });
const islesOf = (land: readonly Part[], flat: readonly Point[][][], parts: Raster, side: number): Isle[] =>
  land.flatMap(({ area, isSeat }, i) => {
    const isIsle = (isSeat || area >= ISLE.least * side * side) && area < ISLE.most * side * side;
    const ring = flat[i]![0];
    if (!isIsle || !ring) return [];
    const box = boxOf(ring);
    return [{ area, isSeat, box, share: Sums.within(parts, box, (value) => value === i + 1).share }];
  });

/** Measures the chosen countries for about so many squares (which sets how finely). */
export const survey = (atlas: Atlas, codes: readonly string[], squares: number): Result<Survey, SurveyProblem> => {
  const unknown = codes.find((code) => !atlas.countries.some((country) => country.code === code));
  if (unknown !== undefined || codes.length === 0) return fail({ problem: 'unknown-country', country: unknown ?? '' });
  const countries = codes.map((code) => atlas.countries.find((country) => country.code === code)!.parts);
  const land = countries.flat();
  if (land.length === 0) return fail({ problem: 'too-little-land', country: codes.join(', ') });
  const area = land.reduce((sum, part) => sum + polygonArea(part), 0);
  const side = Math.sqrt(area / squares);
  const project = equalAreaMap(land);
  const rings = land.map((part) => flat(project, part));
  const points = rings.flat(2);
  const span = Math.max(bound(points, 0, 1) - bound(points, 0, -1), bound(points, 1, 1) - bound(points, 1, -1));
  if (!(side > LEAST_SIDE) || span > MOST_SIDES * side) return fail({ problem: 'too-little-land', country: codes.join(', ') });
  const owners = canvas(points, side);
  drawOwners(owners, atlas, project);
  const parts = emptyLike(owners);
  for (const [i, part] of rings.entries()) fillRings(parts, part, i + 1);
  const sums = new Sums(parts, isLandPixel);
  const isles = islesOf(partsOf(countries), rings, parts, side);
  const own = new Set(codes);
  const ownValues = Uint8Array.from([0, ...atlas.countries.map(({ code }) => Number(own.has(code)))]);
  return ok({ atlas, own, ownValues, project, owners, parts, land: sums, share: sums.share, isles, area });
};

/** Does a pixel value stand for chosen land? */
export const isOwn = ({ ownValues }: Survey, value: number | undefined): boolean => value !== undefined && ownValues[value] === 1;
