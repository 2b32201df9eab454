import * as v from 'valibot';
import { type Objection, objection } from '../objection.ts';
import { fail, ok, type Result } from '../result.ts';
import { type Document, isKind, KINDS, type Kind } from './documents.ts';
import { migrate } from './migrate.ts';
import { type ParsedJson, parseJson } from './parse.ts';

export interface ReadDocument<Doc extends Document = Document> {
  readonly document: Doc;
  /** The text it was read from: a document nobody changed is written as it was read. */
  readonly text: string;
  /** The version of the file, where it is older than today's. */
  readonly raisedFrom?: number;
}

type Path = readonly (string | number)[];
const MOST_OBJECTIONS = 100;

const pathOf = (issue: v.BaseIssue<unknown>): Path => (issue.path ?? []).map((item) => item.key as string | number);

/** The deepest issues of a union: what is wrong with the variant that was meant, not that no variant fits. */
const leaves = (issue: v.BaseIssue<unknown>): v.BaseIssue<unknown>[] => {
  const inner = (issue.issues ?? []).filter((each) => each.type !== 'string' && each.type !== 'regex');
  const deeper = inner.filter((each) => (each.path?.length ?? 0) > 0);
  return deeper.length > 0
    ? deeper.flatMap((each) => leaves(each as v.BaseIssue<unknown>)).map((each) => withPrefix(issue, each))
    : [issue];
};
const withPrefix = (outer: v.BaseIssue<unknown>, inner: v.BaseIssue<unknown>): v.BaseIssue<unknown> =>
  outer.path ? ({ ...inner, path: [...outer.path, ...(inner.path ?? [])] } as v.BaseIssue<unknown>) : inner;

const ruleOf = (issue: v.BaseIssue<unknown>): string => {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'document/unknown-field';
  if (issue.type === 'strict_object' && issue.received === 'undefined') return 'document/missing-field';
  return issue.message === CONTROL ? 'document/control-character' : 'document/wrong-value';
};
/** The message by which the schema says that a text holds control characters. */
const CONTROL = 'control characters';

/** What a place wants: a pattern by its words, a number by its least or most ("≥ 0"). */
const wantedOf = ({ type, expected, message }: v.BaseIssue<unknown>): string | readonly string[] => {
  if (type === 'regex' || type === 'check') return message;
  if (type === 'integer') return '0, 1, 2, …';
  return (expected ?? message)
    .replace(/^>=/, '≥ ')
    .replace(/^<=/, '≤ ')
    .replaceAll('"', '')
    .replace(/^\((.*)\)$/, '$1')
    .split(' | ');
};

const objectionOf = (issue: v.BaseIssue<unknown>, json: ParsedJson): Objection => {
  const path = pathOf(issue);
  const facts = { field: String(path.at(-1) ?? ''), expected: wantedOf(issue), received: issue.received.slice(0, 60) };
  return objection(ruleOf(issue), json.placeOf(path), facts);
};

const kindProblem = (raw: unknown, json: ParsedJson): Objection | undefined => {
  const { kind, version } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const named = typeof kind === 'string' ? kind.slice(0, 40) : '';
  if (!isKind(kind)) return objection('document/not-ours', json.placeOf(['kind']), { kind: named });
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return objection('document/no-version', json.placeOf(['version']), { kind });
  if (version > KINDS[kind].version)
    return objection('document/newer', json.placeOf(['version']), { kind, version, known: KINDS[kind].version });
  return undefined;
};

/** A nested document that is newer than this program knows. */
function* newerInside(raw: unknown, json: ParsedJson, path: Path = []): Generator<Objection> {
  if (typeof raw !== 'object' || raw === null) return;
  for (const [key, member] of Object.entries(raw)) {
    const inner = [...path, Array.isArray(raw) ? Number(key) : key];
    const { kind, version } = (typeof member === 'object' && member !== null ? member : {}) as Record<string, unknown>;
    if (isKind(kind) && typeof version === 'number' && version > KINDS[kind].version)
      yield objection('document/newer', json.placeOf([...inner, 'version']), { kind, version, known: KINDS[kind].version });
    yield* newerInside(member, json, inner);
  }
}

const validated = (raw: Record<string, unknown>, json: ParsedJson): Result<Document, readonly Objection[]> => {
  const parsed = v.safeParse(KINDS[raw['kind'] as Kind].schema, migrate(raw));
  if (parsed.success) return ok(parsed.output as Document);
  return fail(
    parsed.issues
      .flatMap(leaves)
      .slice(0, MOST_OBJECTIONS)
      .map((issue) => objectionOf(issue, json)),
  );
};

const inFile = (objections: readonly Objection[], file: string | undefined): readonly Objection[] =>
  file === undefined ? objections : objections.map((each) => ({ ...each, at: { file, ...each.at } }));

const read = (text: string): Result<ReadDocument, readonly Objection[]> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  const raw = json.value.value;
  const problems = [kindProblem(raw, json.value)].filter((each) => each !== undefined).concat([...newerInside(raw, json.value)]);
  if (problems.length > 0) return fail(problems);
  const document = validated(raw as Record<string, unknown>, json.value);
  if (!document.ok) return document;
  const version = (raw as { readonly version: number }).version;
  return ok({ document: document.value, text, ...(version < document.value.version ? { raisedFrom: version } : {}) });
};

/**
 * Reads one of our documents: strict JSON, raised to the newest version, checked against the one schema.
 * Refuses what is broken, newer or unknown, naming line, column and path of each fault.
 */
export const readDocument = (text: string, { file }: { readonly file?: string } = {}): Result<ReadDocument, readonly Objection[]> => {
  const result = read(text);
  return result.ok ? result : fail(inFile(result.problem, file));
};
