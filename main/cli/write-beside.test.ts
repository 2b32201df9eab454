import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { run } from './run.ts';
import { writeBeside } from './write-beside.ts';

const GERMANY = 'scenarios/scenarios/germany-chips.json';
let folder: string;
const at = (name: string): string => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilewright-write-'));
});

test('a file is replaced whole, keeps its mode, and nothing is left beside it', () => {
  writeFileSync(at('a.json'), 'old', { mode: 0o640 });
  expect(writeBeside(at('a.json'), 'new').ok).toBe(true);
  expect([readFileSync(at('a.json'), 'utf8'), statSync(at('a.json')).mode & 0o777, readdirSync(folder)]).toEqual([
    'new',
    0o640,
    ['a.json'],
  ]);
});

test('behind a link the file it means is written', () => {
  writeFileSync(at('real.json'), 'old');
  symlinkSync(at('real.json'), at('link.json'));
  expect(writeBeside(at('link.json'), 'new').ok).toBe(true);
  expect([lstatSync(at('link.json')).isSymbolicLink(), readFileSync(at('real.json'), 'utf8')]).toEqual([true, 'new']);
});

test('a read-only file, a folder and a missing folder are refused with the reason', () => {
  writeFileSync(at('locked.json'), 'old');
  chmodSync(at('locked.json'), 0o444);
  mkdirSync(at('folder.json'));
  const reasons = ['locked.json', 'folder.json', 'none/x.json'].map((name) => {
    const written = writeBeside(at(name), 'new');
    return written.ok ? 'written' : written.problem.facts['reason'];
  });
  expect(reasons).toEqual(['EROFS', 'EISDIR', 'ENOENT']);
  expect(readFileSync(at('locked.json'), 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['folder.json', 'locked.json']);
});

test.skipIf(process.platform === 'win32')('a device is written into, not replaced', () => {
  symlinkSync('/dev/null', at('null'));
  expect([writeBeside(at('null'), 'new').ok, statSync(at('null')).isCharacterDevice()]).toEqual([true, true]);
  execFileSync('mkfifo', [at('pipe')]);
  spawn('cat', [at('pipe')], { stdio: 'ignore' });
  expect([writeBeside(at('pipe'), 'new').ok, statSync(at('pipe')).isFIFO()]).toEqual([true, true]);
});

test.each([
  ['convert', ['convert', 'IN', 'IN']],
  ['play', ['play', 'IN', '--games', '1', '--out', 'IN']],
  ['tiles convert', ['tiles', 'convert', 'IN', '--out', 'IN']],
] as const)('%s never writes over the file it reads', async (_, words) => {
  copyFileSync(GERMANY, at('in.json'));
  const { code, err } = await run(...words.map((word) => (word === 'IN' ? at('in.json') : word)));
  expect([code, err.includes('is the file that is read')]).toEqual([2, true]);
  expect(readFileSync(at('in.json'), 'utf8')).toBe(readFileSync(GERMANY, 'utf8'));
});
