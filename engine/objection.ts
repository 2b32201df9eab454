import type { Side, Square } from './grid.ts';

export type Severity = 'error' | 'warning' | 'note';

/** Where an objection points. `path` is a JSON path in the document ("tiles.3.count"); line and column count from 1. */
export interface Place {
  readonly file?: string;
  readonly path?: string;
  readonly line?: number;
  readonly column?: number;
  readonly squares?: readonly Square[];
  readonly tile?: string;
  readonly side?: Side;
}

export type Fact = string | number | readonly string[];
export type Facts = Readonly<Record<string, Fact>>;

/** Why something is not allowed, and where to point. The words stand in `engine/words`, keyed by the rule. */
export interface Objection {
  readonly rule: string;
  readonly severity: Severity;
  readonly at: Place;
  readonly facts: Facts;
}

export const objection = (rule: string, at: Place = {}, facts: Facts = {}, severity: Severity = 'error'): Objection => ({
  rule,
  severity,
  at,
  facts,
});

/** An objection as a person reads it (decision 4). */
export interface SpokenObjection extends Objection {
  readonly message: string;
  readonly waived?: { readonly reason: string };
}
