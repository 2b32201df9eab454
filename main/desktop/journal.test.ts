import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Disk } from './disk.ts';
import { Journal } from './journal.ts';

let folder: string;
const session = async (): Promise<Journal> => {
  const journal = new Journal(new Disk(), folder);
  await journal.load();
  return journal;
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tilewright-journal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const entry = (id: string, moment: number, text = `${id} ${moment}`) => ({ id, moment, title: 'Germany', text });
const texts = async (journal: Journal) => (await journal.orphans()).map(({ text }) => text);

test('the next session finds the last moment of each document, newest first', async () => {
  const first = await session();
  await first.write(entry('a', 1));
  await first.write(entry('b', 1));
  await first.write(entry('a', 2));
  expect(await texts(first)).toEqual([]);
  expect(await texts(await session())).toEqual(['a 2', 'b 1']);
});

test('moments that overtake each other keep their order', async () => {
  const journal = await session();
  await Promise.all([3, 1, 5, 2, 4].map((moment) => journal.write(entry('a', moment))));
  expect(await texts(await session())).toEqual(['a 5']);
});

test('what the person saved or threw away is not offered again', async () => {
  const first = await session();
  await first.write(entry('a', 1));
  await first.write(entry('b', 1));
  await first.clear('a');
  expect(await texts(await session())).toEqual(['b 1']);
  await first.clearMine();
  expect(readdirSync(path.join(folder, 'journal'))).toEqual([]);
});

test('a page that is loaded again is offered what it had', async () => {
  const journal = await session();
  await journal.write(entry('a', 1));
  journal.disown();
  expect(await texts(journal)).toEqual(['a 1']);
});

test('an entry cut short or made by hand harms no other', async () => {
  const first = await session();
  await first.write(entry('a', 1));
  writeFileSync(path.join(folder, 'journal', 'broken.json'), '{"id": "bro');
  writeFileSync(path.join(folder, 'journal', 'odd.json'), '{"__proto__": {"order": 9}}');
  expect(await texts(await session())).toEqual(['a 1']);
});

test('an entry names no file elsewhere', async () => {
  const journal = await session();
  expect(() => journal.write(entry('../x', 1))).toThrow();
});
