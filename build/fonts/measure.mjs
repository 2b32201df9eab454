// Writes renderer/drawing/fonts/widths.json: the advance widths of the shipped font, from the font itself.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const root = new URL('../../', import.meta.url);
const family = new URL('node_modules/@expo-google-fonts/source-sans-3/', root);
const fontkit = createRequire(require.resolve('pdfkit'))('fontkit');

const FILES = {
  regular: '400Regular/SourceSans3_400Regular.ttf',
  italic: '400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
  bold: '700Bold/SourceSans3_700Bold.ttf',
};
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x2010, 0x2026],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2260, 0x2265],
  [0x25a0, 0x25cf],
  [0x2713, 0x2717],
];
const widthsOf = (file) => {
  const font = fontkit.create(readFileSync(new URL(file, family)));
  const widths = {};
  for (const [from, to] of RANGES) {
    for (let code = from; code <= to; code++) {
      if (font.hasGlyphForCodePoint(code))
        widths[String.fromCodePoint(code)] = Math.round((font.glyphForCodePoint(code).advanceWidth * 1000) / font.unitsPerEm);
    }
  }
  return widths;
};
const widths = Object.fromEntries(Object.entries(FILES).map(([weight, file]) => [weight, widthsOf(file)]));
const lines = Object.entries(widths).map(([weight, table]) => `    ${JSON.stringify(weight)}: ${JSON.stringify(table)}`);
writeFileSync(
  new URL('renderer/drawing/fonts/widths.json', root),
  `{\n  "font": "Source Sans 3",\n  "widths": {\n${lines.join(',\n')}\n  }\n}\n`,
);
