import { emptyBoard, type Shape, shapeRows, squaresOnTable } from '../../engine/boards/shapes.ts';
import { boardStatistics } from '../../engine/boards/statistics.ts';
import type { Board } from '../../engine/documents/board.ts';
import type { Texts } from '../../engine/documents/common.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';
import { type CountryFile, roundAbout } from '../../engine/geography/country-file.ts';
import type { BoardWish, CountryBoard, Islands } from '../../engine/geography/from-country.ts';
import { readOutline } from '../../engine/geography/geojson.ts';
import type { Square } from '../../engine/grid.ts';
import type { Objection } from '../../engine/objection.ts';
import type { Result } from '../../engine/result.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Work } from '../app/work.svelte.ts';
import { scenarioOn } from '../files/make.ts';
import { NEW_BOARD } from './new-board-words.ts';

const FILES = import.meta.glob<CountryFile>(['../../scenarios/countries/*.json', '!**/index.json'], { import: 'default' });
export interface CountryName {
  readonly code: string;
  readonly name: Texts;
}
/** All countries there are, by name; loaded when first asked for. */
export const countryNames = async (): Promise<readonly CountryName[]> =>
  (await import('../../scenarios/countries/index.json')).default as readonly CountryName[];

export const SOURCES = ['shape', 'table', 'country', 'outline'] as const;
export type Source = (typeof SOURCES)[number];
const MOST_SHAPES = 6;

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

/** What a person is choosing in the dialog of a new board. */
export class NewBoard {
  readonly #studio: Studio;
  readonly fromCountry: Work<'board-from-country'>;
  readonly fromOutline: Work<'board-from-outline'>;
  source = $state<Source>('shape');
  shape = $state<Shape>('island');
  columns = $state(14);
  rows = $state(12);
  widthCm = $state(90);
  heightCm = $state(70);
  marginCm = $state(3);
  codes = $state.raw<readonly string[]>([]);
  squares = $state(120);
  large = $state(4);
  starts = $state(3);
  islands = $state<Islands>('kept');
  proposals = $state.raw<readonly CountryBoard[]>([]);
  chosen = $state(0);
  problem = $state.raw<Objection | undefined>();

  constructor(studio: Studio) {
    this.#studio = studio;
    this.fromCountry = studio.work('board-from-country');
    this.fromOutline = studio.work('board-from-outline');
  }
  get onTable(): { readonly width: number; readonly height: number } {
    const mm = { widthMm: this.widthCm * 10, heightMm: this.heightCm * 10, marginMm: this.marginCm * 10, squareMm: 45.5 };
    return squaresOnTable(mm);
  }
  /** The board that would be made now, undefined while there is none. */
  get board(): Board | undefined {
    const name = { [this.#studio.words.language]: this.#studio.t(NEW_BOARD.title) };
    if (this.source === 'shape') return emptyBoard('own-board', name, shapeRows(this.shape, this.columns, this.rows));
    if (this.source !== 'table') return this.proposals[this.chosen]?.board;
    const { width, height } = this.onTable;
    return { ...emptyBoard('own-board', name, shapeRows('rectangle', width, height)), tableEdge: true };
  }
  get wish(): BoardWish {
    const { squares, large, starts, islands } = this;
    return { squares, large, starts, islands, shapes: MOST_SHAPES };
  }
  pick(code: string, on: boolean): void {
    this.codes = on ? [...this.codes, code] : this.codes.filter((other) => other !== code);
  }
  propose = async (): Promise<void> => {
    this.#forget();
    const load = (code: string): Promise<CountryFile>[] => {
      const file = FILES[`../../scenarios/countries/${code}.json`];
      return file ? [file()] : [];
    };
    const chosen = await Promise.all(this.codes.flatMap(load));
    const round = await Promise.all(roundAbout(chosen).flatMap(load));
    const answer = await this.fromCountry.start({ ...this.wish, chosen, round });
    if (answer.ok) this.#show(answer.value);
  };
  read = async (file: File): Promise<void> => {
    this.#forget();
    const name = { [this.#studio.words.language]: file.name.replace(/\.[^.]*$/, '') };
    const atlas = readOutline(await file.text(), name, file.name);
    if (!atlas.ok) {
      this.problem = atlas.problem;
      return;
    }
    const answer = await this.fromOutline.start({ atlas: atlas.value, wish: { ...this.wish, large: 0 } });
    if (answer.ok) this.#show(answer.value);
  };
  create = (): void => {
    const board = this.board;
    if (!board) return;
    const starts = board.starts.slice(0, board.useStarts ?? 2).map(({ at }) => at);
    const scenario = { ...scenarioOn(board, board.name), starts, laid: starts.map(startTile), tiles: { sets: setsFor(board) } };
    this.#studio.files.create(scenario).editor.markUnsaved();
    this.#studio.workbench.go('board');
    this.#studio.dialogs.hide();
  };

  #forget(): void {
    this.proposals = [];
    this.chosen = 0;
    this.problem = undefined;
  }
  #show(made: Result<CountryBoard[], { readonly country: string }>): void {
    if (made.ok) this.proposals = made.value;
    else this.problem = { rule: 'board/too-little-land', severity: 'error', at: {}, facts: { country: made.problem.country } };
  }
}
