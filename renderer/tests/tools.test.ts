import { expect, test } from 'vitest';
import { groundAt } from '../../engine/board.ts';
import type { Square } from '../../engine/grid.ts';
import { isLegalPlacement } from '../../engine/placement.ts';
import { Conduct, overlayOf } from '../canvas/conduct.svelte.ts';
import type { LayTool } from '../setup/lay-tool.svelte.ts';
import { legalPlaces } from '../setup/legal.ts';
import { drag, studioFor, take, touch } from './studio.ts';

const tokenSquares = (studio: ReturnType<typeof studioFor>) => (studio.scenario.tokens?.placed ?? []).map(({ at }) => String(at));
const key = (name: string, how: Partial<KeyboardEvent> = {}) =>
  ({ key: name, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...how }) as KeyboardEvent;

test('a stroke of the brush is one step, leaves no holes, and Escape takes it back without a redo', () => {
  const studio = studioFor();
  const brush = take(studio, 'board', 'brush');
  (brush as unknown as { ground: string }).ground = '~';
  drag(brush, [
    [4, 6],
    [8, 10],
  ]);
  for (const square of [
    [4, 6],
    [5, 7],
    [6, 8],
    [7, 9],
    [8, 10],
  ] as Square[])
    expect(groundAt(studio.setup.board, square)).toBe('~');
  expect(studio.editor.moments).toHaveLength(2);
  brush.press?.(touch([4, 12]));
  brush.drag?.(touch([6, 12]));
  expect(brush.isBusy).toBe(true);
  studio.commands.runById('edit.undo');
  expect(groundAt(studio.setup.board, [5, 12])).toBe('#');
  expect(studio.editor.canRedo).toBe(false);
  expect(studio.editor.moments).toHaveLength(2);
});

test('the right button takes up the ground under it', () => {
  const studio = studioFor();
  const brush = take(studio, 'board', 'brush');
  brush.press?.(touch([4, 3], { second: true }));
  expect((brush as unknown as { ground: string }).ground).toBe('O');
  expect(studio.editor.canUndo).toBe(false);
});

test('a token in hand shows where it may lie; it is dropped by one step, and home leaves none', () => {
  const studio = studioFor();
  const tool = take(studio, 'tokens', 'move-token');
  tool.press?.(touch([4, 1]));
  tool.drag?.(touch([5, 1]));
  const { marks = [], ghostToken, lifted } = overlayOf(studio);
  expect(lifted).toEqual([[4, 1]]);
  expect(ghostToken?.refused).toBe(true);
  expect(marks.filter(({ kind }) => kind === 'free').map(({ square }) => String(square))).toContain('4,0');
  expect(marks.some(({ kind, square }) => kind === 'objection' && String(square) === '6,1')).toBe(true);
  tool.drag?.(touch([4, 0]));
  expect(overlayOf(studio).ghostToken?.refused).toBe(false);
  tool.release?.(touch([4, 0]));
  expect(tokenSquares(studio)).toContain('4,0');
  expect(studio.editor.moments).toHaveLength(2);
  drag(tool, [
    [4, 0],
    [6, 4],
    [4, 0],
  ]);
  expect(studio.editor.moments).toHaveLength(2);
});

test('by keyboard: Enter takes up, arrows carry, Escape gives back, Enter lays down', () => {
  const studio = studioFor();
  take(studio, 'tokens', 'move-token');
  const conduct = new Conduct(studio);
  studio.selection.cursor = [4, 1];
  conduct.key(key('Enter'));
  conduct.key(key('ArrowUp'));
  expect(studio.dialogs.spoken).toContain('E1');
  expect(conduct.key(key('Escape'))).toBe(true);
  expect(studio.editor.canUndo).toBe(false);
  studio.selection.cursor = [4, 1];
  conduct.key(key('Enter'));
  conduct.key(key('ArrowUp'));
  conduct.key(key('Enter'));
  expect(tokenSquares(studio)).toContain('4,0');
});

test('locking is a switch on a token, and scattering keeps what is locked', async () => {
  const studio = studioFor();
  const lock = take(studio, 'tokens', 'lock-token');
  lock.press?.(touch([4, 1]));
  lock.press?.(touch([5, 5]));
  expect(studio.scenario.tokens?.placed.filter(({ locked }) => locked).map(({ at }) => at)).toEqual([[4, 1]]);
  const sample = await studio.work('sample-layouts').start({ scenario: studio.closed, seed: 'x', count: 3 });
  if (!sample.ok) throw new Error('no layouts');
  for (const layout of sample.value.layouts) expect(layout.map(String)).toContain('4,1');
});

test('every square shown as legal is legal, R goes through the legal turns only, and a click lays', () => {
  const studio = studioFor();
  const tool = take(studio, 'setup', 'lay') as LayTool;
  tool.choose('base-D');
  const places = legalPlaces(studio.setup, 'base-D');
  expect(places.all.length).toBeGreaterThan(3);
  for (const placement of places.all) expect(isLegalPlacement(studio.setup, placement)).toBe(true);
  const square = places.squares.find((at) => places.at(at).length > 1) as Square;
  tool.hover(touch(square));
  const seen = new Set<number>();
  for (let turn = 0; turn < 8; turn++) {
    const ghost = tool.overlay().ghostTile;
    expect(ghost?.refused).toBe(false);
    expect(isLegalPlacement(studio.setup, ghost!.placement)).toBe(true);
    seen.add(ghost!.placement.rotation);
    tool.turn();
  }
  expect([...seen].sort()).toEqual(places.at(square).map(({ rotation }) => rotation));
  tool.press(touch(square));
  expect(studio.setup.laid).toHaveLength(3);
  tool.press(touch(square, { second: true }));
  expect(studio.setup.laid).toHaveLength(2);
});

test('a refused place lists its objections and points at the squares, and nothing is laid', () => {
  const studio = studioFor();
  const tool = take(studio, 'setup', 'lay') as LayTool;
  tool.choose('base-C');
  tool.hover(touch([7, 2]));
  const { verdict } = tool;
  expect(verdict?.turns).toBe(0);
  expect(verdict?.objections.map(({ rule }) => rule)).toContain('placement/edges-match');
  const marks = tool.overlay().marks ?? [];
  expect(marks.some(({ kind, square }) => kind === 'objection' && String(square) === '8,2')).toBe(true);
  tool.press(touch([7, 2]));
  expect(studio.editor.canUndo).toBe(false);
});

test('a selection is drawn, added to, taken from and cut', () => {
  const studio = studioFor();
  const tool = take(studio, 'board', 'select');
  const chosen = () => studio.selection.squares.map(String);
  drag(tool, [
    [1, 1],
    [2, 2],
  ]);
  expect(chosen()).toHaveLength(4);
  drag(
    tool,
    [
      [2, 2],
      [3, 2],
    ],
    { shift: true },
  );
  expect(chosen()).toHaveLength(5);
  drag(
    tool,
    [
      [1, 1],
      [1, 2],
    ],
    { mod: true },
  );
  expect(chosen()).toEqual(['2,1', '2,2', '3,2']);
  drag(
    tool,
    [
      [2, 2],
      [9, 9],
    ],
    { shift: true, mod: true },
  );
  expect(chosen()).toEqual(['2,2', '3,2']);
  tool.press?.(touch([0, 0]));
  tool.cancel?.();
  expect(chosen()).toEqual(['2,2', '3,2']);
});
