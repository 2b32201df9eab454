import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as real from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileHandle, OpenedFile } from '../contract.ts';
import { Backups } from './backups.ts';
import { Disk } from './disk.ts';
import { Documents } from './documents.ts';
import { KnownFiles } from './known-files.ts';

let folder: string;
let documents: Documents;
let backups: Backups;
let known: KnownFiles;
let now: Date;
const file = (name = 'plan.json') => path.join(folder, name);
const text = () => readFileSync(file(), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tilewright-documents-'));
  mkdirSync(file('house'));
  now = new Date('2026-01-01T12:00:00Z');
  const disk = new Disk();
  known = new KnownFiles(disk, file('house'));
  backups = new Backups(disk, file('house'), () => now);
  documents = new Documents(disk, known, backups);
  writeFileSync(file(), 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const opened = async (): Promise<OpenedFile> => {
  const result = await documents.open(file());
  if (!result.ok) throw new Error(result.problem.problem);
  return result.value;
};

test('open, save, save again', async () => {
  const { handle, name } = await opened();
  expect(name).toBe('plan.json');
  expect(await documents.save({ handle, text: 'two' })).toMatchObject({ ok: true });
  expect(await documents.save({ handle, text: 'three' })).toMatchObject({ ok: true });
  expect(text()).toBe('three');
});

test('a handle nobody gave out writes nothing', async () => {
  const handle = 'f3b1c2d4-0000-4000-8000-000000000000' as FileHandle;
  expect(await documents.save({ handle, text: 'x' })).toMatchObject({ ok: false, problem: { problem: 'unknown-handle' } });
});

test('what another program wrote is not overwritten, until the person says so', async () => {
  const { handle } = await opened();
  writeFileSync(file(), 'theirs');
  expect(await documents.save({ handle, text: 'ours' })).toMatchObject({ ok: false, problem: { problem: 'changed-outside' } });
  expect(text()).toBe('theirs');
  expect(await documents.save({ handle, text: 'ours', overwrite: true })).toMatchObject({ ok: true });
  expect(text()).toBe('ours');
  expect((await backups.list(file())).map(({ id }) => id)).toHaveLength(1);
});

test('a file that was taken away is said to be gone, and can be written again', async () => {
  const { handle } = await opened();
  rmSync(file());
  expect(await documents.save({ handle, text: 'ours' })).toMatchObject({ ok: false, problem: { problem: 'gone' } });
  expect(await documents.save({ handle, text: 'ours', overwrite: true })).toMatchObject({ ok: true });
  expect(text()).toBe('ours');
});

test('a folder that went with its drive is gone even when told to overwrite', async () => {
  mkdirSync(file('drive'));
  writeFileSync(file('drive/plan.json'), 'one');
  const result = await documents.open(file('drive/plan.json'));
  rmSync(file('drive'), { recursive: true });
  if (!result.ok) throw new Error('not opened');
  const order = { handle: result.value.handle, text: 'ours', overwrite: true };
  expect(await documents.save(order)).toMatchObject({ ok: false, problem: { problem: 'gone' } });
});

test('a change outside is told once for each change', async () => {
  const { handle } = await opened();
  expect(await documents.changeOf(handle)).toBeUndefined();
  writeFileSync(file(), 'theirs');
  expect(await documents.changeOf(handle)).toBe('changed');
  expect(await documents.changeOf(handle)).toBeUndefined();
  rmSync(file());
  expect(await documents.changeOf(handle)).toBe('gone');
  expect(await documents.changeOf(handle)).toBeUndefined();
});

test('a look at the file while we save it tells nothing', async () => {
  const { handle } = await opened();
  for (let round = 1; round <= 20; round += 1) {
    const saving = documents.save({ handle, text: `version ${round}` });
    const looks = Array.from({ length: 10 }, () => documents.changeOf(handle));
    expect(await Promise.all(looks)).toEqual(looks.map(() => undefined));
    await saving;
  }
});

test('a file that may only be read says so', async () => {
  const locked = new Disk({ ...real, access: () => Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES' })) });
  const open = await new Documents(locked, known, backups).open(file());
  expect(open).toMatchObject({ ok: true, value: { isReadOnly: true } });
  expect(await opened()).not.toHaveProperty('isReadOnly');
});

test('each save keeps what it replaced, newest first, twenty at most, whatever the clock says', async () => {
  const { handle } = await opened();
  for (let number = 1; number <= 25; number += 1) {
    now = new Date(now.getTime() - 86_400_000);
    await documents.save({ handle, text: `version ${number}` });
  }
  const kept = await backups.list(file());
  expect(kept).toHaveLength(20);
  expect(await backups.read(file(), kept[0]!.id)).toEqual({ ok: true, value: 'version 24' });
  expect(await backups.read(file(), kept[19]!.id)).toEqual({ ok: true, value: 'version 5' });
});

const refused = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

test('a file that cannot be replaced is written into when the person says so; what it held is kept first', async () => {
  const stuck = new Documents(new Disk({ ...real, rename: () => refused('EPERM') }), known, backups);
  const open = await stuck.open(file());
  if (!open.ok) throw new Error('not opened');
  const { handle } = open.value;
  expect(await stuck.save({ handle, text: 'two' })).toMatchObject({ ok: false, problem: { problem: 'held', file: 'plan.json' } });
  expect(text()).toBe('one');
  expect(await stuck.save({ handle, text: 'two', inPlace: true })).toMatchObject({ ok: true, value: { name: 'plan.json' } });
  expect(text()).toBe('two');
  const [kept] = await backups.list(file());
  expect(await backups.read(file(), kept!.id)).toEqual({ ok: true, value: 'one' });
  expect(await stuck.changeOf(handle)).toBeUndefined();
});

test('a version that cannot be kept is told, and nothing is written into a file without it', async () => {
  const { handle } = await opened();
  const full = new Backups(new Disk({ ...real, mkdir: () => refused('ENOSPC') }), file('house'));
  const careful = new Documents(new Disk(), known, full);
  expect(await careful.save({ handle, text: 'two', inPlace: true })).toMatchObject({ ok: false, problem: { problem: 'disk-full' } });
  expect(text()).toBe('one');
  expect(await careful.save({ handle, text: 'two' })).toMatchObject({ ok: true, value: { isVersionLost: true } });
  expect(text()).toBe('two');
});

test('a backup is read by the name the list gives and no other', async () => {
  expect(await backups.read(file(), '../../plan.json')).toMatchObject({ ok: false });
});

test('recent files outlive the session; one that is gone stays, grey; one that is forgotten can still be saved', async () => {
  const { handle } = await opened();
  const later = new KnownFiles(new Disk(), file('house'));
  await later.load();
  expect(await later.recent()).toMatchObject([{ handle, name: 'plan.json', gone: false }]);
  rmSync(file());
  expect(await later.recent()).toMatchObject([{ handle, gone: true }]);
  await later.forget(handle);
  expect(await later.recent()).toEqual([]);
  expect(later.pathOf(handle)).toBe(file());
});
