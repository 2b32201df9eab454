import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHELL_CALLS, type ShellCalls } from '../contract.ts';
import { checkedArguments } from './call-schemas.ts';

const HANDLE = '0b8f4f5e-3c1d-4a58-9d0e-5f0f5f0f5f0f';
const KIND = { label: 'Scenario', endings: ['tilewright', 'json'] };
const GOOD: { readonly [Call in keyof ShellCalls]?: unknown[] } = {
  open: [[KIND]],
  save: [{ handle: HANDLE, text: 'x', overwrite: true }],
  saveAs: [{ name: 'Germany.json', content: 'x', kind: KIND }],
  exportBytes: [{ name: 'a.pdf', content: new Uint8Array(3), kind: KIND }],
  journalWrite: [{ id: 'doc-1', moment: 3, title: 'Germany', text: 'x' }],
  showState: [{ title: 'Germany', unsaved: true, handle: HANDLE, open: [HANDLE], language: 'cs', theme: 'system' }],
  showMenu: [[{ label: 'File', entries: ['line', { label: 'Open', command: 'open', shortcut: 'Ctrl+O', enabled: false }] }]],
};

test.each(Object.entries(GOOD))('%s takes what the contract says', (call, given) => {
  expect(checkedArguments(call as keyof ShellCalls, given)).toEqual(given);
});

test.each<[keyof ShellCalls, unknown[]]>([
  ['save', [{ handle: '/etc/passwd', text: 'x' }]],
  ['save', [{ handle: HANDLE, text: 'x', path: '/etc/passwd' }]],
  ['save', [{ handle: HANDLE, text: 5 }]],
  ['saveAs', [{ name: '../../x.json', content: 'x', kind: KIND }]],
  ['print', ['..\\x.pdf', new Uint8Array(1)]],
  ['journalWrite', [{ id: '../x', moment: 1, title: '', text: '' }]],
  ['journalWrite', [{ id: 'x', moment: Number.NaN, title: '', text: '' }]],
  ['ready', ['too much']],
  ['showState', [{ title: '', unsaved: false, open: ['/etc/passwd'], language: 'en', theme: 'dark' }]],
  ['openLink', [{ toString: () => 'https://example.org' }]],
  ['showState', [JSON.parse('{"title": "x", "unsaved": true, "language": "en", "theme": "dark", "__proto__": {"a": 1}}')]],
])('%s refuses %j', (call, given) => expect(() => checkedArguments(call, given)).toThrow(`refused ${call}`));

test('whatever a page sends is either refused in words or of the shape the contract says', () => {
  const anything = fc.array(fc.oneof(fc.anything(), fc.object(), fc.string(), fc.constantFrom(...Object.values(GOOD).flat())), {
    maxLength: 3,
  });
  fc.assert(
    fc.property(fc.constantFrom(...SHELL_CALLS), anything, (call, given) => {
      try {
        return Array.isArray(checkedArguments(call, given));
      } catch (error) {
        return error instanceof Error && error.message.startsWith(`refused ${call}: `);
      }
    }),
    { numRuns: 2000, seed: 7 },
  );
});
