import type { Tile, TileSet } from '../../engine/documents/tile-set.ts';
import { layOutJson } from '../../engine/documents/write.ts';
import { writeJczTiles } from '../../engine/formats/jcz-export.ts';
import { writeTileCodes, writeTileTable } from '../../engine/formats/tile-codes.ts';
import { type FoundTiles, readTilesText } from '../../engine/formats/tile-text.ts';
import type { Objection } from '../../engine/objection.ts';
import { withEntries } from '../../engine/tiles/list.ts';
import { type Copies, copiesIn, copiesInSet } from '../../engine/tiles/statistics.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { tileDeskOf } from './tile-desk.svelte.ts';
import { TILES } from './words.ts';

export const FORMATS = ['json', 'xml', 'txt', 'csv'] as const;
export type Format = (typeof FORMATS)[number];
const ENDINGS = ['json', 'xml', 'txt', 'csv'];

/** Tiles in and out by text: what was pasted and what it says, and what would be written. */
export class Exchange {
  readonly #studio: Studio;
  text = $state('');
  answers = $state.raw<Readonly<Record<string, string>>>({});
  format = $state<Format>('txt');
  /** The set to export; empty for the whole list. */
  what = $state('');

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get #kinds(): readonly Tile[] {
    return [...this.#studio.setup.catalogue.tiles.values()];
  }
  get found(): FoundTiles | undefined {
    return this.text.trim() === '' ? undefined : readTilesText(this.text, this.#kinds, this.answers);
  }
  answer(line: number, code: string, tile: string): void {
    this.answers = { ...this.answers, [`${line}:${code}`]: tile };
  }
  /** Takes in what was found; errors and open questions keep it out. */
  add = (): void => {
    const { found } = this;
    if (!found) return;
    const desk = tileDeskOf(this.#studio);
    if (found.sets.length > 0) desk.addSets(found.sets);
    if (found.entries.length > 0) desk.changeList(withEntries(desk.list, found.entries));
    this.text = '';
    this.answers = {};
    this.#studio.dialogs.tell(TILES.imported);
  };
  open = async (): Promise<void> => {
    const chosen = await this.#studio.shell?.open([{ label: this.#studio.t(TILES.kindTiles), endings: ENDINGS }]);
    if (!chosen) return;
    if (chosen.ok) this.text = chosen.value.text;
    else this.#studio.files.tellProblem(chosen.problem);
  };

  get written(): { readonly text: string; readonly objections: readonly Objection[] } {
    const sets = this.#sets();
    const entries = this.#entries(sets);
    if (this.format === 'xml') return writeJczTiles(sets);
    if (this.format === 'json')
      return { text: layOutJson(sets.length === 1 ? (sets[0] as TileSet) : this.#oneSet(entries)), objections: [] };
    return { text: this.format === 'txt' ? writeTileCodes(entries, this.#kinds) : writeTileTable(entries), objections: [] };
  }
  #sets(): readonly TileSet[] {
    const sets = tileDeskOf(this.#studio).sets.flatMap(({ set }) => set ?? []);
    return this.what === '' ? sets : sets.filter(({ id }) => id === this.what);
  }
  #entries(sets: readonly TileSet[]): readonly Copies[] {
    return this.what === '' ? copiesIn(this.#studio.setup.catalogue) : sets.flatMap(copiesInSet);
  }
  #oneSet(entries: readonly Copies[]): TileSet {
    const { id, title } = this.#studio.scenario;
    return { kind: 'tile-set', version: 1, id, name: title, tiles: entries.map(({ tile, copies }) => ({ ...tile, count: copies })) };
  }
  copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(this.written.text);
    this.#studio.dialogs.tell(TILES.copied);
  };
  save = async (): Promise<void> => {
    const { shell, t, scenario } = this.#studio;
    const name = `${this.what || scenario.id}.${this.format}`;
    const content = new TextEncoder().encode(this.written.text);
    const saved = await shell?.exportBytes({ name, content, kind: { label: t(TILES.kindTiles), endings: [this.format] } });
    if (!saved) return;
    if (saved.ok) this.#studio.files.tellSaved(TILES.saved, saved.value);
    else this.#studio.files.tellProblem(saved.problem);
  };
}
