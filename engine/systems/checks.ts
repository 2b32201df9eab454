import type { Objection } from '../objection.ts';
import type { Setup } from '../setup.ts';
import { wondersObjections } from './wonders/checks.ts';

const CHECKS: readonly ((setup: Setup) => Iterable<Objection>)[] = [wondersObjections];

/** What the systems in play have to say about a set-up, beyond where tiles and tokens lie. */
export function* systemObjections(setup: Setup): Generator<Objection> {
  for (const check of CHECKS) yield* check(setup);
}
