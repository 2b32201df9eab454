import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Log } from './log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tilewright-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string) => path.join(folder, name);

test('lines stand in the order they came, each with its time, and can be read by a person', async () => {
  const log = new Log(folder);
  await Promise.all(Array.from({ length: 50 }, (_, number) => log.write(`line ${number}\nmore of it`)));
  const lines = (await log.read()).trimEnd().split('\n');
  expect(lines.map((line) => line.replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z /, ''))).toEqual(
    Array.from({ length: 50 }, (_, number) => [`line ${number}`, '  more of it']).flat(),
  );
});

test('a log that grew long makes room: the old one is kept beside, and no more than that', async () => {
  const log = new Log(folder);
  for (let number = 0; number < 130; number += 1) await log.write(`${number} ${'x'.repeat(10_000)}`);
  const both = ['log.txt', 'log.txt.old'].map((name) => readFileSync(file(name), 'utf8').length);
  expect(both.every((length) => length < 600_000)).toBe(true);
  expect(await log.read()).toContain(' 129 x');
});

test('a log that cannot be written stops nothing', async () => {
  const log = new Log(file('nowhere/at/all'));
  await log.write('x');
  expect([await log.read(), existsSync(file('nowhere'))]).toEqual(['', false]);
});
