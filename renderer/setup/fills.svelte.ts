import { deadSquares, type ExplainedDead } from '../../engine/fill/dead.ts';
import type { FillResult } from '../../engine/fill/fill.ts';
import type { Square } from '../../engine/grid.ts';
import type { Setup } from '../../engine/setup.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Mark, Overlay } from '../editor/tool.ts';
import { FILL } from './fill-words.ts';

const known = new WeakMap<Setup, ExplainedDead>();
const deadOf = (setup: Setup): ExplainedDead => {
  const dead = known.get(setup) ?? deadSquares(setup);
  known.set(setup, dead);
  return dead;
};

/** Whether the list fills the board: asked in a worker, laid as one step; and the squares that stay empty whatever is drawn. */
export class Fills {
  readonly #studio: Studio;
  readonly work;
  showsDead = $state(true);
  #askedOf = $state.raw<Setup | undefined>();

  constructor(studio: Studio) {
    this.#studio = studio;
    this.work = studio.work('fill-board');
  }
  get result(): FillResult | undefined {
    return this.work.result?.ok ? this.work.result.value : undefined;
  }
  /** The answer was that there is no board. */
  get hasNoBoard(): boolean {
    return this.work.result?.ok === true && this.work.result.value === undefined;
  }
  /** What was found belongs to another set-up than the present one. */
  get isStale(): boolean {
    return this.#askedOf !== this.#studio.setup;
  }
  get dead(): ExplainedDead {
    return deadOf(this.#studio.setup);
  }
  /** Brings a square into view and selects it, so that its reasons and the canvas are read together. */
  show(square: Square): void {
    this.#studio.show([square]);
  }
  ask = async (): Promise<void> => {
    this.#askedOf = this.#studio.setup;
    const { seed = 1 } = this.#studio.scenario;
    await this.work.start({ scenario: this.#studio.closed, options: { seed } });
  };
  lay = (): void => {
    const { result } = this;
    if (!result || this.isStale) return;
    const laid = [...this.#studio.setup.laid, ...result.placements];
    this.#studio.editor.apply({ message: FILL.laid }, { do: 'set-laid', laid });
    this.#studio.announce(FILL.laid);
  };
  overlay(): Overlay {
    if (!this.showsDead) return {};
    const { dead, shortage } = this.dead;
    const short = (shortage?.squares ?? []).map((square): Mark => ({ square, kind: 'warning' }));
    return { marks: [...dead.map((square): Mark => ({ square, kind: 'refused' })), ...short] };
  }
}

const fills = new WeakMap<Studio, Fills>();
/** The fills of a studio, shared by panel and canvas. */
export const fillsOf = (studio: Studio): Fills => {
  const made = fills.get(studio) ?? new Fills(studio);
  fills.set(studio, made);
  return made;
};
