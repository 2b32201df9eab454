import type { Language } from '../../engine/documents/common.ts';
import { readDocument } from '../../engine/documents/read.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';
import { writeDocument } from '../../engine/documents/write.ts';
import { speak } from '../../engine/words/index.ts';
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

/** A scenario and the text that says it. */
export interface Version {
  readonly scenario: Scenario;
  readonly text: string;
}

const SMALL = 2000;
const FEW = 20;
const halved = (now: number, before: number, little: number): boolean => before > little && now < before / 2;
/** The squares of a board that stands in the scenario itself; one that is only named cannot shrink. */
const squaresOf = ({ board }: Scenario): number => (typeof board === 'string' ? 0 : board.rows.join('').replaceAll('.', '').length);

/** A file that loses more than half of its text or of its squares has often lost them by mistake. */
export const isMuchSmaller = (now: Version, before: Version): boolean =>
  halved(now.text.length, before.text.length, SMALL) ||
  (typeof now.scenario.board !== 'string' && halved(squaresOf(now.scenario), squaresOf(before.scenario), FEW));

export const smallerQuestion = (file: string, now: Version, before: Version): Question => ({
  title: FILE.smallerTitle,
  text: FILE.smallerText,
  facts: {
    file,
    old: before.text.length,
    new: now.text.length,
    squares: squaresOf(now.scenario),
    oldSquares: squaresOf(before.scenario),
  },
  answers: [
    { id: 'save', label: FILE.saveAnyway, kind: 'danger' },
    { id: 'save-as', label: FILE.saveElsewhere, kind: 'main' },
  ],
});

/** Why a text that is about to be saved could not be opened again as what it is; none when it can. */
export const whyUnreadable = (text: string, file: string, language: Language): string | undefined => {
  const read = readDocument(text, { file });
  if (!read.ok) return read.problem[0] && speak(read.problem[0], language).message;
  return writeDocument(read.value.document) === text ? undefined : FILE.readsOtherwise[language];
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
