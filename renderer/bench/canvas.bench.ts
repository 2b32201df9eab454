import { onBenchPage } from '../e2e/bench-page.ts';
import type { Measured } from './page.ts';

/** Redraw at most 1.3 times a bare loop over the same paths, an edit of one square at most half a redraw: one page, one run. */
export const bench = () =>
  onBenchPage('index.html', async (page) => {
    const measured = await page.evaluate(() => (window as unknown as { measureCanvas(): Measured[] }).measureCanvas());
    return measured.flatMap(({ name, bare, redraw, edit, pan, drag, stampedByEdit, stampedByRedraw }) => [
      { name: `${name}: redraw`, ms: redraw, 'of bare loop (at most 1.3)': redraw / bare, bare, stamps: stampedByRedraw },
      { name: `${name}: edit of one square`, ms: edit, 'of redraw (at most 0.5)': edit / redraw, stamps: stampedByEdit },
      { name: `${name}: pan`, ms: pan },
      { name: `${name}: token drag`, ms: drag },
    ]);
  });
