import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KEPT_NOTICES, namesIn, noticesOf } from '../bundling/notices.mjs';
import { directDependencies, isAllowed, licenceOf } from './licences.ts';
import { importsOf, sources } from './source.ts';

const kept = readFileSync(KEPT_NOTICES, 'utf8');
const names = namesIn(kept);

test('the notices are those of the packages as installed: run npm run notices when they are not', () => {
  expect(names.length).toBeGreaterThan(20);
  expect(noticesOf(names)).toBe(kept);
});

test('every package in the notices has a licence that lets us hand it out', () =>
  expect(names.map((name) => [name, licenceOf(name)] as const).filter(([, licence]) => !isAllowed(licence))).toEqual([]));

test('every package the program itself imports stands in the notices', () => {
  const shipped = sources().filter(
    ({ file }) => /^(engine|renderer|main)\//.test(file) && !/(\.(test|bench)\.ts$|\/tests\/|\/e2e\/)/.test(file),
  );
  const imported = shipped.flatMap(importsOf).filter(({ isPackage, typeOnly }) => isPackage && !typeOnly);
  const packages = directDependencies().filter((name) => imported.some(({ target }) => target === name || target.startsWith(`${name}/`)));
  expect(packages).toContain('svelte');
  // Electron brings its own notices.
  expect(packages.filter((name) => name !== 'electron' && !names.includes(name))).toEqual([]);
});

test('a package that is not named, or another version of it, is found', () => {
  const [first] = names;
  expect(noticesOf(names.filter((name) => name !== first))).not.toBe(kept);
  expect(namesIn('## a 1.0.0 (MIT)\n\n## Part 2 of a licence\n## @b/c 2.1 (ISC)')).toEqual(['a', '@b/c']);
});
