import type { Texts } from '../documents/common.ts';
import { parseJson } from '../documents/parse.ts';
import { type Objection, objection, type Place } from '../objection.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Atlas, Polygon, Position } from './atlas.ts';
import { polygonArea } from './projection.ts';

/** The code an outline of one's own has in its atlas. */
export const OWN_OUTLINE = 'own';
const MOST_POINTS = 200_000;
const MOST_DEEP = 20;

type Path = readonly (string | number)[];
interface Named {
  readonly part: Polygon;
  readonly called: string | null;
}
type Found = { readonly parts: Named[] } | { readonly wrong: Path };

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) &&
  value.length >= 2 &&
  typeof value[0] === 'number' &&
  typeof value[1] === 'number' &&
  Math.abs(value[0]) <= 360 &&
  Math.abs(value[1]) <= 90;
const LEAST_POSITIONS = 4;
/** Where a ring is none, undefined where it is one. */
const wrongIn = (ring: unknown, path: Path): Path | undefined => {
  if (!Array.isArray(ring) || ring.length < LEAST_POSITIONS) return path;
  const wrong = ring.findIndex((position) => !isPosition(position));
  return wrong < 0 ? undefined : [...path, wrong];
};
const polygonOf = (rings: unknown, path: Path): Found => {
  if (!Array.isArray(rings) || rings.length === 0) return { wrong: path };
  const wrong = rings.map((ring, i) => wrongIn(ring, [...path, i])).find((found) => found !== undefined);
  if (wrong) return { wrong };
  const part = (rings as Position[][]).map((ring) => ring.map(([longitude, latitude]): Position => [longitude, latitude]));
  return { parts: [{ part, called: null }] };
};

const NAMES = ['name', 'NAME', 'Name', 'title'];
/** What a feature is called is the name of its polygons. */
const called = (found: Found, properties: unknown): Found => {
  const given = (properties ?? {}) as Record<string, unknown>;
  const name = NAMES.map((key) => given[key]).find((value) => typeof value === 'string' && value !== '');
  if (typeof name !== 'string' || 'wrong' in found) return found;
  return { parts: found.parts.map(({ part }) => ({ part, called: name })) };
};
const joined = (all: readonly Found[]): Found =>
  all.find((found) => 'wrong' in found) ?? { parts: all.flatMap((found) => ('parts' in found ? found.parts : [])) };
const allOf = (values: unknown, path: Path, depth: number): Found =>
  Array.isArray(values) ? joined(values.map((value, i) => polygonsIn(value, [...path, i], depth + 1))) : { wrong: path };
const polygonsIn = (value: unknown, path: Path, depth: number): Found => {
  const given = (value ?? {}) as Partial<Record<'type' | 'geometry' | 'geometries' | 'features' | 'coordinates' | 'properties', unknown>>;
  const coordinates = [...path, 'coordinates'];
  if (depth > MOST_DEEP) return { wrong: path };
  if (given.type === 'FeatureCollection') return allOf(given.features, [...path, 'features'], depth);
  if (given.type === 'GeometryCollection') return allOf(given.geometries, [...path, 'geometries'], depth);
  if (given.type === 'Feature')
    return given.geometry === null ? { parts: [] } : called(polygonsIn(given.geometry, [...path, 'geometry'], depth + 1), given.properties);
  if (given.type === 'Polygon') return polygonOf(given.coordinates, coordinates);
  if (given.type !== 'MultiPolygon') return typeof given.type === 'string' ? { parts: [] } : { wrong: path };
  if (!Array.isArray(given.coordinates)) return { wrong: coordinates };
  return joined(given.coordinates.map((rings, i) => polygonOf(rings, [...coordinates, i])));
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
/** Line and column where a text stops being JSON, or where a path of it stands. */
const placeIn = (text: string, path: Path = []): Place => {
  const json = parseJson(text);
  if (json.ok) return json.value.placeOf(path);
  const { line, column } = json.problem[0]?.at ?? {};
  return { ...(line && column ? { line, column } : {}), ...(path.length > 0 ? { path: path.join('.') } : {}) };
};

/** The land of a GeoJSON file, as an atlas with nothing round it. Points and lines in it are left out. */
export const readOutline = (text: string, name: Texts, file?: string): Result<Atlas, Objection> => {
  const place = file === undefined ? {} : { file };
  const value = parsed(text);
  if (value === undefined) return fail(objection('board/outline-unreadable', { ...place, ...placeIn(text) }));
  const found = polygonsIn(value, [], 0);
  if ('wrong' in found) return fail(objection('board/outline-broken', { ...place, ...placeIn(text, found.wrong) }));
  const parts = [...found.parts].sort((a, b) => polygonArea(b.part) - polygonArea(a.part));
  const points = parts.reduce((sum, { part }) => sum + part.reduce((all, ring) => all + ring.length, 0), 0);
  if (parts.length === 0) return fail(objection('board/outline-empty', place));
  if (points > MOST_POINTS) return fail(objection('board/outline-too-fine', place, { points, most: MOST_POINTS }));
  const own = { code: OWN_OUTLINE, name, parts: parts.map(({ part }) => part), called: parts.map((each) => each.called) };
  return ok({ countries: [own], places: [] });
};
