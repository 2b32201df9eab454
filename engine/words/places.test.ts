import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../documents/common.ts';
import { SEA_POINTS } from '../geography/sea-points.ts';
import { isSea, SEAS } from '../geography/seas.ts';
import names from './country-names.data.json' with { type: 'json' };
import { placeFrom, placeIn } from './places.ts';

const english = [...SEAS.map(({ en }) => en), ...names.map(([en]) => en as string), 'sea'];

describe('places beyond the border', () => {
  test('are said in every language, and read back as the board writes them', () => {
    for (const name of english)
      for (const language of LANGUAGES) expect(placeFrom(placeIn(name, language), language), `${name} ${language}`).toBe(name);
    expect(LANGUAGES.map((language) => placeIn('Baltic Sea', language))).toEqual(['Baltic Sea', 'Baltské moře', 'Ostsee', 'Oostzee']);
    expect(placeIn('Germany', 'cs')).toBe('Německo');
  });
  test('of one’s own stay as they were typed', () => {
    expect([placeIn('The Shire', 'de'), placeFrom('The Shire', 'de')]).toEqual(['The Shire', 'The Shire']);
  });
  test('are seas by name', () => {
    expect(['sea', 'North Sea', 'Poland', undefined].map(isSea)).toEqual([true, true, false, false]);
    for (const name of SEAS)
      expect(
        LANGUAGES.filter((language) => !name[language]),
        name.en,
      ).toEqual([]);
    expect(Object.keys(SEA_POINTS)).toEqual(SEAS.map(({ en }) => en));
    for (const [longitude, latitude] of Object.values(SEA_POINTS).flat())
      expect(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90, `${longitude} ${latitude}`).toBe(true);
  });
});
