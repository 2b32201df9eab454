import { app } from 'electron';
import { Backups } from './backups.ts';
import { Disk } from './disk.ts';
import { Documents } from './documents.ts';
import { Journal } from './journal.ts';
import { KnownFiles } from './known-files.ts';
import { Log } from './log.ts';

/** What outlives a window: everything the program keeps on this computer. */
export interface House {
  readonly folder: string;
  readonly disk: Disk;
  readonly known: KnownFiles;
  readonly backups: Backups;
  readonly documents: Documents;
  readonly journal: Journal;
  readonly log: Log;
}

export const openHouse = async (): Promise<House> => {
  const folder = app.getPath('userData');
  const disk = new Disk();
  await disk.makeFolder(folder);
  const known = new KnownFiles(disk, folder);
  const backups = new Backups(disk, folder);
  const journal = new Journal(disk, folder);
  await Promise.all([known.load(), journal.load()]);
  return { folder, disk, known, backups, journal, documents: new Documents(disk, known, backups), log: new Log(folder) };
};
