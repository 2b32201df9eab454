import { type Half, SIDES, type Side } from '../grid.ts';
import { type Facts, type Objection, objection } from '../objection.ts';
import type { Feature, Tile } from '../tile.ts';
import type { TextPlace, XmlElement } from './xml.ts';

/** What becomes of an attribute: it is part of our tile, or a mark of the tile under the given name. */
type Fate = 'kept' | { readonly mark: string };
const mark = (name: string): Fate => ({ mark: name });

const EVERYWHERE: Readonly<Record<string, Fate>> = {
  'wagon-move': 'kept',
  tunnel: mark('tunnel'),
  'multi-edge': mark('multiEdge'),
  'city-gate': mark('cityGate'),
};
/** The features of a tile and every attribute they may carry. */
export const FEATURE_ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, Fate>>>> = {
  monastery: EVERYWHERE,
  road: { ...EVERYWHERE, inn: 'kept', labyrinth: mark('labyrinth') },
  city: {
    ...EVERYWHERE,
    pennants: 'kept',
    cathedral: 'kept',
    princess: mark('princess'),
    besieged: mark('besieged'),
    'castle-base': mark('castleBase'),
    resource: mark('goods'),
  },
  field: { ...EVERYWHERE, city: 'kept', 'pig-herd': mark('pigHerd') },
  river: EVERYWHERE,
};
/** Things printed on a tile that our core does not know: each a mark by its own name. */
export const TOKENS: readonly string[] = [
  'tower',
  'garden',
  'portal',
  'magic-portal',
  'dragon',
  'volcano',
  'bazaar',
  'corn-circle',
  'circus',
];

/** The half-edges as JCloisterZone calls them: left and right as seen from the middle of the tile. */
const HALF_OF: Readonly<Record<string, Half>> = { NL: 'NW', NR: 'NE', EL: 'EN', ER: 'ES', SL: 'SE', SR: 'SW', WL: 'WS', WR: 'WN' };
export const jczHalf = (half: string): string => Object.keys(HALF_OF).find((name) => HALF_OF[name] === half) ?? half;
const INSIDE = 'I';

/** A tile being read: what was found, and what there is to say about it. */
export interface Reading {
  readonly id: string;
  readonly remarks: Objection[];
  readonly marks: Record<string, string | number | boolean>;
}
export const remark = (reading: Reading, at: TextPlace, rule: string, facts: Facts = {}, severity: 'error' | 'note' = 'error'): void => {
  reading.remarks.push(objection(rule, { ...at, tile: reading.id }, { tile: reading.id, ...facts }, severity));
};

const wordsOf = ({ text }: XmlElement): string[] => text.split(/\s+/).filter((word) => word !== '');
const isSide = (word: string): word is Side => SIDES.some((side) => side === word);

const sidesIn = (element: XmlElement, reading: Reading): Side[] =>
  wordsOf(element).flatMap((word) => {
    if (isSide(word)) return [word];
    remark(reading, element.at, 'jcz/side-unknown', { element: element.name, place: word, known: SIDES });
    return [];
  });
const halvesIn = (element: XmlElement, reading: Reading): Half[] =>
  wordsOf(element).flatMap((word) => {
    const half = HALF_OF[word];
    if (half) return [half];
    if (word !== INSIDE) remark(reading, element.at, 'jcz/half-unknown', { place: word, known: Object.keys(HALF_OF) });
    return [];
  });

const isTrue = (element: XmlElement, name: string): boolean => element.attributes.get(name) === 'true';
const numberOf = (element: XmlElement, name: string, reading: Reading): number => {
  const given = element.attributes.get(name);
  if (given === undefined) return 0;
  const number = Number(given);
  if (Number.isInteger(number) && number >= 0) return number;
  remark(reading, element.at, 'jcz/number-wrong', { element: element.name, attribute: name, value: given });
  return 0;
};

type Read = (element: XmlElement, reading: Reading) => Feature;
const FEATURES: Readonly<Record<string, Read>> = {
  monastery: () => ({ type: 'monastery' }),
  city: (element, reading) => {
    const arms = numberOf(element, 'pennants', reading);
    const extras = { ...(arms > 0 && { arms }), ...(isTrue(element, 'cathedral') && { cathedral: true }) };
    return { type: 'city', edges: sidesIn(element, reading), ...extras };
  },
  road: (element, reading) => ({ type: 'road', edges: sidesIn(element, reading), ...(isTrue(element, 'inn') && { inn: true }) }),
  river: (element, reading) => ({ type: 'river', edges: sidesIn(element, reading) }),
  field: (element, reading) => ({ type: 'field', halves: halvesIn(element, reading), cities: [] }),
};

