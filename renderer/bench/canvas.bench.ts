import { rmSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { chromium } from 'playwright';
import { build } from 'vite';
import { at } from '../../build/root.mjs';
import { serve } from '../../build/serve.mjs';
import type { Moved } from './moves.ts';
import type { Measured } from './page.ts';

const OUT = at('dist/bench');

/** Redraw at most 1.3 times a bare loop over the same paths, an edit of one square at most half a redraw: one page, one run. */
export const bench = async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    root: at('renderer/bench'),
    base: './',
    plugins: [svelte({ configFile: false })],
    build: { outDir: OUT, emptyOutDir: true },
  });
  const { address, close } = await serve({ folder: OUT, port: 0 });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address);
  const measured = await page.evaluate(() => (window as unknown as { measureCanvas(): Measured[] }).measureCanvas());
  const moved = await page.evaluate(() => (window as unknown as { measureMoves(): Moved[] }).measureMoves());
  await browser.close();
  close();
  rmSync(OUT, { recursive: true });
  const tools = moved.map(({ tool, within, p95 }) => ({
    name: `100x100, tool ${tool}: moves within a frame (at least 95 of 100)`,
    within,
    p95,
  }));
  const boards = measured.flatMap(({ name, bare, redraw, edit, pan, drag, stampedByEdit, stampedByRedraw }) => [
    { name: `${name}: redraw`, ms: redraw, 'of bare loop (at most 1.3)': redraw / bare, bare, stamps: stampedByRedraw },
    { name: `${name}: edit of one square`, ms: edit, 'of redraw (at most 0.5)': edit / redraw, stamps: stampedByEdit },
    { name: `${name}: pan`, ms: pan },
    { name: `${name}: token drag`, ms: drag },
  ]);
  return [...boards, ...tools];
};
