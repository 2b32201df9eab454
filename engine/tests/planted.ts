import ts from 'typescript';
import * as board from '../board.ts';
import * as grid from '../grid.ts';
import * as distinct from '../placement/distinct-rotations.ts';
import * as ground from '../placement/ground.ts';
import * as codes from '../placement/square-code.ts';
import type { PlacementTable } from '../placement/table.ts';
import * as print from '../systems/map-boards/border-print.ts';
import * as islands from '../systems/map-boards/islands.ts';
import * as cities from '../systems/map-boards/large-cities.ts';
import * as edge from '../systems/map-boards/large-city-edge.ts';
import * as tile from '../tile.ts';
import type { Mutant } from './mutants.ts';

const sources = import.meta.glob<string>(
  ['../placement/*.ts', '../systems/map-boards/ground.ts', '!../**/*.test.ts', '!../**/*.bench.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
/** What faults are planted in; all else is taken as it is. */
const GROWN = ['table', 'tile-masks', 'signature', 'ground-plan', 'window', 'turned-tile'].map((name) => `placement/${name}.ts`);
const AS_IT_IS: Readonly<Record<string, unknown>> = {
  'board.ts': board,
  'grid.ts': grid,
  'tile.ts': tile,
  'placement/distinct-rotations.ts': distinct,
  'placement/ground.ts': ground,
  'placement/square-code.ts': codes,
  'systems/map-boards/border-print.ts': print,
  'systems/map-boards/islands.ts': islands,
  'systems/map-boards/large-cities.ts': cities,
  'systems/map-boards/large-city-edge.ts': edge,
};
const GROUND = 'systems/map-boards/ground.ts';

const resolved = (from: string, target: string): string => {
  const parts = from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
};

const faulty = (file: string, [mutated, before, after]: Mutant): string => {
  const source = sources[`../${file}`] as string;
  if (file !== mutated) return source;
  if (source.split(before).length !== 2) throw new Error(`${file} does not say once: ${before}`);
  return source.replace(before, () => after);
};

/** A table with a fault planted, made from its sources. */
export const planted = (mutant: Mutant): typeof PlacementTable => {
  const loaded = new Map<string, unknown>();
  const load = (file: string): unknown => {
    if (file === 'systems/placement.ts') return { placementSystemsOf: systemsOver(load(GROUND) as GroundModule) };
    if (!GROWN.includes(file) && file !== GROUND) return AS_IT_IS[file] ?? unknown(file);
    if (loaded.has(file)) return loaded.get(file);
    const { outputText } = ts.transpileModule(faulty(file, mutant), {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    });
    const exports = {};
    loaded.set(file, exports);
    new Function('exports', 'require', outputText)(exports, (target: string) => load(resolved(file, target)));
    return exports;
  };
  return (load('placement/table.ts') as { PlacementTable: typeof PlacementTable }).PlacementTable;
};
const unknown = (file: string): never => {
  throw new Error(`the planted table wants ${file}`);
};

interface GroundModule {
  groundOf(setup: unknown): unknown;
}
const systemsOver =
  ({ groundOf }: GroundModule) =>
  (setup: { scenario: { systems: Record<string, unknown> } }) =>
    setup.scenario.systems['map-boards'] === undefined ? [] : [{ ground: groundOf }];
