import { extname } from 'node:path';
import type { Document } from '../../engine/documents/documents.ts';
import type { TileSet } from '../../engine/documents/tile-set.ts';
import { readJczTiles } from '../../engine/formats/jcz-tiles.ts';
import { type Answers, readTileCodes, unanswered } from '../../engine/formats/tile-codes.ts';
import { tileSetObjections } from '../../engine/judge/tile-set.ts';
import { type Objection, objection } from '../../engine/objection.ts';
import { fail, ok, type Result } from '../../engine/result.ts';
import { type Library, type Setup, setupOf } from '../../engine/setup.ts';
import type { Tile } from '../../engine/tile.ts';
import { type Copies, copiesIn, copiesInSet } from '../../engine/tiles/statistics.ts';
import { readKind, readText } from './files.ts';
import { isForeignTileFile, XML } from './foreign-files.ts';

/** One list of tiles in a file, by the name it has there. */
export interface NamedList {
  readonly id: string;
  readonly kinds: readonly Copies[];
  /** The set-up, where the file is a scenario. */
  readonly setup?: Setup;
  readonly set?: TileSet;
}
/** What a file holds, and what there is to say about it short of refusing it. */
export interface TileFile {
  readonly lists: readonly NamedList[];
  readonly objections: readonly Objection[];
}

/** The kinds a plain list may name: those of the given sets, of the three boxes otherwise. */
const USUAL = ['base', 'inns-and-cathedrals', 'traders-and-builders'];
export const kindsOfSets = (library: Library, ids: readonly string[] = USUAL): Tile[] =>
  ids.flatMap((id) => library.tileSet(id)?.tiles ?? []);

const inFile = (file: string, objections: readonly Objection[]): Objection[] =>
  objections.map((each) => ({ ...each, at: { file, ...each.at } }));

const fromXml = (file: string, text: string): TileFile => {
  const { sets, objections } = readJczTiles(text);
  return { lists: sets.map((set) => ({ id: set.id, kinds: copiesInSet(set), set })), objections: inFile(file, objections) };
};
const fromCodes = (file: string, text: string, kinds: readonly Tile[], answers: Answers): TileFile => {
  const { entries, questions, objections } = readTileCodes(text, kinds, answers);
  const set = asSet(file, entries);
  return { lists: [{ id: set.id, kinds: entries, set }], objections: inFile(file, [...objections, ...unanswered(questions)]) };
};
const asSet = (file: string, entries: readonly Copies[]): TileSet => {
  const name = file.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  const tiles = entries.map(({ tile, copies }) => ({ ...tile, count: copies }));
  return { kind: 'tile-set', version: 1, id: name.replace(/[^A-Za-z0-9]+/g, '-') || 'list', name: { en: name }, tiles };
};

const listOf = (document: Extract<Document, { kind: 'scenario' | 'tile-set' }>, library: Library): NamedList => {
  if (document.kind === 'tile-set') return { id: document.id, kinds: copiesInSet(document), set: document };
  const setup = setupOf(document, library);
  return { id: document.id, kinds: copiesIn(setup.catalogue), setup };
};

export interface TileFileOptions {
  readonly library: Library;
  readonly sets?: readonly string[];
  readonly answers?: Answers;
}
/** The lists of tiles a file holds: a set or scenario of ours, tile XML, or a plain list of codes. */
export const readTileFile = (file: string, { library, sets, answers = {} }: TileFileOptions): Result<TileFile, readonly Objection[]> => {
  if (!isForeignTileFile(file)) {
    const read = readKind(file, 'scenario', 'tile-set');
    return read.ok ? ok({ lists: [listOf(read.value, library)], objections: [] }) : read;
  }
  const text = readText(file);
  if (!text.ok) return text;
  const read =
    extname(file).toLowerCase() === XML ? fromXml(file, text.value) : fromCodes(file, text.value, kindsOfSets(library, sets), answers);
  return read.lists.length > 0
    ? ok(read)
    : fail(read.objections.length > 0 ? read.objections : [objection('set/no-tiles', { file }, { set: file })]);
};

const UNREADABLE = /^(xml|file|document)\//;
/** What is wrong with a file of tiles that is no document of ours: its remarks with their lines, and what is said of its sets as sets. */
export const judgeTileFile = (file: string, library: Library): { readable: boolean; objections: readonly Objection[] } => {
  const read = readTileFile(file, { library });
  if (!read.ok) return { readable: !read.problem.some(({ rule }) => UNREADABLE.test(rule)), objections: inFile(file, read.problem) };
  const ofSets = read.value.lists.flatMap(({ set }) => (set ? tileSetObjections(set, library) : []));
  return {
    readable: true,
    objections: [
      ...read.value.objections,
      ...inFile(
        file,
        ofSets.filter(({ rule }) => rule.startsWith('set/')),
      ),
    ],
  };
};
