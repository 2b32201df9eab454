import { rmSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { at } from '../../build/root.mjs';
import { serve } from '../../build/serve.mjs';

/** Pages are built next to each other, so that two benches never share a folder. */
const built = async (file: string): Promise<string> => {
  const outDir = at(`dist/bench-${file.replace('.html', '')}`);
  await build({
    configFile: false,
    logLevel: 'error',
    root: at('renderer/bench'),
    base: './',
    define: { __VERSION__: '"bench"' },
    publicDir: at('renderer/public'),
    plugins: [svelte({ configFile: false })],
    worker: { format: 'es' },
    build: { minify: false, outDir, emptyOutDir: true, target: 'chrome120', rolldownOptions: { input: at('renderer/bench', file) } },
  });
  return outDir;
};

/** Builds a page of the bench, opens it in Chromium and measures in it. */
export const onBenchPage = async <Rows>(file: string, measure: (page: Page, browser: Browser) => Promise<Rows>): Promise<Rows> => {
  const folder = await built(file);
  const { address, close } = await serve({ folder, port: 0 });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(new URL(file, address).href);
  const rows = await measure(page, browser);
  await browser.close();
  close();
  rmSync(folder, { recursive: true });
  return rows;
};
