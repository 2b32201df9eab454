import { expect, test } from 'vitest';
import { functionsOf, LONGEST_FUNCTION, longFiles, shareUnder } from './sizes.ts';
import { sourceFrom, sources } from './source.ts';

const all = sources();
const functions = all.flatMap(functionsOf);

test('no file but tables of data is longer than 300 lines', () => expect(all.flatMap(longFiles)).toEqual([]));

test('no function is longer than 40 lines', () =>
  expect(functions.filter(({ lines }) => lines > LONGEST_FUNCTION).map(({ place, lines }) => `${place} has ${lines} lines`)).toEqual([]));

test('nine in ten functions have fewer than 20 lines', () => expect(shareUnder(functions, 20)).toBeGreaterThan(90));

test('a long file and a long function are found', () => {
  const long = sourceFrom('engine/x.ts', `const f = () => {\n${'x;\n'.repeat(301)}};`);
  expect(longFiles(long)).toHaveLength(1);
  expect(functionsOf(long)[0]!.lines).toBe(303);
});
