import { type Square, sameSquare, squareName } from '../../engine/grid.ts';
import { ordersAt, withoutTiles } from '../../engine/placement/questions.ts';
import { legalPlacements, placementObjections } from '../../engine/placement.ts';
import type { Setup } from '../../engine/setup.ts';
import type { Placement } from '../../engine/tile.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Mark, Overlay, Tool, Touch } from '../editor/tool.ts';
import { FILL } from './fill-words.ts';

/** A tile in hand, and the set-up as it is without it. */
interface Held {
  readonly order: number;
  readonly placement: Placement;
  readonly grip: Square;
  readonly rest: Setup;
  readonly legal: readonly Placement[];
}

/** Drags a laid tile elsewhere, in the turn it has; where that turn is not legal there but another is, it is turned. */
export class MoveTileTool implements Tool {
  readonly id = 'move-tile';
  readonly label = FILL.move;
  readonly hint = FILL.moveHint;
  readonly icon = 'hand';
  readonly shortcut = 'M';
  readonly cursor = 'grab';
  readonly holds = true;
  readonly #studio: Studio;
  #held = $state.raw<Held | undefined>();
  #over = $state.raw<Square>([0, 0]);

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  get isBusy(): boolean {
    return this.#held !== undefined;
  }
  press({ square }: Touch): void {
    const { setup } = this.#studio;
    const order = ordersAt(setup, square).at(-1);
    const placement = order === undefined ? undefined : setup.laid[order];
    if (order === undefined || !placement) return;
    const rest = withoutTiles(setup, [order]);
    const legal = legalPlacements(rest, placement.tile, { allRotations: true });
    this.#held = { order, placement, rest, legal, grip: [square[0] - placement.at[0], square[1] - placement.at[1]] };
    this.#over = square;
  }
  drag({ square }: Touch): void {
    this.#over = square;
  }
  release({ square }: Touch): void {
    const held = this.#held;
    this.#over = square;
    const placement = this.#wish;
    this.#held = undefined;
    if (!held || !placement || sameSquare(placement.at, held.placement.at)) return;
    const facts = { tile: placement.tile, square: squareName(placement.at) };
    this.#studio.editor.apply({ message: FILL.moved, facts }, { do: 'replace-laid', order: held.order, placement });
    this.#studio.announce(FILL.moved, facts);
  }
  cancel(): void {
    this.#held = undefined;
  }
  overlay(): Overlay {
    const held = this.#held;
    const placement = this.#wish;
    if (!held || !placement) return {};
    const squares = new Map(held.legal.map(({ at }) => [at.join(), at]));
    const marks = [...squares.values()].map((square): Mark => ({ square, kind: 'legal' }));
    const refused = [...placementObjections(held.rest, placement)].length > 0;
    return { marks, ghostTile: { placement, refused } };
  }
  get #wish(): Placement | undefined {
    const held = this.#held;
    if (!held) return undefined;
    const at: Square = [this.#over[0] - held.grip[0], this.#over[1] - held.grip[1]];
    const here = held.legal.filter((legal) => sameSquare(legal.at, at));
    const rotation = here.some((legal) => legal.rotation === held.placement.rotation) ? held.placement.rotation : here[0]?.rotation;
    return { ...held.placement, at, rotation: rotation ?? held.placement.rotation };
  }
}
