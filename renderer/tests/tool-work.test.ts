import { beforeAll, describe, expect, test, vi } from 'vitest';
import { capture } from '../../engine/boards/piece.ts';
import { rectangle } from '../../engine/boards/squares.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { Bulk } from '../canvas/bulk.ts';
import { Conduct, overlayOf } from '../canvas/conduct.svelte.ts';
import type { Place } from '../canvas/place.ts';
import { Symbols } from '../canvas/symbols.ts';
import { COLOUR } from '../drawing/palette.ts';
import { SHOW_ALL, type View } from '../drawing/view.ts';
import { studioFor, touch } from './studio.ts';

/** How often the engine was asked about a square. */
const asked = vi.hoisted(() => ({ squares: 0 }));
const counted = vi.hoisted(
  () =>
    <Module extends object>(module: Module, names: readonly string[]): Module =>
      Object.fromEntries(
        Object.entries(module).map(([name, member]) => {
          if (!names.includes(name)) return [name, member];
          const counting = (...given: unknown[]): unknown => {
            asked.squares++;
            return (member as (...all: unknown[]) => unknown)(...given);
          };
          return [name, counting];
        }),
      ) as Module,
);
vi.mock('../../engine/board.ts', async (original) => counted(await original<object>(), ['groundAt', 'isBorder', 'borderAt', 'withGround']));
vi.mock('../../engine/placement.ts', async (original) => counted(await original<object>(), ['isLegalPlacement', 'placementObjections']));

const { islandScenario } = await import('./large.ts');
const { paletteOf } = await import('../board/palette.svelte.ts');

/** A canvas that takes everything and draws nothing. */
class NoCanvas {
  width: number;
  height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  getContext = () => new Proxy({}, { get: () => () => {}, set: () => true });
  transferToImageBitmap = () => this;
}
beforeAll(() => {
  vi.stubGlobal('OffscreenCanvas', NoCanvas);
  vi.stubGlobal('Path2D', class {});
});

const PIXELS = 7;
const placeFor = (size: number): Place => {
  const width = (size + 2) * PIXELS;
  return { x: PIXELS, y: PIXELS, width, height: width, scale: PIXELS, ratio: 1, seen: { x: -1, y: -1, width: size + 2, height: size + 2 } };
};
interface Work {
  readonly asked: number;
  readonly stamped: number;
  /** The picture was still catching up with an earlier change, as much a frame as it may. */
  readonly isBehind: boolean;
}
const MOVES = 12;
/** The same short way in the middle of a board, however large it is. */
const wayOn = (size: number) => (step: number) => touch([size / 2 - 6 + step, size / 2 - 4 + ((step * 2) % 7)]);

/** The work of each move of a drag with a tool, drawing included. */
const workOf = (
  size: number,
  workspace: 'board' | 'tokens' | 'setup' | 'play',
  tool: string,
  ready: (studio: Studio) => void = () => {},
): Work[] => {
  const studio = studioFor(islandScenario(size));
  studio.workbench.go(workspace);
  studio.workbench.take(tool);
  ready(studio);
  paletteOf(studio).ground = '~';
  const view = (): View => ({ setup: studio.setup, style: { palette: COLOUR, detail: 'bare' }, language: 'en', shown: SHOW_ALL });
  const [conduct, bulk, way] = [new Conduct(studio), new Bulk(new Symbols()), wayOn(size)];
  const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  bulk.show(pen, view(), placeFor(size));
  conduct.hover(way(0));
  conduct.press(way(0));
  overlayOf(studio);
  bulk.show(pen, view(), placeFor(size));
  const moves = Array.from({ length: MOVES }, (_, step) => {
    asked.squares = 0;
    const { isBehind } = bulk;
    conduct.drag(way(step));
    overlayOf(studio);
    bulk.show(pen, view(), placeFor(size));
    return { asked: asked.squares, stamped: bulk.stamped, isBehind };
  });
  conduct.cancel();
  return moves;
};
const most = (moves: readonly Work[], what: 'asked' | 'stamped'): number => Math.max(0, ...moves.map((move) => move[what]));
const steady = (moves: readonly Work[]): Work[] => moves.filter(({ isBehind }) => !isBehind);

const all = studioFor()
  .workbench.rooms.filter(({ workspace }) => !workspace.main)
  .flatMap(({ workspace, tools }) => tools.map(({ id }) => [workspace.id as 'board', id] as const));

/** In squares that are looked at (most of them to be drawn) and in stamps: for every tool there is, and any that will be. */
const MOST_ASKED = 9000;
const MOST_STAMPED = 900;

/** A town, a token and land of two by two squares in the stamp. */
const holdStamp = (studio: Studio): void => {
  const { scenario, library } = studio;
  paletteOf(studio).hold(capture(scenario, library, rectangle([13, 13], [14, 14])));
};
const areBounded = (small: readonly Work[], large: readonly Work[]): void => {
  expect(most(large, 'asked')).toBeLessThanOrEqual(MOST_ASKED);
  expect(most(large, 'stamped')).toBeLessThanOrEqual(MOST_STAMPED);
  expect(most(steady(large), 'asked')).toBeLessThanOrEqual(1.1 * most(steady(small), 'asked') + 20);
};
describe('what one move of the pointer costs does not grow with the board', () => {
  test.each(all)('%s: %s', (workspace, tool) => areBounded(workOf(50, workspace, tool), workOf(100, workspace, tool)));
  test('board: stamp, put down along a drag', () =>
    areBounded(workOf(50, 'board', 'stamp', holdStamp), workOf(100, 'board', 'stamp', holdStamp)));
});
