import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type Objection, objection } from '../objection.ts';
import { fail, ok, type Result } from '../result.ts';

/** A place in a text, line and column from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}
/** An element with the place where it begins. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
  readonly at: TextPlace;
}

const MOST_CHARACTERS = 4_000_000;
const DEEPEST = 20;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');
export const escapedXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const placeFinder = (text: string): ((position: number) => TextPlace) => {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at);
  return (position) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) < position) low = middle + 1;
      else high = middle;
    }
    return { line: low + 1, column: position - (low === 0 ? -1 : (ends[low - 1] as number)) };
  };
};

/** What may not stand in a file from a stranger, before anything reads it: entities that grow, and size. */
const refusedAtOnce = (text: string): Objection | undefined => {
  if (text.length > MOST_CHARACTERS) return objection('xml/too-large', {}, { characters: text.length, most: MOST_CHARACTERS });
  const bare = text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const at = bare.search(/<!(DOCTYPE|ENTITY|ELEMENT|ATTLIST)/i);
  if (at >= 0) return objection('xml/doctype', placeFinder(text)(at));
  return undefined;
};

const notWellFormed = (text: string): Objection | undefined => {
  const verdict = XMLValidator.validate(text);
  if (verdict === true) return undefined;
  const { line, col, msg } = verdict.err;
  return objection('xml/not-well-formed', { line, ...(col ? { column: col } : {}) }, { why: msg });
};

type Node = Readonly<Record<string, unknown>>;
const SYMBOL = XMLParser.getMetaDataSymbol() as unknown as symbol;
const startOf = (node: object): number => {
  const found = (node as Readonly<Record<symbol, unknown>>)[SYMBOL];
  return typeof found === 'object' && found !== null && 'startIndex' in found ? Number(found.startIndex) : 0;
};
const attributesOf = (node: Node): ReadonlyMap<string, string> =>
  new Map(Object.entries((node[':@'] ?? {}) as Record<string, string>).map(([name, value]) => [name, unescaped(String(value))]));

class TooDeep extends Error {}
const elementOf = (node: Node, placeOf: (position: number) => TextPlace, depth: number): XmlElement => {
  if (depth > DEEPEST) throw new TooDeep();
  const name = Object.keys(node).find((key) => key !== ':@') ?? '';
  const inside = node[name] as readonly Node[];
  const text = inside.flatMap((child) => ('#text' in child ? [unescaped(String(child['#text']))] : []));
  const children = inside.filter((child) => !('#text' in child)).map((child) => elementOf(child, placeOf, depth + 1));
  return { name, attributes: attributesOf(node), children, text: text.join(' ').trim(), at: placeOf(startOf(node)) };
};

const parsed = (text: string): Result<XmlElement, Objection> => {
  const parser = new XMLParser({
    preserveOrder: true,
    captureMetaData: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    processEntities: false,
    parseTagValue: false,
    parseAttributeValue: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
  });
  try {
    const roots = (parser.parse(text) as Node[]).filter((node) => !('#text' in node));
    const [root] = roots;
    if (!root || roots.length > 1) return fail(objection('xml/not-well-formed', { line: 1 }, { why: 'one root element' }));
    return ok(elementOf(root, placeFinder(text), 0));
  } catch (error) {
    const why = error instanceof TooDeep ? `> ${DEEPEST}` : error instanceof Error ? error.message : '';
    return fail(objection(error instanceof TooDeep ? 'xml/too-deep' : 'xml/not-well-formed', { line: 1 }, { why }));
  }
};

/** Reads XML without document types or entities of its own; what is refused is named with its line. */
export const readXml = (given: string): Result<XmlElement, Objection> => {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const refused = refusedAtOnce(text) ?? notWellFormed(text);
  return refused ? fail(refused) : parsed(text);
};
