import { bySquare, ROTATIONS } from './grid.ts';
import { type Objection, objection } from './objection.ts';
import { anchorsOver, reachableSquares } from './placement/candidates.ts';
import { distinctRotations } from './placement/distinct-rotations.ts';
import { coveredBy, type Position, positionBefore } from './placement/position.ts';
import { positionOf } from './placement/position-of.ts';
import type { PlacementSystem } from './placement/system.ts';
import { PlacementTable } from './placement/table.ts';
import { placementsIn } from './placement/table-answers.ts';
import { OPTIONAL_RULES, PLACEMENT_RULES, SETUP_RULES } from './rules/index.ts';
import { laidPath } from './rules/laid-path.ts';
import type { Candidate, PlacementRule } from './rules/rule.ts';
import type { Setup } from './setup.ts';
import type { Placement, Tile } from './tile.ts';

const known = new WeakMap<readonly PlacementSystem[], readonly PlacementRule[]>();
const standingRules = ({ systems }: Position): readonly PlacementRule[] => {
  const rules = known.get(systems) ?? [...PLACEMENT_RULES, ...systems.flatMap((system) => system.rules)];
  known.set(systems, rules);
  return rules;
};
/** The optional rules a scenario has switched on: the fast table does not know them. */
export const optionalRules = (setup: Setup): readonly PlacementRule[] => OPTIONAL_RULES.filter((rule) => rule.isSwitchedOn?.(setup));
/** All rules of laying a tile that hold here: the core's, those of the systems in play, those switched on. */
export const rulesOf = (position: Position): readonly PlacementRule[] => {
  const optional = optionalRules(position.setup);
  return optional.length === 0 ? standingRules(position) : [...standingRules(position), ...optional];
};

/** What speaks against a candidate, rule by rule, as far as anybody reads. */
export function* candidateObjections(position: Position, candidate: Candidate): Generator<Objection> {
  for (const rule of rulesOf(position)) yield* rule.objections(position, candidate);
}

export const candidateOf = (placement: Placement, tile: Tile): Candidate => ({ placement, tile, squares: coveredBy(placement, tile) });

/** Everything that speaks against laying a tile here, lazily: the first answers "may I?", all of them "why not?". */
export function* placementObjections(setup: Setup, placement: Placement): Generator<Objection> {
  const tile = setup.catalogue.tiles.get(placement.tile);
  if (tile) yield* candidateObjections(positionOf(setup), candidateOf(placement, tile));
  else yield objection('placement/known-tile', { squares: [placement.at], tile: placement.tile }, { tile: placement.tile });
}

export const isLegalPlacement = (setup: Setup, placement: Placement): boolean => {
  for (const _ of placementObjections(setup, placement)) return false;
  return true;
};

export interface PlacementOptions {
  /** Also the rotations that look the same (recorded games count them apart). */
  readonly allRotations?: boolean;
}

/** Legal placements found by asking every rule about every place: slow, and the measure for anything faster. */
export const placementsByRules = (setup: Setup, tileId: string, { allRotations }: PlacementOptions = {}): readonly Placement[] => {
  const tile = setup.catalogue.tiles.get(tileId);
  if (!tile) return [];
  const squares = reachableSquares(positionOf(setup));
  return (allRotations ? ROTATIONS : distinctRotations(tile))
    .flatMap((rotation) => anchorsOver(squares, tile, rotation).map((at): Placement => ({ tile: tileId, at, rotation })))
    .filter((placement) => isLegalPlacement(setup, placement))
    .sort((a, b) => bySquare(a.at, b.at) || a.rotation - b.rotation);
};

const tables = new WeakMap<Setup, PlacementTable>();
/** The fast table of a set-up; worked out once a set-up and not to be laid upon: clone it for that. */
export const tableOf = (setup: Setup): PlacementTable => {
  const table = tables.get(setup) ?? PlacementTable.of(setup);
  tables.set(setup, table);
  return table;
};

/** Whether what the fast table lets through stands before the optional rules too. */
export const passesOptional = (setup: Setup, placement: Placement): boolean => {
  const rules = optionalRules(setup);
  const tile = setup.catalogue.tiles.get(placement.tile);
  if (rules.length === 0 || !tile) return true;
  const position = positionOf(setup);
  return rules.every((rule) => [...rule.objections(position, candidateOf(placement, tile))].length === 0);
};

/** Every legal placement of a kind of tile, in reading order, rotations that look the same once. Asks the fast table. */
export const legalPlacements = (setup: Setup, tile: string, { allRotations = false }: PlacementOptions = {}): readonly Placement[] =>
  placementsIn(tableOf(setup), tile, allRotations)
    .filter((placement) => passesOptional(setup, placement))
    .sort((a, b) => bySquare(a.at, b.at) || a.rotation - b.rotation);

function* laidObjections(position: Position): Generator<Objection> {
  const rules = rulesOf(position).filter(({ asksOrder }) => !asksOrder);
  for (const [order, placement] of position.setup.laid.entries()) {
    const tile = position.setup.catalogue.tiles.get(placement.tile);
    if (!tile) continue;
    const before = positionBefore(position, order);
    for (const rule of rules)
      for (const found of rule.objections(before, candidateOf(placement, tile)))
        yield { ...found, at: { path: laidPath(position.setup, order), ...found.at } };
  }
}

/** Everything that speaks against the tiles laid in advance and the starts in use, taken as a whole: no order of laying is assumed. */
export function* setupObjections(setup: Setup): Generator<Objection> {
  const position = positionOf(setup);
  for (const rule of [...SETUP_RULES, ...position.systems.flatMap((system) => system.setupRules)]) yield* rule.objections(position);
  yield* laidObjections(position);
}
