import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toSvg } from '../../renderer/drawing/svg.ts';
import { documentInside, isDrawing, readWithDrawings } from './svg-document.ts';

const BOX = { x: 0, y: 0, width: 1, height: 1 };
const germany = readFileSync('scenarios/scenarios/germany-chips.json', 'utf8');
const drawing = toSvg([], BOX, { document: germany });

describe('a document in a drawing', () => {
  test('comes out as it went in', () => {
    const document = '{"title": "<b>&amp; \\"Příliš\\" </document>"}\n';
    expect(documentInside(toSvg([], BOX, { document }))).toBe(document);
    expect(readWithDrawings(drawing)).toMatchObject({ ok: true, value: { text: germany } });
  });
  test('comes out when another program has saved the drawing its own way', () => {
    const theirs = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by another -->\n${drawing
      .replace('<document xmlns="urn:tilewright">', '<tw:document xmlns:tw="urn:tilewright" id="d1">')
      .replace('</document>', '</tw:document>')
      .replaceAll('&quot;', '&#34;')}`;
    expect(readWithDrawings(theirs)).toMatchObject({ ok: true, value: { text: germany } });
  });
  test.each([
    ['none at all', toSvg([], BOX), 'document/not-in-drawing'],
    ['cut off', drawing.slice(0, 900), 'document/not-in-drawing'],
    ['broken', toSvg([], BOX, { document: germany.slice(0, 400) }), 'document/broken-json'],
    ['of another kind', toSvg([], BOX, { document: '{"kind": "map"}' }), 'document/not-ours'],
  ])('%s is refused with words', (_, text, rule) => {
    const read = readWithDrawings(text, { file: 'a.svg' });
    expect(read.ok ? [] : read.problem.map((each) => [each.rule, each.at.file])).toContainEqual([rule, 'a.svg']);
  });
  test('other text is no drawing', () => {
    for (const text of ['{}', 'say <svg>', '<tiles/>']) expect(isDrawing(text)).toBe(false);
  });
});
