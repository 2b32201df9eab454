import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: 'renderer',
  base: './',
  plugins: [svelte({ configFile: false })],
  worker: { format: 'es' },
  build: { outDir: '../dist/renderer', emptyOutDir: true, target: 'chrome120' },
  test: {
    root: '.',
    environment: 'node',
    include: ['engine/**/*.test.ts', 'renderer/**/*.test.ts', 'main/**/*.test.ts', 'build/**/*.test.ts'],
  },
});
