import { ok } from '../../engine/result.ts';
import type { FileResult, JournalEntry } from '../../main/contract.ts';
import { attempt } from './problems.ts';
import { store } from './store.ts';

const lockOf = (id: string) => `tilewright-journal-${id}`;
const mine = new Set<string>();

/** Held as long as this page lives, however it ends: so another page knows which entries are orphans. */
const claim = (id: string): void => {
  if (mine.has(id)) return;
  mine.add(id);
  void navigator.locks?.request(lockOf(id), { mode: 'exclusive' }, () => new Promise(() => undefined));
};

/** Strict: acknowledged only when it is on the disk. */
export const journalWrite = (entry: JournalEntry): Promise<FileResult<void>> =>
  attempt(entry.title, async () => {
    claim(entry.id);
    const writing = (await store()).transaction('journal', 'readwrite', { durability: 'strict' });
    const before = await writing.store.get(entry.id);
    if ((before?.moment ?? -1) < entry.moment) await writing.store.put({ ...entry, written: Date.now() });
    await writing.done;
    return ok(undefined);
  });

export const journalRead = async (): Promise<JournalEntry[]> => {
  const held = new Set(((await navigator.locks?.query())?.held ?? []).map(({ name }) => name));
  const entries = await (await store()).getAll('journal');
  const orphans = entries.filter(({ id }) => !mine.has(id) && !held.has(lockOf(id)));
  return orphans.sort((a, b) => b.written - a.written).map(({ written, ...entry }) => entry);
};

export const journalClear = async (id: string): Promise<void> => (await store()).delete('journal', id);
