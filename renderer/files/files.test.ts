import { expect, test } from 'vitest';
import type { Board } from '../../engine/documents/board.ts';
import { writeDocument } from '../../engine/documents/write.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { boards, scenarios } from '../library/bundled.ts';
import { MemoryShell } from '../tests/memory-shell.ts';
import { studioFor } from '../tests/studio.ts';

const NAME = { message: { en: 'step', cs: 'krok', de: 'Schritt', nl: 'stap' } };
const setUp = () => {
  const memory = new MemoryShell();
  const studio = studioFor(scenarios.get('germany-chips'), memory.shell);
  return { memory, studio };
};
const retitle = ({ editor }: Studio, title: string) => editor.apply(NAME, { do: 'set-title', title: { en: title } });
/** Answers the next question the program asks. */
const answering = async (studio: Studio, answer: string | undefined, work: Promise<unknown>) => {
  for (let turn = 0; turn < 20 && !studio.dialogs.question; turn++) await Promise.resolve();
  expect(studio.dialogs.question).toBeDefined();
  studio.dialogs.question?.answer(answer);
  await work;
};

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
  expect(await studio.files.save()).toBe(false);
  expect(studio.editor.isModified).toBe(true);
  expect(studio.dialogs.notices.at(-1)?.kind).toBe('error');
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
  await answering(studio, 'keep', studio.files.goneOutside(handle));
  expect(studio.editor.isModified).toBe(true);
  memory.chosen = 'anew.json';
  await answering(studio, 'save-as', studio.files.goneOutside(handle));
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
