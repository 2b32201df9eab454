import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countriesFolder, countryTexts } from './countries.ts';

test('every country file is, byte for byte, what the script makes of Natural Earth, GeoNames and our corrections', () => {
  const made = countryTexts();
  expect(readdirSync(countriesFolder).sort()).toEqual([...made.keys()].sort());
  for (const [name, text] of made) expect(text === readFileSync(new URL(name, countriesFolder), 'utf8'), name).toBe(true);
});
