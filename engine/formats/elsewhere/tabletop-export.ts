import { inLanguage } from '../../documents/common.ts';
import type { Token } from '../../documents/scenario.ts';
import type { Square } from '../../grid.ts';
import type { Objection } from '../../objection.ts';
import { isDrawn, type Library, type Setup } from '../../setup.ts';
import { type Carried, type Exported, type Extent, extentOf, kept, lost, packed, setupOfCarried } from './carried.ts';
import { BOARD_NOTE, INCH, type Placed, placeOf, TILE_NOTE, TOKEN_NOTE } from './tabletop-place.ts';

const THICKNESS = 0.1;
/** A token beside its square. */
const TOKEN_SIZE = 0.5;
const round = (value: number): number => Math.round(value * 10_000) / 10_000;

interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}
const COLOURS: Readonly<Record<string, Colour>> = {
  purple: { r: 0.5, g: 0.25, b: 0.6 },
  'light-blue': { r: 0.45, g: 0.75, b: 0.9 },
  orange: { r: 0.95, g: 0.55, b: 0.15 },
};
const GREEN: Colour = { r: 0.55, g: 0.7, b: 0.4 };
const GREY: Colour = { r: 0.8, g: 0.8, b: 0.8 };

interface Piece {
  readonly name: string;
  readonly note: string;
  readonly place: Placed;
  readonly size: readonly [number, number, number];
  readonly colour: Colour;
  readonly locked?: boolean;
  readonly image?: string;
}
/** A block of the other program's own; with a picture, a tile of the same size. */
const piece = ({ name, note, place, size, colour, locked = false, image }: Piece, i: number) => ({
  GUID: (0x100000 + i).toString(16),
  Name: image === undefined ? 'BlockSquare' : 'Custom_Tile',
  Transform: {
    posX: round(place.x),
    posY: round(place.y),
    posZ: round(place.z),
    rotX: 0,
    rotY: place.turn,
    rotZ: place.faceDown ? 180 : 0,
    scaleX: round(size[0]),
    scaleY: round(size[1]),
    scaleZ: round(size[2]),
  },
  Nickname: name,
  GMNotes: note,
  ColorDiffuse: colour,
  Locked: locked,
  Grid: false,
  Snap: true,
  ...(image === undefined
    ? {}
    : {
        CustomImage: {
          ImageURL: image,
          ImageSecondaryURL: '',
          ImageScalar: 1,
          WidthScale: 0,
          CustomTile: { Type: 0, Thickness: THICKNESS, Stackable: false, Stretch: true },
        },
      }),
});

interface Table {
  readonly setup: Setup;
  readonly extent: Extent;
  /** Inches of a square. */
  readonly unit: number;
  /** Where pictures lie, "" for none. */
  readonly images: string;
}
const at = ({ extent, unit }: Table, square: Square, height: number, turn = 0, faceDown = false): Placed =>
  placeOf(square, extent, { unit, height, turn, faceDown });

const boardPiece = (table: Table, carried: Carried): Piece => ({
  name: inLanguage(table.setup.board.name, 'en'),
  note: `${BOARD_NOTE}${packed(carried)}`,
  place: { x: 0, y: 1, z: 0, turn: 0, faceDown: false },
  size: [table.extent.width * table.unit, THICKNESS, table.extent.height * table.unit],
  colour: GREY,
  locked: true,
  ...(table.images === '' ? {} : { image: `${table.images}board.png` }),
});
const tilePiece = (table: Table, tile: string, place: Placed): Piece => ({
  name: tile,
  note: `${TILE_NOTE}${tile}`,
  place,
  size: [table.unit, THICKNESS, table.unit],
  colour: GREEN,
  ...(table.images === '' ? {} : { image: `${table.images}${tile}.png` }),
});
const tokenPiece = (table: Table, token: Token): Piece => ({
  name: token.faceUp ? [token.colour, token.value].filter((part) => part !== undefined).join(' ') : '?',
  note: TOKEN_NOTE + JSON.stringify({ colour: token.colour, value: token.value, locked: token.locked }),
  place: at(table, token.at, 1 + THICKNESS, 0, token.faceUp !== true),
  size: [TOKEN_SIZE * table.unit, THICKNESS, TOKEN_SIZE * table.unit],
  colour: COLOURS[token.colour ?? ''] ?? GREY,
});

/** Snap points on the board: one in the middle of every square, in the board's own measure. */
const snapPoints = ({ extent, setup }: Table) =>
  setup.board.rows.flatMap((row, y) =>
    [...row].flatMap((ground, x) => {
      const { x: px, z: pz } = placeOf([x, y], extent, { unit: 1, height: 0, turn: 0, faceDown: false });
      return ground === '.' ? [] : [{ Position: { x: round(px / extent.width), y: 0.5, z: round(pz / extent.height) } }];
    }),
  );

/** The tiles not laid yet, as a bag to draw from. */
const bagOf = (table: Table, from: number) => {
  const { setup, extent, unit } = table;
  const left = [...setup.catalogue.copies].flatMap(([tile, copies]) => {
    const used = setup.laid.filter((placement) => placement.tile === tile).length;
    return isDrawn(setup.catalogue.tiles.get(tile)) ? new Array<string>(Math.max(0, copies - used)).fill(tile) : [];
  });
  const place: Placed = { x: (extent.width / 2 + 1) * unit, y: 2, z: 0, turn: 0, faceDown: true };
  const shell = { name: '', note: '', place, size: [1, 1, 1] as const, colour: GREY };
  return left.length === 0
    ? []
    : [{ ...piece(shell, from), Name: 'Bag', ContainedObjects: left.map((tile, i) => piece(tilePiece(table, tile, place), from + 1 + i)) }];
};

const remarksOn = ({ setup, images }: Table): readonly Objection[] => {
  const tokens = setup.scenario.tokens?.placed.length ?? 0;
  const squares = setup.board.rows.join('').replaceAll('.', '').length;
  return [
    ...(squares > 0 ? [kept('snap-points', { squares })] : []),
    kept('tiles', { tiles: setup.laid.length }),
    kept('tokens', { tokens }),
    kept('bag'),
    kept('document-inside'),
    images === '' ? lost('plain-blocks') : kept('pictures-from', { address: images }),
    lost('no-rules', { program: 'Tabletop Simulator' }),
    ...(tokens > 0 ? [lost('hidden-notes')] : []),
  ];
};

/** A map or scenario as a saved object of Tabletop Simulator: the board with snap points, laid tiles, tokens, and a bag of the tiles to draw. */
export const writeTabletop = (carried: Carried, library: Library, images = ''): Exported => {
  const setup = setupOfCarried(carried, library);
  const unit = setup.board.sizes.square / INCH;
  const table: Table = { setup, extent: extentOf(setup), unit, images: images === '' || images.endsWith('/') ? images : `${images}/` };
  const pieces = [
    boardPiece(table, carried),
    ...setup.laid.map(({ tile, at: square, rotation }) => tilePiece(table, tile, at(table, square, 1 + THICKNESS, rotation * 90))),
    ...(setup.scenario.tokens?.placed ?? []).map((token) => tokenPiece(table, token)),
  ];
  const [board, ...others] = pieces.map(piece);
  const save = {
    SaveName: '',
    GameMode: '',
    Date: '',
    Table: '',
    Sky: '',
    Note: '',
    Rules: '',
    PlayerTurn: '',
    ObjectStates: [{ ...board, AttachedSnapPoints: snapPoints(table) }, ...others, ...bagOf(table, pieces.length)],
  };
  return { text: `${JSON.stringify(save, undefined, 1)}\n`, remarks: remarksOn(table) };
};
