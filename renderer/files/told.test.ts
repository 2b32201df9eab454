import { expect, test, vi } from 'vitest';
import type { FileHandle, Shell } from '../../main/contract.ts';
import { asFileName, asLine, telling } from './told.ts';

test('a file call that breaks is told like any refusal, and noted', async () => {
  const log = vi.fn(async () => {});
  const broken = async () => Promise.reject(new Error('refused save: 0.text'));
  const shell = telling({ save: broken, journalWrite: broken, saveAs: broken, log, about: broken } as unknown as Shell);
  expect(await shell.save({ handle: 'x' as FileHandle, text: '' })).toMatchObject({ ok: false, problem: { problem: 'failed', file: '' } });
  expect(await shell.saveAs({ name: 'plan.json', content: '', kind: { label: '', endings: [] } })).toMatchObject({
    problem: { problem: 'failed', file: 'plan.json', detail: 'Error: refused save: 0.text' },
  });
  expect(await shell.journalWrite({ id: 'a', moment: 1, title: 'Germany', text: '' })).toMatchObject({ problem: { file: 'Germany' } });
  expect(log).toHaveBeenCalledTimes(3);
  await expect(shell.about()).rejects.toThrow('refused');
});

test('what the shell is told fits what it takes', () => {
  expect(asLine('Germany')).toBe('Germany');
  expect(asLine('x'.repeat(20_000))).toHaveLength(300);
  expect(asFileName('a/b\\c.json')).toBe('a-b-c.json');
  expect(asFileName(`${'x'.repeat(300)}.json`)).toMatch(/^x{195}\.json$/);
});
