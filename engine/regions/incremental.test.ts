import { describe, expect, test } from 'vitest';
import type { Scenario } from '../documents/scenario.ts';
import type { Game } from '../game/game.ts';
import { rotation } from '../grid.ts';
import { type Region, type Regions, regionsOf } from '../regions.ts';
import type { Setup } from '../setup.ts';
import { archipelago } from '../tests/boards.ts';
import { MIXES } from '../tests/mixes.ts';
import { walk } from '../tests/walk.ts';
import type { Placement } from '../tile.ts';

interface Laid {
  readonly slot: number;
  readonly placement: Placement;
}
const laidIn = (game: Game): readonly Laid[] =>
  Array.from({ length: game.slots }, (_, slot) => slot)
    .filter((slot) => slot >= game.printed)
    .map((slot) => ({
      slot,
      placement: {
        tile: game.plan.kinds.tiles[game.kind[slot] as number]?.id as string,
        at: game.ground.squareOf(game.cellOf(slot)),
        rotation: rotation(game.turns[slot] as number),
      },
    }));
/** The set-up a moment of a game would be, had its tiles been laid in advance. */
const setupOfMoment = (game: Game, laid: readonly Laid[]): Setup => {
  const { setup, kinds } = game.plan;
  const tiles = new Map([...setup.catalogue.tiles, ...kinds.tiles.map((tile) => [tile.id, tile] as const)]);
  return { ...setup, catalogue: { ...setup.catalogue, tiles }, laid: laid.map(({ placement }) => placement) };
};

/** Where the regions kept up in play and those worked out from nothing differ. */
const differences = (game: Game): string[] => {
  const laid = laidIn(game);
  const fresh: Regions = regionsOf(setupOfMoment(game, laid));
  const headOf = new Map<Region, number>();
  const regionOf = new Map<number, Region>();
  const found: string[] = [];
  for (const [order, { slot, placement }] of laid.entries())
    for (const feature of game.plan.kinds.tiles[game.kind[slot] as number]?.features.keys() ?? []) {
      const head = game.regions.head((game.node[slot] as number) + feature);
      const region = fresh.regionOf(order, feature) as Region;
      if ((headOf.get(region) ?? head) !== head || (regionOf.get(head) ?? region) !== region)
        found.push(`${placement.tile} at ${placement.at}, feature ${feature}: joined otherwise`);
      headOf.set(region, head);
      regionOf.set(head, region);
      const isOpen = (game.regions.open[head] as number) > 0;
      if ((region.type === 'road' || region.type === 'city') && isOpen === region.isComplete)
        found.push(
          `${placement.tile} at ${placement.at}, feature ${feature}: ${region.type} open ${isOpen}, ends ${JSON.stringify(region.openEnds)}`,
        );
    }
  return found;
};

const TABLES = {
  ...MIXES,
  'borders without print stay open': { ...MIXES['map board'], systems: { 'map-boards': { neutralBorder: 'open' } } },
  'an archipelago with a ferry': {
    board: { ...archipelago, cities: archipelago.cities.filter(({ name }) => name.en !== 'Loose') },
    tiles: { sets: [{ set: 'base' }, { set: 'inns-and-cathedrals' }] },
    starts: [[5, 3]],
    systems: { 'map-boards': {} },
  },
} satisfies Readonly<Record<string, Partial<Scenario>>>;

describe.each(Object.entries<Partial<Scenario>>(TABLES))('regions in play: %s', (_, changes) => {
  test('kept up move by move, they are what is worked out from nothing', () => {
    for (let seed = 0; seed < 3; seed++) {
      let step = 0;
      let tiles = 0;
      for (const { game } of walk(changes, `regions ${seed}`)) {
        if (step++ % 11 === 0 || game.isOver) expect(differences(game)).toEqual([]);
        tiles = game.slots - game.printed;
      }
      expect(tiles).toBeGreaterThan(8);
    }
  }, 60_000);
});
