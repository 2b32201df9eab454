import { readDocument } from '../../engine/documents/read.ts';
import type { Objection } from '../../engine/objection.ts';
import type { FileProblem } from '../../main/contract.ts';
import type { Question } from '../app/dialogs.svelte.ts';
import { FILE, FILE_PROBLEM_WORDS } from '../words/file-words.ts';

/** What the world refused, what holds all the same, and the ways out; a file that is open here may be written into. */
export const refusedQuestion = ({ problem, file }: FileProblem, isOpenHere: boolean): Question => ({
  title: FILE.notSaved,
  text: FILE_PROBLEM_WORDS[problem],
  more: FILE.stillHere,
  facts: { file },
  answers: [
    { id: 'save-as', label: FILE.saveElsewhere, kind: 'main' },
    ...(problem === 'held' && isOpenHere ? [{ id: 'in-place', label: FILE.writeInto }] : []),
    { id: 'again', label: FILE.again },
  ],
});

const SMALL = 2000;
/** A file that loses more than half of itself has often lost it by mistake. */
export const isMuchSmaller = (text: string, before: string): boolean => before.length > SMALL && text.length < before.length / 2;

export const smallerQuestion = (file: string, text: string, before: string): Question => ({
  title: FILE.smallerTitle,
  text: FILE.smallerText,
  facts: { file, old: before.length, new: text.length },
  answers: [
    { id: 'save', label: FILE.saveAnyway, kind: 'danger' },
    { id: 'save-as', label: FILE.saveElsewhere, kind: 'main' },
  ],
});

/** The first reason why a text that is about to be saved could not be opened again; none when it can. */
export const whyUnreadable = (text: string, file: string): Objection | undefined => {
  const read = readDocument(text, { file });
  return read.ok ? undefined : read.problem[0];
};

export const unreadableQuestion = (file: string, why: string): Question => ({
  title: FILE.notSaved,
  text: FILE.unreadable,
  more: FILE.stillHere,
  facts: { file, why },
  answers: [
    { id: 'save', label: FILE.saveAnyway, kind: 'danger' },
    { id: 'save-as', label: FILE.saveElsewhere, kind: 'main' },
  ],
});
