import * as v from 'valibot';
import { type Document, KINDS } from './documents.ts';

const WIDE = 150;

/** Fields whose array is one entry a line, however short: the grid of a board, the tiles laid. */
const ALWAYS_BROKEN = new Set(['rows', 'laid', 'moves']);

const members = (value: object): [string, unknown][] => Object.entries(value).filter(([, member]) => member !== undefined);

const fitting = (text: string, room: number): string | undefined => (text.length <= room ? text : undefined);
/** A value on one line; undefined as soon as it is seen to need more room, so that a large document is not gone through again at every depth. */
const inline = (value: unknown, room: number): string | undefined => {
  if (typeof value !== 'object' || value === null) return fitting(JSON.stringify(value), room);
  const isList = Array.isArray(value);
  const labelled = isList ? value.map((member): [string, unknown] => ['', member]) : members(value);
  if (labelled.length === 0) return isList ? '[]' : '{}';
  if (labelled.length > room) return undefined;
  let line = '';
  for (const [key, member] of labelled) {
    const label = isList ? '' : `${JSON.stringify(key)}: `;
    const text = inline(member, room - line.length - label.length);
    if (text === undefined) return undefined;
    line += `${line === '' ? '' : ', '}${label}${text}`;
  }
  return fitting(isList ? `[${line}]` : `{ ${line} }`, room);
};

const broken = (value: object, indent: string): string => {
  const deeper = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => deeper + laidOut(item, deeper)).join(',\n')}\n${indent}]`;
  const lines = members(value).map(([key, member]) => `${deeper}${JSON.stringify(key)}: ${laidOut(member, deeper, key)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
};

const laidOut = (value: unknown, indent: string, key = ''): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const room = ALWAYS_BROKEN.has(key) && members(value).length > 0 ? 0 : WIDE - indent.length - key.length;
  return inline(value, room) ?? broken(value, indent);
};

/** JSON laid out for reading and for small diffs: what fits stands on one line, a grid row a line, a newline at the end. */
export const layOutJson = (value: object): string => `${broken(value, '')}\n`;

/** The canonical bytes of a document: fields in the order of the schema. Throws if the document is not valid, which is a fault of ours. */
export const writeDocument = (document: Document): string => layOutJson(v.parse(KINDS[document.kind].schema, document) as object);
