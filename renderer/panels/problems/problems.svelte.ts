import { checkScenario } from '../../../engine/check.ts';
import type { Objection } from '../../../engine/objection.ts';
import type { Setup } from '../../../engine/setup.ts';
import type { Studio } from '../../app/studio.svelte.ts';

/** What is wrong with the scenario in front. Judged once for each scenario value, and only when somebody looks. */
export class Problems {
  readonly #studio: Studio;
  readonly #judged = new WeakMap<Setup, readonly Objection[]>();
  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get all(): readonly Objection[] {
    const { setup } = this.#studio;
    const found = this.#judged.get(setup) ?? checkScenario(setup.scenario, this.#studio.library);
    this.#judged.set(setup, found);
    return found;
  }
}
