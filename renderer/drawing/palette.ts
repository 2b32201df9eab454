/** The colours of a style of drawing; the same in every theme of the page, so that what is exported is what was seen. */
export interface Palette {
  readonly id: string;
  readonly field: string;
  readonly fieldLight: string;
  readonly fieldMark: string;
  readonly tree: string;
  readonly treeDark: string;
  readonly road: string;
  readonly roadEdge: string;
  readonly city: string;
  readonly cityMark: string;
  readonly roof: string;
  readonly roofDark: string;
  readonly wall: string;
  readonly wallLight: string;
  readonly outline: string;
  readonly stone: string;
  readonly slate: string;
  readonly slateDark: string;
  readonly water: string;
  readonly waterMark: string;
  readonly armsField: string;
  readonly armsMark: string;
  readonly gold: string;
  readonly land: string;
  readonly landMark: string;
  readonly grid: string;
  readonly sea: string;
  readonly seaMark: string;
  readonly shore: string;
  readonly foreign: string;
  readonly foreignMark: string;
  readonly seaName: string;
  readonly foreignName: string;
  readonly borderline: string;
  readonly void: string;
  readonly ink: string;
  readonly paper: string;
  readonly flower: string;
  readonly back: string;
  readonly backMark: string;
  readonly tileBack: string;
  /** Pieces and the wheel are filled with their colours; else edged with them. */
  readonly solid: boolean;
}

export const COLOUR: Palette = {
  id: 'colour',
  field: '#a5c26b',
  fieldLight: '#b5cf7d',
  fieldMark: '#7e9e48',
  tree: '#5f8c42',
  treeDark: '#3f6630',
  road: '#f7edd0',
  roadEdge: '#8b6f47',
  city: '#dcb683',
  cityMark: '#bb9460',
  roof: '#c8614a',
  roofDark: '#99402f',
  wall: '#8f8679',
  wallLight: '#d6cdbd',
  outline: '#41382f',
  stone: '#f6f1e4',
  slate: '#6d83a6',
  slateDark: '#4a5d7e',
  water: '#7db4d3',
  waterMark: '#4f8fb5',
  armsField: '#27549a',
  armsMark: '#ffffff',
  gold: '#f0c33c',
  land: '#eee6c9',
  landMark: '#cdbf92',
  grid: '#bfae82',
  sea: '#bcdae6',
  seaMark: '#86b6cc',
  shore: '#e8d29a',
  foreign: '#dcd6c6',
  foreignMark: '#c2b9a3',
  seaName: '#3f7899',
  foreignName: '#8a7f68',
  borderline: '#a4493d',
  void: '#f3f0e8',
  ink: '#2b2620',
  paper: '#ffffff',
  flower: '#d9577a',
  back: '#6f5840',
  backMark: '#e7d3a6',
  tileBack: '#8b6f47',
  solid: true,
};

/** For printers short of ink: white grounds, thin grey lines, solid only where it is needed to read. */
export const THIN_INK: Palette = {
  ...COLOUR,
  id: 'thin',
  field: '#ffffff',
  fieldLight: '#ffffff',
  fieldMark: '#b4b4b4',
  tree: '#eeeeee',
  treeDark: '#9a9a9a',
  road: '#ffffff',
  roadEdge: '#555555',
  city: '#f1ece4',
  cityMark: '#bdb5a8',
  roof: '#ffffff',
  roofDark: '#d8d0c6',
  wall: '#7b7b7b',
  wallLight: '#ffffff',
  outline: '#333333',
  stone: '#ffffff',
  slate: '#ffffff',
  slateDark: '#c9c9c9',
  water: '#ffffff',
  waterMark: '#7fa6ba',
  armsField: '#555555',
  gold: '#ffffff',
  land: '#ffffff',
  landMark: '#dddddd',
  grid: '#aaaaaa',
  sea: '#ffffff',
  seaMark: '#a9c3cf',
  shore: '#ffffff',
  foreign: '#ffffff',
  foreignMark: '#cccccc',
  seaName: '#5f8496',
  foreignName: '#858585',
  borderline: '#777777',
  void: '#ffffff',
  flower: '#bbbbbb',
  back: '#f4f2ee',
  backMark: '#8a8378',
  tileBack: '#ffffff',
  solid: false,
};
export const PALETTES = { colour: COLOUR, thin: THIN_INK } as const;
