import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { JournalEntry } from '../../main/contract.ts';

/** A file as the browser lets us keep it over sessions. */
export interface KnownFile {
  readonly handle: string;
  readonly name: string;
  readonly file?: FileSystemFileHandle;
  /** Counts up with each use; the highest was used last. */
  readonly used: number;
  readonly forgotten?: boolean;
}
export interface KeptVersion {
  readonly id: string;
  readonly handle: string;
  readonly replacedAt: string;
  readonly text: string;
}
interface Rooms extends DBSchema {
  journal: { key: string; value: JournalEntry & { readonly written: number } };
  files: { key: string; value: KnownFile };
  backups: { key: string; value: KeptVersion; indexes: { handle: string } };
  texts: { key: string; value: string };
}
type Database = IDBPDatabase<Rooms>;

let opened: Promise<Database> | undefined;

/** The browser's own store on this computer: journal, known files, backups, settings and log. */
export const store = (): Promise<Database> => {
  opened ??= openDB<Rooms>('tilewright', 1, {
    upgrade(database) {
      database.createObjectStore('journal', { keyPath: 'id' });
      database.createObjectStore('files', { keyPath: 'handle' });
      database.createObjectStore('backups', { keyPath: 'id' }).createIndex('handle', 'handle');
      database.createObjectStore('texts');
    },
    terminated: () => {
      opened = undefined;
    },
  });
  return opened;
};
