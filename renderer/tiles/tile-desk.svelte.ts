import type { TileList } from '../../engine/documents/scenario.ts';
import type { Tile, TileSet } from '../../engine/documents/tile-set.ts';
import { layOutJson } from '../../engine/documents/write.ts';
import { tileObjections } from '../../engine/judge/tile.ts';
import type { Objection } from '../../engine/objection.ts';
import { setOf } from '../../engine/setup.ts';
import { blankTile, withFieldsInferred } from '../../engine/tiles/design.ts';
import { answersTo, hasTrait, type Trait } from '../../engine/tiles/filter.ts';
import {
  freeId,
  ownSetOf,
  withOwnSet,
  withoutOwnSet,
  withoutTile,
  withSingle,
  withTile,
  withTileMoved,
  withTimes,
} from '../../engine/tiles/list.ts';
import { sameUpToTurning } from '../../engine/tiles/same.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { StepName } from '../editor/editor.svelte.ts';
import { TILES } from './words.ts';

/** A set as the list holds it; without `set` nobody knows it. */
export interface ListedSet {
  readonly id: string;
  readonly times: number;
  readonly set: TileSet | undefined;
  readonly isOwn: boolean;
}
/** A kind with its copies in the list. */
export interface ListedKind {
  readonly tile: Tile;
  readonly copies: number;
}

const ID = /^[A-Za-z0-9][A-Za-z0-9+.!_-]{0,79}$/;
const typing = new Map<string, symbol>();
/** One burst of typing in one field is one step. */
const typingIn = (field: string): symbol => {
  const known = typing.get(field) ?? Symbol(field);
  typing.set(field, known);
  return known;
};

