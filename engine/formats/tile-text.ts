import { readDocument } from '../documents/read.ts';
import type { Tile, TileSet } from '../documents/tile-set.ts';
import type { Objection } from '../objection.ts';
import { objection } from '../objection.ts';
import type { Copies } from '../tiles/statistics.ts';
import { readJczTiles } from './jcz-tiles.ts';
import { type Answers, type Question, readTileCodes } from './tile-codes.ts';

/** Tiles found in a text of any kind: whole sets, or copies of kinds that are known. */
export interface FoundTiles {
  readonly sets: readonly TileSet[];
  readonly entries: readonly Copies[];
  readonly questions: readonly Question[];
  readonly objections: readonly Objection[];
}
const NOTHING: FoundTiles = { sets: [], entries: [], questions: [], objections: [] };

const fromJson = (text: string): FoundTiles => {
  const read = readDocument(text, {});
  if (!read.ok) return { ...NOTHING, objections: read.problem };
  const { document } = read.value;
  if (document.kind === 'tile-set') return { ...NOTHING, sets: [document] };
  if (document.kind === 'scenario' && document.tiles.own) return { ...NOTHING, sets: document.tiles.own };
  return { ...NOTHING, objections: [objection('file/other-kind', {}, { kind: document.kind, wanted: ['tile-set'] })] };
};

/** Reads tiles from pasted text or an opened file: a tile set of ours, JCloisterZone XML, or a list of codes. */
export const readTilesText = (text: string, kinds: readonly Tile[], answers: Answers = {}): FoundTiles => {
  const start = text.trimStart()[0];
  if (start === '{') return fromJson(text);
  if (start === '<' || text.charCodeAt(0) === 0xfeff) return { ...NOTHING, ...readJczTiles(text.trimStart()) };
  return { ...NOTHING, ...readTileCodes(text, kinds, answers) };
};
