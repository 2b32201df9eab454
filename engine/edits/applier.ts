import type { Scenario } from '../documents/scenario.ts';
import type { Objection } from '../objection.ts';
import type { Library } from '../setup.ts';

/** How one kind of edit makes a scenario from a scenario. It never changes what it is given; an edit without effect returns the same object. */
export type Applier<Fields> = (scenario: Scenario, edit: Fields, library: Library) => Scenario | Objection;
