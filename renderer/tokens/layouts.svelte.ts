import type { Token } from '../../engine/documents/scenario.ts';
import { type Square, squareKey } from '../../engine/grid.ts';
import type { Objection } from '../../engine/objection.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { triedOf } from './tried.svelte.ts';
import { TOKENS } from './words.ts';

const MOST_SEED = 100_000;

/** Scatters and counts token layouts in a worker. */
export class Layouts {
  readonly #studio: Studio;
  readonly count;
  readonly sample;
  refusals = $state.raw<readonly Objection[]>([]);

  constructor(studio: Studio) {
    this.#studio = studio;
    this.count = studio.work('count-layouts');
    this.sample = studio.work('sample-layouts');
  }
  get seed(): string {
    return String(this.#studio.scenario.seed ?? '1');
  }
  setSeed(seed: string): void {
    this.#studio.editor.apply({ message: TOKENS.seed }, { do: 'set-seed', seed }, this.#typing);
  }
  readonly #typing = Symbol('seed');

  another = (): void => this.setSeed(String(Math.floor(Math.random() * MOST_SEED)));
  scatter = async (): Promise<void> => {
    const { editor, closed: scenario } = this.#studio;
    const { seed } = this;
    const found = await this.sample.start({ scenario, seed, count: 1 });
    if (!found.ok) return;
    this.refusals = found.value.objections;
    const layout = found.value.layouts[0];
    if (layout) triedOf(this.#studio).lay({ message: TOKENS.scattered, facts: { seed } }, this.#laid(layout), editor);
  };
  countAll = async (): Promise<void> => {
    const found = await this.count.start({ scenario: this.#studio.closed });
    if (found.ok) this.refusals = found.value.objections;
  };
  /** Tokens on the squares of a layout: those that stay keep what is known of them. */
  #laid(layout: readonly Square[]): readonly Token[] {
    const locked = (this.#studio.scenario.tokens?.placed ?? []).filter((token) => token.locked);
    const kept = new Map(locked.map((token) => [squareKey(token.at), token]));
    return layout.map((at) => kept.get(squareKey(at)) ?? { at });
  }
}
