import * as v from 'valibot';
import { type Document, KINDS } from './documents.ts';

const WIDE = 150;

/** Fields whose array is one entry a line, however short: the grid of a board, the tiles laid. */
const ALWAYS_BROKEN = new Set(['rows', 'laid', 'moves']);

const members = (value: object): [string, unknown][] => Object.entries(value).filter(([, member]) => member !== undefined);

const fitting = (text: string, room: number): string | undefined => (text.length <= room ? text : undefined);
/** Parts with commas between, while there is room. */
const joined = <Part>(
  parts: readonly Part[],
  room: number,
  textOf: (part: Part, room: number) => string | undefined,
): string | undefined => {
  let line = '';
  for (const part of parts) {
    const text = textOf(part, room - line.length);
    if (text === undefined) return undefined;
    line += line === '' ? text : `, ${text}`;
  }
  return line;
};
const inlineMember = ([key, member]: [string, unknown], room: number): string | undefined => {
  const label = `${JSON.stringify(key)}: `;
  const text = inline(member, room - label.length);
  return text === undefined ? undefined : label + text;
};
const inlineObject = (entries: readonly [string, unknown][], room: number): string | undefined => {
  if (entries.length === 0) return '{}';
  const line = entries.length > room ? undefined : joined(entries, room, inlineMember);
  return line === undefined ? undefined : fitting(`{ ${line} }`, room);
};
const inlineList = (list: readonly unknown[], room: number): string | undefined => {
  if (list.length === 0) return '[]';
  const line = list.length > room ? undefined : joined(list, room, inline);
  return line === undefined ? undefined : fitting(`[${line}]`, room);
};
/** A value on one line; undefined as soon as it is seen to need more room, so that a large document is not gone through again at every depth. */
const inline = (value: unknown, room: number): string | undefined => {
  if (Number.isInteger(value)) return fitting(`${value}`, room);
  if (typeof value !== 'object' || value === null) return fitting(JSON.stringify(value), room);
  return Array.isArray(value) ? inlineList(value, room) : inlineObject(members(value), room);
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
