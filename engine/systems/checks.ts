import { type Objection, objection } from '../objection.ts';
import type { Setup } from '../setup.ts';
import { unmetNeeds } from './needs.ts';
import type { SystemId } from './switches.ts';
import { wondersObjections } from './wonders/checks.ts';

/** A system without its tiles is only a name. */
function* tilesAreThere(setup: Setup): Generator<Objection> {
  for (const system of Object.keys(setup.scenario.systems) as SystemId[])
    for (const { set } of unmetNeeds(setup, system))
      yield objection('scenario/system-needs-set', { path: 'tiles.sets' }, { system, set }, 'warning');
}

const CHECKS: readonly ((setup: Setup) => Iterable<Objection>)[] = [tilesAreThere, wondersObjections];

/** What the systems in play have to say about a set-up, beyond where tiles and tokens lie. */
export function* systemObjections(setup: Setup): Generator<Objection> {
  for (const check of CHECKS) yield* check(setup);
}
