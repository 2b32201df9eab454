import type { Scenario } from '../documents/scenario.ts';
import type { Objection } from '../objection.ts';
import { ok, type Result } from '../result.ts';
import type { Library } from '../setup.ts';
import type { Applier } from './applier.ts';
import { BOARD_EDITS } from './board-edits.ts';
import { SCENARIO_EDITS } from './scenario-edits.ts';
import { SETUP_EDITS } from './setup-edits.ts';
import { TOKEN_EDITS } from './token-edits.ts';

/** All a person can do to a scenario: one table, each room its own part of it. */
export const EDITS = { ...SCENARIO_EDITS, ...BOARD_EDITS, ...TOKEN_EDITS, ...SETUP_EDITS };

type FieldsOf<A> = A extends (scenario: Scenario, edit: infer Fields, library: Library) => unknown ? Fields : never;
/** An edit is plain data: it can be logged, replayed, tested and sent to a worker. */
export type Edit = { [Kind in keyof typeof EDITS]: { readonly do: Kind } & FieldsOf<(typeof EDITS)[Kind]> }[keyof typeof EDITS] | EditGroup;
/** Several edits as one step. */
export interface EditGroup {
  readonly do: 'group';
  readonly edits: readonly Edit[];
}

const isObjection = (outcome: Scenario | Objection): outcome is Objection => 'rule' in outcome;

/** The scenario after an edit, or why it cannot be done. */
export const applyEdit = (scenario: Scenario, edit: Edit, library: Library): Result<Scenario, Objection> => {
  if (edit.do === 'group') return applyAll(scenario, edit.edits, library);
  const apply = EDITS[edit.do] as Applier<Edit>;
  const outcome = apply(scenario, edit, library);
  return isObjection(outcome) ? { ok: false, problem: outcome } : ok(outcome);
};

const applyAll = (scenario: Scenario, edits: readonly Edit[], library: Library): Result<Scenario, Objection> => {
  let now = scenario;
  for (const edit of edits) {
    const next = applyEdit(now, edit, library);
    if (!next.ok) return next;
    now = next.value;
  }
  return ok(now);
};
