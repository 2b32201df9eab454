import { describe, expect, test } from 'vitest';
import { stockOf } from '../tests/fill-boards.ts';
import { classesOf } from '../tiles/code.ts';
import { readTileCodes, unanswered, writeTileCodes, writeTileTable } from './tile-codes.ts';

const base = stockOf('base');
const kinds = base.map(({ tile }) => tile);
const all = stockOf('base', 'inns-and-cathedrals', 'traders-and-builders');
const read = (text: string, answers = {}) => readTileCodes(text, kinds, answers);
const ids = (text: string, answers = {}) => read(text, answers).entries.map(({ tile, copies }) => `${tile.id} ${copies}`);
const said = (text: string) => read(text).objections.map(({ rule, at }) => `${at.line} ${rule}`);

describe('a line of a list', () => {
  test.each([
    'CRFR x4',
    'CRFR 4',
    '4 CRFR',
    '4x CRFR',
    '4 x CRFR',
    'CRFR x 4',
    'crfr ×4',
    'CRFR,4',
    'CRFR;4',
    '"CRFR","4"',
    'VRPR x4',
    'base-D x4',
    'BA/RCr 4',
    'CRFR x4 base-D',
    '  CRFR\tx4   # four of it',
    'CRFR x4 // so',
  ])('%j is four of tile D', (line) => expect(ids(line)).toEqual(['base-D 4']));
  test('without a count it is one', () => expect(ids('CRFR')).toEqual(['base-D 1']));
  test('a code may begin at any side', () => expect(ids('RFRC\nRCRF\nFRCR')).toEqual(['base-D 3']));
  test('mirror images are kept apart', () => expect(ids('CRRF x2\nCFRR x3')).toEqual(['base-J 2', 'base-K 3']));
  test('empty lines, comments and a heading are passed over', () =>
    expect(ids('code,count\n\n# the start\nCRFR,1\n')).toEqual(['base-D 1']));
  test('both alphabets may stand in one list', () => expect(ids('VPRR x3\nCRRF x3')).toEqual(['base-K 3', 'base-J 3']));
});

describe('what cannot be read is named with its line', () => {
  test.each([
    ['\nCVRF x1', '2 codes/unreadable'],
    ['CRF x1', '1 codes/unreadable'],
    ['CRFR x-2', '1 codes/count-wrong'],
    ['CRFR x1.5', '1 codes/count-wrong'],
    ['CRFR 2 3', '1 codes/two-counts'],
    ['x4', '1 codes/no-code'],
    ['CRFR CRRF x1', '1 codes/two-tiles'],
    ['base-D base-E', '1 codes/two-tiles'],
    ['CCCS x1', '1 codes/no-such-tile'],
    ['CFRR base-D', '1 codes/not-its-code'],
    ['CRFR x0', '1 codes/count-none'],
    ['CRFR x5000', '1 codes/count-large'],
    ['CRFR\nCRFR', '2 codes/tile-twice'],
  ])('%j', (text, found) => expect(said(text)).toEqual([found]));
  test('the other lines are read all the same', () => expect(ids('?!\nCRFR x4')).toEqual(['base-D 4']));
});

describe('a code that names several kinds', () => {
  test('is a question with its line and choices', () => {
    const { entries, questions } = read('CRFR x4\nCCFF x2');
    expect(entries.length).toBe(1);
    expect(questions).toEqual([{ line: 2, code: 'CCFF', count: 2, choices: ['base-I', 'base-M', 'base-N'] }]);
    expect(unanswered(questions)).toMatchObject([
      { rule: 'codes/ambiguous', at: { line: 2 }, facts: { choices: ['base-I', 'base-M', 'base-N'] } },
    ]);
  });
  test('is answered for the line, or for the whole list', () => {
    expect(ids('CCFF x2\nCCFF x1', { CCFF: 'base-N', '2:CCFF': 'base-I' })).toEqual(['base-N 2', 'base-I 1']);
    expect(read('CCFF', { CCFF: 'base-D' }).questions.length).toBe(1);
  });
  test('there are 16 of 23 in the list of 114', () => {
    const tiles = all.map(({ tile }) => tile);
    const codes = [...classesOf(tiles).keys()];
    expect(codes.length).toBe(23);
    expect(readTileCodes(codes.join('\n'), tiles).questions.length).toBe(16);
  });
});

describe('a list written', () => {
  test('is read back the same, as text and as a table', () => {
    const tiles = all.map(({ tile }) => tile);
    for (const text of [writeTileCodes(all, tiles), writeTileTable(all)]) {
      const back = readTileCodes(text, tiles);
      expect([back.questions, back.objections]).toEqual([[], []]);
      expect(back.entries).toEqual(all);
    }
  });
});
