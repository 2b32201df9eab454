import type { BorderStep } from '../../engine/boards/border-walk.ts';
import { neighbour, type Side, type Square } from '../../engine/grid.ts';
import type { Mark, Touch } from '../editor/tool.ts';
import type { Spot } from '../editor/viewport.svelte.ts';

/** The side of its square that a touch is nearest to. */
export const nearestSide = ({ square: [x, y], spot: [sx, sy] }: Pick<Touch, 'square' | 'spot'>): Side => {
  const [dx, dy] = [sx - x - 0.5, sy - y - 0.5];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'E' : 'W';
  return dy > 0 ? 'S' : 'N';
};
/** Middle of a side. */
export const sideSpot = ({ at: [x, y], side }: BorderStep): Spot => {
  const [dx, dy] = neighbour([0, 0], side);
  return [x + 0.5 + dx / 2, y + 0.5 + dy / 2];
};
export const sideMark = ({ at, side }: { readonly at: Square; readonly side: Side }): Mark => ({ square: at, kind: 'legal', side });
