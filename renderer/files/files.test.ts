import { expect, test, vi } from 'vitest';
import type { Board } from '../../engine/documents/board.ts';
import { writeDocument } from '../../engine/documents/write.ts';
import type { FileHandle } from '../../main/contract.ts';
import { boards, scenarios } from '../library/bundled.ts';
import { answering, asked, retitle, setUp } from '../tests/asking.ts';
import { studioFor } from '../tests/studio.ts';
import { FILE, FILE_PROBLEM_WORDS } from '../words/file-words.ts';

const [record] = Object.values(import.meta.glob('../../scenarios/records/base-game.json', { eager: true, import: 'default' }));

test('a file that nobody changed is written byte for byte as it was read, however it was laid out', async () => {
  const { memory, studio } = setUp();
  const byHand = JSON.stringify(scenarios.get('germany-chips'));
  memory.files.set('hand.json', byHand);
  memory.chosen = 'hand.json';
  await studio.files.open();
  expect(studio.desk.documents).toHaveLength(1);
  expect(studio.document.file?.name).toBe('hand.json');
  await studio.files.save();
  expect(memory.files.get('hand.json')).toBe(byHand);
  retitle(studio, 'Mine');
  await studio.files.save();
  expect(memory.files.get('hand.json')).toBe(writeDocument(studio.scenario));
  expect(studio.editor.isModified).toBe(false);
});

test('a broken file opens nothing and is reported with its places', async () => {
  const { memory, studio } = setUp();
  const before = studio.document;
  memory.files.set('broken.json', '{ "kind": "scenario", "version": 1, "title": }');
  memory.chosen = 'broken.json';
  await studio.files.open();
  expect(studio.document).toBe(before);
  expect(studio.dialogs.report?.objections[0]?.at).toMatchObject({ line: 1 });
});

test('a board becomes a new scenario and the board file is not written over', async () => {
  const { memory, studio } = setUp();
  memory.files.set('germany.json', boards.textOf('germany') as string);
  memory.chosen = 'germany.json';
  await studio.files.open();
  expect((studio.scenario.board as Board).id).toBe('germany');
  expect(studio.document.file).toBeUndefined();
  expect(studio.editor.isModified).toBe(true);
});

test('a cancelled dialog changes nothing; a refused save keeps the mark of change and says so', async () => {
  const { memory, studio } = setUp();
  retitle(studio, 'Mine');
  expect(await studio.files.save()).toBe(false);
  expect(studio.editor.isModified).toBe(true);
  memory.chosen = 'mine.json';
  memory.refuses = 'disk-full';
  await answering(studio, undefined, studio.files.save());
  expect(studio.editor.isModified).toBe(true);
});

test('files dropped together open one after another; broken ones are all reported, a folder is named', async () => {
  const { memory, studio } = setUp();
  memory.files.set('a.json', writeDocument({ ...studio.scenario, title: { en: 'A' } }));
  memory.files.set('b.json', '{');
  memory.files.set('c.json', '');
  memory.files.set('d.json', writeDocument({ ...studio.scenario, title: { en: 'D' } }));
  const files = ['a.json', 'b.json', 'c.json', 'd.json', 'e.json'].map((name) => ({ name, size: 1, text: async () => '' }));
  await studio.files.openDropped({ files, folders: ['maps'] });
  expect(studio.desk.documents.map((document) => studio.titleOf(document))).toEqual(['A', 'D']);
  expect(studio.dialogs.report?.file).toBe('b.json');
  studio.dialogs.closeReport();
  expect(studio.dialogs.report?.file).toBe('c.json');
  expect(studio.dialogs.notices.map(({ message }) => message)).toEqual([FILE_PROBLEM_WORDS.folder, FILE_PROBLEM_WORDS.gone]);
});

test('a record is no scenario, and is said to be none', async () => {
  const { memory, studio } = setUp();
  memory.files.set('game.json', JSON.stringify(record));
  memory.chosen = 'game.json';
  await studio.files.open();
  expect(studio.dialogs.report?.objections[0]).toMatchObject({ rule: 'file/other-kind', facts: { kind: 'record' } });
});

test('a file that may only be read is saved elsewhere', async () => {
  const { memory, studio } = setUp();
  memory.files.set('locked.json', writeDocument(studio.scenario));
  memory.isReadOnly = true;
  memory.chosen = 'locked.json';
  await studio.files.open();
  retitle(studio, 'Mine');
  memory.chosen = 'free.json';
  expect(await studio.files.save()).toBe(true);
  expect([...memory.files.keys()]).toEqual(['locked.json', 'free.json']);
  expect(studio.document.file?.isReadOnly).toBeUndefined();
});

test('what was saved can be shown in its folder, from the notice and by the command', async () => {
  const { memory, studio } = setUp();
  studio.isDesktop = true;
  memory.chosen = 'mine.json';
  await studio.files.save();
  studio.dialogs.notices.at(-1)?.action?.run();
  studio.commands.runById('file.reveal');
  await vi.waitFor(() => expect(memory.revealed).toEqual(['mine.json', 'mine.json']));
});

