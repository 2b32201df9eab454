import { findNodeAtLocation, getLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Objection, objection, type Place } from '../objection.ts';
import { fail, ok, type Result } from '../result.ts';

/** JSON with the places of its parts. */
export interface ParsedJson {
  readonly value: unknown;
  /** Where a path stands in the text; where it does not exist, where the nearest thing above it does. */
  placeOf(path: readonly (string | number)[]): Place;
}

const MAX_LENGTH = 30_000_000;
const MAX_DEPTH = 64;
const MOST_KEY_PROBLEMS = 100;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Line and column of an offset, both from 1. */
export const placeOfOffset = (text: string, offset: number): { readonly line: number; readonly column: number } => {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
};

/** Where the text opens more brackets than any document of ours has levels, before any recursion could suffer from it. */
const tooDeepAt = (text: string): number | undefined => {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (inString) {
      if (char === '\\') i++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '[' || char === '{') {
      depth++;
      if (depth > MAX_DEPTH) return i;
    } else if (char === ']' || char === '}') depth--;
  }
  return undefined;
};

function* badKeys(node: Node): Generator<{ readonly rule: string; readonly node: Node }> {
  if (node.type === 'object') {
    const seen = new Set<string>();
    for (const [key] of propertiesOf(node)) {
      const name = String(key.value);
      if (FORBIDDEN.has(name)) yield { rule: 'document/forbidden-field', node: key };
      else if (seen.has(name)) yield { rule: 'document/field-twice', node: key };
      seen.add(name);
    }
  }
  for (const child of node.children ?? []) yield* badKeys(child);
}

const propertiesOf = (node: Node): [Node, Node | undefined][] =>
  (node.children ?? []).map((property) => [property.children?.[0] as Node, property.children?.[1]]);

const valueIn = (node: Node): unknown => {
  if (node.type === 'array') return (node.children ?? []).map(valueIn);
  if (node.type !== 'object') return node.value;
  return Object.fromEntries(propertiesOf(node).map(([key, member]) => [String(key.value), member ? valueIn(member) : null]));
};

/** The first of them: a file of nothing but twins must not take for ever to refuse. */
const keyProblems = (root: Node, text: string): Objection[] => {
  const found: Objection[] = [];
  for (const { rule, node } of badKeys(root)) {
    found.push(objection(rule, placeOfOffset(text, node.offset), { field: String(node.value) }));
    if (found.length === MOST_KEY_PROBLEMS) break;
  }
  return found;
};

const unreadable = (text: string): Objection | undefined => {
  if (text.trim() === '') return objection('document/empty');
  if (text.includes('\u0000')) return objection('document/not-text', placeOfOffset(text, text.indexOf('\u0000')));
  if (text.length > MAX_LENGTH)
    return objection('document/too-large', {}, { megabytes: Math.ceil(text.length / 1e6), most: MAX_LENGTH / 1e6 });
  const deep = tooDeepAt(text);
  return deep === undefined ? undefined : objection('document/too-deep', placeOfOffset(text, deep), { most: MAX_DEPTH });
};

const FOUND = 20;
const brokenAt = (text: string, { error, offset }: ParseError): Objection => {
  const found = text
    .slice(offset, offset + FOUND)
    .trim()
    .replace(/\s+/g, ' ');
  const at = { ...placeOfOffset(text, offset), path: getLocation(text, offset).path.join('.') };
  return objection('document/broken-json', at, { problem: printParseErrorCode(error), found, isAtEnd: found === '' ? 'yes' : 'no' });
};

const nearest = (root: Node, path: readonly (string | number)[]): Node => {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node;
  }
  return root;
};

/** Reads strict JSON: no comments, no key twice, no field that could reach a prototype. All key problems at once. */
export const parseJson = (text: string): Result<ParsedJson, readonly Objection[]> => {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const refusal = unreadable(bare);
  if (refusal) return fail([refusal]);
  const errors: ParseError[] = [];
  const root = parseTree(bare, errors, { disallowComments: true, allowTrailingComma: false });
  if (errors[0] || !root) return fail([errors[0] ? brokenAt(bare, errors[0]) : objection('document/empty')]);
  const keys = keyProblems(root, bare);
  if (keys.length > 0) return fail(keys);
  const placeOf = (path: readonly (string | number)[]): Place => ({
    path: path.join('.'),
    ...placeOfOffset(bare, nearest(root, path).offset),
  });
  return ok({ value: valueIn(root), placeOf });
};
