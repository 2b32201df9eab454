import { expect, test } from 'vitest';
import { tokenObjections } from '../../engine/layouts/objections.ts';
import { studioFor, take, touch } from '../tests/studio.ts';
import { numberOf, OFFERED, ruleText, setNumber, switchesOf, toggleRule } from './rules.ts';

test('every rule offered and every rule of Germany is a sentence in four languages', () => {
  const studio = studioFor();
  for (const language of ['en', 'cs', 'de', 'nl'] as const) {
    studio.words.language = language;
    for (const constraint of [...OFFERED, ...(studio.scenario.tokens?.constraints ?? [])])
      expect(ruleText(studio, constraint), JSON.stringify(constraint)).toMatch(/\s/);
  }
});

test('none on towns is a switch, off at first; switched on it objects, switched off again all is as before', () => {
  const studio = studioFor();
  const before = studio.scenario.tokens?.constraints;
  const towns = () =>
    switchesOf({ constraints: studio.scenario.tokens?.constraints ?? [] }).find(
      ({ constraint }) => constraint.demand === 'not-on' && constraint.site === 'town',
    )!;
  expect(towns().isOn).toBe(false);
  toggleRule(studio, towns());
  expect(towns().isOn).toBe(true);
  expect(tokenObjections(studio.setup).map(({ rule }) => rule)).not.toEqual([]);
  toggleRule(studio, towns());
  expect(studio.scenario.tokens?.constraints).toEqual(before);
});

test('the number of tokens is demanded and judged', () => {
  const studio = studioFor();
  setNumber(studio, 28);
  expect(numberOf(studio.scenario.tokens)).toBe(28);
  expect(tokenObjections(studio.setup).map(({ rule }) => rule)).toContain('tokens/count');
});

test('a square kept free shows it, is judged, and is allowed again', () => {
  const studio = studioFor();
  const tool = take(studio, 'tokens', 'keep-free');
  tool.press?.(touch([4, 1]));
  expect(tool.overlay?.().marks).toEqual([{ square: [4, 1], kind: 'refused' }]);
  expect(tokenObjections(studio.setup).map(({ rule }) => rule)).toContain('tokens/kept-free');
  tool.press?.(touch([4, 1]));
  expect(tokenObjections(studio.setup)).toEqual([]);
});
