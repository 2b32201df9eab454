import type { Token } from '../../engine/documents/scenario.ts';
import { type Square, squareKey } from '../../engine/grid.ts';
import type { Objection } from '../../engine/objection.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { ASK } from './ask-words.ts';
import { questionOf } from './question.ts';
import { triedOf } from './tried.svelte.ts';

/** Gives the layout on the board as a code, and lays the layout of a code. */
export class Sharing {
  readonly #studio: Studio;
  readonly out;
  readonly back;
  /** What is typed or pasted. */
  typed = $state('');
  refusal = $state.raw<Objection | undefined>();
  #of = $state.raw<readonly Token[] | undefined>();
  #question = $state('');

  constructor(studio: Studio) {
    this.#studio = studio;
    this.out = studio.work('layout-code');
    this.back = studio.work('layout-of-code');
  }
  get #placed(): readonly Token[] | undefined {
    return this.#studio.scenario.tokens?.placed;
  }
  get #isOfBoard(): boolean {
    return this.out.result?.ok === true && this.#of === this.#placed && this.#question === questionOf(this.#studio.scenario);
  }
  /** The code of the layout on the board, once it was asked for; `none` where the layout breaks the rules. */
  get code(): string | 'none' | undefined {
    const { result } = this.out;
    return this.#isOfBoard && result?.ok ? (result.value ?? 'none') : undefined;
  }
  makeCode = async (): Promise<void> => {
    this.#of = this.#placed;
    this.#question = questionOf(this.#studio.scenario);
    await this.out.start({ scenario: this.#studio.closed });
  };
  type = (text: string): void => {
    this.typed = text;
    this.refusal = undefined;
  };
  lay = async (): Promise<void> => {
    const { editor, closed: scenario } = this.#studio;
    const code = this.typed.trim();
    if (code === '') return;
    const found = await this.back.start({ scenario, code });
    if (!found.ok) return;
    this.refusal = found.value.ok ? undefined : found.value.problem;
    if (found.value.ok)
      triedOf(this.#studio).lay(
        { message: ASK.laid, facts: { code } },
        tokensOn(editor.scenario.tokens?.placed, found.value.value),
        editor,
      );
  };
}

/** Tokens on the squares of a layout; those that lie there already keep what is known of them. */
const tokensOn = (placed: readonly Token[] = [], layout: readonly Square[]): readonly Token[] => {
  const known = new Map(placed.map((token) => [squareKey(token.at), token]));
  return layout.map((at) => known.get(squareKey(at)) ?? { at });
};
