import { readFileSync } from 'node:fs';
import type { Document } from '../../engine/documents/documents.ts';
import type { ReadDocument } from '../../engine/documents/read.ts';
import { readWithDrawings } from '../../engine/formats/svg-document.ts';
import { type Objection, objection } from '../../engine/objection.ts';
import { fail, ok, type Result } from '../../engine/result.ts';
import { textOfBytes } from '../bytes-text.ts';

const REASONS: Readonly<Record<string, string>> = { ENOENT: 'file/not-found', EACCES: 'file/not-allowed', EISDIR: 'file/is-a-folder' };
const refusal = (file: string, error: unknown): Objection => {
  const { code = '' } = error as NodeJS.ErrnoException;
  return objection(REASONS[code] ?? 'file/unreadable', { file }, { reason: code });
};

/** The bytes of a file, or why they cannot be had. */
export const readBytes = (file: string): Result<Uint8Array, readonly Objection[]> => {
  try {
    return ok(readFileSync(file));
  } catch (error) {
    return fail([refusal(file, error)]);
  }
};

/** The text of a file; bytes that are not UTF-8 are refused. */
export const readText = (file: string): Result<string, readonly Objection[]> => {
  const bytes = readBytes(file);
  if (!bytes.ok) return bytes;
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value));
  } catch {
    return fail([objection('document/not-text', { file })]);
  }
};

/** The document of a file, or of a drawing, PDF or PNG in which one travels. */
export const readFileDocument = (file: string): Result<ReadDocument, readonly Objection[]> => {
  const bytes = readBytes(file);
  if (!bytes.ok) return bytes;
  const text = textOfBytes(bytes.value);
  return text === undefined ? fail([objection('document/not-text', { file })]) : readWithDrawings(text, { file });
};

type OfKind<Kind extends Document['kind']> = Extract<Document, { kind: Kind }>;

/** A document of one of the kinds wanted, or what is wrong with the file. */
export const readKind = <Kind extends Document['kind']>(
  file: string,
  ...kinds: readonly Kind[]
): Result<OfKind<Kind>, readonly Objection[]> => {
  const read = readFileDocument(file);
  if (!read.ok) return read;
  const { document } = read.value;
  if (!kinds.some((kind) => kind === document.kind))
    return fail([objection('file/other-kind', { file }, { kind: document.kind, wanted: kinds })]);
  return ok(document as OfKind<Kind>);
};
