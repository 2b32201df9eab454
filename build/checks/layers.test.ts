import { describe, expect, test } from 'vitest';
import { rings, strangers, timely } from './layers.ts';
import { sourceFrom, sources } from './source.ts';

const all = sources();

describe('the house', () => {
  test('every file imports only what its room may', () => expect(all.flatMap(strangers)).toEqual([]));
  test('no files import each other in a ring', () => expect(rings(all)).toEqual([]));
  test('engine and drawing know no clock, no chance and no customs of a country', () => expect(all.flatMap(timely)).toEqual([]));
});

describe('the check itself', () => {
  const refused = (file: string, text: string) => strangers(sourceFrom(file, text)).length > 0;
  test.each([
    ['engine/board.ts', "import { x } from '../renderer/app/app.ts';"],
    ['engine/board.ts', "import fs from 'node:fs';"],
    ['engine/board.ts', "const konva = await import('konva');"],
    ['engine/board.ts', "import type { X } from './systems/wonders/switches.ts';"],
    ['engine/systems/wonders/rules.ts', "import { x } from '../wind-roses/switches.ts';"],
    ['renderer/app/App.svelte', '<script lang="ts">import { x } from \'../../main/desktop/files.ts\';</script>'],
    ['main/desktop/files.ts', "import { x } from '../../engine/board.ts';"],
    ['main/contract.ts', "export * from '../engine/board.ts';"],
    ['tools/x.ts', "import { x } from '../engine/board.ts';"],
  ])('%s may not say %s', (file, text) => expect(refused(file, text)).toBe(true));
  test.each([
    ['engine/board.ts', "import { x } from './grid.ts';"],
    ['engine/board.test.ts', "import { test } from 'vitest';"],
    ['engine/systems/switches.ts', "import { x } from './wonders/switches.ts';"],
    ['renderer/app/App.svelte', '<script lang="ts">import { x } from \'../../engine/board.ts\';</script>'],
  ])('%s may say %s', (file, text) => expect(refused(file, text)).toBe(false));

  test.each(['Math.random()', 'Date.now()', 'new Date()', "'a'.localeCompare('b')", 'performance.now()', 'new Intl.Collator()'])(
    'the engine may not say %s',
    (text) => expect(timely(sourceFrom('engine/board.ts', text))).toHaveLength(1),
  );
  test.each(['new Date(0)', 'random(seed)', '// Date.now()', "'Intl'"])('the engine may say %s', (text) =>
    expect(timely(sourceFrom('engine/board.ts', text))).toEqual([]),
  );
  test('a ring is found, a ring of types is none', () => {
    const grid = sourceFrom('engine/grid.ts', "import { b } from './board.ts';");
    const board = (how: string) => sourceFrom('engine/board.ts', `import ${how} { g } from './grid.ts';`);
    expect(rings([grid, board('')])).toHaveLength(1);
    expect(rings([grid, board('type')])).toEqual([]);
  });
});
