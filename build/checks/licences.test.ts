import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../root.mjs';
import { directDependencies, isAllowed, lockedPackages, reasons } from './licences.ts';

test('every package we use or ship has a licence that lets us', () =>
  expect(lockedPackages().filter(({ licence }) => !isAllowed(licence))).toEqual([]));

test('every dependency stands in build/README.md with a reason', () =>
  expect(directDependencies().filter((name) => !reasons().includes(name.startsWith('@types/') ? '@types/' : name))).toEqual([]));

test('nothing of node_modules ships: the program has no dependencies at run time', () =>
  expect(JSON.parse(readFileSync(at('package.json'), 'utf8'))).not.toHaveProperty('dependencies'));

test('the lock file names no machine', () => expect(readFileSync(at('package-lock.json'), 'utf8')).not.toMatch(/"resolved"/));

test('a licence that is not allowed is found', () => {
  expect(isAllowed('GPL-3.0')).toBe(false);
  expect(isAllowed('MIT AND GPL-3.0')).toBe(false);
  expect(isAllowed('(GPL-3.0 OR MIT)')).toBe(true);
});
