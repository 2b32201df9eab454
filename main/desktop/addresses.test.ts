import { expect, test } from 'vitest';
import { fileFor } from './addresses.ts';

test.each([
  ['tilewright://page/index.html', '/bundle/index.html'],
  ['tilewright://page/assets/a%20b.js', '/bundle/assets/a b.js'],
])('%s is %s', (address, file) => expect(fileFor('/bundle', address)).toBe(file));

test.each([
  'tilewright://other/index.html',
  'https://page/index.html',
  'tilewright://page/..%2f..%2fetc/passwd',
  'tilewright://page/%00',
  'tilewright://page/%',
  'no address',
])('%s is nothing', (address) => expect(fileFor('/bundle', address)).toBeUndefined());
