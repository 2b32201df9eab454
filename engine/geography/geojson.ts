import type { Texts } from '../documents/common.ts';
import { type Objection, objection } from '../objection.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Atlas, Polygon, Position } from './atlas.ts';

/** The code an outline of one's own has in its atlas. */
export const OWN_OUTLINE = 'own';
const MOST_POINTS = 200_000;
const MOST_DEEP = 20;

type Found = { readonly polygons: Polygon[] } | { readonly wrong: string };

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) &&
  value.length >= 2 &&
  typeof value[0] === 'number' &&
  typeof value[1] === 'number' &&
  Math.abs(value[0]) <= 360 &&
  Math.abs(value[1]) <= 90;
const polygonOf = (rings: unknown): Polygon | undefined => {
  if (!Array.isArray(rings) || rings.length === 0) return undefined;
  const fits = rings.every((ring) => Array.isArray(ring) && ring.length >= 4 && ring.every(isPosition));
  return fits ? (rings as Position[][]).map((ring) => ring.map(([longitude, latitude]): Position => [longitude, latitude])) : undefined;
};

const allOf = (values: unknown, path: string, depth: number): Found => {
  const polygons: Polygon[] = [];
  if (!Array.isArray(values)) return { wrong: path };
  for (const [i, value] of values.entries()) {
    const found = polygonsIn(value, `${path}.${i}`, depth + 1);
    if ('wrong' in found) return found;
    polygons.push(...found.polygons);
  }
  return { polygons };
};
const coordinates = (values: readonly unknown[], path: string): Found => {
  const polygons = values.map(polygonOf);
  const wrong = polygons.indexOf(undefined);
  return wrong < 0 ? { polygons: polygons as Polygon[] } : { wrong: `${path}.${wrong}` };
};
const polygonsIn = (value: unknown, path: string, depth: number): Found => {
  const given = (value ?? {}) as { type?: unknown; geometry?: unknown; geometries?: unknown; features?: unknown; coordinates?: unknown };
  if (depth > MOST_DEEP) return { wrong: path };
  if (given.type === 'FeatureCollection') return allOf(given.features, `${path}features`, depth);
  if (given.type === 'GeometryCollection') return allOf(given.geometries, `${path}geometries`, depth);
  if (given.type === 'Feature')
    return given.geometry === null ? { polygons: [] } : polygonsIn(given.geometry, `${path}.geometry`, depth + 1);
  if (given.type === 'Polygon') return coordinates([given.coordinates], `${path}.coordinates`);
  if (given.type === 'MultiPolygon' && Array.isArray(given.coordinates)) return coordinates(given.coordinates, `${path}.coordinates`);
  return typeof given.type === 'string' ? { polygons: [] } : { wrong: path };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The land of a GeoJSON file, as an atlas with nothing round it. Points and lines in it are left out. */
export const readOutline = (text: string, name: Texts, file?: string): Result<Atlas, Objection> => {
  const place = file === undefined ? {} : { file };
  const value = parsed(text);
  if (value === undefined) return fail(objection('board/outline-unreadable', place));
  const found = polygonsIn(value, '', 0);
  if ('wrong' in found) return fail(objection('board/outline-broken', { ...place, path: found.wrong.replace(/^\./, '') }));
  const points = found.polygons.flat(2).length;
  if (found.polygons.length === 0) return fail(objection('board/outline-empty', place));
  if (points > MOST_POINTS) return fail(objection('board/outline-too-fine', place, { points, most: MOST_POINTS }));
  return ok({ countries: [{ code: OWN_OUTLINE, name, parts: found.polygons }], places: [] });
};
