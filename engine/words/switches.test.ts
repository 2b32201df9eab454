import { describe, expect, test } from 'vitest';
import { gameSwitches } from '../game/switches.ts';
import { systemSwitches } from '../systems/switches.ts';
import { SWITCH_WORDS } from './switches.ts';

interface Schema {
  readonly type: string;
  readonly options?: readonly unknown[];
  readonly wrapped?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly pipe?: readonly unknown[];
}
const inner = (schema: Schema): Schema => (schema.wrapped ? inner(schema.wrapped) : schema);

/** The positions of a switch, as its schema says. */
const positions = (schema: Schema): readonly string[] => {
  const { type, options } = inner(schema);
  if (type === 'boolean') return ['false', 'true'];
  return options ? options.map(String).sort() : ['number'];
};
const entriesOf = (schema: unknown): readonly (readonly [string, Schema])[] => Object.entries(inner(schema as Schema).entries ?? {});

const switches: readonly (readonly [string, readonly string[]])[] = [
  ...entriesOf(gameSwitches).map(([name, schema]) => [`game/${name}`, positions(schema)] as const),
  ...entriesOf(systemSwitches).flatMap(([system, schema]) =>
    entriesOf(schema).map(([name, each]) => [`${system}/${name}`, positions(each)] as const),
  ),
];

describe('every switch', () => {
  test('there are some', () => expect(switches.length).toBeGreaterThan(20));
  test.each(switches)('%s has words for what it asks and for each position', (name, options) => {
    expect(Object.keys(SWITCH_WORDS[name]?.options ?? {}).sort()).toEqual(options);
  });
  test('and there are words for no other', () => {
    const names = new Set(switches.map(([name]) => name));
    expect(Object.keys(SWITCH_WORDS).filter((name) => !names.has(name))).toEqual([]);
  });
});
