import type { Tile, TileSet } from '../documents/tile-set.ts';
import { tileObjections } from '../judge/tile.ts';
import { type Objection, objection } from '../objection.ts';
import { type Reading, readFeatures, remark, type Sourced } from './jcz-features.ts';
import { readXml, type TextPlace, type XmlElement } from './xml.ts';

/** What an import gave: the sets that can be used, and every remark with its line. Errors mean that something was not understood. */
export interface ImportedSets {
  readonly sets: readonly TileSet[];
  readonly objections: readonly Objection[];
}

/** Their ids have signs ours have not ("BA/RCr", "basic:1"); the old id is kept as an alias. */
export const ourId = (theirs: string): string =>
  theirs
    .replace(/[^A-Za-z0-9+.!_-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 80) || 'unnamed';

const ROSES: Readonly<Record<string, string>> = { NWSE: 'full' };
const TILE_ATTRIBUTES: Readonly<Record<string, (value: string) => Record<string, string | number>>> = {
  id: () => ({}),
  max: (value) => ({ max: Number(value) }),
  group: (value) => ({ group: value }),
  'wind-rose': (value) => ({ rose: ROSES[value] ?? value }),
};

interface ReadTile {
  readonly tile: Omit<Tile, 'count'>;
  readonly at: TextPlace;
}

const readTile = (element: XmlElement, remarks: Objection[]): ReadTile => {
  const theirs = element.attributes.get('id') ?? '';
  const reading: Reading = { id: theirs, remarks, marks: {} };
  if (theirs === '') remark(reading, element.at, 'jcz/attribute-missing', { element: 'tile', attribute: 'id' });
  for (const [name, value] of element.attributes) {
    const marks = TILE_ATTRIBUTES[name];
    if (marks) Object.assign(reading.marks, marks(value));
    else remark(reading, element.at, 'jcz/unknown-attribute', { element: 'tile', attribute: name });
  }
  const sourced = readFeatures(element, reading);
  const marks = Object.keys(reading.marks).length > 0 ? { marks: reading.marks } : {};
  const tile = { id: ourId(theirs), features: sourced.map(({ feature }) => feature), ...marks, aliases: [theirs] };
  remarks.push(...judged(tile, sourced, element));
  return { tile, at: element.at };
};

/** What is wrong with a tile as such, with the line of the element that is at fault. */
const judged = (tile: Omit<Tile, 'count'>, sourced: readonly Sourced[], element: XmlElement): Objection[] =>
  tileObjections({ ...tile, count: 1 })
    .filter(({ severity }) => severity !== 'note')
    .map((found) => {
      const index = /^features\.(\d+)/.exec(found.at.path ?? '')?.[1];
      const place = index === undefined ? element.at : (sourced[Number(index)]?.element.at ?? element.at);
      const { path: _, ...at } = found.at;
      return { ...found, at: { ...at, ...place } };
    });

const readTiles = (defs: XmlElement, remarks: Objection[]): Map<string, ReadTile> => {
  const tiles = new Map<string, ReadTile>();
  for (const element of childrenOf(defs, 'tiles')) {
    if (element.name !== 'tile') {
      remarks.push(objection('jcz/unknown-element', element.at, { element: element.name }));
      continue;
    }
    const read = readTile(element, remarks);
    const id = element.attributes.get('id') ?? '';
    const before = tiles.get(id);
    if (before) remarks.push(objection('jcz/tile-twice', { ...element.at, tile: id }, { tile: id, first: before.at.line }));
    else tiles.set(id, read);
  }
  return tiles;
};
const childrenOf = (defs: XmlElement, name: string): XmlElement[] =>
  defs.children.filter((child) => child.name === name).flatMap((child) => child.children);

const countOf = (ref: XmlElement, tile: string, remarks: Objection[]): number => {
  const given = ref.attributes.get('count') ?? '1';
  const count = Number(given);
  if (Number.isInteger(count) && count >= 0) return count;
  remarks.push(objection('jcz/count-wrong', { ...ref.at, tile }, { tile, count: given }));
  return 0;
};

/** What a set says beside its tiles, which a set of ours cannot: each is named, none is silent. */
const LEFT: readonly string[] = ['remove', 'requires', 'enforces'];
const notRef = (ref: XmlElement, set: string, remarks: Objection[]): void => {
  const said = [...ref.attributes].map(([name, value]) => `${name}="${value}"`).join(' ');
  if (LEFT.includes(ref.name)) remarks.push(objection('jcz/not-kept', ref.at, { set, element: ref.name, said }, 'note'));
  else remarks.push(objection('jcz/unknown-element', ref.at, { element: ref.name }));
};

const readRefs = (element: XmlElement, set: string, known: ReadonlyMap<string, ReadTile>, remarks: Objection[]): Tile[] => {
  const tiles = new Map<string, Tile>();
  for (const ref of element.children) {
    if (ref.name !== 'ref') {
      notRef(ref, set, remarks);
      continue;
    }
    strange(ref, ['tile', 'count'], remarks);
    const id = ref.attributes.get('tile') ?? '';
    const count = countOf(ref, id, remarks);
    const found = known.get(id);
    if (!found) remarks.push(objection('jcz/unknown-tile', { ...ref.at, tile: id }, { set, tile: id }));
    else tiles.set(id, inOrder(found.tile, count + (tiles.get(id)?.count ?? 0)));
  }
  return [...tiles.values()];
};
/** The fields in the order of our documents. */
const inOrder = ({ id, ...rest }: Omit<Tile, 'count'>, count: number): Tile => ({ id, count, ...rest });

const strange = (element: XmlElement, known: readonly string[], remarks: Objection[]): void => {
  for (const name of element.attributes.keys())
    if (!known.includes(name))
      remarks.push(objection('jcz/unknown-attribute', element.at, { element: element.name, attribute: name, tile: '' }));
};

const setOf = (id: string, tiles: readonly Tile[]): TileSet => ({ kind: 'tile-set', version: 1, id: ourId(id), name: { en: id }, tiles });
const readSets = (defs: XmlElement, known: ReadonlyMap<string, ReadTile>, remarks: Objection[]): TileSet[] => {
  const sets: TileSet[] = [];
  for (const element of childrenOf(defs, 'sets')) {
    if (element.name !== 'tile-set') {
      remarks.push(objection('jcz/unknown-element', element.at, { element: element.name }));
      continue;
    }
    strange(element, ['id'], remarks);
    const id = element.attributes.get('id') ?? '';
    if (id === '') remarks.push(objection('jcz/attribute-missing', element.at, { element: 'tile-set', attribute: 'id', tile: '' }));
    sets.push(setOf(id, readRefs(element, id, known, remarks)));
  }
  return sets;
};

/** Tiles that no set counts would be lost: they make a set of their own, one of each. */
const looseTiles = (known: ReadonlyMap<string, ReadTile>, sets: readonly TileSet[], remarks: Objection[]): TileSet[] => {
  const counted = new Set(sets.flatMap(({ tiles }) => tiles.map(({ id }) => id)));
  const loose = [...known.values()].filter(({ tile }) => !counted.has(tile.id));
  for (const { tile, at } of loose)
    remarks.push(objection('jcz/tile-in-no-set', { ...at, tile: tile.id }, { tile: tile.aliases?.[0] ?? tile.id, set: 'loose' }, 'note'));
  return loose.length > 0
    ? [
        setOf(
          'loose',
          loose.map(({ tile }) => inOrder(tile, 1)),
        ),
      ]
    : [];
};

/** Reads JCloisterZone tile XML. Every element and attribute is kept, made a mark, or named with its line. */
export const readJczTiles = (text: string): ImportedSets => {
  const xml = readXml(text);
  if (!xml.ok) return { sets: [], objections: [xml.problem] };
  const defs = xml.value;
  const remarks: Objection[] = [];
  if (defs.name !== 'defs') return { sets: [], objections: [objection('jcz/not-tile-definitions', defs.at, { element: defs.name })] };
  for (const child of defs.children)
    if (child.name !== 'tiles' && child.name !== 'sets') remarks.push(objection('jcz/unknown-element', child.at, { element: child.name }));
  const known = readTiles(defs, remarks);
  const sets = readSets(defs, known, remarks);
  return { sets: [...sets, ...looseTiles(known, sets, remarks)], objections: remarks };
};
