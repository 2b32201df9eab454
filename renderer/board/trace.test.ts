import { beforeEach, expect, test } from 'vitest';
import type { Scenario } from '../../engine/documents/scenario.ts';
import { writeDocument } from '../../engine/documents/write.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { overlayOf } from '../canvas/conduct.svelte.ts';
import type { Spot } from '../editor/viewport.svelte.ts';
import { scenarios } from '../library/bundled.ts';
import { drag, studioFor, take, touch } from '../tests/studio.ts';
import { type Tracing, tracingOf } from './trace.svelte.ts';
import type { Traced } from './trace.ts';
import { TRACE } from './trace-words.ts';

const picture = (width = 400, height = 200): ImageBitmap => ({ width, height, close: () => {} });
const file = (type = 'image/png', bytes = 8) => new File([new Uint8Array(bytes)], 'map.png', { type });
let studio: Studio;
let tracing: Tracing;
beforeEach(() => {
  studio = studioFor();
  tracing = tracingOf(studio);
});
const choose = () => tracing.choose(file(), async () => picture());
/** Where a point of the picture, in its pixels, lies on the board. */
const lies = ([px, py]: Spot): Spot => {
  const { at, across } = tracing.now as Traced;
  return [at[0] + across[0] * px - across[1] * py, at[1] + across[1] * px + across[0] * py];
};
const point = (spot: Spot) => touch([Math.floor(spot[0]), Math.floor(spot[1])], { spot });

test('a chosen picture lies over the width of the board, and only the Board workspace shows it', async () => {
  expect(await choose()).toBeUndefined();
  expect(lies([400, 0])[0]).toBeCloseTo(studio.setup.board.rows[0]?.length ?? 0);
  expect(overlayOf(studio).backdrop).toBe(tracing.now);
  studio.workbench.go('tokens');
  expect(overlayOf(studio).backdrop).toBeUndefined();
});

test('a large picture is made smaller before it is kept, in its shape, and that is said', async () => {
  const wished: number[][] = [];
  const shrink = async (_: ImageBitmap, width: number, height: number) => {
    wished.push([width, height]);
    return picture(width, height);
  };
  expect(await tracing.choose(file(), async () => picture(10_275, 6_675), shrink)).toBeUndefined();
  const [[width, height]] = wished as [[number, number]];
  expect(width * height).toBeLessThanOrEqual(16_000_000);
  expect(width / height).toBeCloseTo(10_275 / 6_675, 2);
  expect((tracing.now as Traced).image.width).toBe(width);
  expect(studio.dialogs.notices.at(-1)).toMatchObject({ message: TRACE.shrunk, facts: { from: 69, to: 16 } });
});

test('what is no picture, or too large a one, is refused in words', async () => {
  expect(await tracing.choose(file('text/plain'))).toMatch(/no picture/);
  const fails = () => Promise.reject(new Error('broken'));
  expect(await tracing.choose(file(), fails)).toMatch(/no picture/);
  expect(await tracing.choose(file(), async () => picture(20_000, 20_000))).toMatch(/too large/);
  expect(await tracing.choose(file('image/png', 100_000_001))).toMatch(/too large/);
  expect(tracing.now).toBeUndefined();
});

test('two points are brought to two corners, and the picture keeps its shape', async () => {
  await choose();
  const tool = take(studio, 'board', 'trace');
  tool.press?.(point(lies([50, 40])));
  tool.release?.(point([3.2, 1.9]));
  expect(lies([50, 40])[0]).toBeCloseTo(3);
  expect(lies([50, 40])[1]).toBeCloseTo(2);
  tool.press?.(point(lies([350, 180])));
  tool.release?.(point([12.1, 7.2]));
  expect([...lies([50, 40]), ...lies([350, 180])].map((value) => Number(value.toFixed(6)))).toEqual([3, 2, 12, 7]);
  const { across } = tracing.now as Traced;
  expect(Math.hypot(...across)).toBeCloseTo(Math.hypot(9, 5) / Math.hypot(300, 140));
});

test('a locked picture stays where it is, and Esc leaves the first point be', async () => {
  await choose();
  const before = tracing.now?.at;
  tracing.change({ isLocked: true });
  const tool = take(studio, 'board', 'trace');
  drag(tool, [
    [1, 1],
    [4, 4],
  ]);
  expect(tracing.now?.at).toEqual(before);
  tracing.change({ isLocked: false });
  tool.press?.(touch([1, 1]));
  tool.cancel?.();
  tool.release?.(touch([4, 4]));
  expect(tracing.now?.at).toEqual(before);
});

test('the picture is hidden, and taken away, and never part of the document or its history', async () => {
  const [text, moments] = [writeDocument(studio.scenario), studio.editor.isModified];
  await choose();
  tracing.change({ isHidden: true });
  expect(overlayOf(studio).backdrop).toBeUndefined();
  tracing.change({ isHidden: false, opacity: 0.8 });
  expect(writeDocument(studio.scenario)).toBe(text);
  expect(JSON.stringify(studio.closed)).not.toContain('map.png');
  expect(studio.editor.isModified).toBe(moments);
  tracing.remove();
  expect(overlayOf(studio).backdrop).toBeUndefined();
});

test('every document has a picture of its own', async () => {
  await choose();
  studio.desk.add(scenarios.get('germany-chips') as Scenario);
  expect(tracing.now).toBeUndefined();
  studio.desk.show(studio.desk.documents[0] as (typeof studio.desk.documents)[number]);
  expect(tracing.now?.name).toBe('map.png');
});
