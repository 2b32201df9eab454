import type { FileHandle, RecentFile } from '../../main/contract.ts';
import { type KnownFile, store } from './store.ts';

type Permission = { requestPermission?(wish: { mode: 'read' | 'readwrite' }): Promise<PermissionState> };

const SHOWN = 20;
/** What each file looked like when we last read or wrote it. */
const seen = new Map<FileHandle, number>();

const byUse = (files: readonly KnownFile[]): KnownFile[] => [...files].sort((a, b) => b.used - a.used);

/** Gives the file a handle of ours, the same one when it is known already, and puts it on top of the recent files. */
export const remember = async (name: string, file?: FileSystemFileHandle): Promise<FileHandle> => {
  const known = byUse(await (await store()).getAll('files'));
  const old = file && (await sameFile(known, file));
  const handle = old?.handle ?? crypto.randomUUID();
  await (await store()).put('files', { handle, name, ...(file && { file }), used: (known[0]?.used ?? 0) + 1 });
  return handle as FileHandle;
};

const sameFile = async (known: readonly KnownFile[], file: FileSystemFileHandle): Promise<KnownFile | undefined> => {
  for (const candidate of known) if (candidate.file && (await candidate.file.isSameEntry(file))) return candidate;
  return undefined;
};

export const knownFile = async (handle: FileHandle): Promise<KnownFile | undefined> => (await store()).get('files', handle);

/** A handle from an earlier session needs the person's yes again. */
export const mayUse = async (file: FileSystemFileHandle, mode: 'read' | 'readwrite'): Promise<boolean> => {
  const asking = file as FileSystemFileHandle & Permission;
  return !asking.requestPermission || (await asking.requestPermission({ mode })) === 'granted';
};

export const noteSeen = (handle: FileHandle, file: File): void => {
  seen.set(handle, file.lastModified);
};

/** Whether another program wrote the file since we last read or wrote it. */
export const changedOutside = (handle: FileHandle, file: File): boolean => (seen.get(handle) ?? file.lastModified) !== file.lastModified;

/** The files read or written in this session. */
export const seenFiles = (): FileHandle[] => [...seen.keys()];

export const forgetSeen = (handle: FileHandle): void => {
  seen.delete(handle);
};

/** Only files that can be read again: a download or a plain `<input>` leaves nothing to come back to. */
export const recentFiles = async (): Promise<RecentFile[]> => {
  const files = byUse(await (await store()).getAll('files')).filter(({ file, forgotten }) => file && !forgotten);
  return Promise.all(files.slice(0, SHOWN).map(async ({ handle, name, file }) => recent(handle as FileHandle, name, file!)));
};

const recent = async (handle: FileHandle, name: string, file: FileSystemFileHandle): Promise<RecentFile> => {
  const gone = await file.getFile().then(
    () => false,
    (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError',
  );
  return { handle, name, folder: '', gone };
};

export const forgetRecent = async (handle: FileHandle): Promise<void> => {
  const known = await knownFile(handle);
  if (known) await (await store()).put('files', { ...known, forgotten: true });
};
