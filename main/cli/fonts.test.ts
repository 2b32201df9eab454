import { expect, test } from 'vitest';
import { shippedFonts } from './fonts.ts';

test('the fonts are carried whole', () => {
  for (const font of Object.values(shippedFonts())) {
    expect(font.length).toBeGreaterThan(200_000);
    expect([...font.subarray(0, 4)]).toEqual([0, 1, 0, 0]);
  }
});
