import { fail, ok } from '../../engine/result.ts';
import { textOfBytes } from '../../main/bytes-text.ts';
import type {
  Chosen,
  DroppedFile,
  FileHandle,
  FileKind,
  FileResult,
  NewFile,
  OpenedFile,
  SavedFile,
  SaveOrder,
} from '../../main/contract.ts';
import { keepVersion } from './backups.ts';
import { changedOutside, knownFile, mayUse, noteSeen, remember } from './known-files.ts';
import { download, mimeOf, pickToOpen, pickToSave } from './pickers.ts';
import { attempt, isCancelled } from './problems.ts';

const LARGEST = 64 * 1024 * 1024;

const textOf = async (file: File): Promise<FileResult<string>> => {
  if (file.size > LARGEST) return fail({ problem: 'too-large', file: file.name });
  const text = textOfBytes(new Uint8Array(await file.arrayBuffer()));
  return text === undefined ? fail({ problem: 'not-text', file: file.name }) : ok(text);
};

const read = async (chosen: File | FileSystemFileHandle): Promise<FileResult<OpenedFile>> => {
  const file = chosen instanceof File ? chosen : await chosen.getFile();
  const text = await textOf(file);
  if (!text.ok) return text;
  const handle = await remember(file.name, chosen instanceof File ? undefined : chosen);
  noteSeen(handle, file);
  return ok({ handle, name: file.name, folder: '', text: text.value });
};

const asked = async <Value>(file: string, work: () => Promise<Chosen<Value>>): Promise<Chosen<Value>> => {
  let cancelled = false;
  const result = await attempt<Value | undefined>(file, async () => {
    try {
      const chosen = await work();
      cancelled = chosen === undefined;
      return chosen ?? ok(undefined);
    } catch (error) {
      if (!isCancelled(error)) throw error;
      cancelled = true;
      return ok(undefined);
    }
  });
  return cancelled ? undefined : (result as FileResult<Value>);
};

export const open = (kinds: readonly FileKind[]): Promise<Chosen<OpenedFile>> =>
  asked('', async () => {
    const chosen = await pickToOpen(kinds);
    return chosen && read(chosen);
  });

export const openDropped = (file: DroppedFile): Promise<FileResult<OpenedFile>> => attempt(file.name, () => read(file as unknown as File));

/** A file the browser hands us: by double click on the installed web edition. */
export const openGiven = (file: FileSystemFileHandle): Promise<FileResult<OpenedFile>> => attempt(file.name, () => read(file));

export const openAgain = async (handle: FileHandle): Promise<FileResult<OpenedFile>> => {
  const known = await knownFile(handle);
  if (!known?.file) return fail({ problem: 'unknown-handle', file: known?.name ?? '' });
  const { file, name } = known;
  return attempt(name, async () => ((await mayUse(file, 'read')) ? read(file) : fail({ problem: 'denied', file: name })));
};

/** The browser writes beside the file and puts the new one in its place when all of it is there. */
const write = async (file: FileSystemFileHandle, content: string | Uint8Array): Promise<void> => {
  const writing = await file.createWritable();
  try {
    await writing.write(content as FileSystemWriteChunkType);
  } catch (error) {
    await writing.abort().catch(() => undefined);
    throw error;
  }
  await writing.close();
};

const readsBack = async (file: FileSystemFileHandle, text: string): Promise<boolean> => (await (await file.getFile()).text()) === text;

const put = async (handle: FileHandle, file: FileSystemFileHandle, text: string): Promise<FileResult<SavedFile>> => {
  await write(file, text);
  if (!(await readsBack(file, text))) return fail({ problem: 'not-written', file: file.name });
  noteSeen(handle, await file.getFile());
  return ok({ handle, name: file.name, folder: '', how: 'written' });
};

const replace = async (handle: FileHandle, file: FileSystemFileHandle, { text, overwrite }: SaveOrder): Promise<FileResult<SavedFile>> => {
  if (!(await mayUse(file, 'readwrite'))) return fail({ problem: 'denied', file: file.name });
  const before = await file.getFile();
  if (!overwrite && changedOutside(handle, before)) return fail({ problem: 'changed-outside', file: file.name });
  const isKept = await keepVersion(handle, await before.text()).then(
    () => true,
    () => false,
  );
  const written = await put(handle, file, text);
  return written.ok && !isKept ? ok({ ...written.value, isVersionLost: true }) : written;
};

const downloaded = (handle: FileHandle, name: string): SavedFile => ({ handle, name, folder: '', how: 'downloaded' });

export const save = async (order: SaveOrder): Promise<FileResult<SavedFile>> => {
  const known = await knownFile(order.handle);
  if (!known) return fail({ problem: 'unknown-handle', file: '' });
  const { file, name } = known;
  if (file) return attempt(name, () => replace(order.handle, file, order));
  download(name, order.text, 'application/json');
  return ok(downloaded(order.handle, name));
};

export const saveAs = ({ name, content, kind }: NewFile<string>): Promise<Chosen<SavedFile>> =>
  asked(name, async () => {
    const file = await pickToSave(name, kind);
    if (file) return put(await remember(file.name, file), file, content);
    download(name, content, mimeOf(kind));
    return ok(downloaded(await remember(name), name));
  });

export const exportBytes = ({ name, content, kind }: NewFile<Uint8Array>): Promise<Chosen<SavedFile>> =>
  asked(name, async () => {
    const file = await pickToSave(name, kind);
    if (!file) download(name, content as Uint8Array<ArrayBuffer>, mimeOf(kind));
    else await write(file, content);
    return ok({ handle: '' as FileHandle, name: file?.name ?? name, folder: '', how: file ? 'written' : 'downloaded' });
  });
