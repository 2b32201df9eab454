import * as v from 'valibot';
import { type Board, GROUNDS } from '../../documents/board.ts';
import { type ParsedJson, parseJson } from '../../documents/parse.ts';
import { readDocument } from '../../documents/read.ts';
import type { Scenario, Token } from '../../documents/scenario.ts';
import type { Square } from '../../grid.ts';
import { makePlacement } from '../../notation.ts';
import { type Objection, objection } from '../../objection.ts';
import { fail, ok, type Result } from '../../result.ts';
import { boardOf, type Library } from '../../setup.ts';
import { type Carried, type Imported, inOrder, kept, lost } from './carried.ts';
import { DOCUMENT, LAID, type Layer, propertyNamed, readCell, type TiledMap, type TiledObject, tiledMap } from './tiled-map.ts';

interface Reading {
  readonly map: TiledMap;
  readonly json: ParsedJson;
  readonly remarks: Objection[];
}
const refused = ({ json }: Pick<Reading, 'json'>, path: readonly (string | number)[], rule: string, facts: Objection['facts'] = {}) =>
  objection(`elsewhere/${rule}`, json.placeOf(path), facts);

/** What keeps a map from being read at all. */
function* unreadable(reading: Reading): Generator<Objection> {
  const { map } = reading;
  if (map.orientation !== 'orthogonal') yield refused(reading, ['orientation'], 'not-orthogonal', { orientation: map.orientation });
  if (map.infinite) yield refused(reading, ['infinite'], 'infinite');
  for (const [i, layer] of map.layers.entries()) {
    if (layer.type !== 'tilelayer' || map.infinite) continue;
    const cells = map.width * map.height;
    if (typeof layer.data === 'string') yield refused(reading, ['layers', i, 'data'], 'compressed', { layer: layer.name });
    else if (layer.data?.length !== cells)
      yield refused(reading, ['layers', i, 'data'], 'cells', { layer: layer.name, cells, found: layer.data?.length ?? 0 });
  }
}

const parse = (text: string): Result<Reading, readonly Objection[]> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  const read = v.safeParse(tiledMap, json.value.value);
  if (!read.success) {
    const paths = read.issues.slice(0, 20).map((issue) => (issue.path ?? []).map(({ key }) => key as string | number));
    return fail(paths.map((path) => refused({ json: json.value }, path, 'not-tiled', { what: path.join('.') || 'JSON' })));
  }
  const reading = { map: read.output, json: json.value, remarks: [] };
  const problems = [...unreadable(reading)];
  return problems.length > 0 ? fail(problems) : ok(reading);
};

/** What a tile of a tileset is to us, by its number in the map. */
const propertyOf = ({ tilesets }: TiledMap, gid: number, name: string): unknown => {
  const set = tilesets.filter(({ firstgid }) => firstgid <= gid).sort((a, b) => b.firstgid - a.firstgid)[0];
  const tile = set?.tiles.find(({ id }) => id === gid - set.firstgid);
  return tile && propertyNamed(tile.properties, name);
};
const cellsOf = ({ data }: Layer): readonly number[] => (Array.isArray(data) ? data : []);

const groundRows = (reading: Reading, layer: Layer): string[] => {
  const { map } = reading;
  let unknown = 0;
  const signs = cellsOf(layer).map((cell) => {
    const { gid } = readCell(cell);
    if (gid === 0) return '.';
    const ground = propertyOf(map, gid, 'ground');
    if (GROUNDS.some((each) => each === ground)) return String(ground);
    unknown++;
    return '#';
  });
  if (unknown > 0) reading.remarks.push(lost('squares-guessed', { squares: unknown }));
  return Array.from({ length: map.height }, (_, y) => signs.slice(y * map.width, (y + 1) * map.width).join(''));
};

const kindOf = ({ class: kind, type }: TiledObject): string => kind ?? type ?? '';
const squareOf = ({ map }: Reading, { x, y, width, height }: TiledObject, [left, top]: Square): Square => [
  left + Math.floor((x + width / 2) / map.tilewidth),
  top + Math.floor((y + height / 2) / map.tileheight),
];

interface Found {
  readonly objects: readonly { readonly kind: string; readonly at: Square; readonly object: TiledObject }[];
  readonly corner: Square;
}
const READ = ['town', 'start', 'token', 'city'];
const findObjects = (reading: Reading): Found => {
  const { map, remarks } = reading;
  const number = (name: string): number => Math.trunc(Number(propertyNamed(map.properties, name) ?? 0)) || 0;
  const corner: Square = [number('left'), number('top')];
  const all = map.layers.flatMap(({ objects = [] }) => objects);
  for (const object of all.filter((each) => !READ.includes(kindOf(each)))) remarks.push(lost('object-left', { object: object.name }));
  const objects = all
    .filter((each) => READ.includes(kindOf(each)))
    .map((object) => ({ kind: kindOf(object), at: squareOf(reading, object, corner), object }));
  return { objects, corner };
};

const CLEAN = /[^A-Za-z0-9]+/g;
const newBoard = (name: string, rows: readonly string[]): Board => ({
  kind: 'board',
  version: 3,
  id: name.replace(CLEAN, '-').replace(/^-|-$/g, '').slice(0, 60) || 'map',
  name: { en: name || 'Map' },
  sizes: { square: 45.5, tile: 45 },
  rows,
  cities: [],
  starts: [],
  towns: [],
  border: [],
});

