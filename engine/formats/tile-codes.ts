import { type Facts, type Objection, objection } from '../objection.ts';
import type { Tile } from '../tile.ts';
import { classesOf, codeOf, leastTurn } from '../tiles/code.ts';
import type { Copies } from '../tiles/statistics.ts';

/** A line whose code names several kinds: the person has to say which. */
export interface Question {
  readonly line: number;
  readonly code: string;
  readonly count: number;
  readonly choices: readonly string[];
}
/** A list read from text. */
export interface ReadList {
  readonly entries: readonly Copies[];
  readonly questions: readonly Question[];
  readonly objections: readonly Objection[];
}
/** Answers to questions: the id meant by a code, on one line ("3:CRFR") or wherever it stands ("CRFR"). */
export type Answers = Readonly<Record<string, string>>;

/** One line taken apart. */
interface Line {
  readonly line: number;
  readonly words: readonly string[];
  readonly count: number;
}

const COMMENT = /(#|\/\/).*$/;
const MOST = 1000;
const TIMES = /^(?:[x×*]?\s*(-?\d+(?:\.\d+)?)|(-?\d+(?:\.\d+)?)\s*[x×*])$/i;
const HEADINGS: ReadonlySet<string> = new Set(['code', 'tile', 'kind', 'edges', 'id', 'count', 'copies', 'number', 'n', 'qty']);

const isHeading = (words: readonly string[]): boolean => words.length > 0 && words.every((word) => HEADINGS.has(word.toLowerCase()));
/** "x 4" and "4 x" are one word, and so is a count joined to nothing. */
const wordsOf = (text: string): string[] =>
  text
    .replace(COMMENT, '')
    .replace(/(^|[\s,;\t])([x×*])\s+(-?\d)/gi, '$1$2$3')
    .replace(/(-?\d)\s+([x×*])(?=[\s,;\t]|$)/gi, '$1$2')
    .split(/[\s,;\t]+/)
    .map((word) => word.replace(/^"(.*)"$/, '$1'))
    .filter((word) => word !== '');

const countIn = (word: string): number | undefined => {
  const match = TIMES.exec(word);
  return match ? Number(match[1] ?? match[2]) : undefined;
};

const readLines = (text: string, objections: Objection[]): Line[] =>
  text.split(/\r\n|\r|\n/).flatMap((raw, index): Line[] => {
    const words = wordsOf(raw);
    const line = index + 1;
    if (words.length === 0 || isHeading(words)) return [];
    const counts = words.map(countIn);
    const given = counts.filter((count) => count !== undefined);
    const names = words.filter((_, i) => counts[i] === undefined);
    const [count = 1] = given;
    if (given.length > 1) objections.push(objection('codes/two-counts', { line }, { text: raw.trim() }));
    else if (!Number.isInteger(count) || count < 0) objections.push(objection('codes/count-wrong', { line }, { count }));
    else if (names.length === 0) objections.push(objection('codes/no-code', { line }, { text: raw.trim() }));
    else return [{ line, words: names, count: noted(count, line, objections) }];
    return [];
  });
const noted = (count: number, line: number, objections: Objection[]): number => {
  if (count === 0) objections.push(objection('codes/count-none', { line }, {}, 'note'));
  if (count > MOST) objections.push(objection('codes/count-large', { line }, { count }, 'warning'));
  return count;
};

const OURS = /^[CFRS]{4}$/i;
/** Ville, route, pré: city, road, field. */
const FRENCH = /^[VRP]{4}$/i;
const TRANSLATION: Readonly<Record<string, string>> = { V: 'C', R: 'R', P: 'F' };
/** The code a word means, its letters those of our alphabet, turned so that it comes first; undefined if it is none. */
export const parseCode = (word: string): string | undefined => {
  const upper = word.toUpperCase();
  if (OURS.test(upper)) return leastTurn(upper);
  if (FRENCH.test(upper)) return leastTurn([...upper].map((letter) => TRANSLATION[letter]).join(''));
  return undefined;
};

/** The kinds a list may name, by id, by alias and by code. */
interface Known {
  readonly named: ReadonlyMap<string, Tile>;
  readonly classes: ReadonlyMap<string, readonly Tile[]>;
}
const knownOf = (kinds: readonly Tile[]): Known => {
  const named = new Map<string, Tile>();
  for (const tile of kinds) for (const alias of tile.aliases ?? []) if (!named.has(alias)) named.set(alias, tile);
  for (const tile of kinds) named.set(tile.id, tile);
  return { named, classes: classesOf(kinds.filter(({ squares }) => !squares)) };
};

type Outcome = { readonly tile: Tile } | { readonly question: Question } | { readonly objection: Objection };
const refuse = (rule: string, line: number, facts: Facts): Outcome => ({ objection: objection(rule, { line }, facts) });

const meant = ({ line, words, count }: Line, { named, classes }: Known, answers: Answers): Outcome => {
  const tiles = words.flatMap((word) => named.get(word) ?? []);
  const codes = words.filter((word) => !named.has(word));
  const [tile, ...others] = tiles;
  if (others.length > 0 || codes.length > 1) return refuse('codes/two-tiles', line, { text: words.join(' ') });
  const code = codes[0] === undefined ? undefined : parseCode(codes[0]);
  if (codes[0] !== undefined && code === undefined) return refuse('codes/unreadable', line, { code: codes[0] });
  if (tile)
    return code === undefined || code === codeOf(tile)
      ? { tile }
      : refuse('codes/not-its-code', line, { code, tile: tile.id, own: codeOf(tile) });
  const kinds = classes.get(code ?? '') ?? [];
  const answer = named.get(answers[`${line}:${code}`] ?? answers[code ?? ''] ?? '');
  if (answer && kinds.includes(answer)) return { tile: answer };
  const [only, ...more] = kinds;
  if (!only) return refuse('codes/no-such-tile', line, { code: code ?? '' });
  return more.length === 0 ? { tile: only } : { question: { line, code: code ?? '', count, choices: kinds.map(({ id }) => id) } };
};

/**
 * Reads a list of tiles, one kind a line: "CRFR x4", "4 CRFR", "base-D,4", "VRPR x 4 # with comment".
 * Codes are read in both alphabets, in any turn, mirror images apart; a code that names several kinds becomes a question.
 */
export const readTileCodes = (text: string, kinds: readonly Tile[], answers: Answers = {}): ReadList => {
  const objections: Objection[] = [];
  const questions: Question[] = [];
  const entries = new Map<string, { tile: Tile; copies: number; line: number }>();
  const known = knownOf(kinds);
  for (const line of readLines(text.replace(/^\uFEFF/, ''), objections)) {
    const outcome = meant(line, known, answers);
    if ('objection' in outcome) objections.push(outcome.objection);
    else if ('question' in outcome) questions.push(outcome.question);
    else {
      const before = entries.get(outcome.tile.id);
      if (before)
        objections.push(
          objection('codes/tile-twice', { line: line.line, tile: outcome.tile.id }, { tile: outcome.tile.id, first: before.line }, 'note'),
        );
      entries.set(outcome.tile.id, { tile: outcome.tile, copies: line.count + (before?.copies ?? 0), line: before?.line ?? line.line });
    }
  }
  return { entries: [...entries.values()].map(({ tile, copies }) => ({ tile, copies })), questions, objections };
};

/** What is said of the questions nobody answered: the line, and the choices. */
export const unanswered = (questions: readonly Question[]): Objection[] =>
  questions.map(({ line, code, choices }) => objection('codes/ambiguous', { line }, { code, choices }));

/** Writes a list so that it can be read back: code, count, and the id where the code alone would not do. */
export const writeTileCodes = (entries: readonly Copies[], kinds: readonly Tile[]): string => {
  const { classes } = knownOf(kinds);
  const lines = entries.map(({ tile, copies }) => {
    const code = tile.squares ? '' : `${codeOf(tile)} `;
    const alone = !tile.squares && classes.get(codeOf(tile))?.length === 1;
    return alone ? `${code}x${copies}` : `${code}x${copies} ${tile.id}`;
  });
  return lines.map((line) => `${line}\n`).join('');
};
/** The same as a table for spreadsheets. */
export const writeTileTable = (entries: readonly Copies[]): string =>
  ['code,id,count', ...entries.map(({ tile, copies }) => `${tile.squares ? '' : codeOf(tile)},${tile.id},${copies}`)]
    .map((line) => `${line}\n`)
    .join('');
