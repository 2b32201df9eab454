import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { TileSet } from '../documents/tile-set.ts';
import type { Rotation } from '../grid.ts';
import { perft } from '../perft.ts';
import { placementsByRules } from '../placement.ts';
import { randomFrom } from '../random.ts';
import { type Library, type Setup, setupOf } from '../setup.ts';
import { freeScenario } from '../tests/free-scenario.ts';
import type { Placement } from '../tile.ts';
import { PlacementTable } from './table.ts';

/** Benches run in the root of the repository. */
const here = (path: string): string => `${process.cwd()}/${path}`;
const read = (path: string): string => readFileSync(here(path), 'utf8');
const set = (id: string): TileSet => JSON.parse(read(`scenarios/tile-sets/${id}.json`)) as TileSet;
const base = set('base');
const library: Library = {
  board: () => undefined,
  tileSet: (id) => (id === 'base' ? base : undefined),
  boardIds: () => [],
  tileSetIds: () => ['base'],
};
const BOARDS = 'engine/oracles/boards40.txt';
const PROTOTYPE = '../shared/prototype/algorithms/fast-engine.mjs';
const QUARTER = 90;

const idOf = new Map(base.tiles.flatMap(({ id, aliases = [] }) => aliases.map((alias) => [alias, id] as const)));
const placed = (words: string): Placement => {
  const [tile, x, y, degrees] = words.split(' ') as [string, string, string, string];
  return { tile: idOf.get(tile) as string, at: [Number(x), Number(y)], rotation: (Number(degrees) / QUARTER) as Rotation };
};
const bare = setupOf(freeScenario(''), library);
const setups: Setup[] = read(BOARDS)
  .split('\n')
  .filter(Boolean)
  .map((line) => ({ ...bare, laid: line.split(';').map(placed) }));

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** Runs of some work in a second of processor time. */
const perSecond = (runs: number, work: () => void): number => {
  work();
  const started = cpu();
  for (let i = 0; i < runs; i++) work();
  return (runs * 1000) / (cpu() - started);
};

const ROOM = 4096;
const tableRate = (): number => {
  const tables = setups.map((setup) => PlacementTable.of(setup));
  const out = new Int32Array(ROOM);
  const kinds = base.tiles.length;
  const sweep = (): void => {
    for (const table of tables) for (let kind = 0; kind < kinds; kind++) table.legal(kind, out, true);
  };
  return perSecond(4000, sweep) * tables.length * kinds;
};
const rulesRate = (): number => {
  const sweep = (): void => {
    for (const setup of setups) for (const { id } of base.tiles) placementsByRules(setup, id, { allRotations: true });
  };
  return perSecond(3, sweep) * setups.length * base.tiles.length;
};
const prototypeRate = (): number | undefined => {
  if (!existsSync(here(PROTOTYPE))) return undefined;
  const { stdout } = spawnSync(process.execPath, [here(PROTOTYPE), 'legal', here(BOARDS), '1', '3'], {
    encoding: 'utf8',
  });
  return Number(/([\d.]+) per cpu-s, placements/.exec(stdout.split('MEDIAN')[1] ?? '')?.[1]);
};

const enumerations = () => {
  const [table, rules, prototype] = [tableRate(), rulesRate(), prototypeRate()];
  const against = prototype ? { prototypePerSecond: prototype, ofPrototype: table / prototype } : { prototype: 'not here' };
  return {
    name: 'legal places of a kind on 40 tiles, table',
    perSecond: table,
    rulesPerSecond: rules,
    timesRules: table / rules,
    ...against,
  };
};

const DEEP = 3;
const perftRow = () => {
  const setup = { ...bare, laid: [placed('BA/RCr 0 0 0')] };
  const started = performance.now();
  const games = perft(setup, DEEP);
  const expected = Number(/perft 3 (\d+)/.exec(read('engine/oracles/base.perft'))?.[1]);
  if (games !== expected) throw new Error(`perft 3 is ${games}, not ${expected}`);
  return { name: 'perft 3 of the base set', ms: performance.now() - started, games };
};

const MILESTONES = [100, 1000, 10_000];
/** Lays tiles at random and says what an enumeration costs for each square in reach as the table grows. */
const growthRows = () => {
  const random = randomFrom('growth');
  const table = PlacementTable.of({ ...bare, laid: [placed('BA/RCr 0 0 0')] });
  let out = new Int32Array(ROOM);
  const started = performance.now();
  return MILESTONES.map((tiles) => {
    while (table.tiles < tiles) {
      if (out.length < table.reachable * 4) out = new Int32Array(table.reachable * 8);
      const kind = random.below(base.tiles.length);
      const count = table.legal(kind, out);
      if (count > 0) table.lay(kind, out[random.below(count)] as number);
    }
    const laid = performance.now() - started;
    const rate = perSecond(2000, () => table.legal(3, out)) / 1000;
    const perSquare = 1e6 / (rate * 1000) / table.reachable;
    return {
      name: `${tiles} tiles laid`,
      ms: laid,
      reachable: table.reachable,
      enumerationsPerMs: rate,
      microsecondsPerThousandSquares: perSquare * 1000,
    };
  });
};

/** Enumerations against the prototype and against the rules, perft 3, ten thousand tiles. */
export const bench = () => [enumerations(), perftRow(), ...growthRows()];
