import type { Board } from '../../../engine/documents/board.ts';
import type { Texts } from '../../../engine/documents/common.ts';
import type { Atlas } from '../../../engine/geography/atlas.ts';
import { type CountryFile, type Land, landsOf, roundAbout } from '../../../engine/geography/country-file.ts';
import type { BoardWish, CountryBoard, Islands } from '../../../engine/geography/from-country.ts';
import { readOutline } from '../../../engine/geography/geojson.ts';
import { type Detail, USUAL_DETAIL } from '../../../engine/geography/outline.ts';
import type { Objection } from '../../../engine/objection.ts';
import type { Result } from '../../../engine/result.ts';
import type { Studio } from '../../app/studio.svelte.ts';
import type { Work } from '../../app/work.svelte.ts';

const FILES = import.meta.glob<CountryFile>(['../../../scenarios/countries/*.json', '!**/index.json'], { import: 'default' });
const load = (code: string): Promise<CountryFile>[] => {
  const file = FILES[`../../../scenarios/countries/${code}.json`];
  return file ? [file()] : [];
};
export interface CountryName {
  readonly code: string;
  readonly name: Texts;
}
/** All countries there are, by name; loaded when first asked for. */
export const countryNames = async (): Promise<readonly CountryName[]> =>
  (await import('../../../scenarios/countries/index.json')).default as readonly CountryName[];

/** A part of a country with what it would come to. */
export interface LandRow {
  readonly land: Land;
  readonly isTaken: boolean;
  /** Part of all land taken, 0 to 1. */
  readonly share: number;
  readonly squares: number;
}
const MOST_SHAPES = 6;
const LARGE_ISLAND = 6;
/** Parts of less are too small for a square of their own. */
const LEAST_ISLAND = 0.6;
const SQUARES_A_TOWN = 6;
const MOST_TOWNS = 22;

/** What a person wishes of a board made after countries or an outline, and the boards proposed. */
export class Geography {
  readonly #studio: Studio;
  readonly fromCountry: Work<'board-from-country'>;
  readonly fromOutline: Work<'board-from-outline'>;
  codes = $state.raw<readonly string[]>([]);
  files = $state.raw<readonly CountryFile[]>([]);
  outline = $state.raw<{ readonly atlas: Atlas; readonly file: string } | undefined>();
  byWidth = $state(false);
  squares = $state(120);
  squareKm = $state(50);
  large = $state(4);
  largeSize = $state<number | undefined>();
  starts = $state(3);
  hasPrints = $state(true);
  detail = $state<Detail>(USUAL_DETAIL);
  outlineIslands = $state<Islands>('kept');
  proposals = $state.raw<readonly CountryBoard[]>([]);
  chosen = $state(0);
  problem = $state.raw<Objection | undefined>();
  #towns = $state<number | undefined>();
  /** Parts that are taken though they lie overseas, or left out though they do not. */
  #turned = $state.raw<ReadonlySet<string>>(new Set());

  constructor(studio: Studio) {
    this.#studio = studio;
    this.fromCountry = studio.work('board-from-country');
    this.fromOutline = studio.work('board-from-outline');
  }
  get board(): Board | undefined {
    return this.proposals[this.chosen]?.board;
  }
  get towns(): number {
    return this.#towns ?? Math.min(MOST_TOWNS, Math.floor(this.squares / SQUARES_A_TOWN));
  }
  set towns(count: number) {
    this.#towns = count;
  }
  get wish(): BoardWish {
    const { squares, squareKm, byWidth, large, largeSize, starts, towns, detail, hasPrints } = this;
    return {
      ...(byWidth ? { squareKm } : { squares }),
      ...(largeSize ? { largeSize } : {}),
      ...{ large, starts, towns, detail },
      prints: hasPrints ? 'some' : 'none',
      shapes: MOST_SHAPES,
    };
  }
  async pick(code: string, on: boolean): Promise<void> {
    this.codes = on ? [...this.codes, code] : this.codes.filter((other) => other !== code);
    const files = await Promise.all(this.codes.flatMap(load));
    this.files = this.codes.flatMap((wanted) => files.find((file) => file.code === wanted) ?? []);
  }

