import { type ReadDocument, readDocument } from '../documents/read.ts';
import { type Objection, objection } from '../objection.ts';
import { fail, type Result } from '../result.ts';
import { documentPrinted, isPrinted } from './printed-document.ts';

/** A drawing begins with its root, after what XML allows before it. */
const DRAWING = /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*(?:<!DOCTYPE[^>[]*>\s*)?<svg[\s>]/;
const INSIDE = /<(?:[\w-]{1,20}:)?document\s+xmlns(?::[\w-]{1,20})?="urn:tilewright"[^>]*>([^<]*)<\//;
const LETTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST = 0x10ffff;
const letter = (entity: string, name: string): string => {
  if (!name.startsWith('#')) return LETTERS[name] ?? entity;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= LAST ? String.fromCodePoint(code) : entity;
};

export const isDrawing = (text: string): boolean => DRAWING.test(text);
/** The document that travels in a drawing of ours, if one does. */
export const documentInside = (svg: string): string | undefined =>
  INSIDE.exec(svg)?.[1]?.replace(/&(#x?[0-9a-fA-F]{1,6}|[a-z]{2,4});/g, letter);

/** Whether a text is a drawing, a PDF or a PNG: something made of a document. */
export const isMade = (text: string): boolean => isDrawing(text) || isPrinted(text);
/** A document, or that of a drawing, a PDF or a PNG in which one travels. */
export const readWithDrawings = (text: string, at: { readonly file?: string } = {}): Result<ReadDocument, readonly Objection[]> => {
  if (!isMade(text)) return readDocument(text, at);
  const inside = isPrinted(text) ? documentPrinted(text) : documentInside(text);
  return inside === undefined ? fail([objection('document/not-in-drawing', { ...at, line: 1, column: 1 }, {})]) : readDocument(inside, at);
};
