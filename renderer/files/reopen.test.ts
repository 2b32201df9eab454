import { expect, test } from 'vitest';
import { writeDocument } from '../../engine/documents/write.ts';
import type { FileHandle } from '../../main/contract.ts';
import { answering, retitle, setUp } from '../tests/asking.ts';
import { FILE } from '../words/file-words.ts';
import { reopen } from './reopen.ts';

const withFiles = (...names: string[]) => {
  const { memory, studio } = setUp();
  for (const name of names) memory.files.set(name, writeDocument({ ...studio.scenario, title: { en: name } }));
  memory.openBefore = names as FileHandle[];
  return { memory, studio, names: () => studio.desk.documents.map((document) => studio.titleOf(document)) };
};

test('what was open is open again when the page is loaded anew, the one in front last, and one that is gone is named', async () => {
  const { memory, studio, names } = withFiles('a.json', 'b.json', 'c.json');
  memory.files.delete('b.json');
  await reopen(studio, memory.shell);
  expect(names()).toEqual(['a.json', 'c.json']);
  expect([studio.title, studio.editor.isModified]).toEqual(['c.json', false]);
  expect(studio.dialogs.notices.map(({ facts }) => facts?.['file'])).toEqual(['b.json']);
});

test('a document that came back unsaved is not opened a second time', async () => {
  const { memory, studio, names } = withFiles('a.json');
  studio.files.openGiven(await memory.shell.openAgain('a.json' as FileHandle));
  retitle(studio, 'Unsaved');
  await reopen(studio, memory.shell);
  expect(names()).toEqual(['Unsaved']);
});

test.each([
  ['open', ['a.json', 'b.json']],
  [undefined, ['a.json']],
] as const)('where the browser wants a yes first, the person is asked once: %s', async (answer, expected) => {
  const { memory, studio, names } = withFiles('a.json', 'b.json');
  memory.shy.add('b.json');
  const reopening = reopen(studio, memory.shell);
  await answering(studio, answer, reopening);
  expect(names()).toEqual(expected);
});

test('the question names the files', async () => {
  const { memory, studio } = withFiles('a.json');
  memory.shy.add('a.json');
  const reopening = reopen(studio, memory.shell);
  await new Promise((resolve) => setTimeout(resolve));
  expect(studio.dialogs.question).toMatchObject({ title: FILE.openBeforeTitle, facts: { files: 'a.json', count: 1 } });
  studio.dialogs.question?.answer(undefined);
  await reopening;
});
