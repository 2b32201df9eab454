import { expect, test } from 'vitest';
import { writeDocument } from '../../engine/documents/write.ts';
import type { FileHandle } from '../../main/contract.ts';
import { answering, asked, retitle, setUp } from '../tests/asking.ts';

/** A document in a file, which another program then changed. */
const changedByOthers = async () => {
  const { memory, studio } = setUp();
  memory.files.set('mine.json', writeDocument(studio.scenario));
  memory.chosen = 'mine.json';
  await studio.files.open();
  memory.files.set('mine.json', writeDocument({ ...studio.scenario, seed: 'theirs' }));
  return { memory, studio, handle: studio.document.file?.handle as FileHandle, theirs: () => memory.files.get('mine.json') as string };
};

test('what another program wrote is compared before one of both is chosen: loaded anew, it can be taken back', async () => {
  const { studio, handle } = await changedByOthers();
  const changing = studio.files.outside.changed(handle);
  await asked(studio);
  studio.dialogs.question?.answer('compare');
  await new Promise((resolve) => setTimeout(resolve));
  expect(studio.dialogs.question?.compares).toMatchObject({ mine: { seed: 'germany' }, theirs: { seed: 'theirs' } });
  expect(studio.dialogs.question?.answers.map(({ id }) => id)).toEqual(['reload', 'keep']);
  studio.dialogs.question?.answer('reload');
  await changing;
  expect([studio.scenario.seed, studio.editor.isModified]).toEqual(['theirs', false]);
  studio.editor.undo();
  expect(studio.scenario.seed).toBe('germany');
});

test.each(['keep', undefined])('whoever keeps what is here has it unsaved, for the file says something else: %s', async (answer) => {
  const { studio, handle } = await changedByOthers();
  await answering(studio, answer, studio.files.outside.changed(handle));
  expect([studio.scenario.seed, studio.editor.isModified]).toEqual(['germany', true]);
});

test('having looked at the other version decides nothing: the next save still asks before it is overwritten', async () => {
  const { studio, handle, theirs } = await changedByOthers();
  const changing = studio.files.outside.changed(handle);
  await asked(studio);
  studio.dialogs.question?.answer('compare');
  await new Promise((resolve) => setTimeout(resolve));
  studio.dialogs.question?.answer(undefined);
  await changing;
  retitle(studio, 'Mine');
  const before = theirs();
  await answering(studio, undefined, studio.files.save());
  expect(theirs()).toBe(before);
  await answering(studio, 'overwrite', studio.files.save());
  expect(theirs()).toBe(writeDocument(studio.scenario));
  expect(await studio.files.save()).toBe(true);
});
