import { expect, test } from 'vitest';
import { writeDocument } from '../../engine/documents/write.ts';
import { FILE_PROBLEMS } from '../../main/contract.ts';
import { answering, asked, NAME, retitle, setUp } from '../tests/asking.ts';
import { studioFor } from '../tests/studio.ts';
import { FILE, FILE_PROBLEM_WORDS } from '../words/file-words.ts';
import { emptyBoard, scenarioOn } from './make.ts';
import { whyUnreadable } from './save-questions.ts';

test.each(FILE_PROBLEMS.filter((problem) => problem !== 'changed-outside'))(
  'a save refused as %s says so, keeps the work unsaved, and offers a way that works',
  async (problem) => {
    const { memory, studio } = setUp();
    memory.chosen = 'mine.json';
    await studio.files.save();
    retitle(studio, 'Mine');
    memory.refuses = problem;
    const saving = studio.files.save();
    await asked(studio);
    expect(studio.dialogs.question).toMatchObject({
      text: FILE_PROBLEM_WORDS[problem],
      more: FILE.stillHere,
      facts: { file: 'mine.json' },
    });
    expect(studio.editor.isModified).toBe(true);
    memory.refuses = undefined;
    studio.dialogs.question?.answer('again');
    expect([await saving, studio.editor.isModified]).toEqual([true, false]);
  },
);

test('a file that cannot be replaced is written into when the person says so; until then it is shown as not saved', async () => {
  const { memory, studio } = setUp();
  memory.chosen = 'mine.json';
  await studio.files.save();
  const before = memory.files.get('mine.json');
  retitle(studio, 'Mine');
  memory.refuses = 'held';
  await answering(studio, undefined, studio.files.save());
  expect([memory.files.get('mine.json'), studio.editor.isModified, studio.document.refused?.problem]).toEqual([before, true, 'held']);
  await answering(studio, 'in-place', studio.files.save());
  expect(memory.files.get('mine.json')).toBe(writeDocument(studio.scenario));
  expect([studio.editor.isModified, studio.document.refused]).toEqual([false, undefined]);
});

test('trying again to save elsewhere never writes over the file that is open', async () => {
  const { memory, studio } = setUp();
  memory.chosen = 'mine.json';
  await studio.files.save();
  const before = memory.files.get('mine.json');
  retitle(studio, 'Other');
  memory.chosen = 'other.json';
  memory.refuses = 'disk-full';
  const saving = studio.files.saveAs();
  await asked(studio);
  memory.refuses = undefined;
  studio.dialogs.question?.answer('again');
  expect([await saving, studio.document.file?.name]).toEqual([true, 'other.json']);
  expect(memory.files.get('mine.json')).toBe(before);
});

test('a file that would lose more than half of itself is written only after a question', async () => {
  const { memory, studio } = setUp();
  memory.chosen = 'mine.json';
  await studio.files.save();
  const whole = memory.files.get('mine.json');
  studio.editor.apply(NAME, { do: 'set-scenario', scenario: scenarioOn('germany', { en: 'Empty' }) });
  await answering(studio, undefined, studio.files.save());
  expect([memory.files.get('mine.json'), studio.editor.isModified]).toEqual([whole, true]);
  await answering(studio, 'save', studio.files.save());
  expect(memory.files.get('mine.json')).toBe(writeDocument(studio.scenario));
});

test('what could not be opened again is never written over a file, and is said and kept', async () => {
  const { memory, studio } = setUp();
  memory.chosen = 'mine.json';
  await studio.files.save();
  const whole = memory.files.get('mine.json');
  studio.editor.apply(NAME, { do: 'set-scenario', scenario: { ...studio.scenario, id: '' } });
  expect(await studio.files.save()).toBe(false);
  expect([memory.files.get('mine.json'), studio.editor.isModified]).toEqual([whole, true]);
  expect(studio.dialogs.notices.at(-1)?.message).toBe(FILE.unreadable);
  await studio.journal.write(studio.document);
  expect(memory.journal.size).toBe(1);
  const later = studioFor(undefined, memory.shell);
  await answering(later, 'recover', later.journal.recover(true));
  expect([later.dialogs.report?.file, memory.journal.size]).toEqual(['Germany with map chips', 1]);
  expect(whyUnreadable('{}', 'mine.json', 'en')).toContain('does not say that it is');
});

test('a text that reads otherwise than what is in memory is no good save', () => {
  const { studio } = setUp();
  expect(whyUnreadable(writeDocument(studio.scenario), 'mine.json', 'en')).toBeUndefined();
  expect(whyUnreadable(JSON.stringify(studio.scenario), 'mine.json', 'de')).toBe(FILE.readsOtherwise.de);
});

test('a board that would lose more than half of its squares is written only after a question, however much is said about it', async () => {
  const { memory, studio } = setUp();
  const [large, small] = [emptyBoard(20, 20, { en: 'Board' }), emptyBoard(6, 6, { en: 'Board' })];
  const text = { en: 'x'.repeat(8000) };
  studio.editor.apply(NAME, { do: 'set-scenario', scenario: { ...studio.scenario, board: large, laid: [], starts: [], text } });
  memory.chosen = 'mine.json';
  await studio.files.save();
  studio.editor.apply(NAME, { do: 'set-scenario', scenario: { ...studio.scenario, board: small } });
  const saving = studio.files.save();
  await asked(studio);
  expect(studio.dialogs.question).toMatchObject({ title: FILE.smallerTitle, facts: { oldSquares: 400, squares: 36 } });
  studio.dialogs.question?.answer('save');
  expect(await saving).toBe(true);
});

test('where nothing waits to be recovered, it is said where copies are kept', async () => {
  const { studio } = setUp();
  await studio.journal.recover(false);
  const said = studio.dialogs.notices.at(-1);
  expect(said && studio.t(said.message, said.facts)).toContain('a copy is kept in ~/kept');
});
