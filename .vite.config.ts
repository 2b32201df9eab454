import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

export default defineConfig({
  define: { __VERSION__: JSON.stringify(version) },
  root: 'renderer',
  base: './',
  plugins: [svelte({ configFile: false })],
  worker: { format: 'es' },
  resolve: { alias: { pdfkit: new URL('./node_modules/pdfkit/js/pdfkit.browser.mjs', import.meta.url).pathname } },
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'chrome120',
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  test: {
    root: '.',
    environment: 'node',
    // A slow machine is no fault: what hangs is ended by npm test as a whole.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['engine/**/*.test.ts', 'renderer/**/*.test.ts', 'main/**/*.test.ts', 'build/**/*.test.ts'],
  },
});