type Names = Board['towns'];
/** Named squares as they stand in the map now; a name that did not change keeps its other languages. */
const renamed = (before: Names, kind: string, { objects }: Found): Names =>
  objects
    .filter((each) => each.kind === kind && each.object.name.trim() !== '')
    .map(({ at, object }) => ({
      name: before.find(({ name }) => Object.values(name).includes(object.name))?.name ?? { en: object.name },
      at,
    }));

/** The board as it stands in the map now; a free table (carried, without rows) stays one. */
const boardFrom = (reading: Reading, found: Found, before: Board, carried = true): Board => {
  const layer = reading.map.layers.find(({ type, name }) => type === 'tilelayer' && name !== LAID);
  const isTable = carried && before.rows.length === 0;
  const rows = layer && !isTable ? groundRows(reading, layer) : before.rows;
  const width = Math.max(0, ...before.rows.map((row) => row.length));
  if (before.rows.length > 0 && (rows.length !== before.rows.length || (rows[0]?.length ?? 0) !== width))
    reading.remarks.push(lost('size-changed'));
  return { ...before, rows, starts: renamed(before.starts, 'start', found), towns: renamed(before.towns, 'town', found) };
};

const laidFrom = (reading: Reading, { corner: [left, top] }: Found): readonly string[] => {
  const { map, remarks } = reading;
  const layer = map.layers.find(({ type, name }) => type === 'tilelayer' && name === LAID);
  return cellsOf(layer ?? { type: '', name: '' }).flatMap((cell, i) => {
    const { gid, rotation } = readCell(cell);
    if (gid === 0) return [];
    const at: Square = [left + (i % map.width), top + Math.floor(i / map.width)];
    const tile = propertyOf(map, gid, 'tile');
    if (typeof tile === 'string' && rotation !== undefined) return [makePlacement({ tile, at, rotation })];
    remarks.push(lost(rotation === undefined ? 'mirror-left' : 'tile-left', { square: at.join() }));
    return [];
  });
};

const tokenOf = ({ at, object }: Found['objects'][number]): Token => {
  const given = (name: string): unknown => propertyNamed(object.properties, name);
  const [colour, value, faceUp, locked] = ['colour', 'value', 'faceUp', 'locked'].map(given);
  return {
    at,
    ...(typeof colour === 'string' && colour !== '' ? { colour } : {}),
    ...(typeof value === 'number' ? { value } : {}),
    ...(typeof faceUp === 'boolean' ? { faceUp } : {}),
    ...(typeof locked === 'boolean' ? { locked } : {}),
  };
};

const scenarioFrom = (reading: Reading, found: Found, before: Scenario, library: Library): Scenario => {
  const was = boardOf(before, library);
  const board = boardFrom(reading, found, was);
  const isSame = JSON.stringify(board) === JSON.stringify(was);
  const placed = found.objects.filter(({ kind }) => kind === 'token').map(tokenOf);
  const { tokens } = before;
  if (!tokens && placed.length > 0) reading.remarks.push(lost('tokens-left', { tokens: placed.length }));
  return {
    ...before,
    board: isSame ? before.board : board,
    laid: inOrder(before.laid, laidFrom(reading, found)),
    ...(tokens ? { tokens: { ...tokens, placed } } : {}),
  };
};

/** The document that travelled inside, if one did. */
const inside = (reading: Reading): Result<Carried | undefined, readonly Objection[]> => {
  const i = reading.map.properties.findIndex(({ name }) => name === DOCUMENT);
  const given = reading.map.properties[i]?.value;
  if (typeof given !== 'string') return ok(undefined);
  const read = readDocument(given);
  const at = reading.json.placeOf(['properties', i, 'value']);
  if (!read.ok) return fail(read.problem.map((each) => ({ ...each, at: { ...at, path: `${at.path}: ${each.at.path ?? ''}` } })));
  const { document } = read.value;
  return document.kind === 'board' || document.kind === 'scenario'
    ? ok(document)
    : fail([objection('elsewhere/not-carried', at, { kind: document.kind })]);
};

/** A map of Tiled (.tmj) as a board, or as the scenario that travelled in it, with what was changed there. */
export const readTiledMap = (text: string, name: string, library: Library): Result<Imported, readonly Objection[]> => {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const reading = parsed.value;
  const carried = inside(reading);
  if (!carried.ok) return carried;
  const found = findObjects(reading);
  for (const { name: layer, type } of reading.map.layers)
    if (type === 'imagelayer' || type === 'group') reading.remarks.push(lost('layer-left', { layer }));
  const before = carried.value;
  const document =
    before?.kind === 'scenario'
      ? scenarioFrom(reading, found, before, library)
      : boardFrom(reading, found, before ?? newBoard(name, []), before !== undefined);
  const board = document.kind === 'board' ? document : boardOf(document, library);
  const squares = board.rows.join('').replaceAll('.', '').length;
  const remarks = [
    kept('squares', { squares }),
    ...(before ? [kept('document-inside')] : [lost('no-document-inside')]),
    ...reading.remarks,
  ];
  return ok({ document, remarks });
};
