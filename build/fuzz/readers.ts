import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDocument } from '../../engine/documents/read.ts';
import { writeDocument } from '../../engine/documents/write.ts';
import { parsePlacements } from '../../engine/notation.ts';
import type { Objection } from '../../engine/objection.ts';
import { at } from '../root.mjs';

/** Reads one text; answers with the refusals that name no place. It must never throw. */
export interface Reader {
  readonly name: string;
  /** Good texts to start from. */
  readonly seeds: readonly string[];
  read(text: string): readonly string[];
}

const jsonIn = (folder: string): string[] =>
  readdirSync(at('scenarios', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(at('scenarios', folder, name), 'utf8'));

/** An empty file has no line to point at; a file too large is its own place. */
const WHOLE_FILE = ['document/empty', 'document/too-large'];
const hasPlace = ({ rule, at: { file, line, path: inDocument } }: Objection): boolean =>
  file !== undefined && (line !== undefined || inDocument !== undefined || WHOLE_FILE.includes(rule));
/** Refusals that point nowhere; an empty refusal is one itself. */
export const placeless = (objections: readonly Objection[]): string[] =>
  objections.length === 0 ? ['refused without a word'] : objections.filter((each) => !hasPlace(each)).map(({ rule }) => rule);

const documents: Reader = {
  name: 'documents',
  seeds: ['boards', 'scenarios', 'tile-sets', 'past-versions'].flatMap(jsonIn),
  read(text) {
    const result = readDocument(text, { file: 'fuzzed.json' });
    if (!result.ok) return placeless(result.problem);
    writeDocument(result.value.document);
    return [];
  },
};

const notation: Reader = {
  name: 'notation',
  seeds: ['D@0,0', 'base-D/0@8,2 base-V/1@9,2', 'A/3@-5,12 X@0,1 wonders-1/2@100,-100'],
  read(text) {
    const { problems } = parsePlacements(text);
    return problems.filter(({ word, offset }) => text.slice(offset, offset + word.length) !== word).map(({ word }) => word);
  },
};

/** Every reader of other people's texts. */
export const READERS: readonly Reader[] = [documents, notation];

/** Inputs that once did harm or are made to: kept for ever, tried on every reader. */
export const corpus = (): { readonly name: string; readonly text: string }[] =>
  readdirSync(at('build/fuzz/corpus')).map((name) => ({ name, text: readFileSync(path.join(at('build/fuzz/corpus'), name), 'utf8') }));
