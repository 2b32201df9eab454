import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES } from './index.ts';
import { sourceIn } from './source-words.ts';
import { SWITCH_WORDS } from './switches.ts';

interface Credited {
  readonly credit?: { readonly licence?: string; readonly sources?: readonly string[] };
}
const bundled = ['boards', 'scenarios', 'tile-sets'].flatMap((folder) =>
  readdirSync(`scenarios/${folder}`).map((file): Credited => JSON.parse(readFileSync(`scenarios/${folder}/${file}`, 'utf8'))),
);
const credits = bundled.flatMap(({ credit }) => [credit?.licence, ...(credit?.sources ?? [])]).filter((one) => one !== undefined);
const switches = Object.values(SWITCH_WORDS).map(({ source }) => source);
const rules = Object.values(RULES).map(({ source }) => source);
/** Words of English in what should be another language; titles are names. */
const ENGLISH =
  /\b(the|of|and|rules|our|game|question|note|by|with|from|changed|made|tiles|turn|preparation|placing|cities|sets|ferry|programs|board)\b/i;

describe.each(['cs', 'de', 'nl'] as const)('in %s', (language) => {
  test('no bundled credit and no source of a switch or rule stays English', () => {
    const left = [...new Set([...credits, ...switches, ...rules])]
      .map((source) => sourceIn(source, language))
      .filter((said) => ENGLISH.test(said.replaceAll('CC BY', '')));
    expect(left).toEqual([]);
  });
});
test('a title and a stranger’s words stay as they are', () => {
  for (const source of ['Map Chips: Germany, 2019', 'CC BY 4.0', 'seen at the club; 12 games']) expect(sourceIn(source, 'en')).toBe(source);
  expect(sourceIn('drawn by Ada, 1843', 'cs')).toBe('drawn by Ada, 1843');
  expect(sourceIn('Wind Roses, Czech rules, Preparation (silent)', 'nl')).toBe('Windrozen, Tsjechische regels, Voorbereiding (zwijgen)');
});
