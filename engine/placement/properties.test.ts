import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ROTATIONS, type Rotation, rotation, type Square, turnedOffset } from '../grid.ts';
import { makePlacement, makePlacements, parsePlacements } from '../notation.ts';
import { isLegalPlacement, legalPlacements, placementObjections, setupObjections } from '../placement.ts';
import { randomFrom, shuffled } from '../random.ts';
import { type Region, regionsOf } from '../regions.ts';
import type { Setup } from '../setup.ts';
import { GROUNDS, legalTable, randomTable } from '../tests/random-tables.ts';
import { kindsOfEdges } from '../tests/table-proof.ts';
import type { Placement } from '../tile.ts';

const FREE = GROUNDS[0] as Setup;
const RUNS = { numRuns: 40 };
const seeds = fc.integer({ min: 0, max: 1_000_000 });
const rotations = fc.constantFrom(...ROTATIONS);
const shifts = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }));
const MOST = 30;
const freeTable = (seed: number): Setup => legalTable(FREE, 1 + (seed % MOST), randomFrom(seed));
const anyKind = (setup: Setup, seed: number): string => [...setup.catalogue.tiles.keys()][seed % setup.catalogue.tiles.size] as string;

type Move = (placement: Placement) => Placement;
const moved = (turns: Rotation, [dx, dy]: Square): Move => {
  return ({ tile, at, rotation: before }) => {
    const [x, y] = turnedOffset(at, turns);
    return { tile, at: [x + dx, y + dy], rotation: rotation(before + turns) };
  };
};
const words = (placements: readonly Placement[]): string[] => placements.map(makePlacement).sort();
/** What a region is, whatever its tiles are called and wherever it stands in the list. */
const portrait = ({ type, squares, openEnds, isComplete, arms, cities, around }: Region, regions: readonly Region[]): string =>
  JSON.stringify([
    type,
    squares,
    openEnds.map(({ square, side }) => `${square} ${side}`).sort(),
    isComplete,
    arms,
    cities.map((city) => JSON.stringify(regions[city]?.squares)).sort(),
    around,
  ]);
const portraits = (setup: Setup): string[] => {
  const { all } = regionsOf(setup);
  return all.map((region) => portrait(region, all)).sort();
};

vi.setConfig({ testTimeout: 60_000 });

describe('placement', () => {
  test('turning or shifting table and tile together changes nothing', () =>
    fc.assert(
      fc.property(seeds, rotations, shifts, (seed, turns, shift) => {
        const setup = freeTable(seed);
        const move = moved(turns, shift);
        const there: Setup = { ...setup, laid: setup.laid.map(move) };
        const tile = anyKind(setup, seed);
        const here = legalPlacements(setup, tile, { allRotations: true }).map(move);
        expect(words(legalPlacements(there, tile, { allRotations: true }))).toEqual(words(here));
        expect(legalPlacements(there, tile)).toHaveLength(legalPlacements(setup, tile).length);
      }),
      RUNS,
    ));
  test('any order of laying changes nothing', () =>
    fc.assert(
      fc.property(seeds, (seed) => {
        const setup = legalTable(GROUNDS[seed % GROUNDS.length] as Setup, 1 + (seed % MOST), randomFrom(seed));
        const other: Setup = { ...setup, laid: shuffled(setup.laid, randomFrom(seed)) };
        for (const { id } of kindsOfEdges(setup)) expect(legalPlacements(other, id)).toEqual(legalPlacements(setup, id));
        expect(portraits(other)).toEqual(portraits(setup));
        const rulesBroken = (each: Setup) => [...setupObjections(each)].map(({ rule }) => rule).sort();
        if (setup.scenario.starts.length > 0) expect(rulesBroken(other)).toEqual(rulesBroken(setup));
      }),
      RUNS,
    ));
  test('a legal placement draws no objection, every other draws one', () =>
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.tuple(fc.integer({ min: -3, max: 16 }), fc.integer({ min: -3, max: 18 }), rotations), { maxLength: 40 }),
        (seed, tries) => {
          const setup = randomTable(seed % 600, randomFrom(seed));
          if (setup.laid.length === 0) return;
          const tile = anyKind(setup, seed);
          const legal = new Set(words(legalPlacements(setup, tile, { allRotations: true })));
          for (const word of legal) expect([...placementObjections(setup, parsePlacements(word).placements[0] as Placement)]).toEqual([]);
          for (const [x, y, turns] of tries) {
            const placement: Placement = { tile, at: [x, y], rotation: turns };
            expect(isLegalPlacement(setup, placement), makePlacement(placement)).toBe(legal.has(makePlacement(placement)));
          }
        },
      ),
      RUNS,
    ));
  test('a set-up laid by the rules has nothing against it but its copies and its starts', () =>
    fc.assert(
      fc.property(seeds, (seed) => {
        const setup = legalTable(GROUNDS[seed % GROUNDS.length] as Setup, 1 + (seed % MOST), randomFrom(seed));
        const ignored = ['setup/copies-suffice', 'setup/starts-hold-tiles', 'setup/starts-in-use', 'setup/advised-tiles'];
        expect([...setupObjections(setup)].map(({ rule }) => rule).filter((rule) => !ignored.includes(rule))).toEqual([]);
      }),
      RUNS,
    ));
  test('notation is read as it is written', () =>
    fc.assert(
      fc.property(seeds, (seed) => {
        const { laid } = randomTable(seed % 600, randomFrom(seed));
        expect(parsePlacements(makePlacements(laid))).toEqual({ placements: laid, problems: [] });
      }),
      RUNS,
    ));
});

describe('regions', () => {
  test('turning and shifting the table turns and shifts the regions', () =>
    fc.assert(
      fc.property(seeds, rotations, shifts, (seed, turns, shift) => {
        const setup = freeTable(seed);
        const there: Setup = { ...setup, laid: setup.laid.map(moved(turns, shift)) };
        const facts = (each: Setup) =>
          regionsOf(each)
            .all.map(({ type, squares, openEnds, isComplete, cities, tiles }) =>
              [type, squares.length, openEnds.length, isComplete, cities.length, tiles].join(),
            )
            .sort();
        expect(facts(there)).toEqual(facts(setup));
      }),
      RUNS,
    ));
  test('every feature of every tile belongs to one region, and no square of a tile to a region without its feature', () =>
    fc.assert(
      fc.property(seeds, (seed) => {
        const setup = randomTable(seed % 600, randomFrom(seed));
        const { all } = regionsOf(setup);
        const owners = all.flatMap((region) => region.owners.map((owner) => JSON.stringify(owner)));
        const features = setup.laid.reduce((sum, { tile }) => sum + (setup.catalogue.tiles.get(tile)?.features.length ?? 0), 0);
        expect(owners.filter((owner) => owner.includes('"tile"'))).toHaveLength(features);
        expect(new Set(owners.filter((owner) => owner.includes('"tile"'))).size).toBe(features);
      }),
      RUNS,
    ));
});
