import { pathToFileURL } from 'node:url';
import { at, ROOT } from '../../../build/root.mjs';
import { expect, test } from '../web-edition.ts';

interface Seeded {
  seededText(): string;
}
const OUT = 'node_modules/.cache/seeded';

test('the same seeds give the same bytes in Node and in Chromium', async ({ page }) => {
  const { build } = await import('vite');
  const output = { outDir: at(OUT), emptyOutDir: true, minify: false, target: 'es2022' };
  const lib = { entry: at('engine/tests/seeded.ts'), formats: ['es' as const], fileName: 'seeded' };
  await build({ root: ROOT, configFile: false, logLevel: 'error', publicDir: false, build: { ...output, lib } });
  const here = (await import(pathToFileURL(at(`${OUT}/seeded.js`)).href)) as Seeded;
  await page.route('**/seeded.js', (route) => route.fulfill({ path: at(`${OUT}/seeded.js`), contentType: 'text/javascript' }));
  await page.goto('/');
  const there = await page.evaluate(async (address) => ((await import(address)) as Seeded).seededText(), '/seeded.js');
  expect(there.length).toBeGreaterThan(5000);
  expect(there).toBe(here.seededText());
});
