import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { setupOf } from '../../../engine/setup.ts';
import { library } from '../../../engine/tests/library.ts';
import type { Page } from '../page.ts';
import { pageToSvg } from '../pages-svg.ts';
import { posterPage } from '../print/poster.ts';
import { testFonts } from '../tests/fonts.ts';
import { scenarioById } from '../tests/scenarios.ts';
import { SHOW_ALL } from '../view.ts';
import { type PngTools, pageToPng, withOutlines } from './png.ts';
import { mostDpi, pngSize } from './sizes.ts';

const setup = setupOf(scenarioById('germany-chips'), library);
const tools: PngTools = {
  fonts: testFonts(),
  wasm: new Uint8Array(readFileSync(new URL('../../../node_modules/@resvg/resvg-wasm/index_bg.wasm', import.meta.url))),
};
const poster = posterPage(setup, { language: 'de', square: 12, shown: SHOW_ALL });
const painted = async (page: Page, dpi: number, stripPixels?: number): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  for await (const part of pageToPng(page, dpi, { ...tools, ...(stripPixels !== undefined && { stripPixels }) })) parts.push(part);
  return Buffer.concat(parts);
};
/** What the chunks of a name hold, one after the other. */
const chunk = (png: Buffer, name: string): Buffer => {
  const found: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === name) found.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  return Buffer.concat(found);
};

describe('pictures without a browser', { timeout: 60_000 }, () => {
  test('say how large they are meant to be', async () => {
    const png = await painted({ ...poster, width: 254, height: 127 }, 100);
    expect([chunk(png, 'IHDR').readUInt32BE(0), chunk(png, 'IHDR').readUInt32BE(4)]).toEqual([1000, 500]);
    expect(chunk(png, 'pHYs').readUInt32BE(0)).toBe(3937);
  });
  test('painted in strips are painted whole', async () => {
    const [whole, strips] = [await painted(poster, 72), await painted(poster, 72, 20_000)];
    const [a, b] = [inflateSync(chunk(whole, 'IDAT')), inflateSync(chunk(strips, 'IDAT'))];
    expect(b.length).toBe(a.length);
    let unlike = 0;
    for (let i = 0; i < a.length; i++) if (Math.abs((a[i] as number) - (b[i] as number)) > 40) unlike++;
    expect(unlike / a.length).toBeLessThan(0.002);
  });
  test('know beforehand how fine they can be', () => {
    const large = { ...poster, width: 1800, height: 1350 };
    const { width, height } = pngSize(large, mostDpi(large));
    expect(width * height).toBeLessThan(1_501_000_000);
    expect(mostDpi({ width: 4000, height: 10 })).toBeLessThan(636);
  });
  test('words become outlines for whoever has not the font', async () => {
    const svg = pageToSvg(poster);
    expect(svg).toContain('<text');
    const outlined = await withOutlines(svg, tools);
    expect(outlined).not.toContain('<text');
    expect(outlined.length).toBeGreaterThan(svg.length / 2);
  });
});