const placesText = (feature: Feature): string =>
  feature.type === 'monastery' ? '' : (feature.type === 'field' ? feature.halves : feature.edges).join(' ');
/** Attributes our features have no word for become marks: the name of the mark, and the value with the feature's edges. */
const markAttributes = (element: XmlElement, feature: Feature, reading: Reading): void => {
  const fates = FEATURE_ATTRIBUTES[element.name] ?? {};
  for (const [name, value] of element.attributes) {
    const fate = fates[name];
    if (fate === undefined) remark(reading, element.at, 'jcz/unknown-attribute', { element: element.name, attribute: name });
    else if (fate !== 'kept') addMark(reading, fate.mark, fate.mark === 'goods' ? value : `${value}: ${placesText(feature)}`);
  }
};
const addMark = (reading: Reading, name: string, value: string): void => {
  const before = reading.marks[name];
  reading.marks[name] = before === undefined ? value : `${before}; ${value}`;
};

const readToken = (element: XmlElement, reading: Reading): void => {
  const said = [...element.attributes].map(([name, value]) => `${name}=${value}`);
  const words = [...said, element.text].filter((word) => word !== '').join(' ');
  const before = reading.marks[element.name];
  if (words !== '') addMark(reading, element.name, words);
  else reading.marks[element.name] = typeof before === 'number' ? before + 1 : 1;
};

/** A feature with the element it came from. */
export interface Sourced {
  readonly feature: Feature;
  readonly element: XmlElement;
}
export const readFeatures = (tile: XmlElement, reading: Reading): Sourced[] => {
  const found = tile.children.flatMap((element): Sourced[] => {
    const read = FEATURES[element.name];
    if (element.children.length > 0) remark(reading, element.children[0]?.at ?? element.at, 'jcz/unknown-element', inside(element));
    if (read) return [{ feature: read(element, reading), element }];
    if (TOKENS.includes(element.name)) readToken(element, reading);
    else remark(reading, element.at, 'jcz/unknown-element', { element: element.name });
    return [];
  });
  for (const { feature, element } of found) markAttributes(element, feature, reading);
  return withRoadEnds(withCities(found, reading));
};
const inside = (element: XmlElement): Facts => ({ element: element.children[0]?.name ?? '' });

const withCities = (found: readonly Sourced[], reading: Reading): Sourced[] =>
  found.map(({ feature, element }) => {
    if (feature.type !== 'field') return { feature, element };
    const cities = (element.attributes.get('city') ?? '').split(/\s+/).filter((word) => word !== '');
    const indexes = cities.map((side) => {
      const index = found.findIndex((other) => other.feature.type === 'city' && other.feature.edges.includes(side));
      if (index < 0) remark(reading, element.at, 'jcz/field-names-no-city', { side });
      return index;
    });
    return { feature: { ...feature, cities: [...new Set(indexes.filter((index) => index >= 0))] }, element };
  });

const groupsOf = ({ element }: Sourced): string[] =>
  (element.attributes.get('wagon-move') ?? '').split(/\s+/).filter((word) => word !== '');
const endsOn = (tile: readonly Sourced[], road: Sourced): string | undefined => {
  const beside = tile.filter((other) => other !== road && groupsOf(other).some((group) => groupsOf(road).includes(group)));
  const types = beside.map(({ feature }) => feature.type);
  return types.includes('monastery') ? 'monastery' : types.includes('city') ? 'city' : types.includes('road') ? 'crossing' : undefined;
};
/** Which features lie side by side for a wagon tells where roads end. */
const withRoadEnds = (tile: readonly Sourced[]): Sourced[] => {
  const single = ({ feature }: Sourced): boolean => feature.type === 'road' && feature.edges.length === 1;
  const several = tile.filter(single).length > 1;
  return tile.map((sourced) => {
    if (!single(sourced)) return sourced;
    const end = endsOn(tile, sourced) ?? (several ? 'crossing' : 'village');
    return { ...sourced, feature: { ...sourced.feature, ends: [end] } as Tile['features'][number] };
  });
};
