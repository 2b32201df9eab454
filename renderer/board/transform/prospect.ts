import { checkScenario, waiverOf } from '../../../engine/check.ts';
import type { Scenario } from '../../../engine/documents/scenario.ts';
import { applyEdit, type Edit } from '../../../engine/edits/edit.ts';
import { type Square, squareKey } from '../../../engine/grid.ts';
import type { Objection } from '../../../engine/objection.ts';
import { type Library, type Setup, setupOf } from '../../../engine/setup.ts';

/** What an edit would make of a scenario, before it is made. */
export interface Prospect {
  readonly setup: Setup;
  /** Why it cannot be made; then the set-up is what there is. */
  readonly refused?: Objection;
}
export const prospectOf = (scenario: Scenario, edit: Edit, library: Library): Prospect => {
  const done = applyEdit(scenario, edit, library);
  return done.ok ? { setup: setupOf(done.value, library) } : { setup: setupOf(scenario, library), refused: done.problem };
};

/** What is wrong with a scenario and nobody chose to live with. */
export const seriousOf = (scenario: Scenario, library: Library): Objection[] =>
  checkScenario(scenario, library).filter((objection) => objection.severity !== 'note' && !waiverOf(scenario, objection));

type KeyOf = (objection: Objection) => string;
interface Unpaired {
  readonly before: readonly Objection[];
  readonly after: readonly Objection[];
}
/** What is left when every objection is paired with one that it was or became. */
const unpaired = ({ before, after }: Unpaired, was: KeyOf, is: KeyOf): Unpaired => {
  const waiting = new Map<string, Objection[]>();
  for (const objection of before) waiting.set(was(objection), [...(waiting.get(was(objection)) ?? []), objection]);
  const appeared = after.filter((objection) => waiting.get(is(objection))?.shift() === undefined);
  return { before: [...waiting.values()].flat(), after: appeared };
};

export type Carry = (square: Square) => Square;
const placed =
  (to: Carry): KeyOf =>
  ({ rule, at: { squares = [] } }) =>
    `${rule} ${squares
      .map((square) => squareKey(to(square)))
      .sort()
      .join(' ')}`;
const ruleOf: KeyOf = ({ rule }) => rule;

/**
 * Problems that a scenario has after its squares were moved and had not before. Where all of it moves as one, the same problem may
 * be told of other squares than its own image: there it is enough that there are no more of a kind.
 */
export const newProblems = (
  before: readonly Objection[],
  after: readonly Objection[],
  to: Carry,
  isWhole: boolean,
): readonly Objection[] => {
  const all = { before, after };
  const left = unpaired(
    all,
    placed(to),
    placed((square) => square),
  );
  return isWhole ? unpaired(left, ruleOf, ruleOf).after : left.after;
};
