import { fail, ok } from '../../engine/result.ts';
import type { Backup, FileHandle, FileResult } from '../../main/contract.ts';
import { store } from './store.ts';

const KEPT = 20;

const versions = async (handle: FileHandle) =>
  (await (await store()).getAllFromIndex('backups', 'handle', handle)).sort((a, b) => (a.id < b.id ? 1 : -1));

/** Keeps what a save is about to replace, and lets the oldest go. */
export const keepVersion = async (handle: FileHandle, text: string): Promise<void> => {
  const before = await versions(handle);
  if (before[0]?.text === text) return;
  const number = before[0] ? Number(before[0].id.split('/').at(-1)) + 1 : 1;
  const database = await store();
  await database.put('backups', {
    id: `${handle}/${String(number).padStart(6, '0')}`,
    handle,
    replacedAt: new Date().toISOString(),
    text,
  });
  await Promise.all(before.slice(KEPT - 1).map(({ id }) => database.delete('backups', id)));
};

export const backups = async (handle: FileHandle): Promise<Backup[]> =>
  (await versions(handle)).map(({ id, replacedAt, text }) => ({ id, replacedAt, characters: text.length }));

export const readBackup = async (handle: FileHandle, id: string): Promise<FileResult<string>> => {
  const kept = await (await store()).get('backups', id);
  return kept?.handle === handle ? ok(kept.text) : fail({ problem: 'gone', file: id });
};
