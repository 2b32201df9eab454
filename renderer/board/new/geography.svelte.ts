import type { Board } from '../../../engine/documents/board.ts';
import { inLanguage, type Texts } from '../../../engine/documents/common.ts';
import type { Atlas } from '../../../engine/geography/atlas.ts';
import { type CountryFile, landsOf, roundAbout } from '../../../engine/geography/country-file.ts';
import { type BoardWish, type CountryBoard, landsOfOutline, proposedLarge, proposedTowns } from '../../../engine/geography/from-country.ts';
import { readOutline } from '../../../engine/geography/geojson.ts';
import { type Detail, USUAL_DETAIL } from '../../../engine/geography/outline.ts';
import type { Objection } from '../../../engine/objection.ts';
import type { Result } from '../../../engine/result.ts';
import type { Studio } from '../../app/studio.svelte.ts';
import type { Work } from '../../app/work.svelte.ts';
import { LandChoice } from './land-choice.svelte.ts';

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

const MOST_SHAPES = 6;

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
  largeSize = $state<number | undefined>();
  starts = $state(3);
  hasPrints = $state(true);
  detail = $state<Detail>(USUAL_DETAIL);
  proposals = $state.raw<readonly CountryBoard[]>([]);
  chosen = $state(0);
  problem = $state.raw<Objection | undefined>();
  /** What the proposals were last asked for. */
  #asked = $state('');
  #large = $state<number | undefined>();
  #towns = $state<number | undefined>();
  /** Parts of the chosen countries. */
  readonly lands = new LandChoice({ lands: () => this.files.map(landsOf), size: () => this.#size });
  /** Parts of the outline. */
  readonly outlineLands = new LandChoice({
    lands: () => (this.outline ? [landsOfOutline(this.outline.atlas)] : []),
    size: () => this.#size,
  });

  constructor(studio: Studio) {
    this.#studio = studio;
    this.fromCountry = studio.work('board-from-country');
    this.fromOutline = studio.work('board-from-outline');
  }
  get board(): Board | undefined {
    return this.proposals[this.chosen]?.board;
  }
  get #size(): { readonly squares?: number; readonly squareKm?: number } {
    return this.byWidth ? { squareKm: this.squareKm } : { squares: this.squares };
  }
  /** About how many squares the board will have. */
  get #about(): number {
    const [largest] = this.lands.rowsOf(0);
    return this.byWidth && largest ? Math.round(largest.squares / largest.share) : this.squares;
  }
  get large(): number {
    return this.#large ?? proposedLarge(this.#about);
  }
  set large(count: number) {
    this.#large = count;
  }
  get towns(): number {
    return this.#towns ?? proposedTowns(this.#about);
  }
  set towns(count: number) {
    this.#towns = count;
  }
  get wish(): BoardWish {
    const { large, largeSize, starts, towns, detail, hasPrints } = this;
    return {
      ...this.#size,
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

  /** What is asked for now, as text: when it changes, proposals are made anew. */
  keyOf(source: 'country' | 'outline'): string {
    const of = source === 'country' ? [this.codes, this.lands.taken] : [this.outline?.file ?? '', this.outlineLands.taken];
    return JSON.stringify([source, ...of, this.wish]);
  }

  /** The proposals are of an earlier wish. */
  isBehind(source: 'country' | 'outline'): boolean {
    return this.#asked !== this.keyOf(source);
  }

  propose = async (): Promise<void> => {
    this.#asked = this.keyOf('country');
    if (this.codes.length === 0 || this.lands.taken?.length === 0) return this.#show([]);
    const chosen = await Promise.all(this.codes.flatMap(load));
    const round = await Promise.all(roundAbout(chosen).flatMap(load));
    const { taken } = this.lands;
    const answer = await this.fromCountry.start({ ...this.wish, chosen, round, ...(taken ? { lands: taken } : {}) });
    const names = chosen.map(({ name }) => name);
    if (answer.ok) this.#answer(answer.value, names);
  };
  proposeOutline = async (): Promise<void> => {
    this.#asked = this.keyOf('outline');
    const { outline } = this;
    if (!outline || this.outlineLands.taken?.length === 0) return this.#showNone();
    const { taken } = this.outlineLands;
    const answer = await this.fromOutline.start({
      atlas: outline.atlas,
      wish: { ...this.wish, large: 0, towns: 0, ...(taken ? { lands: taken } : {}) },
    });
    const names = outline.atlas.countries.map(({ name }) => name);
    if (answer.ok) this.#answer(answer.value, names);
  };
  read = async (file: File): Promise<void> => {
    const name = { [this.#studio.words.language]: file.name.replace(/\.[^.]*$/, '') };
    const atlas = readOutline(await file.text(), name, file.name);
    this.outlineLands.forget();
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
  #answer(made: Result<CountryBoard[], unknown>, asked: readonly Texts[]): void {
    this.#show(made.ok ? made.value : []);
    const country = asked.map((name) => inLanguage(name, this.#studio.words.language)).join(', ');
    if (!made.ok) this.problem = { rule: 'board/too-little-land', severity: 'error', at: {}, facts: { country } };
  }
}
