import type { Scenario, Token } from '../../engine/documents/scenario.ts';
import { type Square, squareKey } from '../../engine/grid.ts';
import type { Move, Repair } from '../../engine/layouts/mend.ts';
import { type Standings, squaresToCover, standingsOf } from '../../engine/layouts/percentiles.ts';
import type { Objection } from '../../engine/objection.ts';
import type { Message } from '../../engine/words/words.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Mark, Overlay } from '../editor/tool.ts';
import { MEND } from './mend-words.ts';
import { questionOf } from './question.ts';
import { triedOf } from './tried.svelte.ts';

const PAUSE_MS = 400;

/** Completes, mends and weighs the layout on the board; each change is one step. */
export class Mending {
  readonly #studio: Studio;
  readonly complete;
  readonly repair;
  readonly even;
  readonly heat;
  readonly baseline;
  /** The heat map is over the board. */
  showsHeat = $state(false);
  refusals = $state.raw<readonly Objection[]>([]);

  constructor(studio: Studio) {
    this.#studio = studio;
    this.complete = studio.work('complete-layout');
    this.repair = studio.work('repair-layout');
    this.even = studio.work('most-even-layout');
    this.heat = studio.work('layout-heat');
    this.baseline = studio.work('layout-baseline');
  }
  get #seed(): string {
    return String(this.#studio.scenario.seed ?? '1');
  }
  layMissing = async (): Promise<void> => {
    const found = await this.complete.start({ scenario: this.#studio.closed, seed: this.#seed, count: 1 });
    if (found.ok) this.#lay(found.value.layouts[0], found.value.objections, MEND.completed);
  };
  #mendOf = $state.raw<Scenario | undefined>();
  /** Looks for the smallest mend; it is laid by `applyMend` only, once its moves have been seen. */
  mend = async (): Promise<void> => {
    this.#mendOf = this.#studio.scenario;
    const found = await this.repair.start({ scenario: this.#studio.closed });
    if (found.ok) this.refusals = found.value.objections;
  };
  /** The mend found, as long as the scenario is the one it is of. */
  get proposal(): Repair | undefined {
    const { result } = this.repair;
    const isKnown = result?.ok && result.value.objections.length === 0 && this.#mendOf === this.#studio.scenario;
    return isKnown ? result.value : undefined;
  }
  applyMend = (): void => this.#lay(this.proposal?.layout, [], MEND.repaired);
  dropMend = (): void => {
    this.#mendOf = undefined;
  };
  layEven = async (): Promise<void> => {
    const found = await this.even.start({ scenario: this.#studio.closed, seed: this.#seed });
    if (found.ok) this.#lay(found.value.objections.length > 0 ? undefined : found.value.layout, found.value.objections, MEND.evened);
  };
  #weighed = $state('');
  weigh = async (): Promise<void> => {
    this.#weighed = questionOf(this.#studio.scenario);
    await this.baseline.start({ scenario: this.#studio.closed });
  };
  /** Finds the heat map anew when changes pause; nothing while it is not shown. */
  heatSoon(): () => void {
    if (!this.showsHeat) return () => {};
    const waiting = setTimeout(() => void this.heat.start({ scenario: this.#studio.closed }), PAUSE_MS);
    return () => clearTimeout(waiting);
  }
  /** How the layout stands among all legal ones, once they have been weighed. */
  get standings(): Standings | undefined {
    return this.standingsFor(this.#studio.scenario.tokens?.placed ?? []);
  }
  /** How any layout stands among them; unknown again when the rules or the board have changed since. */
  standingsFor(placed: readonly Token[]): Standings | undefined {
    const { result } = this.baseline;
    const isKnown = result?.ok && result.value.layouts > 0 && this.#weighed === questionOf(this.#studio.scenario);
    if (!isKnown || placed.length === 0) return undefined;
    return standingsOf(
      result.value,
      squaresToCover(this.#studio.setup.board),
      placed.map(({ at }) => at),
    );
  }
  get overlay(): Overlay {
    const heat = this.showsHeat && this.heat.result?.ok ? heatMarks(this.heat.result.value.squares) : [];
    const moves = moveMarks(this.proposal?.moves ?? []);
    if (heat.length === 0 && moves.length === 0) return {};
    return { marks: moves.length === 0 ? heat : [...heat, ...moves] };
  }

  #lay(layout: readonly Square[] | undefined, objections: readonly Objection[], message: Message): void {
    this.refusals = objections;
    if (layout) triedOf(this.#studio).lay({ message }, this.#tokensOn(layout));
  }
  /** Tokens that stay keep what is known of them. */
  #tokensOn(layout: readonly Square[]): readonly Token[] {
    const known = new Map((this.#studio.scenario.tokens?.placed ?? []).map((token) => [squareKey(token.at), token]));
    return layout.map((at) => known.get(squareKey(at)) ?? { at });
  }
}

/** Each move with its number, where it goes from and where to. */
const moveMarks = (moves: readonly Move[]): readonly Mark[] =>
  moves.flatMap(({ from, to }, index): Mark[] => [
    ...(from ? [{ square: from, kind: 'objection', text: String(index + 1) } as const] : []),
    ...(to ? [{ square: to, kind: 'legal', text: String(index + 1) } as const] : []),
  ]);

type Shares = readonly { readonly at: Square; readonly share: number }[];
const drawn = new WeakMap<Shares, readonly Mark[]>();
const heatMarks = (squares: Shares): readonly Mark[] => {
  const most = squares.reduce((top, { share }) => Math.max(top, share), 1e-9);
  const made =
    drawn.get(squares) ??
    squares.map(({ at, share }): Mark => ({ square: at, kind: 'heat', strength: share / most, text: String(Math.round(100 * share)) }));
  drawn.set(squares, made);
  return made;
};

const mendings = new WeakMap<Studio, Mending>();
/** The mending of a studio: the same for panels and canvas. */
export const mendingOf = (studio: Studio): Mending => {
  const found = mendings.get(studio) ?? new Mending(studio);
  mendings.set(studio, found);
  return found;
};
