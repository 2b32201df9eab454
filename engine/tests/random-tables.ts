import type { Scenario } from '../documents/scenario.ts';
import { ROTATIONS, type Rotation } from '../grid.ts';
import { parsePlacements } from '../notation.ts';
import { PlacementTable, rotationOfPlace, squareOfPlace } from '../placement/table.ts';
import type { Random } from '../random.ts';
import { type Library, type Setup, setupOf } from '../setup.ts';
import type { Placement } from '../tile.ts';
import { archipelago, largeTiles } from './boards.ts';
import { bundledSets, library } from './library.ts';
import { freeScenario, germanScenario } from './setups.ts';

export const shelf: Library = {
  ...library,
  board: (id) => (id === archipelago.id ? archipelago : library.board(id)),
  tileSet: (id) => (id === largeTiles.id ? largeTiles : library.tileSet(id)),
};
const ALL_SETS = [...bundledSets().map(({ id }) => id), largeTiles.id];
const tiles: Scenario['tiles'] = { sets: ALL_SETS.map((set) => ({ set })) };

const onArchipelago = (switches: NonNullable<Scenario['systems']['map-boards']>): Scenario => ({
  ...freeScenario(''),
  board: archipelago.id,
  systems: { 'map-boards': switches },
  tiles,
  starts: [[5, 3]],
});
/** The grounds tables are tried on: no board, Germany, and an invented archipelago under every switch. */
export const GROUNDS: readonly Setup[] = [
  { ...freeScenario(''), tiles },
  { ...germanScenario('', [[8, 2]]), tiles },
  { ...germanScenario('', []), tiles },
  onArchipelago({}),
  onArchipelago({ cityWakes: 'touched-square', ferryOpens: 'tile' }),
  onArchipelago({ citiesAwake: 'from-start', startMayDiffer: true }),
].map((scenario) => setupOf(scenario, shelf));

const pick = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)] as T;
const room = (table: PlacementTable): Int32Array => new Int32Array(table.reachable * 4 * 16 + 64);

/** Tiles laid one by one where the table says they may, up to so many. */
export const legalTable = (ground: Setup, most: number, random: Random): Setup => {
  const table = PlacementTable.of(ground);
  const laid: Placement[] = [];
  for (let tries = 0; tries < most * 3 && laid.length < most; tries++) {
    const kind = random.below(table.plan.kinds.length);
    const out = room(table);
    const count = table.legal(kind, out);
    if (count === 0) continue;
    const place = out[random.below(count)] as number;
    table.lay(kind, place);
    laid.push({ tile: table.plan.kinds[kind]?.id as string, at: squareOfPlace(place), rotation: rotationOfPlace(place) });
  }
  return { ...ground, laid };
};

const REACH = 14;
/** Tiles thrown on the table: over one another, off the board, matching nothing. */
export const thrownTable = (ground: Setup, most: number, random: Random): Setup => {
  const ids = [...ground.catalogue.tiles.keys()];
  const laid = Array.from(
    { length: most },
    (): Placement => ({
      tile: pick(ids, random),
      at: [random.below(REACH + 4) - 2, random.below(REACH + 4) - 2],
      rotation: pick(ROTATIONS, random) as Rotation,
    }),
  );
  return { ...ground, laid };
};

/** Tables chance comes to too rarely: an island touched from the shore before its ferry is reached. */
const CORNERS: readonly Setup[] = ['base-B/0@8,3 base-U/0@6,1', 'base-U/0@6,1 base-B/0@8,3'].map((laid) => ({
  ...(GROUNDS[3] as Setup),
  laid: parsePlacements(laid).placements,
}));

const MOST_TILES = 114;
/** A set-up to prove things on: a ground, some tiles, every third of them an illegal heap. */
export const randomTable = (index: number, random: Random): Setup => {
  const corner = CORNERS[index];
  if (corner) return corner;
  const ground = GROUNDS[index % GROUNDS.length] as Setup;
  const most = random.below(random.below(4) > 0 ? 24 : MOST_TILES + 1);
  return Math.floor(index / GROUNDS.length) % 3 === 2
    ? thrownTable(ground, Math.floor(most / 3), random)
    : legalTable(ground, most, random);
};