  readonly #lands = $derived.by(() => this.files.map(landsOf));
  #isTaken = ({ id, isHome }: Land): boolean => isHome !== this.#turned.has(id);
  /** Parts of one chosen country, the largest first, with those that could never get a square left out. */
  rowsOf(country: number): LandRow[] {
    const all = this.#lands.flat();
    const taken = all.filter(this.#isTaken).reduce((sum, { area }) => sum + area, 0);
    const square = this.byWidth ? this.squareKm ** 2 : taken / this.squares;
    return (this.#lands[country] ?? [])
      .map((land) => ({ land, isTaken: this.#isTaken(land), share: land.area / taken, squares: land.area / square }))
      .filter(({ squares }, i) => i === 0 || squares >= LEAST_ISLAND);
  }
  /** Parts so small that they are not listed. */
  smallParts(country: number): number {
    return (this.#lands[country]?.length ?? 0) - this.rowsOf(country).length;
  }
  turn({ id }: Land): void {
    const turned = new Set(this.#turned);
    if (!turned.delete(id)) turned.add(id);
    this.#turned = turned;
  }
  #leftOut(islands: Islands): Set<string> {
    const isLeft = ({ squares }: LandRow, i: number): boolean =>
      i > 0 && islands !== 'kept' && (islands === 'none' || squares < LARGE_ISLAND);
    const rows = this.files.map((_, country) => this.rowsOf(country).filter(isLeft));
    return new Set(rows.flat().flatMap(({ land }) => (land.isHome ? [land.id] : [])));
  }
  /** Which of the common choices of islands holds; undefined where parts were chosen one by one. */
  get islands(): Islands | undefined {
    const isIt = (islands: Islands): boolean => {
      const left = this.#leftOut(islands);
      return left.size === this.#turned.size && [...left].every((id) => this.#turned.has(id));
    };
    return (['kept', 'large', 'none'] as const).find(isIt);
  }
  set islands(islands: Islands) {
    this.#turned = new Set();
    this.#turned = this.#leftOut(islands);
  }
  /** What is asked for now, as text: when it changes, proposals are made anew. */
  keyOf(source: 'country' | 'outline'): string {
    const of = source === 'country' ? [this.codes, [...this.#turned]] : [this.outline?.file ?? '', this.outlineIslands];
    return JSON.stringify([source, ...of, this.wish]);
  }

  propose = async (): Promise<void> => {
    if (this.codes.length === 0) return this.#show([]);
    const chosen = await Promise.all(this.codes.flatMap(load));
    const round = await Promise.all(roundAbout(chosen).flatMap(load));
    const lands = chosen.flatMap(landsOf).filter(this.#isTaken);
    const order = { ...this.wish, chosen, round, ...(this.#turned.size > 0 ? { lands: lands.map(({ id }) => id) } : {}) };
    const answer = await this.fromCountry.start(order);
    if (answer.ok) this.#answer(answer.value);
  };
  proposeOutline = async (): Promise<void> => {
    const { outline } = this;
    if (!outline) return this.#showNone();
    const answer = await this.fromOutline.start({ atlas: outline.atlas, wish: { ...this.wish, large: 0, islands: this.outlineIslands } });
    if (answer.ok) this.#answer(answer.value);
  };
  read = async (file: File): Promise<void> => {
    const name = { [this.#studio.words.language]: file.name.replace(/\.[^.]*$/, '') };
    const atlas = readOutline(await file.text(), name, file.name);
    this.outline = atlas.ok ? { atlas: atlas.value, file: file.name } : undefined;
    this.#show([]);
    if (atlas.ok) await this.proposeOutline();
    else this.problem = atlas.problem;
  };
  stop = (): void => {
    this.fromCountry.cancel();
    this.fromOutline.cancel();
  };

  #show(proposals: readonly CountryBoard[]): void {
    this.proposals = proposals;
    this.chosen = 0;
    this.problem = undefined;
  }
  /** Nothing is proposed; why the file could not be read stays said. */
  #showNone(): void {
    this.proposals = [];
    if (!this.problem?.rule.startsWith('board/outline')) this.problem = undefined;
  }
  #answer(made: Result<CountryBoard[], { readonly country: string }>): void {
    this.#show(made.ok ? made.value : []);
    if (!made.ok) this.problem = { rule: 'board/too-little-land', severity: 'error', at: {}, facts: { country: made.problem.country } };
  }
}
