import type { TileSet } from '../documents/tile-set.ts';
import { type Objection, objection } from '../objection.ts';
import { isDrawn, type Setup, setOf } from '../setup.ts';
import { EDGES } from '../tile.ts';
import { sameInPlay } from '../tiles/same.ts';
import { sidesOfList } from '../tiles/statistics.ts';
import { type Counted, edgesMeet, tileSetObjections } from './tile-set.ts';

/** All that is wrong with the list of tiles of a set-up: its sets, its single tiles, its own sets, and what is taken from it. */
export const listObjections = (setup: Setup): Objection[] => [
  ...unknownSets(setup),
  ...setsOnce(setup),
  ...ownSets(setup),
  ...idsMeanOneTile(setup),
  ...singleTiles(setup),
  ...totals(setup),
  ...startIsGiven(setup),
  ...drawsInSupply(setup),
  ...edgesOfList(setup),
];

const pathOfSet = (index: number): string => `tiles.sets.${index}.set`;

function* unknownSets({ scenario, library }: Setup): Generator<Objection> {
  const own = (scenario.tiles.own ?? []).map(({ id }) => id);
  const known = [...own, ...library.tileSetIds()];
  for (const [i, { set }] of scenario.tiles.sets.entries())
    if (!setOf(scenario, library, set)) yield objection('list/unknown-set', { path: pathOfSet(i) }, { set, known });
}

function* setsOnce({ scenario }: Setup): Generator<Objection> {
  const ids = scenario.tiles.sets.map(({ set }) => set);
  for (const [i, set] of ids.entries())
    if (ids.indexOf(set) < i) yield objection('list/set-twice', { path: pathOfSet(i) }, { set }, 'note');
}

/** A file that is to be read anywhere carries the bundled sets it uses: such a copy replaces nothing. */
const isBundled = (set: TileSet, library: Setup['library']): boolean => {
  const bundled = library.tileSet(set.id);
  return bundled !== undefined && JSON.stringify(bundled) === JSON.stringify(set);
};
function* ownSets({ scenario, library }: Setup): Generator<Objection> {
  for (const [i, set] of (scenario.tiles.own ?? []).entries()) {
    const path = `tiles.own.${i}`;
    if (isBundled(set, library)) continue;
    if (library.tileSet(set.id)) yield objection('list/set-replaces-bundled', { path: `${path}.id` }, { set: set.id }, 'note');
    for (const found of tileSetObjections(set, library, path)) if (found.rule !== 'set/edge-meets-nothing') yield found;
  }
}

const listedSets = ({ scenario, library }: Setup): { set: TileSet; index: number }[] =>
  scenario.tiles.sets.flatMap(({ set: id }, index) => {
    const set = setOf(scenario, library, id);
    return set ? [{ set, index }] : [];
  });
function* idsMeanOneTile(setup: Setup): Generator<Objection> {
  const seen = new Map<string, { set: TileSet; tile: TileSet['tiles'][number] }>();
  for (const { set, index } of listedSets(setup))
    for (const tile of set.tiles) {
      const before = seen.get(tile.id);
      const facts = { tile: tile.id, one: before?.set.id ?? '', other: set.id };
      if (before && before.set !== set && !sameInPlay(before.tile, tile))
        yield objection('list/tile-in-two-sets', { path: pathOfSet(index), tile: tile.id }, facts);
      else if (!before) seen.set(tile.id, { set, tile });
    }
}

function* singleTiles({ scenario, catalogue }: Setup): Generator<Objection> {
  const single = scenario.tiles.single ?? [];
  for (const [i, { tile }] of single.entries()) {
    const at = { path: `tiles.single.${i}.tile`, tile };
    if (!catalogue.tiles.has(tile)) yield objection('list/unknown-tile', at, { tile });
    if (single.findIndex((entry) => entry.tile === tile) < i) yield objection('list/single-twice', at, { tile }, 'note');
  }
}

const MANY = 2000;
const totalOf = ({ catalogue }: Setup): number => [...catalogue.copies.values()].reduce((sum, n) => sum + n, 0);
function* totals(setup: Setup): Generator<Objection> {
  const count = totalOf(setup);
  const at = { path: 'tiles' };
  if (count === 0) yield objection('list/no-tiles', at, {}, 'warning');
  if (count > MANY) yield objection('list/many-copies', at, { count }, 'warning');
}

/** Play begins at a start of the board, at one of its cities, at a tile laid in advance, or with a start tile of the list. */
function* startIsGiven({ scenario, board, catalogue, laid }: Setup): Generator<Objection> {
  const onBoard = scenario.starts.length + board.starts.length + board.cities.length + laid.length > 0;
  const kinds = [...catalogue.tiles.values()];
  const inList = kinds.some(({ id, marks }) => marks?.['start'] !== undefined && (catalogue.copies.get(id) ?? 0) > 0);
  if (!onBoard && !inList && kinds.length > 0) yield objection('list/no-start-tile', { path: 'tiles' }, {}, 'warning');
}

const tally = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};
function* drawsInSupply({ scenario, catalogue, laid }: Setup): Generator<Objection> {
  const draws = scenario.tiles.order?.draws ?? [];
  const onTable = tally(laid.map(({ tile }) => tile));
  for (const [tile, drawn] of tally(draws)) {
    const at = { path: `tiles.order.draws.${draws.lastIndexOf(tile)}`, tile };
    const copies = isDrawn(catalogue.tiles.get(tile)) ? Math.max(0, (catalogue.copies.get(tile) ?? 0) - (onTable.get(tile) ?? 0)) : 0;
    if (!catalogue.tiles.has(tile)) yield objection('list/unknown-tile', at, { tile });
    else if (drawn > copies) yield objection('list/drawn-too-many', at, { tile, drawn, copies });
  }
}

function* edgesOfList(setup: Setup): Generator<Objection> {
  yield* edgesMeet(countedOf(setup));
  const sides = sidesOfList(setup.catalogue);
  for (const edge of EDGES)
    if (sides[edge] % 2 === 1) yield objection('list/odd-parity', { path: 'tiles' }, { edge, count: sides[edge] }, 'note');
}
const countedOf = ({ catalogue }: Setup): Counted[] =>
  [...catalogue.tiles.values()].map((tile) => ({ tile, copies: catalogue.copies.get(tile.id) ?? 0, path: 'tiles' }));
