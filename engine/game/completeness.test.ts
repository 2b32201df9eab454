import { expect, test } from 'vitest';
import { SYSTEMS } from '../systems/index.ts';
import { systemSwitches } from '../systems/switches.ts';
import { RULES } from '../words/index.ts';
import { move } from './move.ts';
import { gameSwitches } from './switches.ts';

/** What the tests of the rule book and of the command line say, and the tables they share. */
const sources = import.meta.glob<string>(
  ['../**/*.test.ts', '../tests/*.ts', '../../main/cli/*.test.ts', '!./completeness.test.ts', '!../words/*.test.ts'],
  { eager: true, import: 'default', query: '?raw' },
);
const tests = Object.values(sources).join('\n');
const untried = (names: readonly string[], isTried: (name: string) => boolean): readonly string[] => names.filter((name) => !isTried(name));

interface Entries {
  readonly entries: Readonly<Record<string, Entries & { readonly wrapped?: Entries; readonly literal?: string }>>;
}
const namesOf = (schema: unknown): readonly string[] => Object.keys((schema as Entries).entries);

/** The rules of moves, of each system in play, of records and of saved games. */
const ROOMS = /^(?:(?:move|chips|wheel|roses|wonders?|record)\/|jcz\/(?:not-a-game|element|message)$)/;

test('every objection of the game is raised by some test', () => {
  const rules = Object.keys(RULES).filter((rule) => ROOMS.test(rule));
  expect(rules.length).toBeGreaterThan(30);
  expect(untried(rules, (rule) => tests.includes(rule))).toEqual([]);
});
test('every move is made by some test', () => {
  const moves = move.options.map((option) => option.entries.do.literal);
  expect(moves.length).toBeGreaterThan(6);
  expect(untried(moves, (name) => tests.includes(`do: '${name}'`))).toEqual([]);
});
test('every switch is turned by some test', () => {
  const { entries } = systemSwitches as unknown as Entries;
  const switches = [...namesOf(gameSwitches), ...SYSTEMS.flatMap(({ id }) => namesOf(entries[id]?.wrapped))];
  expect(switches.length).toBeGreaterThan(20);
  expect(untried(switches, (name) => new RegExp(`\\b${name}: |'${name}'|\\b${name}\\b[,}]`).test(tests))).toEqual([]);
});
