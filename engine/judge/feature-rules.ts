import type { Half, Side } from '../grid.ts';
import type { Severity } from '../objection.ts';
import { type Feature, makeTilePlace, parseTileSide, type Tile } from '../tile.ts';
import { liesAcross, outlineOf, pointsOn } from '../tiles/points.ts';
import { against, type TileRule } from './place.ts';
import { isReadable } from './places.ts';

type FeatureOf<Type extends Feature['type']> = Extract<Feature, { type: Type }>;
function* ofType<Type extends Feature['type']>(tile: Tile, type: Type): Generator<{ feature: FeatureOf<Type>; index: number }> {
  for (const [index, feature] of tile.features.entries()) if (feature.type === type) yield { feature: feature as FeatureOf<Type>, index };
}

/** Where roads may end: at one another, at a building, or at something a system brings. */
export const ROAD_ENDS = ['crossing', 'monastery', 'city', 'village', 'wonder', 'wheel'] as const;

const reachesAnEdge: TileRule = function* (judged) {
  for (const [index, feature] of judged.tile.features.entries()) {
    if (feature.type === 'field' || feature.type === 'monastery' || feature.edges.length > 0) continue;
    yield against(judged, 'tile/feature-reaches-no-edge', `features.${index}.edges`, { feature: feature.type });
  }
};

const citiesExist: TileRule = function* (judged) {
  for (const { feature, index } of ofType(judged.tile, 'field')) {
    for (const [i, city] of feature.cities.entries()) {
      const field = `features.${index}.cities.${i}`;
      if (judged.tile.features[city]?.type !== 'city') yield against(judged, 'tile/field-names-no-city', field, { city });
      else if (feature.cities.indexOf(city) !== i) yield against(judged, 'tile/field-names-city-twice', field, { city });
    }
  }
};
/** The half-edges that meet a side at its two corners. */
const ROUND_CORNER: Readonly<Record<Side, readonly [Half, Half]>> = { N: ['WN', 'EN'], E: ['NE', 'SE'], S: ['ES', 'WS'], W: ['NW', 'SW'] };
/** Where a city and a field meet at a corner of a square they touch. */
const cornersName: TileRule = function* (judged) {
  for (const { feature: city, index } of ofType(judged.tile, 'city'))
    for (const edge of city.edges.filter((place) => isReadable('city', place))) {
      const { square, side } = parseTileSide(edge);
      const corners = ROUND_CORNER[side].map((half) => makeTilePlace(square, half, judged.tile));
      for (const { feature: field, index: at } of ofType(judged.tile, 'field')) {
        const half = field.halves.find((each) => corners.includes(each));
        const facts = { city: index, half: half ?? '', edge };
        if (half !== undefined && !field.cities.includes(index))
          yield against(judged, 'tile/field-beside-city', `features.${at}.cities`, facts, { side, severity: 'warning' });
      }
    }
};
const fieldsAreSomewhere: TileRule = function* (judged) {
  for (const { feature, index } of ofType(judged.tile, 'field'))
    if (feature.halves.length === 0 && feature.cities.length === 0) yield against(judged, 'tile/field-nowhere', `features.${index}`);
};

/** What must stand on a tile where its road ends. */
const MUST_STAND: Readonly<Record<string, Feature['type']>> = { monastery: 'monastery', city: 'city' };
const endsStand: TileRule = function* (judged) {
  for (const { feature, index } of ofType(judged.tile, 'road')) {
    for (const [i, end] of (feature.ends ?? []).entries()) {
      const field = `features.${index}.ends.${i}`;
      const needed = MUST_STAND[end];
      if (!ROAD_ENDS.some((known) => known === end))
        yield against(judged, 'tile/road-end-unknown', field, { end, known: ROAD_ENDS }, { severity: 'warning' });
      else if (needed && !judged.tile.features.some(({ type }) => type === needed))
        yield against(judged, 'tile/road-end-without-building', field, { end });
    }
  }
};
const endsSaid: TileRule = function* (judged) {
  for (const { feature, index } of ofType(judged.tile, 'road')) {
    const ends = feature.ends?.length ?? 0;
    const facts = { edges: feature.edges, ends };
    if (feature.edges.length === 1 && ends === 0)
      yield against(judged, 'tile/road-end-missing', `features.${index}`, facts, { severity: 'warning' });
    if (!judged.tile.squares && (ends > 1 || (feature.edges.length > 1 && ends > 0)))
      yield against(judged, 'tile/road-ends-too-many', `features.${index}.ends`, facts, { severity: 'warning' });
  }
};

const LINES: readonly Feature['type'][] = ['road', 'river'];
/** A bridge over a road or a river is printed often; anything else that crosses is unusual. */
const severityOf = (a: Feature, b: Feature): Severity => (LINES.includes(a.type) && LINES.includes(b.type) ? 'note' : 'warning');
const nothingCrosses: TileRule = function* (judged) {
  const outline = outlineOf(judged.tile);
  for (const [index, feature] of judged.tile.features.entries()) {
    for (const [before, other] of judged.tile.features.slice(0, index).entries()) {
      if (!outline.lengths.some((_, loop) => liesAcross(pointsOn(outline, other, loop), pointsOn(outline, feature, loop)))) continue;
      const facts = { feature: feature.type, other: other.type, otherIndex: before };
      yield against(judged, 'tile/features-cross', `features.${index}`, facts, { severity: severityOf(feature, other) });
    }
  }
};

const LARGE_COUNT = 1000;
const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;
const countsMakeSense: TileRule = function* (judged) {
  const { count, marks } = judged.tile;
  if (!isCount(count)) yield against(judged, 'tile/count-wrong', 'count', { count });
  if (count === 0) yield against(judged, 'tile/count-none', 'count', {}, { severity: 'warning' });
  if (count > LARGE_COUNT) yield against(judged, 'tile/count-large', 'count', { count }, { severity: 'warning' });
  const starts = marks?.['startCopies'];
  if (typeof starts === 'number' && starts > count)
    yield against(judged, 'tile/start-copies-too-many', 'marks.startCopies', { count, starts });
};
const armsMakeSense: TileRule = function* (judged) {
  for (const { feature, index } of ofType(judged.tile, 'city'))
    if (feature.arms !== undefined && !isCount(feature.arms))
      yield against(judged, 'tile/arms-wrong', `features.${index}.arms`, { arms: feature.arms });
};

/** What the features of a tile must be, one by one and to each other. */
export const FEATURE_RULES: readonly TileRule[] = [
  reachesAnEdge,
  citiesExist,
  cornersName,
  fieldsAreSomewhere,
  endsStand,
  endsSaid,
  nothingCrosses,
  countsMakeSense,
  armsMakeSense,
];
