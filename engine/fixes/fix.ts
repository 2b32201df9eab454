import type { Edit } from '../edits/edit.ts';
import type { Facts, Objection } from '../objection.ts';
import type { Setup } from '../setup.ts';

/** A way out of an objection that one press can take: its words by key, and the edits it makes, as one step of undo. */
export interface QuickFix {
  readonly label: string;
  readonly facts: Facts;
  readonly edits: readonly Edit[];
}
/** Finds the ways out of an objection, the likeliest first. */
export type Fixer = (setup: Setup, objection: Objection) => readonly QuickFix[];
/** By rule. Each room has its own part. */
export type Fixers = Readonly<Record<string, Fixer>>;

export const fix = (label: string, edits: readonly Edit[], facts: Facts = {}): QuickFix => ({ label, facts, edits });
