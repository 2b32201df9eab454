import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserWindow } from 'electron';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Disk } from './disk.ts';

vi.mock('electron', () => ({ screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] } }));
const { keepWindowState, readWindowState } = await import('./window-state.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tilewright-window-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const USUAL = { bounds: { width: 1280, height: 800 }, maximized: false };
const window = (x: number) =>
  ({ getNormalBounds: () => ({ x, y: 20, width: 900, height: 700 }), isMaximized: () => true }) as unknown as BrowserWindow;

test('a window opens where it was closed', async () => {
  await keepWindowState(new Disk(), folder, window(100));
  expect(await readWindowState(new Disk(), folder)).toEqual({ bounds: { x: 100, y: 20, width: 900, height: 700 }, maximized: true });
});

test('one whose screen is gone opens where it can be seen', async () => {
  await keepWindowState(new Disk(), folder, window(4000));
  expect(await readWindowState(new Disk(), folder)).toEqual(USUAL);
});

test.each(['', '{', '{"bounds": {"x": "left"}}', '{"bounds": {"x": 0, "y": 0, "width": 1, "height": 1}, "maximized": false}'])(
  'what cannot be read counts for nothing: %s',
  async (text) => {
    writeFileSync(path.join(folder, 'window.json'), text);
    expect(await readWindowState(new Disk(), folder)).toEqual(USUAL);
    expect(readFileSync(path.join(folder, 'window.json'), 'utf8')).toBe(text);
  },
);
