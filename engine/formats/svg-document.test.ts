import { expect, test } from 'vitest';
import { toSvg } from '../../renderer/drawing/svg.ts';
import { documentText } from './svg-document.ts';

const BOX = { x: 0, y: 0, width: 1, height: 1 };

test('a document comes out of a drawing as it went in', () => {
  const document = '{"title": "<b>&amp; \\"Příliš\\" </document>"}\n';
  expect(documentText(toSvg([], BOX, { document }))).toBe(document);
});
test('other text, and drawings without a document, stay as they are', () => {
  for (const text of ['{}', toSvg([], BOX), '<svg/>', 'say <document xmlns="urn:tilewright">x</document>'])
    expect(documentText(text)).toBe(text);
});
