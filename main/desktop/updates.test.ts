import { expect, test, vi } from 'vitest';

vi.mock('electron', () => ({ net: {} }));
const { isNewer, updateAddress } = await import('./updates.ts');

test.each([
  ['1.2.3', '1.2.2', true],
  ['1.10.0', '1.9.9', true],
  ['1.2.3', '1.2.3', false],
  ['0.9.9', '1.0.0', false],
])('%s after %s: %s', (theirs, ours, newer) => expect(isNewer(theirs, ours)).toBe(newer));

test('only this very computer may stand in for the server', () => {
  expect(updateAddress('http://127.0.0.1:8080/version.json')).toBe('http://127.0.0.1:8080/version.json');
  for (const given of [undefined, '', 'http://example.invalid/', 'http://127.0.0.1:1@example.invalid/', 'http://127.0.0.1:80/?who=me'])
    expect(updateAddress(given)).toBe('https://tilewright.invalid/version.json');
});
