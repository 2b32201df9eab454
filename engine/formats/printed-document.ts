/**
 * A PDF or a PNG as text: one character a byte. Our own carry the document they were made from, as JSON in plain ASCII,
 * so that it can be found and read without unpacking anything.
 */
const PDF = '%PDF-';
const PNG = '\x89PNG\r\n\x1a\n';
export const isPrinted = (text: string): boolean => text.startsWith(PDF) || text.startsWith(PNG);

const HEX = 16;
const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(HEX).padStart(4, '0')}`;
/** The same JSON with every letter beyond ASCII written as `\uXXXX`. */
export const asciiJson = (json: string): string => json.replace(/[\x7f-\uffff]/g, escaped);

/** What stands before the document in its chunk: a keyword, not compressed, in no language. */
export const PNG_KEYWORD = 'Tilewright\0\0\0\0\0';
const CHUNK = 12;
const numberAt = (bytes: string, at: number): number => [0, 1, 2, 3].reduce((sum, i) => sum * 256 + bytes.charCodeAt(at + i), 0);
const inPng = (bytes: string): string | undefined => {
  for (let at = PNG.length; at + CHUNK <= bytes.length; at += CHUNK + numberAt(bytes, at)) {
    const isOurs = bytes.startsWith(`iTXt${PNG_KEYWORD}`, at + 4);
    if (isOurs) return bytes.slice(at + 8 + PNG_KEYWORD.length, at + 8 + numberAt(bytes, at));
  }
  return undefined;
};

/** How a PDF names what is attached. */
export const PDF_SUBTYPE = 'application#2Fjson';
const ATTACHED = /\/Type \/EmbeddedFile\s+\/Subtype \/application#2Fjson\s+\/Length (\d{1,9})\s*>>\s*stream\r?\n/;
const inPdf = (bytes: string): string | undefined => {
  const found = ATTACHED.exec(bytes);
  const start = found && found.index + found[0].length;
  return start === null ? undefined : bytes.slice(start, start + Number(found?.[1]));
};

/** The document that travels in a PDF or PNG of ours, if one does. */
export const documentPrinted = (bytes: string): string | undefined => (bytes.startsWith(PNG) ? inPng(bytes) : inPdf(bytes));
