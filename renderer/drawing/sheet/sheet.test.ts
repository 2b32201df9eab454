import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../engine/documents/common.ts';
import { setupOf } from '../../../engine/setup.ts';
import { library } from '../../../engine/tests/library.ts';
import type { Figure } from '../figure.ts';
import { pageToSvg } from '../pages-svg.ts';
import { pagesToPdf } from '../pdf/pdf.ts';
import { testFonts } from '../tests/fonts.ts';
import { fontsOf, hasPoppler, infoOf, picturesOf, textOf } from '../tests/poppler.ts';
import { bundledScenarios, scenarioById } from '../tests/scenarios.ts';
import { missingLetters } from '../widths.ts';
import { SECTIONS } from './options.ts';
import { sheetPages } from './sheet.ts';

const setup = setupOf(scenarioById('germany-chips'), library);
const words = (figures: readonly Figure[]): string[] =>
  figures.flatMap((figure) => (figure.is === 'text' ? [figure.text] : figure.is === 'group' ? words(figure.figures) : []));
const wordsOn = (options: Parameters<typeof sheetPages>[1]): string =>
  sheetPages(setup, options)
    .flatMap(({ figures }) => words(figures))
    .join(' ');

describe('the scenario sheet', { timeout: 60_000 }, () => {
  test.each(LANGUAGES)('says everything in %s', (language) => {
    const said = wordsOn({ language, layouts: '1234', sections: SECTIONS });
    expect(said).toContain(setup.scenario.title[language]);
    for (const part of [
      'I3',
      'E14',
      '114',
      '112',
      language === 'en' ? '1,234' : language === 'cs' ? '1\u00a0234' : '1.234',
      'Tilewright',
      'germany',
    ])
      expect(said).toContain(part);
    expect(said).not.toMatch(/undefined|NaN|\{[a-z]/);
  });
  test('names each token rule with its source', () => {
    const said = wordsOn({ language: 'en' });
    expect(said).toContain('Source, where none is named: Map Chips: Germany, 2019.');
    expect(said).toContain('None on a square that holds a tile. [our reading]');
    expect(wordsOn({ language: 'cs' })).toContain('[náš výklad]');
    expect(said).toContain('No two chips side by side.');
  });
  test('lays the wheel aside where it is no start', () => {
    const steps = (id: string): string =>
      sheetPages(setupOf(scenarioById(id), library), { language: 'en' })
        .flatMap(({ figures }) => words(figures))
        .join(' ');
    expect(steps('everything')).toContain('Put the wheel beside the board');
    expect(steps('wheel-of-fortune')).toContain('4×4 wheel board in the middle');
  });
  test('leaves out what is not chosen, and numbers copies', () => {
    expect(wordsOn({ language: 'en', sections: ['setup'] })).not.toContain('Credits');
    expect(wordsOn({ language: 'en', sections: ['setup'], copies: 3 })).toContain('Copy 3 · page 1 of 1');
  });
  test('fits on two pages, and no letter is missing from the font', () => {
    for (const language of LANGUAGES) {
      const pages = sheetPages(setup, { language });
      expect(pages.length).toBeLessThanOrEqual(2);
      for (const page of pages) {
        expect(pageToSvg(page)).not.toMatch(/<image|NaN/);
        expect(missingLetters(words(page.figures).join(''))).toEqual([]);
      }
    }
  });
  test('can be made of every bundled scenario, in every language, with letters the font has', () => {
    for (const scenario of bundledScenarios()) {
      for (const language of LANGUAGES) {
        const said = sheetPages(setupOf(scenario, library), { language, sections: SECTIONS })
          .flatMap(({ figures }) => words(figures))
          .join(' ');
        expect(said.length).toBeGreaterThan(300);
        expect([scenario.id, language, missingLetters(said)]).toEqual([scenario.id, language, []]);
        expect(said).not.toMatch(/undefined|NaN/);
      }
    }
  });
  test('says which switches differ, in words, and is silent about those at their default', () => {
    const systems = { ...setup.scenario.systems, 'map-boards': { startsInUse: 3, citiesAwake: 'from-start', cityWakes: 'whole' } } as const;
    const said = sheetPages(setupOf({ ...setup.scenario, systems }, library), { language: 'en' })
      .flatMap(({ figures }) => words(figures))
      .join(' ');
    expect(said).toContain('Start spaces in use: 3');
    expect(said).toContain('A large city may be built on: from the start');
    expect(said).not.toContain('A touch reaches');
  });
  test('is the same PDF each time, byte for byte', async () => {
    const info = { title: 'x', language: 'cs' };
    const [a, b] = await Promise.all([1, 2].map(() => pagesToPdf(sheetPages(setup, { language: 'cs' }), testFonts(), info)));
    expect(Buffer.compare(a as Uint8Array, b as Uint8Array)).toBe(0);
  });
  test.skipIf(!hasPoppler)('is a vector PDF of the paper’s size with embedded subset fonts (needs poppler)', async () => {
    const pdf = await pagesToPdf(sheetPages(setup, { language: 'de', paper: 'Letter' }), testFonts(), { title: 'Größe', language: 'de' });
    expect(picturesOf(pdf)).toEqual([]);
    for (const font of fontsOf(pdf)) expect(font).toMatch(/^[A-Z]{6}\+SourceSans3\S* +CID TrueType +Identity-H +yes yes yes/);
    const info = infoOf(pdf);
    expect(info).toMatch(/Page +1 MediaBox: +0.00 +0.00 +612.00 +792.00/);
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toMatch(/Title: +Größe/);
    expect(textOf(pdf)).toContain('Wo Chips liegen dürfen');
  });
});

test.skipIf(!hasPoppler)('every letter of four languages comes out of the PDF as it went in (needs poppler)', async () => {
  const letters = [
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789',
    'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ áčďéěíňóřšťúůýž Příliš žluťoučký kůň úpěl ďábelské ódy',
    'ÄÖÜẞ äöüß Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich',
    'ÀÂÇÈÉÊËÎÏÔÙÛŒ àâçèéêëîïôùûœ ĳ Pa’s wijze lynx bezag vroom het fikse aquaduct, één coördinatie',
    '„“”‘’–—…•×°€§ fi fl ffi',
  ];
  const figures = letters.flatMap((text, i): Figure[] =>
    (['regular', 'bold', 'italic'] as const).map((weight, j) => ({
      is: 'text',
      text,
      at: [10, 20 + i * 30 + j * 8],
      size: 4,
      fill: '#000000',
      weight,
    })),
  );
  const pdf = await pagesToPdf([{ width: 210, height: 297, name: '1', figures }], testFonts(), { title: 'letters', language: 'en' });
  const out = textOf(pdf);
  for (const text of letters) expect(out.split(text).length - 1).toBe(3);
});
