import type { Random } from '../../engine/random.ts';

const NASTY = [
  '',
  '\u0000',
  '\uFEFF',
  '\u202E',
  '\uD800',
  '{',
  '}',
  '[',
  ']',
  '"',
  '\\',
  ',',
  ':',
  '<!-- x -->',
  '<script>alert(1)</script>',
  '=1+1',
  '__proto__',
  'constructor',
  'null',
  'true',
  '-0',
  '1e999',
  '9007199254740993',
  '-1',
  '0.1',
  'NaN',
  '/* x */',
  '"a":1,"a":2,',
  '[[[[[[[[',
  '&lol;',
  '\r\n',
];
const pick = <Item>(items: readonly Item[], random: Random): Item => items[random.below(items.length)]!;
const place = (text: string, random: Random): number => random.below(text.length + 1);

type Mutation = (text: string, random: Random, other: string) => string;

const insert: Mutation = (text, random) => {
  const at = place(text, random);
  return text.slice(0, at) + pick(NASTY, random) + text.slice(at);
};
const cut: Mutation = (text, random) => {
  const at = place(text, random);
  return text.slice(0, at) + text.slice(at + 1 + random.below(40));
};
const truncate: Mutation = (text, random) => text.slice(0, place(text, random));
const repeat: Mutation = (text, random) => {
  const at = place(text, random);
  const piece = text.slice(at, at + 1 + random.below(60));
  return text.slice(0, at) + piece.repeat(1 + random.below(20)) + text.slice(at);
};
const flip: Mutation = (text, random) => {
  const bytes = Buffer.from(text);
  for (let left = 1 + random.below(4); left > 0 && bytes.length > 0; left -= 1) bytes[random.below(bytes.length)]! ^= 1 << random.below(8);
  return bytes.toString('utf8');
};
const splice: Mutation = (text, random, other) => text.slice(0, place(text, random)) + other.slice(place(other, random));

/** Bytes and pieces of text, without a thought for what they mean. */
const BLIND: readonly Mutation[] = [insert, cut, truncate, repeat, flip, splice];

const NUMBER = /-?\d+(\.\d+)?/g;
const STRING = /"[^"\\\n]*"/g;
const replaceOne =
  (pattern: RegExp, values: readonly string[]): Mutation =>
  (text, random) => {
    const found = [...text.matchAll(pattern)];
    if (!found.length) return text;
    const { index, 0: old } = pick(found, random);
    return text.slice(0, index) + pick(values, random) + text.slice(index + old.length);
  };
const VALUES = ['null', '[]', '{}', '""', '-1', '0', '1e308', '1e999', '999999999', '0.5', 'true', '"x"', '[[0, 0]]', '{"__proto__": {}}'];

/** A value for another of the wrong kind or size, at a place where a value stands. */
const KNOWING: readonly Mutation[] = [
  replaceOne(NUMBER, VALUES),
  replaceOne(STRING, VALUES),
  replaceOne(STRING, ['"__proto__"', '"constructor"']),
];

/** A few changes to a good text: some blind, some knowing. */
export const mutated = (seeds: readonly string[], random: Random): string => {
  let text = pick(seeds, random);
  for (let left = 1 + random.below(3); left > 0; left -= 1) text = pick([...BLIND, ...KNOWING], random)(text, random, pick(seeds, random));
  return text;
};
