import { emptyBoard, type Shape, shapeRows, squaresOnTable } from '../../../engine/boards/shapes.ts';
import { boardStatistics } from '../../../engine/boards/statistics.ts';
import type { Board } from '../../../engine/documents/board.ts';
import type { Scenario } from '../../../engine/documents/scenario.ts';
import type { Square } from '../../../engine/grid.ts';
import { setupOf } from '../../../engine/setup.ts';
import type { Studio } from '../../app/studio.svelte.ts';
import { scenarioOn } from '../../files/make.ts';
import { boards } from '../../library/bundled.ts';
import { tracingOf } from '../trace.svelte.ts';
import { pictureIn } from '../trace.ts';
import { Geography } from './geography.svelte.ts';
import { NEW_BOARD } from './words.ts';

export const SOURCES = ['shape', 'table', 'country', 'outline', 'picture', 'board'] as const;
export type Source = (typeof SOURCES)[number];
/** Square and tile of a new board, in millimetres. */
const SQUARE_MM = 45.5;

const START_TILES = ['base-D', 'base-V', 'base-U', 'base-E'];
/** The tile that begins at a start: the usual one first, then others that fit anywhere. */
const startTile = ([x, y]: Square, i: number): string => `${START_TILES[i % START_TILES.length]}/0@${x},${y}`;

const LISTS = [
  { tiles: 72, sets: [{ set: 'base' }] },
  { tiles: 90, sets: [{ set: 'base' }, { set: 'inns-and-cathedrals' }] },
  { tiles: 114, sets: [{ set: 'base' }, { set: 'inns-and-cathedrals' }, { set: 'traders-and-builders' }] },
  {
    tiles: 228,
    sets: [
      { set: 'base', times: 2 },
      { set: 'inns-and-cathedrals', times: 2 },
      { set: 'traders-and-builders', times: 2 },
    ],
  },
] as const;
/** The list of bundled sets that comes nearest to what suits a board. */
const setsFor = (board: Board): Scenario['tiles']['sets'] => {
  const { min, max } = boardStatistics(board).recommendedTiles;
  const off = (tiles: number): number => Math.abs(tiles - (min + max) / 2);
  return LISTS.reduce((best, list) => (off(list.tiles) < off(best.tiles) ? list : best)).sets;
};
/** A scenario on a board, its starts in use and a fitting list of tiles. */
export const scenarioFor = (board: Board): Scenario => {
  const starts = board.starts.slice(0, board.useStarts ?? 2).map(({ at }) => at);
  return { ...scenarioOn(board, board.name), starts, laid: starts.map(startTile), tiles: { sets: setsFor(board) } };
};

/** A board that can be begun from: one that comes with the program, or that of an open document. */
interface BoardChoice {
  readonly key: string;
  readonly board: Board;
}

/** What a person is choosing in the dialog of a new board. */
export class NewBoard {
  readonly #studio: Studio;
  readonly geography: Geography;
  source = $state<Source>('shape');
  /** As typed; the name the board would have by itself where it is empty. */
  name = $state('');
  shape = $state<Shape>('island');
  columns = $state(14);
  rows = $state(12);
  widthCm = $state(90);
  heightCm = $state(70);
  marginCm = $state(3);
  picture = $state.raw<{ readonly image: ImageBitmap; readonly name: string } | undefined>();
  refused = $state<string | undefined>();
  boardKey = $state('germany');

  constructor(studio: Studio) {
    this.#studio = studio;
    this.geography = new Geography(studio);
  }
  get onTable(): { readonly width: number; readonly height: number } {
    const mm = { widthMm: this.widthCm * 10, heightMm: this.heightCm * 10, marginMm: this.marginCm * 10, squareMm: SQUARE_MM };
    return squaresOnTable(mm);
  }
  get boardChoices(): readonly BoardChoice[] {
    const { desk, library } = this.#studio;
    const open = desk.documents.map(({ key, editor }) => ({ key, board: setupOf(editor.scenario, library).board }));
    const bundled = boards.ids.flatMap((key) => {
      const board = boards.get(key);
      return board && board.rows.length > 0 ? [{ key, board }] : [];
    });
    const isOwn = ({ board }: BoardChoice): boolean => !bundled.some((other) => other.board === board);
    return [...open.filter(isOwn), ...bundled];
  }
  /** The board that would be made now, undefined while there is none. */
  get board(): Board | undefined {
    const board = this.#plain();
    if (!board || this.name.trim() === '') return board;
    return { ...board, name: { [this.#studio.words.language]: this.name.trim() } };
  }
  #plain(): Board | undefined {
    const { source, geography } = this;
    if (source === 'country' || source === 'outline') return geography.board;
    if (source === 'board') return this.boardChoices.find(({ key }) => key === this.boardKey)?.board;
    const name = { [this.#studio.words.language]: this.#studio.t(NEW_BOARD.title) };
    if (source === 'shape') return emptyBoard('own-board', name, shapeRows(this.shape, this.columns, this.rows));
    const { width, height } = this.onTable;
    if (source === 'table') return { ...emptyBoard('own-board', name, shapeRows('rectangle', width, height)), tableEdge: true };
    return this.picture && emptyBoard('own-board', name, shapeRows('rectangle', this.columns, this.rows));
  }
  choosePicture = async (file: File): Promise<void> => {
    const { image, refused } = await pictureIn(file);
    this.refused = refused && this.#studio.t(refused);
    if (!image) return;
    this.picture?.image.close();
    this.picture = { image, name: file.name };
  };
  create = (): void => {
    const { board, picture, source } = this;
    if (!board) return;
    const { files, workbench, dialogs } = this.#studio;
    files.create(scenarioFor(board)).editor.markUnsaved();
    workbench.go('board');
    dialogs.hide();
    if (source !== 'picture' || !picture) return;
    tracingOf(this.#studio).lay(picture.image, picture.name);
    this.picture = undefined;
    workbench.take('trace');
  };
  leave(): void {
    this.geography.stop();
    this.picture?.image.close();
  }
}
