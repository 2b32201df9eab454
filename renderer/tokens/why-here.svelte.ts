import { type Square, squareKey } from '../../engine/grid.ts';
import type { LayoutCount } from '../../engine/layouts/layouts.ts';
import { type TokenWatch, tokenWatch } from '../../engine/layouts/objections.ts';
import type { Objection } from '../../engine/objection.ts';
import type { Setup } from '../../engine/setup.ts';
import { wordsOfRule } from '../../engine/words/index.ts';
import { sourceIn } from '../../engine/words/source-words.ts';
import type { Language } from '../../engine/words/words.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { questionOf } from './question.ts';

/** Whether a token may lie on a square, beside those lying now. */
export interface Verdict {
  readonly square: Square;
  /** One lies there already: it is judged as if it were put anew. */
  readonly isTaken: boolean;
  readonly objections: readonly Objection[];
}

const watches = new WeakMap<Setup, TokenWatch>();
const watchOf = (setup: Setup): TokenWatch | undefined => {
  const watch = watches.get(setup) ?? tokenWatch(setup);
  if (watch) watches.set(setup, watch);
  return watch;
};
export const verdictOn = (setup: Setup, square: Square): Verdict | undefined => {
  const watch = watchOf(setup);
  if (!watch) return undefined;
  const isTaken = (setup.scenario.tokens?.placed ?? []).some(({ at }) => squareKey(at) === squareKey(square));
  if (isTaken) watch.lift(square);
  const objections = watch.whyNot(square);
  if (isTaken) watch.put(square);
  return { square, isTaken, objections };
};

/** Where the rule of an objection comes from: what the scenario names, else what the rule book does. */
export const sourceOf = ({ rule, facts }: Objection, language: Language): string =>
  sourceIn(String(facts['source'] || (wordsOfRule(rule)?.source ?? '')), language);

/** Judges the square that is chosen or pointed at, and counts the layouts that have a token there when asked. */
export class WhyHere {
  readonly #studio: Studio;
  readonly count;
  #asked = $state('');

  constructor(studio: Studio) {
    this.#studio = studio;
    this.count = studio.work('count-layouts');
  }
  get verdict(): Verdict | undefined {
    const { selection, setup } = this.#studio;
    const square = selection.only ?? selection.hovered;
    return square && verdictOn(setup, square);
  }
  /** The number of legal layouts with a token locked on the square judged, once it was asked for. */
  get left(): LayoutCount | undefined {
    const { result } = this.count;
    const { verdict } = this;
    return verdict && result?.ok && this.#asked === this.#question(verdict.square) ? result.value : undefined;
  }
  ask = async (square: Square): Promise<void> => {
    this.count.cancel();
    this.#asked = this.#question(square);
    const locked = (this.#studio.scenario.tokens?.placed ?? []).filter((token) => token.locked).map(({ at }) => at);
    const keep = [...locked.filter((at) => squareKey(at) !== squareKey(square)), square];
    await this.count.start({ scenario: this.#studio.closed, options: { keep } });
  };
  #question(square: Square): string {
    return `${questionOf(this.#studio.scenario)} | ${squareKey(square)}`;
  }
}
