import { parseJson } from '../../engine/documents/parse.ts';
import { type Objection, objection } from '../../engine/objection.ts';
import { fail, ok, type Result } from '../../engine/result.ts';
import type { Command } from './command.ts';
import { isKept, tidied } from './keys.ts';

/** A person's own shortcuts, by command; an empty one takes the key away. */
export type KeyMap = Readonly<Record<string, string>>;

export const KEY_MAP_VERSION = 1;
const MOST_OBJECTIONS = 100;

/** All shortcuts as they are, one command a line, to be kept, changed by hand or taken to another computer. */
export const writeKeyMap = (commands: readonly Command[], own: KeyMap): string => {
  const lines = commands.map(({ id, shortcut = '' }) => `  ${JSON.stringify(id)}: ${JSON.stringify(own[id] ?? shortcut)}`);
  return `{\n "kind": "key-map",\n "version": ${KEY_MAP_VERSION},\n "shortcuts": {\n${lines.join(',\n')}\n }\n}\n`;
};

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

/** The rule a command's keys break, if any. */
const broken = (keys: unknown): string | undefined => {
  if (typeof keys !== 'string') return 'keys/no-shortcut';
  if (keys.trim() === '') return undefined;
  const shortcut = tidied(keys);
  if (shortcut === undefined) return 'keys/no-shortcut';
  return isKept(shortcut) ? 'keys/kept' : undefined;
};
const headProblem = ({ kind, version, shortcuts }: Fields): { readonly rule: string; readonly field: string } | undefined => {
  if (kind !== 'key-map' || typeof version !== 'number') return { rule: 'keys/not-a-key-map', field: 'kind' };
  if (version > KEY_MAP_VERSION) return { rule: 'keys/newer', field: 'version' };
  return fieldsOf(shortcuts) ? undefined : { rule: 'keys/no-shortcuts', field: 'shortcuts' };
};

/** Reads a key map. Gives what differs from the shortcuts the commands come with; a command it does not name has its own again. */
export const readKeyMap = (text: string, commands: readonly Command[]): Result<KeyMap, readonly Objection[]> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  const { value, placeOf } = json.value;
  const fields = fieldsOf(value) ?? {};
  const head = headProblem(fields);
  if (head) return fail([objection(head.rule, placeOf([head.field]), { version: Number(fields['version']), known: KEY_MAP_VERSION })]);
  const known = new Map(commands.map((command) => [command.id, command]));
  const entries = Object.entries(fields['shortcuts'] as Fields);
  const problems = entries.flatMap(([command, keys]) => {
    const rule = known.has(command) ? broken(keys) : 'keys/unknown-command';
    return rule ? [objection(rule, placeOf(['shortcuts', command]), { command, keys: String(keys).slice(0, 60) })] : [];
  });
  if (problems.length > 0) return fail(problems.slice(0, MOST_OBJECTIONS));
  const given = entries.map(([command, keys]) => [command, tidied(keys as string) ?? ''] as const);
  return ok(Object.fromEntries(given.filter(([command, keys]) => keys !== (tidied(known.get(command)?.shortcut ?? '') ?? ''))));
};
