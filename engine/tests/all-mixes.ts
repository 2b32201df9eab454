import type { Scenario } from '../documents/scenario.ts';
import { SYSTEMS } from '../systems/index.ts';
import type { SystemId } from '../systems/switches.ts';
import { MIXES } from './mixes.ts';

const onGermany = MIXES['map board and chips'] as Scenario;

/** Chips for a table without a board: round the start. */
const looseChips: NonNullable<Scenario['tokens']> = {
  supply: onGermany.tokens?.supply ?? [],
  constraints: [],
  placed: Array.from({ length: 30 }, (_, i) => ({ at: [(i % 6) * 2 - 5, Math.floor(i / 6) * 2 - 5] as const })),
};

/** Tile sets a system brings. */
const SETS: { readonly [id in SystemId]?: readonly string[] } = {
  'wheel-of-fortune': ['wheel-of-fortune', 'wheel-board'],
  'wind-roses': ['wind-roses'],
  wonders: ['wonders'],
};
const wheelOn = (on: ReadonlySet<SystemId>) => (on.has('map-boards') ? { aside: true } : {});

const mixOf = (on: ReadonlySet<SystemId>): Partial<Scenario> => {
  const { board, starts } = onGermany;
  const sets = ['base', ...[...on].flatMap((id) => SETS[id] ?? [])];
  const systems = Object.fromEntries([...on].map((id) => [id, id === 'wheel-of-fortune' ? wheelOn(on) : {}]));
  return {
    systems,
    tiles: { sets: sets.map((set) => ({ set })) },
    players: ['A', 'B', 'C'].slice(0, 2 + (on.size % 2)).map((name) => ({ name })),
    ...(on.has('map-boards') ? { board, starts } : {}),
    ...(on.has('map-chips') ? { tokens: on.has('map-boards') ? (onGermany.tokens as typeof looseChips) : looseChips } : {}),
  };
};

/** Every mix of systems, from none to all, by name. */
export const ALL_MIXES: readonly (readonly [string, Partial<Scenario>])[] = Array.from({ length: 1 << SYSTEMS.length }, (_, mask) => {
  const on = SYSTEMS.filter((_system, i) => (mask >> i) & 1).map(({ id }) => id);
  return [on.join(' + ') || 'base game', mixOf(new Set(on))] as const;
});
