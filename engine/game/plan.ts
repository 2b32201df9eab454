import { isDrawn, type Setup, type TileCatalogue } from '../setup.ts';
import { SYSTEMS } from '../systems/index.ts';
import type { Extent } from './ground.ts';
import { compileKinds, type Kinds, type Piece } from './kinds.ts';
import { noHolesIn } from './no-holes.ts';
import { STAGE } from './stage.ts';
import type { BoundSystem, Hook, Start, System } from './system.ts';

/** Room to work in that is no part of any game's state. */
interface Scratch {
  stamp: number;
  readonly stamps: Int32Array;
  readonly nodeStamps: Int32Array;
  readonly paidStamps: Int32Array;
  readonly strength: Int32Array;
  readonly present: Int32Array;
}
interface BoundHook {
  readonly system: BoundSystem;
  readonly run: Hook;
}

/** All that stays the same through every game of a scenario: compiled kinds, bound systems, what the bag holds at the start. */
export interface Plan {
  readonly setup: Setup;
  readonly kinds: Kinds;
  /** All kinds of the game, those of the systems too, for the rules of placement. */
  readonly catalogue: TileCatalogue;
  readonly players: number;
  /** The tiles to draw before any is laid, a kind for each. */
  readonly bag: Uint16Array;
  readonly order: readonly number[] | undefined;
  /** True if the game ends with the fixed order of draw. */
  readonly endsWithOrder: boolean;
  readonly systems: readonly BoundSystem[];
  readonly hooks: readonly (readonly BoundHook[])[];
  readonly layRules: readonly Pick<BoundSystem, 'mayLay'>[];
  readonly pointRules: readonly BoundSystem[];
  readonly starts: readonly Start[];
  readonly extent: Extent;
  readonly supply: number;
  readonly twoTileCity: 4 | 2;
  readonly farmers: boolean;
  readonly wakesWhole: boolean;
  readonly unplaceable: 'redraw' | 'pass' | 'end';
  readonly ends: 'tiles' | 'both';
  readonly sizes: {
    readonly slots: number;
    readonly squares: number;
    readonly nodes: number;
    readonly figures: number;
    readonly state: number;
    readonly players: number;
  };
  readonly scratch: Scratch;
}

const USUAL_FIGURES = 7;
const MOST_FIGURES = 400;

interface Bound {
  readonly systems: readonly BoundSystem[];
  readonly kinds: Kinds;
  readonly state: number;
}
const bindAll = (setup: Setup, on: readonly System[], players: number): Bound => {
  const pieces: Piece[] = [...setup.catalogue.tiles.values()].map((tile) => ({ tile }));
  const firstPieces: number[] = [];
  for (const system of on) {
    firstPieces.push(pieces.length);
    pieces.push(...(system.pieces?.(setup) ?? []));
  }
  const kinds = compileKinds(pieces);
  const systems: BoundSystem[] = [];
  let state = 0;
  for (const [i, system] of on.entries()) {
    const bound = system.bind({ setup, kinds, players, firstPiece: firstPieces[i] as number, offset: state });
    state += bound.stateSize ?? 0;
    systems.push(bound);
  }
  return { systems, kinds, state };
};

/** The bag as the list says, without the tiles laid in advance. */
const fillBag = (setup: Setup, kinds: Kinds, systems: readonly BoundSystem[]): Uint16Array => {
  const copies = new Uint16Array(kinds.tiles.length);
  for (const [id, count] of setup.catalogue.copies) {
    const kind = kinds.indexOf.get(id);
    if (kind !== undefined && isDrawn(kinds.tiles[kind])) copies[kind] = count;
  }
  for (const { tile } of setup.laid) {
    const kind = kinds.indexOf.get(tile);
    if (kind !== undefined && (copies[kind] as number) > 0) copies[kind]!--;
  }
  for (const system of systems) system.bag?.(copies);
  return Uint16Array.from([...copies].flatMap((count, kind) => new Array<number>(count).fill(kind)));
};

const usualStarts = (setup: Setup, kinds: Kinds): readonly Start[] => {
  if (setup.laid.length > 0) return [];
  const start = kinds.tiles.findIndex((tile) => tile.marks?.['start'] === true && setup.catalogue.copies.has(tile.id));
  return [start === -1 ? { at: [0, 0] } : { at: [0, 0], kind: start }];
};

const FREE = 48;
const freeExtent = ({ laid }: Setup): Extent => {
  const xs = [0, ...laid.map(({ at }) => at[0])];
  const ys = [0, ...laid.map(({ at }) => at[1])];
  const left = Math.min(...xs) - FREE / 2;
  const top = Math.min(...ys) - FREE / 2;
  return { left, top, width: Math.max(...xs) + FREE / 2 - left, height: Math.max(...ys) + FREE / 2 - top, grows: true };
};

