import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import * as real from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Disk, type FileSystem } from './disk.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tilewright-disk-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const refusal = (code: string) => Object.assign(new Error(code), { code });
const calls: FileSystem = { ...real };
const refusing = (call: keyof FileSystem, code: string, times = Number.POSITIVE_INFINITY): Disk => {
  let left = times;
  const broken = async (...given: never[]) => {
    left -= 1;
    if (left >= 0) throw refusal(code);
    return (calls[call] as (...args: never[]) => unknown)(...given);
  };
  return new Disk({ ...calls, [call]: broken } as FileSystem);
};
const file = (name = 'plan.json') => path.join(folder, name);

test('what is written is read again, and nothing is left beside it', async () => {
  expect(await new Disk().write(file(), 'příliš')).toEqual({ ok: true, value: undefined });
  expect(await new Disk().readText(file())).toEqual({ ok: true, value: 'příliš' });
  expect(readdirSync(folder)).toEqual(['plan.json']);
});

test.each([
  ['open', 'ENOSPC', 'disk-full'],
  ['open', 'EROFS', 'read-only'],
  ['open', 'EACCES', 'held'],
  ['rename', 'EPERM', 'held'],
  ['rename', 'EBUSY', 'held'],
  ['open', 'ENOENT', 'gone'],
  ['rename', 'ESTALE', 'gone'],
  ['access', 'EACCES', 'denied'],
  ['open', 'ESOMETHING', 'failed'],
] as const)('when %s says %s the problem is %s, the old file stands whole and nothing is left', async (call, code, problem) => {
  writeFileSync(file(), 'old');
  const written = await refusing(call, code).write(file(), 'new');
  expect(written).toMatchObject({ ok: false, problem: { problem, file: 'plan.json' } });
  expect(readFileSync(file(), 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['plan.json']);
});

test('a disk that fills up while writing leaves the old file and no rest', async () => {
  writeFileSync(file(), 'old');
  const full: FileSystem = {
    ...real,
    open: async (...given) => {
      const opened = await real.open(...given);
      opened.writeFile = async () => {
        throw refusal('ENOSPC');
      };
      return opened;
    },
  };
  expect(await new Disk(full).write(file(), 'new')).toMatchObject({ ok: false, problem: { problem: 'disk-full' } });
  expect(readdirSync(folder)).toEqual(['plan.json']);
  expect(readFileSync(file(), 'utf8')).toBe('old');
});

test('a file another program holds for a moment is written all the same', async () => {
  expect(await refusing('rename', 'EBUSY', 3).write(file(), 'new')).toMatchObject({ ok: true });
  expect(readFileSync(file(), 'utf8')).toBe('new');
});

test('a file that cannot be replaced is written into, to its last byte and no further', async () => {
  writeFileSync(file(), 'a longer old text');
  const disk = refusing('rename', 'EPERM');
  expect(await disk.writeInPlace(file(), 'new')).toEqual({ ok: true, value: undefined });
  expect(readFileSync(file(), 'utf8')).toBe('new');
  expect(await disk.writeInPlace(file(), 'a much longer new text')).toMatchObject({ ok: true });
  expect(readFileSync(file(), 'utf8')).toBe('a much longer new text');
  expect(readdirSync(folder)).toEqual(['plan.json']);
  expect(await disk.writeInPlace(file('other.json'), 'new')).toMatchObject({ ok: false, problem: { problem: 'gone' } });
});

test.each(['truncate', 'sync', 'writeFile'] as const)('writing into a file that fails at %s puts back what was there', async (step) => {
  writeFileSync(file(), 'a longer old text');
  let left = 1;
  const failing: FileSystem = {
    ...real,
    open: async (...given) => {
      const opened = await real.open(...given);
      const whole = opened[step].bind(opened) as (...args: unknown[]) => Promise<void>;
      (opened as unknown as Record<string, unknown>)[step] = async (...args: unknown[]) => {
        left -= 1;
        if (left < 0) return whole(...args);
        if (step === 'writeFile') await opened.write('half');
        throw refusal('ENOSPC');
      };
      return opened;
    },
  };
  expect(await new Disk(failing).writeInPlace(file(), 'new')).toMatchObject({ ok: false, problem: { problem: 'disk-full' } });
  expect(readFileSync(file(), 'utf8')).toBe('a longer old text');
});

test('what was written into a file and reads back otherwise is put back', async () => {
  writeFileSync(file(), 'old');
  let reads = 0;
  const lying = { ...real, readFile: async (name: string) => (++reads === 2 ? Buffer.from('other') : real.readFile(name)) };
  expect(await new Disk(lying as unknown as FileSystem).writeInPlace(file(), 'new')).toMatchObject({ problem: { problem: 'not-written' } });
  expect(readFileSync(file(), 'utf8')).toBe('old');
});

test('writes of one file at the same moment end with the last one asked for', async () => {
  const disk = new Disk();
  const texts = Array.from({ length: 20 }, (_, number) => `version ${number}`);
  const written = await Promise.all(texts.map((text) => disk.write(file(), text)));
  expect(written.every(({ ok }) => ok)).toBe(true);
  expect(readFileSync(file(), 'utf8')).toBe('version 19');
  expect(readdirSync(folder)).toEqual(['plan.json']);
});

test('before the program ends, all that was begun is written', async () => {
  const disk = new Disk();
  for (let number = 0; number < 5; number += 1) void disk.write(file(`${number}.json`), 'x');
  await disk.idle();
  expect(readdirSync(folder)).toHaveLength(5);
});

test('a folder is no file', async () => {
  expect(await new Disk().readText(folder)).toMatchObject({ ok: false, problem: { problem: 'folder' } });
});

test('a file that reads back otherwise is no success', async () => {
  const lying: FileSystem = { ...real, readFile: (async () => Buffer.from('other')) as unknown as FileSystem['readFile'] };
  expect(await new Disk(lying).write(file(), 'new')).toMatchObject({ ok: false, problem: { problem: 'not-written' } });
});

test('a link stays a link: the file behind it is written', async () => {
  writeFileSync(file('real.json'), 'old');
  symlinkSync(file('real.json'), file('link.json'));
  await new Disk().write(file('link.json'), 'new');
  expect(readFileSync(file('real.json'), 'utf8')).toBe('new');
  expect((await real.lstat(file('link.json'))).isSymbolicLink()).toBe(true);
});

test('the mode of a file stays', async () => {
  writeFileSync(file(), 'old', { mode: 0o640 });
  await new Disk().write(file(), 'new');
  expect((await real.stat(file())).mode & 0o777).toBe(0o640);
});

test('what is no text is not read as text', async () => {
  writeFileSync(file(), Buffer.from([0xff, 0xfe, 0x00]));
  expect(await new Disk().readText(file())).toMatchObject({ ok: false, problem: { problem: 'not-text' } });
});

test('a byte order mark is kept, so that an untouched file stays the same bytes', async () => {
  writeFileSync(file(), '\uFEFF{}');
  expect(await new Disk().readText(file())).toEqual({ ok: true, value: '\uFEFF{}' });
});
