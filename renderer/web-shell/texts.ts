import { ok } from '../../engine/result.ts';
import type { FileResult } from '../../main/contract.ts';
import { attempt } from './problems.ts';
import { store } from './store.ts';

const LONGEST_LOG = 200_000;

export const readSettings = async (): Promise<string | undefined> => (await store()).get('texts', 'settings');

export const writeSettings = (text: string): Promise<FileResult<void>> =>
  attempt('settings', async () => {
    await (await store()).put('texts', text, 'settings');
    return ok(undefined);
  });

export const readLog = async (): Promise<string> => (await (await store()).get('texts', 'log')) ?? '';

export const log = async (line: string): Promise<void> => {
  const writing = (await store()).transaction('texts', 'readwrite');
  const before = (await writing.store.get('log')) ?? '';
  await writing.store.put(`${before}${new Date().toISOString()} ${line}\n`.slice(-LONGEST_LOG), 'log');
  await writing.done;
};
