import { checkScenario, waiverOf } from '../../../engine/check.ts';
import type { QuickFix } from '../../../engine/fixes/fix.ts';
import { type Square, sameSquare, squareKey } from '../../../engine/grid.ts';
import type { Objection } from '../../../engine/objection.ts';
import type { Setup } from '../../../engine/setup.ts';
import { speak } from '../../../engine/words/index.ts';
import type { Message } from '../../../engine/words/words.ts';
import type { Studio } from '../../app/studio.svelte.ts';
import type { OpenDocument } from '../../editor/desk.svelte.ts';
import { isWide, type Mark, type WideArea } from '../../editor/tool.ts';
import { keyOf } from './keyed.ts';
import { PROBLEM } from './words.ts';

const PAUSE_MS = 60;
/** While a gesture is under way, a stop of the pointer is no pause yet. */
const GESTURE_PAUSE_MS = 600;

/** An objection as the list shows it. */
export interface Problem {
  readonly objection: Objection;
  /** Why the designer lives with it. */
  readonly waived: { readonly reason: string } | undefined;
}

/** Squares of which something serious is to be said, each once; of many squares together only the first. */
const markedSquares = (problems: readonly Problem[]): Square[] => {
  const marked = problems.flatMap(({ objection: { at } }) => (isWide(at.squares) ? at.squares.slice(0, 1) : (at.squares ?? [])));
  return [...new Map(marked.map((square) => [squareKey(square), square])).values()];
};

/** What is wrong with the scenario in front. Judged when changes pause, so that no gesture waits for it. */
export class Problems {
  readonly #studio: Studio;
  #shown = $state.raw<readonly Problem[]>([]);
  #judged: Setup | undefined;
  /** Of which document the list is: another one's problems are no news. */
  #of: OpenDocument | undefined;
  /** Those that keep the scenario from being in order. */
  readonly serious = $derived<readonly Problem[]>(this.#shown.filter(({ objection, waived }) => objection.severity !== 'note' && !waived));
  /** The squares that have a serious problem, as the board shows them. */
  readonly marks = $derived<readonly Mark[]>(markedSquares(this.serious).map((square) => ({ square, kind: 'problem' })));
  readonly wide = $derived<readonly WideArea[]>(
    this.serious.flatMap(({ objection: { at } }) => (isWide(at.squares) ? [{ squares: at.squares, kind: 'problem' as const }] : [])),
  );

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  /** As of the last judging; `serious` ones first, then notes, then the waived. */
  get all(): readonly Problem[] {
    return this.#shown;
  }
  judge(): void {
    const { setup, library, document } = this.#studio;
    if (this.#judged === setup) return;
    this.#judged = setup;
    const { scenario } = setup;
    const before = this.#of === document ? this.#objections : undefined;
    this.#of = document;
    this.#shown = checkScenario(scenario, library)
      .map((objection) => ({ objection, waived: waiverOf(scenario, objection) }))
      .sort((a, b) => weight(a) - weight(b));
    if (before) this.#tellNews(before);
  }
  get #objections(): readonly Objection[] {
    return this.serious.map(({ objection }) => objection);
  }
  /** Who does not see the list hears what came to it or left it. */
  #tellNews(before: readonly Objection[]): void {
    const { dialogs, words, t } = this.#studio;
    const now = this.#objections;
    const [known, left] = [new Set(before.map(keyOf)), new Set(now.map(keyOf))];
    const appeared = now.filter((objection) => !known.has(keyOf(objection)));
    const vanished = before.filter((objection) => !left.has(keyOf(objection)));
    const [first] = appeared;
    if (first) dialogs.warn(t(PROBLEM.appeared, { count: appeared.length, message: speak(first, words.language).message }));
    else if (vanished.length > 0) dialogs.warn(t(PROBLEM.vanished, { count: vanished.length, left: now.length }));
  }
  /** Judges when changes pause. Gives back how to call that off. */
  judgeSoon(isBusy = false): () => void {
    const waiting = setTimeout(() => this.judge(), isBusy ? GESTURE_PAUSE_MS : PAUSE_MS);
    return () => clearTimeout(waiting);
  }
  fix({ edits, facts }: QuickFix, message: Message = PROBLEM.fixed): void {
    this.#studio.editor.apply({ message, facts }, { do: 'group', edits });
  }
  /** Lives with an objection, for a reason that is kept in the file. */
  waive({ rule, at }: Objection, reason: string): void {
    const waived = [...(this.#studio.scenario.waived ?? []), { rule, reason, ...(at.squares?.length ? { squares: at.squares } : {}) }];
    this.#studio.editor.apply({ message: PROBLEM.waived }, { do: 'set-waived', waived });
  }
  unwaive({ rule, at }: Objection): void {
    const isIt = (waiver: { readonly rule: string; readonly squares?: readonly (readonly [number, number])[] }): boolean =>
      waiver.rule === rule && (waiver.squares ?? []).every((square) => at.squares?.some((other) => sameSquare(square, other)));
    const waived = (this.#studio.scenario.waived ?? []).filter((waiver) => !isIt(waiver));
    this.#studio.editor.apply({ message: PROBLEM.unwaived }, { do: 'set-waived', waived });
  }
}

const WEIGHTS = { error: 0, warning: 1, note: 2 } as const;
const WAIVED = 3;
const weight = ({ objection, waived }: Problem): number => (waived ? WAIVED : WEIGHTS[objection.severity]);
