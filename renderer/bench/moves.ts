import type { Studio } from '../app/studio.svelte.ts';
import type { WorkspaceId } from '../app/workspace.ts';
import type { BoardView } from '../canvas/board-view.ts';
import { Conduct, overlayOf } from '../canvas/conduct.svelte.ts';
import type { View } from '../drawing/view.ts';
import type { Tool, Touch } from '../editor/tool.ts';

const MOVES = 100;
const FRAME_MS = 1000 / 60;

/** How a tool bears 100 moves of the pointer: in how many a frame sufficed, and the slowest but five. */
export interface Moved {
  readonly tool: string;
  readonly within: number;
  readonly p95: number;
}

const touchAt = (step: number): Touch => {
  const [x, y] = [10 + ((step * 7) % 80), 10 + ((step * 3) % 80)];
  return { square: [x, y], spot: [x + 0.5, y + 0.5], second: false, shift: false, alt: false, mod: false };
};

const movesOf = (studio: Studio, view: BoardView, viewOf: () => View, tool: Tool): Moved => {
  const conduct = new Conduct(studio);
  conduct.hover(touchAt(0));
  conduct.press(touchAt(0));
  const times = Array.from({ length: MOVES }, (_, step) => {
    const started = performance.now();
    conduct.drag(touchAt(step));
    const overlay = overlayOf(studio);
    view.showView(viewOf());
    view.showPieces(viewOf(), overlay.lifted);
    view.showOverlay(overlay, undefined);
    view.drawNow();
    return performance.now() - started;
  });
  conduct.cancel();
  const sorted = [...times].sort((a, b) => a - b);
  return { tool: tool.id, within: times.filter((ms) => ms <= FRAME_MS).length, p95: sorted[Math.floor(MOVES * 0.95)] as number };
};

/** Every tool on the canvas, one after another. */
export const measureMoves = (studio: Studio, view: BoardView, viewOf: () => View): Moved[] =>
  (['board', 'tokens', 'setup'] as const satisfies readonly WorkspaceId[]).flatMap((workspace) => {
    studio.workbench.go(workspace);
    return studio.workbench.tools.map((tool) => {
      studio.workbench.take(tool.id);
      return movesOf(studio, view, viewOf, tool);
    });
  });
