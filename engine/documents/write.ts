import * as v from 'valibot';
import { type Document, KINDS } from './documents.ts';

const WIDE = 150;

/** Fields whose array is one entry a line, however short: the grid of a board, the tiles laid. */
const ALWAYS_BROKEN = new Set(['rows', 'laid', 'moves']);

const members = (value: object): [string, unknown][] => Object.entries(value).filter(([, member]) => member !== undefined);

const inline = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const inner = members(value).map(([key, member]) => `${JSON.stringify(key)}: ${inline(member)}`);
    return inner.length === 0 ? '{}' : `{ ${inner.join(', ')} }`;
  }
  return JSON.stringify(value);
};

const broken = (value: object, indent: string): string => {
  const deeper = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => deeper + laidOut(item, deeper)).join(',\n')}\n${indent}]`;
  const lines = members(value).map(([key, member]) => `${deeper}${JSON.stringify(key)}: ${laidOut(member, deeper, key)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
};

const laidOut = (value: unknown, indent: string, key = ''): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (members(value).length === 0) return inline(value);
  const line = inline(value);
  const fits = line.length + indent.length + key.length <= WIDE && !ALWAYS_BROKEN.has(key);
  return fits ? line : broken(value, indent);
};

/** JSON laid out for reading and for small diffs: what fits stands on one line, a grid row a line, a newline at the end. */
export const layOutJson = (value: object): string => `${broken(value, '')}\n`;

/** The canonical bytes of a document: fields in the order of the schema. Throws if the document is not valid, which is a fault of ours. */
export const writeDocument = (document: Document): string => layOutJson(v.parse(KINDS[document.kind].schema, document) as object);
