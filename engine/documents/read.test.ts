import { describe, expect, test } from 'vitest';
import germany from '../../scenarios/boards/germany.json?raw';
import { readDocument } from './read.ts';
import { writeDocument } from './write.ts';

const bundled = import.meta.glob<string>('../../scenarios/{tile-sets,boards,scenarios,records}/*.json', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const past = import.meta.glob<string>('../../scenarios/past-versions/**/*.json', { eager: true, import: 'default', query: '?raw' });

const objectionsTo = (text: string): string[] => {
  const result = readDocument(text, { file: 'f.json' });
  return result.ok ? [] : result.problem.map(({ rule, at }) => `${rule} ${at.file}:${at.line}:${at.column} ${at.path ?? ''}`.trim());
};
const changed = (change: (document: Record<string, unknown>) => void): string => {
  const document = JSON.parse(germany) as Record<string, unknown>;
  change(document);
  return JSON.stringify(document, null, 1);
};

describe('reading', () => {
  test.each(Object.entries(bundled))('%s is read, and written with the same bytes', (_, text) => {
    const result = readDocument(text);
    if (!result.ok) throw new Error(JSON.stringify(result.problem));
    expect(writeDocument(result.value.document)).toBe(text);
  });
  test('every past version is raised to the form that stands beside it', () => {
    const old = Object.entries(past).filter(([path]) => !path.endsWith('.newest.json'));
    expect(old.length).toBeGreaterThan(0);
    for (const [path, text] of old) {
      const result = readDocument(text);
      if (!result.ok) throw new Error(`${path}: ${JSON.stringify(result.problem)}`);
      expect(result.value.raisedFrom).toBeDefined();
      expect(writeDocument(result.value.document)).toBe(past[path.replace(/\.json$/, '.newest.json')]);
    }
  });
});

describe('refusing', () => {
  const deep = '['.repeat(100_000);
  test.each([
    ['an empty file', '', 'document/empty f.json:undefined:undefined'],
    ['blanks alone', ' \n ', 'document/empty f.json:undefined:undefined'],
    ['a binary', 'PNG\u0000\u0001', 'document/not-text f.json:1:4'],
    ['a bracket that is not closed', '{\n "kind": "board"', 'document/broken-json f.json:2:17 kind'],
    ['a comma too many', '{"kind": "board",}', 'document/broken-json f.json:1:18'],
    ['deep nesting', deep, 'document/too-deep f.json:1:65'],
    ['a key twice', '{"kind": "board",\n"kind": "board"}', 'document/field-twice f.json:2:1'],
    ['a prototype key', '{"kind": "board", "__proto__": {"x": 1}}', 'document/forbidden-field f.json:1:19'],
    ['JSON that is no object', '[1]', 'document/not-ours f.json:1:1 kind'],
    ['a foreign document', '{"kind": "map", "version": 1}', 'document/not-ours f.json:1:10 kind'],
    ['no version', '{"kind": "board"}', 'document/no-version f.json:1:1 version'],
    ['a newer version', '{"kind": "board",\n "version": 99}', 'document/newer f.json:2:13 version'],
  ])('%s', (_, text, expected) => expect(objectionsTo(text)).toEqual([expected]));

  test('a wrong type, with line and path', () => {
    const text = changed((document) => {
      document['starts'] = [{ name: { en: 'Rostock' }, at: ['8', 2] }];
    });
    expect(objectionsTo(text)).toEqual([expect.stringMatching(/^document\/wrong-value f\.json:\d{3}:\d+ starts\.0\.at\.0$/)]);
  });
  test('an unknown field and a missing one, both at once', () => {
    const text = changed((document) => {
      document['colour'] = 'red';
      delete document['towns'];
    });
    expect(
      objectionsTo(text)
        .map((line) => line.split(' ')[0])
        .sort(),
    ).toEqual(['document/missing-field', 'document/unknown-field']);
  });
  test('control characters and turned writing in a name, but not markup or quotes', () => {
    const named = (name: string): string => changed((document) => Object.assign(document, { name: { en: name } }));
    expect(objectionsTo(named('a\u0007b'))).toEqual([expect.stringContaining('document/control-character')]);
    expect(objectionsTo(named('a\u202Eb'))).toEqual([expect.stringContaining('document/control-character')]);
    expect(objectionsTo(named('<script>alert("x")</script> שלום'))).toEqual([]);
  });
  test('a newer board inside a scenario', () => {
    expect(objectionsTo('{"kind": "scenario", "version": 1, "board": {"kind": "board", "version": 77}}')).toEqual([
      'document/newer f.json:1:74 board.version',
    ]);
  });
});