test('questions wait for each other, and a file is asked about once at a time', async () => {
  const { memory, studio } = setUp();
  memory.files.set('mine.json', writeDocument(studio.scenario));
  memory.chosen = 'mine.json';
  await studio.files.open();
  const handle = studio.document.file?.handle as FileHandle;
  const answers = [studio.files.outside.changed(handle), studio.files.outside.changed(handle), studio.journal.recover(true)];
  const first = studio.dialogs.question;
  expect(first?.title).toBe(FILE.changedTitle);
  const other = studio.dialogs.ask({ title: FILE.notSaved, text: FILE.stillHere, answers: [] });
  expect(studio.dialogs.question).toBe(first);
  first?.answer('keep');
  expect(studio.dialogs.question?.title).toBe(FILE.notSaved);
  studio.dialogs.question?.answer('x');
  expect(await other).toBe('x');
  await Promise.all(answers);
});

test('a recovery copy that cannot be written is seen as long as it cannot', async () => {
  const { memory, studio } = setUp();
  retitle(studio, 'Mine');
  memory.refuses = 'disk-full';
  await studio.journal.write(studio.document);
  await studio.journal.write(studio.document);
  expect([studio.journal.hasFailed, studio.dialogs.notices.length]).toEqual([true, 1]);
  memory.refuses = undefined;
  await studio.journal.write(studio.document);
  expect(studio.journal.hasFailed).toBe(false);
});

test('what waits to be kept is kept at once when the page goes', async () => {
  const { memory, studio } = setUp();
  retitle(studio, 'Mine');
  studio.journal.writeSoon(studio.document);
  expect(memory.journal.size).toBe(0);
  studio.journal.writeNow();
  await vi.waitFor(() => expect(memory.journal.get(studio.document.key)?.text).toBe(writeDocument(studio.scenario)));
});

test('after a crash of the page the person is told, with and without something to bring back', async () => {
  const { memory, studio } = setUp();
  studio.journal.isAfterCrash = true;
  await studio.journal.recover(true);
  expect(studio.dialogs.notices.at(-1)?.message).toBe(FILE.crashedNothing);
  retitle(studio, 'Unsaved');
  await studio.journal.write(studio.document);
  const later = studioFor(undefined, memory.shell);
  later.journal.isAfterCrash = true;
  const recovering = later.journal.recover(true);
  await asked(later);
  expect(later.dialogs.question).toMatchObject({ title: FILE.crashedTitle, facts: { titles: 'Unsaved', folder: '~/kept' } });
  later.dialogs.question?.answer('recover');
  await recovering;
  expect(later.title).toBe('Unsaved');
});

test('a file that another program changed is overwritten only when the person says so', async () => {
  const { memory, studio } = setUp();
  memory.chosen = 'mine.json';
  await studio.files.save();
  retitle(studio, 'Mine');
  memory.files.set('mine.json', (memory.files.get('mine.json') as string).replace('"seed": "germany"', '"seed": "theirs"'));
  memory.refuses = 'changed-outside';
  await answering(studio, undefined, studio.files.save());
  expect(studio.editor.isModified).toBe(true);
  await answering(studio, 'reload', studio.files.save());
  expect(studio.scenario.seed).toBe('theirs');
  expect(studio.editor.isModified).toBe(false);
  studio.editor.undo();
  expect(studio.scenario.title.en).toBe('Mine');
  await answering(studio, 'overwrite', studio.files.save());
  expect(memory.files.get('mine.json')).toBe(writeDocument(studio.scenario));
});

test('a file that another program removed leaves the work unsaved here, and it can be saved anew', async () => {
  const { memory, studio } = setUp();
  memory.files.set('mine.json', writeDocument(studio.scenario));
  memory.chosen = 'mine.json';
  await studio.files.open();
  const handle = studio.document.file?.handle as NonNullable<typeof studio.document.file>['handle'];
  memory.files.delete('mine.json');
  await answering(studio, 'keep', studio.files.outside.gone(handle));
  expect(studio.editor.isModified).toBe(true);
  memory.chosen = 'anew.json';
  await answering(studio, 'save-as', studio.files.outside.gone(handle));
  expect([memory.files.has('anew.json'), studio.editor.isModified]).toEqual([true, false]);
});

test('closing asks, and each of the three answers does what it says', async () => {
  const { memory, studio } = setUp();
  const first = studio.document;
  const second = studio.files.create({ ...studio.scenario, id: 'second' });
  expect(studio.desk.documents).toEqual([second]);
  studio.desk.show(second);
  retitle(studio, 'Second');
  const third = studio.files.create({ ...studio.scenario, id: 'third' });
  studio.desk.show(second);
  await answering(studio, undefined, studio.files.close());
  expect(studio.desk.documents).toContain(second);
  await answering(studio, 'leave', studio.files.close());
  expect(studio.desk.documents).toEqual([third]);
  expect(memory.files.size).toBe(0);
  expect(first).not.toBe(third);
});

test('unsaved work outlives a crash, and a saved document leaves nothing in the journal', async () => {
  const { memory, studio } = setUp();
  retitle(studio, 'Unsaved');
  await studio.journal.write(studio.document);
  expect(memory.journal.size).toBe(1);

  const later = studioFor(undefined, memory.shell);
  await answering(later, 'recover', later.journal.recover(true));
  expect(later.title).toBe('Unsaved');
  expect(later.editor.isModified).toBe(true);
  memory.chosen = 'kept.json';
  await later.files.save();
  await Promise.resolve();
  expect(memory.journal.size).toBe(0);
});
