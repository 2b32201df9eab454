import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countriesFolder, countryNamesFile, countryNamesText, countryTexts } from './countries.ts';

test('every country file is, byte for byte, what the script makes of Natural Earth, GeoNames and our corrections', () => {
  const made = countryTexts();
  expect(readdirSync(countriesFolder).sort()).toEqual([...made.keys()].sort());
  for (const [name, text] of made) expect(text === readFileSync(new URL(name, countriesFolder), 'utf8'), name).toBe(true);
});

test('the words for countries are those of the country files', () => {
  const index = readFileSync(new URL('index.json', countriesFolder), 'utf8');
  expect(countryNamesText(index)).toBe(readFileSync(countryNamesFile, 'utf8'));
});
