import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../../engine/documents/read.ts';
import { asciiJson, documentPrinted, isPrinted } from '../../engine/formats/printed-document.ts';
import { hasPoppler } from '../../renderer/drawing/tests/poppler.ts';
import { textOfBytes } from '../bytes-text.ts';
import { run } from './run.ts';

const GERMANY = 'scenarios/scenarios/germany-chips.json';
const folder = mkdtempSync(join(tmpdir(), 'tilewright-carried-'));
const MADE = {
  pdf: ['sheet', GERMANY, '--lang', 'cs'],
  svg: ['print', GERMANY, '--what', 'board', '--poster', '--square', '10'],
  png: ['print', GERMANY, '--what', 'board', '--poster', '--square', '10', '--dpi', '40'],
} as const;
type Format = keyof typeof MADE;
const FORMATS = Object.keys(MADE) as Format[];
const made = async (format: Format, ...more: string[]): Promise<string> => {
  const file = join(folder, `${more.length}.${format}`);
  expect((await run(...MADE[format], '--out', file, ...more)).code).toBe(0);
  return file;
};
const back = async (file: string): Promise<string> => {
  const out = `${file}.back.json`;
  expect((await run('convert', file, out)).code).toBe(0);
  return readFileSync(out, 'utf8');
};

describe('what is printed', () => {
  test('gives back the same scenario in every format', async () => {
    const texts = await Promise.all(FORMATS.map(async (format) => back(await made(format))));
    expect(new Set(texts).size).toBe(1);
    const original = readDocument(readFileSync(GERMANY, 'utf8'));
    const carried = readDocument(texts[0] as string);
    if (!original.ok || !carried.ok) throw new Error('not read');
    expect(carried.value.document).toMatchObject({ ...original.value.document, board: { id: 'germany' }, tiles: {} });
  });
  test('carries nothing when told so, and that is said', async () => {
    for (const format of FORMATS) {
      const { code, err } = await run('check', await made(format, '--without-document'));
      expect([code, err.includes('[document/not-in-drawing]')]).toEqual([2, true]);
    }
  });
  test('is refused with words when it is cut, its lengths lie or its document is broken', async () => {
    for (const format of ['pdf', 'png'] as const) {
      const bytes = readFileSync(await made(format));
      const text = bytes.toString('latin1');
      const wrong = [
        bytes.subarray(0, 30),
        bytes.subarray(0, text.indexOf('"version"')),
        Buffer.from(text.replace(/\/Length \d+(?=\s*>>\s*stream\s+\{)/, '/Length 99').replace(/iTXt/, 'iTXu'), 'latin1'),
        Buffer.from(text.replace('"kind": "scenario"', '"kind": "scenery" '), 'latin1'),
      ];
      for (const [i, each] of wrong.entries()) {
        const file = join(folder, `wrong-${i}.${format}`);
        writeFileSync(file, each);
        const { code, err } = await run('check', file);
        expect([code, err.startsWith(`${file}:`)]).toEqual([2, true]);
      }
    }
  });
  test.skipIf(!hasPoppler)('shows another program the file that is attached', async () => {
    const list = execFileSync('pdfdetach', ['-list', await made('pdf')], { encoding: 'utf8' });
    expect(list).toContain('1 embedded files\n1: germany-chips.json');
  });
});

test('every letter comes through plain JSON', () => {
  const document = { kind: 'board', name: { cs: 'Příliš žluťoučký „kůň“ 🐎 \u2028 \u007f \\ " </document>' } };
  const json = asciiJson(JSON.stringify(document));
  expect(json).toMatch(/^[\x20-\x7e]*$/);
  expect(JSON.parse(json)).toEqual(document);
});

test('bytes that are no text are text only when a document may travel in them', () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0xff, 0xff, 0xff, 0x69, 0x54, 0x58, 0x74);
  const text = textOfBytes(png) as string;
  expect([text.length, isPrinted(text), documentPrinted(text)]).toEqual([16, true, undefined]);
  expect(textOfBytes(Uint8Array.of(0xff, 0xfe, 0))).toBeUndefined();
  expect(textOfBytes(new TextEncoder().encode('žluť'))).toBe('žluť');
});
