import path from 'node:path';
import { type BrowserWindow, type Rectangle, screen } from 'electron';
import * as v from 'valibot';
import type { Disk } from './disk.ts';

const STATE = v.object({
  bounds: v.object({
    x: v.number(),
    y: v.number(),
    width: v.pipe(v.number(), v.minValue(400)),
    height: v.pipe(v.number(), v.minValue(300)),
  }),
  maximized: v.boolean(),
});
type State = v.InferOutput<typeof STATE>;
const USUAL = { width: 1280, height: 800 };

const overlaps = (a: Rectangle, b: Rectangle): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const parsed = (text: string): State | undefined => {
  try {
    return v.parse(STATE, JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** Where the window was when it was closed, if a screen still shows that place. */
export const readWindowState = async (disk: Disk, folder: string): Promise<{ bounds: Partial<Rectangle>; maximized: boolean }> => {
  const text = await disk.readText(path.join(folder, 'window.json'));
  const state = text.ok ? parsed(text.value) : undefined;
  const isSeen = state && screen.getAllDisplays().some(({ workArea }) => overlaps(workArea, state.bounds));
  return isSeen ? state : { bounds: USUAL, maximized: false };
};

/** To be kept before the window closes: the program ends with its last one. */
export const keepWindowState = async (disk: Disk, folder: string, window: BrowserWindow): Promise<void> => {
  const state: State = { bounds: window.getNormalBounds(), maximized: window.isMaximized() };
  await disk.write(path.join(folder, 'window.json'), `${JSON.stringify(state)}\n`);
};