/** What the workspace of tiles has in hand: the list, the search, the tile on the drawing board. */
export class TileDesk {
  readonly #studio: Studio;
  #chosen = $state<string | undefined>();
  /** The feature whose sides a click on the picture gives or takes. */
  feature = $state(0);
  /** Whether fields are inferred anew with every stroke. */
  fieldsFollow = $state(true);
  wanted = $state('');
  traits = $state.raw<readonly Trait[]>([]);

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get list(): TileList {
    return this.#studio.scenario.tiles;
  }
  get sets(): readonly ListedSet[] {
    const { scenario, library } = this.#studio;
    return this.list.sets.map(({ set: id, times = 1 }) => ({
      id,
      times,
      set: setOf(scenario, library, id),
      isOwn: this.list.own?.some((own) => own.id === id) ?? false,
    }));
  }
  /** Sets that could be added. */
  get otherSets(): readonly string[] {
    const own = (this.list.own ?? []).map(({ id }) => id);
    return [...own, ...this.#studio.library.tileSetIds()].filter((id) => !this.list.sets.some(({ set }) => set === id));
  }
  get kinds(): readonly ListedKind[] {
    const { tiles, copies } = this.#studio.setup.catalogue;
    return [...tiles.values()].map((tile) => ({ tile, copies: copies.get(tile.id) ?? 0 }));
  }
  get found(): readonly ListedKind[] {
    return this.kinds.filter(({ tile }) => answersTo(tile, this.wanted) && this.traits.every((trait) => hasTrait(tile, trait)));
  }
  toggleTrait(trait: Trait): void {
    this.traits = this.traits.includes(trait) ? this.traits.filter((other) => other !== trait) : [...this.traits, trait];
  }

  get tile(): Tile | undefined {
    const { tiles } = this.#studio.setup.catalogue;
    return (this.#chosen !== undefined ? tiles.get(this.#chosen) : undefined) ?? tiles.values().next().value;
  }
  /** The set of the scenario's own that the tile belongs to; a tile without one cannot be changed. */
  get ownSet(): TileSet | undefined {
    return this.tile && ownSetOf(this.list, this.tile.id);
  }
  choose(id: string): void {
    this.#chosen = id;
    this.feature = 0;
  }
  get objections(): readonly Objection[] {
    return this.tile ? tileObjections(this.tile) : [];
  }
  get twins(): readonly string[] {
    const { tile } = this;
    return tile
      ? this.kinds.filter((other) => other.tile.id !== tile.id && sameUpToTurning(other.tile, tile)).map((kind) => kind.tile.id)
      : [];
  }

  #apply(name: StepName, tiles: TileList, gesture?: symbol): void {
    this.#studio.editor.apply(name, { do: 'set-tiles', tiles }, gesture);
  }
  changeList(tiles: TileList, gesture?: string): void {
    this.#apply({ message: TILES.listChanged }, tiles, gesture === undefined ? undefined : typingIn(gesture));
  }
  setTimes(id: string, times: number | undefined): void {
    this.changeList(withTimes(this.list, id, times), times === undefined ? undefined : `times ${id}`);
  }
  setSingle(count: number): void {
    if (this.tile) this.changeList(withSingle(this.list, this.tile.id, count), `single ${this.tile.id}`);
  }
  removeSet(id: string): void {
    const used = this.list.own?.some((own) => own.id === id);
    this.changeList(used ? withoutOwnSet(this.list, id) : withTimes(this.list, id, undefined));
  }
  /** Puts a copy of a bundled set, whose counts can be changed, in its place. */
  copySet({ id, set, times }: ListedSet): void {
    if (!set) return;
    const copy = { ...set, id: this.#freeSetId(`${id}-own`) };
    const without = withTimes(this.list, id, undefined);
    this.changeList(withTimes(withOwnSet(without, copy), copy.id, times));
  }
  #freeSetId(wished: string): string {
    return freeId(wished, (id) => this.#studio.library.tileSet(id) !== undefined || (this.list.own?.some((own) => own.id === id) ?? false));
  }
  addSets(sets: readonly TileSet[]): void {
    const list = sets.reduce((now, set) => withOwnSet(now, { ...set, id: this.#freeSetId(set.id) }), this.list);
    this.#apply({ message: TILES.imported }, list);
  }

  /** Changes the tile on the drawing board; a stroke that changes its features draws the fields anew. */
  change(change: (tile: Tile) => Tile, field?: string): void {
    const { tile, ownSet } = this;
    if (!tile || !ownSet) return;
    this.#put(ownSet.id, tile.id, change(tile), field);
  }
  draw(change: (tile: Tile) => Tile): void {
    this.change((tile) => (this.fieldsFollow ? withFieldsInferred(change(tile)) : change(tile)));
  }
  #put(set: string, id: string, tile: Tile, field?: string): void {
    const name = { message: TILES.tileChanged, facts: { tile: tile.id } };
    this.#apply(name, withTile(this.list, set, id, tile), field === undefined ? undefined : typingIn(`${set} ${field}`));
  }
  /** False where the id is taken or cannot be one. */
  rename(id: string): boolean {
    const { tile } = this;
    if (!tile || id === tile.id) return true;
    if (!ID.test(id) || this.#isTaken(id)) return false;
    this.change((before) => ({ ...before, id }), 'id');
    this.#chosen = id;
    return true;
  }
  #isTaken = (id: string): boolean => this.#studio.setup.catalogue.tiles.has(id);

  newTile = (): void => this.#add(blankTile(freeId('tile', this.#isTaken)));
  copyTile = (): void => {
    const { tile } = this;
    if (!tile) return;
    const { aliases: _, ...plain } = tile;
    this.#add({ ...plain, id: freeId(`${tile.id}-own`, this.#isTaken) });
  };
  /** New tiles come into the own set in hand, or the first, or one made for them. */
  #add(tile: Tile): void {
    const set = this.ownSet ?? this.list.own?.[0] ?? this.#madeSet();
    const list = this.list.own?.some(({ id }) => id === set.id) ? this.list : withOwnSet(this.list, set);
    this.#apply({ message: TILES.tileChanged, facts: { tile: tile.id } }, withTile(list, set.id, tile.id, tile));
    this.choose(tile.id);
  }
  #madeSet(): TileSet {
    const name = { en: TILES.mySet.en, cs: TILES.mySet.cs, de: TILES.mySet.de, nl: TILES.mySet.nl };
    return { kind: 'tile-set', version: 1, id: this.#freeSetId(`${this.#studio.scenario.id}-tiles`.slice(0, 70)), name, tiles: [] };
  }
  /** The tile as a set of one, so that another document, or another program, can take it in. */
  toClipboard = async (): Promise<void> => {
    const { tile } = this;
    if (!tile) return;
    const set: TileSet = {
      kind: 'tile-set',
      version: 1,
      id: 'clipboard',
      name: { en: tile.id },
      tiles: [{ ...tile, count: Math.max(1, tile.count) }],
    };
    await navigator.clipboard.writeText(layOutJson(set));
    this.#studio.dialogs.tell(TILES.copied);
  };
  /** Tiles of the clipboard come among the own ones, by free ids. */
  fromClipboard = async (): Promise<void> => {
    const { readTilesText } = await import('../../engine/formats/tile-text.ts');
    const found = readTilesText(
      await navigator.clipboard.readText(),
      this.kinds.map(({ tile }) => tile),
    );
    const tiles = found.sets.flatMap((set) => set.tiles);
    if (tiles.length === 0) this.#studio.dialogs.tell(TILES.nothingToPaste, {}, 'error');
    for (const tile of tiles) this.#add({ ...tile, id: freeId(tile.id, this.#isTaken) });
  };
  removeTile = (): void => {
    const { tile, ownSet } = this;
    if (tile && ownSet) this.changeList(withoutTile(this.list, ownSet.id, tile.id));
  };
  moveTile = (by: 1 | -1): void => {
    const { tile, ownSet } = this;
    if (tile && ownSet) this.changeList(withTileMoved(this.list, ownSet.id, tile.id, by));
  };
}

const desks = new WeakMap<Studio, TileDesk>();
/** The one desk of a studio. */
export const tileDeskOf = (studio: Studio): TileDesk => {
  const desk = desks.get(studio) ?? new TileDesk(studio);
  desks.set(studio, desk);
  return desk;
};