const hooksOf = (systems: readonly BoundSystem[]): readonly (readonly BoundHook[])[] => {
  const hooks: BoundHook[][] = Object.values(STAGE).map(() => []);
  for (const system of systems) {
    const own: readonly (readonly [number, Hook | undefined])[] = [
      [STAGE['turn-starts'], system.turnStarts],
      [STAGE.drawn, system.drawn],
      [STAGE.laid, system.laid],
      [STAGE.figured, system.figured],
      [STAGE['before-scoring'], system.beforeScoring],
      [STAGE.scored, system.scored],
    ];
    for (const [stage, run] of own) if (run) (hooks[stage] as BoundHook[]).push({ system, run });
  }
  return hooks;
};

const lastOf = <Key extends keyof BoundSystem>(systems: readonly BoundSystem[], key: Key): BoundSystem[Key] | undefined =>
  systems.findLast((system) => system[key] !== undefined)?.[key];

/** Tiles of the list that systems took out of the bag to lay themselves (start boards, wonders). */
const outsideTheBag = ({ catalogue }: Setup, { indexOf }: Kinds, bag: Uint16Array): readonly number[] =>
  [...catalogue.copies].flatMap(([id, count]) => {
    const kind = indexOf.get(id);
    return kind === undefined || bag.includes(kind) ? [] : new Array<number>(count).fill(kind);
  });

/** How much room a game needs at most: tiles, features, figures. */
const sizesOf = (
  setup: Setup,
  { kinds, state }: Bound,
  bag: Uint16Array,
  order: readonly number[],
  figures: number,
  players: number,
): Plan['sizes'] => {
  const laid = setup.laid.map(({ tile }) => kinds.indexOf.get(tile) ?? 0);
  const extras = kinds.tiles.slice(setup.catalogue.tiles.size).map((_, i) => setup.catalogue.tiles.size + i);
  const all = [...bag, ...laid, ...extras, ...order, ...outsideTheBag(setup, kinds, bag)];
  return {
    slots: all.length,
    squares: all.reduce((sum, kind) => sum + (kinds.parts[kind] as number), 0),
    nodes: all.reduce((sum, kind) => sum + (kinds.features[kind] as number), 0),
    figures: Math.min(MOST_FIGURES, figures + 2) * players,
    state,
    players,
  };
};
const scratchOf = ({ squares, nodes, players }: Plan['sizes']): Scratch => ({
  stamp: 0,
  stamps: new Int32Array(squares),
  nodeStamps: new Int32Array(nodes),
  paidStamps: new Int32Array(nodes),
  strength: new Int32Array(players),
  present: new Int32Array(players),
});

type Ruling = Pick<Plan, 'twoTileCity' | 'farmers' | 'wakesWhole' | 'unplaceable' | 'ends' | 'endsWithOrder'>;
const rulingOf = ({ scenario }: Setup, systems: readonly BoundSystem[]): Ruling => ({
  endsWithOrder: scenario.tiles.order?.afterwards === 'end',
  twoTileCity: scenario.game?.twoTileCity ?? 4,
  farmers: scenario.game?.farmers ?? true,
  wakesWhole: lastOf(systems, 'wakesWhole') ?? true,
  unplaceable: lastOf(systems, 'unplaceable') ?? 'redraw',
  ends: lastOf(systems, 'ends') ?? 'tiles',
});

const makePlan = (setup: Setup): Plan => {
  const { scenario } = setup;
  const players = Math.max(1, scenario.players?.length ?? 2);
  const on = SYSTEMS.filter((system) => scenario.systems[system.id] !== undefined);
  const bound = bindAll(setup, on, players);
  const { systems, kinds } = bound;
  const bag = fillBag(setup, kinds, systems);
  const order = scenario.tiles.order?.draws.map((id) => kinds.indexOf.get(id) ?? -1).filter((kind) => kind >= 0);
  const supply = scenario.game?.figures ?? systems.reduce((figures, system) => system.supply?.(figures) ?? figures, USUAL_FIGURES);
  const sizes = sizesOf(setup, bound, bag, order ?? [], supply, players);
  return {
    setup,
    kinds,
    catalogue: { tiles: new Map(kinds.tiles.map((tile) => [tile.id, tile])), copies: setup.catalogue.copies },
    players,
    bag,
    order,
    systems,
    hooks: hooksOf(systems),
    layRules: [...systems.filter((system) => system.mayLay), ...[noHolesIn(setup) ?? []].flat()],
    pointRules: systems.filter((system) => system.regionPoints),
    starts: systems.reduce<readonly Start[]>((starts, system) => system.starts?.(starts) ?? starts, usualStarts(setup, kinds)),
    extent: lastOf(systems, 'extent') ?? freeExtent(setup),
    supply,
    ...rulingOf(setup, systems),
    sizes,
    scratch: scratchOf(sizes),
  };
};

const known = new WeakMap<Setup, Plan>();
/** The plan of a set-up; the same object for the same set-up. */
export const planOf = (setup: Setup): Plan => {
  const plan = known.get(setup) ?? makePlan(setup);
  known.set(setup, plan);
  return plan;
};
