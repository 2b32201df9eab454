import { groundAt } from '../../engine/board.ts';
import type { Square } from '../../engine/grid.ts';
import type { ToolMaker, Touch } from '../editor/tool.ts';
import { Stroke } from './brush.svelte.ts';
import { mirrored } from './palette.svelte.ts';
import { REGIONS } from './region-words.ts';
import { addRegion, chosenRegion } from './regions.ts';

/** Paints squares into the region in hand, or with the right button out of it. */
class RegionTool extends Stroke {
  readonly id = 'region';
  readonly label = REGIONS.tool;
  readonly hint = REGIONS.toolHint;
  readonly icon = 'layers';
  readonly shortcut = 'Shift+R';
  #takes = false;

  override press(at: Touch): void {
    this.#takes = at.second;
    super.press(at);
  }
  protected paint(squares: readonly Square[], stroke: symbol): void {
    const { setup, editor } = this.studio;
    const land = mirrored(this.studio, squares).filter((square) => groundAt(setup.board, square) !== '.');
    if (land.length === 0) return;
    if (!this.#takes && chosenRegion(this.studio) === undefined) addRegion(this.studio, stroke);
    const [message, mode] = this.#takes ? ([REGIONS.take, 'subtract'] as const) : ([REGIONS.paint, 'add'] as const);
    const index = chosenRegion(this.studio);
    if (index !== undefined) editor.apply({ message }, { do: 'paint-region', index, squares: land, mode }, stroke);
  }
}
export const regionTool: ToolMaker = (studio) => new RegionTool(studio);
