import type { Scenario } from '../../engine/documents/scenario.ts';
import { applyEdit, type Edit } from '../../engine/edits/edit.ts';
import type { Facts, Objection } from '../../engine/objection.ts';
import { ok, type Result } from '../../engine/result.ts';
import type { Library } from '../../engine/setup.ts';
import type { Message } from '../../engine/words/words.ts';
import { weightOf } from './weight.ts';

/** What a step is called in the history. */
export interface StepName {
  readonly message: Message;
  readonly facts?: Facts;
}

/** One moment of the past: the scenario as it was, and the step that led to it. */
export interface Moment {
  readonly scenario: Scenario;
  readonly name: StepName | undefined;
  readonly gesture: symbol | undefined;
  readonly weight: number;
}

/** Asked before a change is made; false keeps the scenario as it is, and whoever says so tells the person why. */
export type Guard = (before: Scenario, after: Scenario, gesture: symbol | undefined) => boolean;

/** The past is bounded by what it holds in memory, not by its number of steps. */
const MOST_BYTES = 48_000_000;

/**
 * One open scenario and its past. The only writer of scenario state in the program.
 *
 * Scenarios are immutable, so a moment is a reference, undo is moving an index,
 * and "modified" is asking whether two references differ.
 */
export class Editor {
  readonly library: Library;
  readonly #guard: Guard;
  #moments = $state.raw<readonly Moment[]>([]);
  #now = $state(0);
  #saved = $state.raw<Scenario | undefined>();
  /** What an undone gesture gives back: the moments that its first edit cut off. */
  #cut: readonly Moment[] = [];
  readonly #most: number;
  /** The guard kept the last edit from being made. */
  #isBarred = false;

  constructor(scenario: Scenario, library: Library, { most = MOST_BYTES, guard = () => true }: { most?: number; guard?: Guard } = {}) {
    this.library = library;
    this.#guard = guard;
    this.#most = most;
    this.#moments = [{ scenario, name: undefined, gesture: undefined, weight: 0 }];
    this.#saved = scenario;
  }

  get scenario(): Scenario {
    return this.#present.scenario;
  }
  get moments(): readonly Moment[] {
    return this.#moments;
  }
  get now(): number {
    return this.#now;
  }
  get canUndo(): boolean {
    return this.#now > 0;
  }
  get canRedo(): boolean {
    return this.#now < this.#moments.length - 1;
  }
  get undoName(): StepName | undefined {
    return this.canUndo ? this.#present.name : undefined;
  }
  get redoName(): StepName | undefined {
    return this.#moments[this.#now + 1]?.name;
  }
  get isModified(): boolean {
    return this.scenario !== this.#saved;
  }
  get #present(): Moment {
    return this.#moments[this.#now] as Moment;
  }

  /** Edits that share a gesture (one drag, one burst of typing) become a single step. */
  apply(name: StepName, edit: Edit, gesture?: symbol): Result<Scenario, Objection> {
    const result = this.#tried(this.scenario, edit, gesture);
    if (result.ok && result.value !== this.scenario) this.#step(name, result.value, gesture);
    return result;
  }
  /** Makes a gesture's step anew from where the gesture began: a drag that comes home leaves nothing. */
  replace(name: StepName, edit: Edit, gesture: symbol): Result<Scenario, Objection> {
    const before = this.#isOf(gesture) ? (this.#moments[this.#now - 1] as Moment).scenario : this.scenario;
    const result = this.#tried(before, edit, gesture);
    if (!result.ok || this.#isBarred) return result;
    if (result.value === before) this.cancel(gesture);
    else if (result.value !== this.scenario) this.#step(name, result.value, gesture);
    return ok(this.scenario);
  }
  /** Takes a gesture back as if it had never been: no redo is left of it, and what could be redone before still can. */
  cancel(gesture: symbol): void {
    if (!this.#isOf(gesture)) return;
    this.#moments = [...this.#moments.slice(0, this.#now), ...this.#cut];
    this.#now -= 1;
    this.#cut = [];
  }

  undo = (): void => this.goTo(this.#now - 1);
  redo = (): void => this.goTo(this.#now + 1);
  /** Goes to a moment of the history list. */
  goTo = (moment: number): void => {
    if (moment >= 0 && moment < this.#moments.length) this.#now = moment;
  };
  markSaved = (scenario: Scenario = this.scenario): void => {
    this.#saved = scenario;
  };
  /** Says that what is open stands in no file: it counts as modified. */
  markUnsaved = (): void => {
    this.#saved = undefined;
  };

  /** The scenario after an edit; the same one where the guard keeps it. */
  #tried(before: Scenario, edit: Edit, gesture: symbol | undefined): Result<Scenario, Objection> {
    const result = applyEdit(before, edit, this.library);
    this.#isBarred = result.ok && result.value !== before && !this.#guard(before, result.value, gesture);
    return this.#isBarred ? ok(before) : result;
  }
  #isOf(gesture: symbol): boolean {
    return this.#now > 0 && this.#present.gesture === gesture;
  }
  #step(name: StepName, scenario: Scenario, gesture: symbol | undefined): void {
    const continues = gesture !== undefined && this.#isOf(gesture);
    const kept = continues ? this.#now : this.#now + 1;
    if (!continues) this.#cut = this.#moments.slice(kept);
    const past = this.#moments.slice(0, kept);
    const weight = weightOf(scenario, past.at(-1)?.scenario);
    this.#moments = this.#bounded([...past, { scenario, name, gesture, weight }]);
    this.#now = this.#moments.length - 1;
  }
  /** Forgets the oldest moments until the rest fits; never the last two. */
  #bounded(moments: readonly Moment[]): readonly Moment[] {
    let weight = moments.reduce((sum, moment) => sum + moment.weight, 0);
    let first = 0;
    while (weight > this.#most && first < moments.length - 2) weight -= moments[++first]?.weight ?? 0;
    return first === 0 ? moments : moments.slice(first);
  }
}
