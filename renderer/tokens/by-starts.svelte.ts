import { inLanguage } from '../../engine/documents/common.ts';
import { type Square, sameSquare, squareKey, squareName } from '../../engine/grid.ts';
import type { CountForStarts } from '../../engine/layouts/by-starts.ts';
import type { Objection } from '../../engine/objection.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { questionOf } from './question.ts';
import { STARTS } from './starts-words.ts';
import { triedOf } from './tried.svelte.ts';

/** One choice of starts, and the layouts it allows. */
export interface StartsRow {
  readonly count: CountForStarts;
  readonly name: string;
  readonly isUsed: boolean;
}
const NO_STARTS: readonly Square[] = [];
const keyOf = (squares: readonly Square[]): string => squares.map(squareKey).sort().join(' ');

/** Token layouts for each choice of starts the board allows, and those legal whichever is chosen. */
export class ByStarts {
  readonly #studio: Studio;
  readonly work;
  readonly sample;
  refusals = $state.raw<readonly Objection[]>([]);
  #askedOf = $state('');

  constructor(studio: Studio) {
    this.#studio = studio;
    this.work = studio.work('count-by-starts');
    this.sample = studio.work('sample-layouts');
  }
  /** The starts in use do not matter here: every choice is looked at. */
  get #question(): string {
    return questionOf({ ...this.#studio.scenario, starts: NO_STARTS });
  }
  /** Empty until asked, and again when rules or board have changed since. */
  get rows(): readonly StartsRow[] {
    const { result } = this.work;
    if (!result?.ok || this.#askedOf !== this.#question) return [];
    const used = keyOf(this.#studio.scenario.starts);
    return result.value.map((count) => ({
      count,
      name: this.#nameOf(count.starts),
      isUsed: count.starts !== 'every' && keyOf(count.starts) === used,
    }));
  }
  ask = async (): Promise<void> => {
    this.#askedOf = this.#question;
    this.refusals = [];
    await this.work.start({ scenario: this.#studio.closed });
  };
  use(starts: readonly Square[]): void {
    this.#studio.editor.apply({ message: STARTS.used, facts: { starts: this.#nameOf(starts) } }, { do: 'set-starts', starts });
  }
  /** Draws a layout that is legal whichever starts are chosen in the end. */
  scatterForEvery = async (): Promise<void> => {
    const { editor, closed: scenario } = this.#studio;
    const found = await this.sample.start({ scenario, seed: scenario.seed ?? '1', count: 1, options: { starts: 'every' } });
    if (!found.ok) return;
    this.refusals = found.value.objections;
    const known = new Map((scenario.tokens?.placed ?? []).filter(({ locked }) => locked).map((token) => [squareKey(token.at), token]));
    const placed = found.value.layouts[0]?.map((at) => known.get(squareKey(at)) ?? { at });
    if (placed) triedOf(this.#studio).lay({ message: STARTS.scattered }, placed, editor);
  };
  #nameOf(starts: readonly Square[] | 'every'): string {
    const { t, words, setup } = this.#studio;
    if (starts === 'every') return t(STARTS.every);
    const nameAt = (at: Square): string => {
      const start = setup.board.starts.find((other) => sameSquare(other.at, at));
      return start ? inLanguage(start.name, words.language) : squareName(at);
    };
    return starts.map(nameAt).join(' + ');
  }
}
