import type { LayoutCount } from '../../engine/layouts/layouts.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { questionOf } from './question.ts';

const PAUSE_MS = 400;
const MOST = 64;

/** The number of legal layouts of the scenario as it stands, found in a worker whenever changes pause. */
export class LiveCount {
  readonly #studio: Studio;
  readonly #work;
  /** Answers by question: undo finds its own again. */
  #known = $state.raw<ReadonlyMap<string, LayoutCount>>(new Map());

  constructor(studio: Studio) {
    this.#studio = studio;
    this.#work = studio.work('count-layouts');
  }
  get question(): string {
    return questionOf(this.#studio.scenario);
  }
  /** Undefined until it is found. */
  get answer(): LayoutCount | undefined {
    return this.#known.get(this.question);
  }
  /** Asks when changes pause; what is given back ends the waiting and the work, once the question is stale. */
  soon(pause = PAUSE_MS): () => void {
    if (this.answer) return () => {};
    const waiting = setTimeout(() => void this.ask(), pause);
    return () => {
      clearTimeout(waiting);
      if (this.#work.isRunning) this.#work.cancel();
    };
  }
  ask = async (): Promise<void> => {
    const { question } = this;
    const found = await this.#work.start({ scenario: this.#studio.closed });
    if (found.ok) this.#known = new Map([...[...this.#known].slice(1 - MOST), [question, found.value]]);
  };
}

const counts = new WeakMap<Studio, LiveCount>();
/** The live count of a studio: what is known stays when another workspace comes in front. */
export const liveCountOf = (studio: Studio): LiveCount => {
  const found = counts.get(studio) ?? new LiveCount(studio);
  counts.set(studio, found);
  return found;
};
