import { basename, extname } from 'node:path';
import type { Document } from '../../engine/documents/documents.ts';
import { parseJson } from '../../engine/documents/parse.ts';
import { writeDocument } from '../../engine/documents/write.ts';
import { type Carried, type Exported, type Imported, kept } from '../../engine/formats/elsewhere/carried.ts';
import { writeTabletop } from '../../engine/formats/elsewhere/tabletop-export.ts';
import { readTabletop } from '../../engine/formats/elsewhere/tabletop-import.ts';
import { writeTiledMap } from '../../engine/formats/elsewhere/tiled-export.ts';
import { readTiledMap } from '../../engine/formats/elsewhere/tiled-import.ts';
import { type Objection, objection } from '../../engine/objection.ts';
import { fail, ok, type Result } from '../../engine/result.ts';
import type { Library } from '../../engine/setup.ts';
import { readFileDocument, readText } from './files.ts';

/** What a file is converted to, by its ending: a saved object of Tabletop Simulator is JSON too, so its name says it twice. */
export type Format = 'tiled' | 'tabletop' | 'drawing' | 'document' | 'tiles';
const ENDINGS: readonly (readonly [string, Format])[] = [
  ['.tmj', 'tiled'],
  ['.tts.json', 'tabletop'],
  ['.svg', 'drawing'],
  ['.json', 'document'],
  ['.xml', 'tiles'],
  ['.txt', 'tiles'],
  ['.csv', 'tiles'],
];
export const WRITTEN: readonly string[] = ENDINGS.map(([ending]) => ending);
export const formatOf = (file: string): Format | undefined => ENDINGS.find(([ending]) => file.toLowerCase().endsWith(ending))?.[1];

const inFile = (file: string, objections: readonly Objection[]): Objection[] =>
  objections.map((each) => ({ ...each, at: { file, ...each.at } }));

const isTabletop = (text: string): boolean => {
  const json = parseJson(text);
  return json.ok && typeof json.value.value === 'object' && json.value.value !== null && 'ObjectStates' in json.value.value;
};

const fromDocument = (
  file: string,
): Result<{ readonly document: Document; readonly remarks: readonly Objection[] }, readonly Objection[]> => {
  const read = readFileDocument(file);
  return read.ok ? ok({ document: read.value.document, remarks: [kept('document-inside')] }) : read;
};

/** The document in a file of ours or of another program, and what was said on the way; tile lists stay with `tiles`. */
export const readAny = (
  file: string,
  library: Library,
): Result<{ document: Document; remarks: readonly Objection[] }, readonly Objection[]> => {
  const text = readText(file);
  if (!text.ok) return text.problem.some(({ rule }) => rule === 'document/not-text') ? fromDocument(file) : text;
  const read = (result: Result<Imported, readonly Objection[]>) => (result.ok ? result : fail(inFile(file, result.problem)));
  if (formatOf(file) === 'tiled') return read(readTiledMap(text.value, basename(file, extname(file)), library));
  return isTabletop(text.value) ? read(readTabletop(text.value, library)) : fromDocument(file);
};

export const isCarried = (document: Document): document is Carried => document.kind === 'board' || document.kind === 'scenario';

/** The document as a file of this format. */
export const writeAny = (document: Document, format: Format, library: Library, images: string): Exported | Objection => {
  if (format === 'document') return { text: writeDocument(document), remarks: [] };
  if (!isCarried(document)) return objection('elsewhere/not-carried', {}, { kind: document.kind });
  return format === 'tiled' ? writeTiledMap(document, library) : writeTabletop(document, library, images);
};
