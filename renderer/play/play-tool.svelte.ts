import { type Rotation, type Square, sameSquare } from '../../engine/grid.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Mark, Overlay, Tool, Touch } from '../editor/tool.ts';
import { coveredSquares, figuresOf } from './figures.ts';
import { type LayMove, type PlayTable, tableOf } from './table.svelte.ts';
import { PLAY } from './words.ts';

/** Lays what is in hand: every legal square is shown, R goes to the next legal turn. A click while drawing draws. */
export class PlayTool implements Tool {
  readonly id = 'play';
  readonly label = PLAY.tool;
  readonly hint = PLAY.hint;
  readonly icon = 'play';
  readonly cursor = 'cell';
  readonly #table: PlayTable;
  #rotation = $state<Rotation>(0);
  #over = $state.raw<Square | undefined>();

  constructor(studio: Studio) {
    this.#table = tableOf(studio);
  }

  #here(square: Square | undefined = this.#over): readonly LayMove[] {
    return square ? this.#table.lays.filter(({ at }) => sameSquare(at, square)) : [];
  }
  /** The move a click makes now. */
  get #aimed(): LayMove | undefined {
    const here = this.#here();
    return here.find(({ rotation }) => rotation === this.#rotation) ?? here[0];
  }
  turn(): void {
    const turns = this.#here().map(({ rotation }) => rotation);
    const now = this.#aimed?.rotation ?? this.#rotation;
    this.#rotation = turns.find((turn) => turn > now) ?? turns[0] ?? now;
  }
  hover(at: Touch | undefined): void {
    this.#over = at?.square;
  }
  press(at: Touch): void {
    this.hover(at);
    if (this.#table.isDrawing) this.#table.draw();
    else if (this.#aimed) this.#table.make(this.#aimed);
  }
  overlay(): Overlay {
    const { game } = this.#table;
    if (!game) return {};
    const squares = new Map(this.#table.lays.map(({ at }) => [at.join(), at]));
    const marks = [...squares.values()].map((square): Mark => ({ square, kind: 'legal' }));
    const aimed = this.#aimed;
    const tile = aimed && (aimed.do === 'lay' ? aimed.tile : aimed.wonder);
    const ghostTile =
      aimed && tile !== undefined ? { placement: { tile, at: aimed.at, rotation: aimed.rotation }, refused: false } : undefined;
    return { marks, figures: figuresOf(game), lifted: coveredSquares(game), ...(ghostTile ? { ghostTile } : {}) };
  }
}

export const playToolOf = ({ workbench }: Studio): PlayTool | undefined =>
  workbench.tools.find((tool): tool is PlayTool => tool instanceof PlayTool);
