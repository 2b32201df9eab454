import { groundAt } from '../../board.ts';
import { GROUNDS } from '../../documents/board.ts';
import { inLanguage, type Texts } from '../../documents/common.ts';
import type { Scenario, Token } from '../../documents/scenario.ts';
import type { Square } from '../../grid.ts';
import type { Objection } from '../../objection.ts';
import type { Library, Setup } from '../../setup.ts';
import { type Carried, type Exported, type Extent, extentOf, kept, lost, packed, setupOfCarried } from './carried.ts';
import { cellOf, DOCUMENT, FIRST_GROUND, FIRST_TILE, GROUND_SET, LAID, PIXELS, TILE_SET } from './tiled-map.ts';

const text = (name: string, value: string) => ({ name, type: 'string', value });

const groundSet = () => ({
  firstgid: FIRST_GROUND,
  name: GROUND_SET,
  tilewidth: PIXELS,
  tileheight: PIXELS,
  tilecount: GROUNDS.length,
  columns: 0,
  margin: 0,
  spacing: 0,
  tiles: GROUNDS.map((ground, id) => ({ id, type: 'square', properties: [text('ground', ground)] })),
});
const tileSet = (ids: readonly string[]) => ({
  firstgid: FIRST_TILE,
  name: TILE_SET,
  tilewidth: PIXELS,
  tileheight: PIXELS,
  tilecount: ids.length,
  columns: 0,
  margin: 0,
  spacing: 0,
  tiles: ids.map((tile, id) => ({ id, type: 'tile', properties: [text('tile', tile)] })),
});

const squaresOf = ({ left, top, width, height }: Extent): readonly Square[] =>
  Array.from({ length: width * height }, (_, i) => [left + (i % width), top + Math.floor(i / width)] as const);

interface Sheet {
  readonly setup: Setup;
  readonly extent: Extent;
  readonly ids: readonly string[];
}
const tileLayer = (name: string, { extent }: Sheet, data: readonly number[]) => ({
  type: 'tilelayer',
  name,
  x: 0,
  y: 0,
  width: extent.width,
  height: extent.height,
  opacity: 1,
  visible: true,
  data,
});
const groundLayer = (sheet: Sheet) =>
  tileLayer(
    'squares',
    sheet,
    squaresOf(sheet.extent).map((at) => {
      const ground = GROUNDS.indexOf(groundAt(sheet.setup.board, at));
      return ground === 0 ? 0 : FIRST_GROUND + ground;
    }),
  );
const laidLayer = (sheet: Sheet) => {
  const cells = new Map(
    sheet.setup.laid.map(({ tile, at, rotation }) => [at.join(), cellOf(FIRST_TILE + sheet.ids.indexOf(tile), rotation)]),
  );
  return tileLayer(
    LAID,
    sheet,
    squaresOf(sheet.extent).map((at) => cells.get(at.join()) ?? 0),
  );
};

interface Thing {
  readonly at: Square;
  readonly what: string;
  readonly name: string;
  readonly properties?: readonly { name: string; type: string; value: string | number | boolean }[];
}
const objectLayer = (name: string, { extent }: Sheet, things: readonly Thing[], firstId: number) => ({
  type: 'objectgroup',
  name,
  x: 0,
  y: 0,
  opacity: 1,
  visible: true,
  draworder: 'topdown',
  objects: things.map(({ at, what, name: label, properties }, i) => ({
    id: firstId + i,
    name: label,
    type: what,
    x: (at[0] - extent.left) * PIXELS,
    y: (at[1] - extent.top) * PIXELS,
    width: PIXELS,
    height: PIXELS,
    rotation: 0,
    visible: true,
    ...(properties && properties.length > 0 ? { properties } : {}),
  })),
});

const said = (name: Texts): string => inLanguage(name, 'en');
const placesOf = ({ board }: Setup): readonly Thing[] => [
  ...board.towns.map(({ at, name }) => ({ at, what: 'town', name: said(name) })),
  ...board.starts.map(({ at, name }) => ({ at, what: 'start', name: said(name) })),
  ...board.cities.flatMap(({ name, squares }) => squares.map(({ at }) => ({ at, what: 'city', name: said(name) }))),
];
const tokenThing = ({ at, colour, value, faceUp, locked }: Token): Thing => ({
  at,
  what: 'token',
  name: colour ?? '',
  properties: [
    ...(colour === undefined ? [] : [text('colour', colour)]),
    ...(value === undefined ? [] : [{ name: 'value', type: 'int', value }]),
    ...(faceUp === undefined ? [] : [{ name: 'faceUp', type: 'bool', value: faceUp }]),
    ...(locked === undefined ? [] : [{ name: 'locked', type: 'bool', value: locked }]),
  ],
});

const remarksOn = ({ setup, extent }: Sheet): readonly Objection[] => {
  const { board, laid, scenario } = setup;
  const tokens = scenario.tokens?.placed.length ?? 0;
  const squares = squaresOf(extent).filter((at) => groundAt(board, at) !== '.').length;
  const names = board.towns.length + board.starts.length + board.cities.length;
  const mega = [...setup.catalogue.tiles.values()].filter((tile) => (tile.squares?.length ?? 1) > 1).length;
  return [
    ...(squares > 0 ? [kept('squares', { squares })] : []),
    ...(names > 0 ? [kept('names', { names })] : []),
    ...(laid.length > 0 ? [kept('tiles', { tiles: laid.length })] : []),
    ...(tokens > 0 ? [kept('tokens', { tokens })] : []),
    kept('document-inside'),
    lost('no-pictures'),
    lost('no-rules', { program: 'Tiled' }),
    ...(board.border.length > 0 || board.cities.length > 0 ? [lost('print-not-shown')] : []),
    ...(mega > 0 ? [lost('one-square', { tiles: mega })] : []),
  ];
};

/** A map or scenario as a map of Tiled (.tmj): squares and laid tiles as layers, places and tokens as objects, all of it as a property. */
export const writeTiledMap = (carried: Carried, library: Library): Exported => {
  const setup = setupOfCarried(carried, library);
  const ids = [...setup.catalogue.tiles.keys()];
  const sheet: Sheet = { setup, extent: extentOf(setup), ids };
  const places = placesOf(setup);
  const tokens = (setup.scenario as Scenario).tokens?.placed.map(tokenThing) ?? [];
  const layers = [
    groundLayer(sheet),
    laidLayer(sheet),
    objectLayer('places', sheet, places, 1),
    objectLayer('tokens', sheet, tokens, places.length + 1),
  ];
  const map = {
    type: 'map',
    version: '1.10',
    tiledversion: '1.10.2',
    orientation: 'orthogonal',
    renderorder: 'right-down',
    infinite: false,
    compressionlevel: -1,
    width: sheet.extent.width,
    height: sheet.extent.height,
    tilewidth: PIXELS,
    tileheight: PIXELS,
    nextlayerid: layers.length + 1,
    nextobjectid: places.length + tokens.length + 1,
    properties: [
      { name: 'left', type: 'int', value: sheet.extent.left },
      text(DOCUMENT, packed(carried)),
      { name: 'top', type: 'int', value: sheet.extent.top },
    ],
    tilesets: [groundSet(), ...(ids.length > 0 ? [tileSet(ids)] : [])],
    layers: layers.map((each, i) => ({ id: i + 1, ...each })),
  };
  return { text: `${JSON.stringify(map, undefined, 1)}\n`, remarks: remarksOn(sheet) };
};
