import Konva from 'konva/lib/Core.js';
import type { Token } from '../../engine/documents/scenario.ts';
import { type Square, squareKey } from '../../engine/grid.ts';
import type { Setup } from '../../engine/setup.ts';
import type { GhostTile, GhostToken, Mark, Overlay } from '../editor/tool.ts';
import type { Area, Spot } from '../editor/viewport.svelte.ts';
import type { Art, Pen, View } from './art.ts';
import { INK, paintCursor, paintMarks } from './marks.ts';

type Shape = InstanceType<typeof Konva.Shape>;
type Layer = InstanceType<typeof Konva.Layer>;

export interface ViewPlace extends View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const NOWHERE: ViewPlace = { x: 0, y: 0, width: 0, height: 0, scale: 48, seen: { x: 0, y: 0, width: 0, height: 0 } };
/** What a mark may reach beyond its square. */
const touches = ({ square: [x, y] }: Mark, seen: Area): boolean =>
  x + 1 >= seen.x && y + 1 >= seen.y && x <= seen.x + seen.width && y <= seen.y + seen.height;

/**
 * The board on a canvas. Squares, tiles and border are one shape that draws what is seen; tokens and the ghost in hand are
 * nodes by key, so a drag redraws only their layer. Knows nothing of Svelte, and hears no events: who is touched is arithmetic.
 */
export class BoardView {
  readonly #stage: InstanceType<typeof Konva.Stage>;
  readonly #bulk = new Konva.Layer({ listening: false });
  readonly #marks = new Konva.Layer({ listening: false });
  readonly #pieces = new Konva.Layer({ listening: false });
  readonly #tokens = new Map<string, Shape>();
  readonly #ghost: Shape;
  readonly #art: Art;
  #place = NOWHERE;
  #setup: Setup | undefined;
  #overlay: Overlay = {};
  #cursor: Square | undefined;
  #ghostToken: GhostToken | undefined;
  #ghostTile: GhostTile | undefined;

  constructor(container: HTMLDivElement, art: Art) {
    this.#art = art;
    this.#stage = new Konva.Stage({ container, width: 1, height: 1, listening: false });
    this.#bulk.add(this.#shape((pen) => this.#setup && art.board(pen, this.#setup, this.#place)));
    this.#marks.add(this.#shape((pen) => this.#drawMarks(pen)));
    this.#ghost = this.#shape((pen) => this.#drawGhost(pen));
    this.#pieces.add(this.#ghost);
    this.#stage.add(this.#bulk, this.#marks, this.#pieces);
  }

  /** Where the board is seen: pan and zoom. */
  showPlace(place: ViewPlace): void {
    this.#place = place;
    const { width, height, scale, x, y } = place;
    if (this.#stage.width() !== width || this.#stage.height() !== height) this.#stage.size({ width, height });
    for (const layer of this.#layers) layer.setAttrs({ x, y, scaleX: scale, scaleY: scale });
    for (const layer of this.#layers) layer.batchDraw();
  }
  showBoard(setup: Setup): void {
    this.#setup = setup;
    this.#bulk.batchDraw();
  }
  /** Tokens on the board: a node for each square, kept while the square keeps its token. */
  showTokens(tokens: readonly Token[], lifted: readonly Square[] = []): void {
    const hidden = new Set(lifted.map(squareKey));
    const gone = new Set(this.#tokens.keys());
    for (const [index, token] of tokens.entries()) {
      const key = `${squareKey(token.at)} ${index}`;
      gone.delete(key);
      this.#showToken(key, token, !hidden.has(squareKey(token.at)));
    }
    for (const key of gone) this.#removeToken(key);
    this.#ghost.moveToTop();
    this.#pieces.batchDraw();
  }
  showOverlay(overlay: Overlay, cursor: Square | undefined): void {
    this.#overlay = overlay;
    this.#cursor = cursor;
    this.#ghostTile = overlay.ghostTile;
    this.#marks.batchDraw();
    if (overlay.ghostToken === this.#ghostToken) return;
    this.#ghostToken = overlay.ghostToken;
    this.#pieces.batchDraw();
  }
  /** Draws at once and waits until it is on the canvas: for the bench. */
  drawNow(what: 'all' | 'board' | 'pieces'): void {
    if (what !== 'pieces') this.#bulk.draw();
    if (what !== 'board') this.#pieces.draw();
    if (what === 'all') this.#marks.draw();
  }
  destroy(): void {
    this.#stage.destroy();
  }

  get #layers(): readonly Layer[] {
    return [this.#bulk, this.#marks, this.#pieces];
  }
  #shape(draw: (pen: Pen) => void): Shape {
    return new Konva.Shape({ listening: false, perfectDrawEnabled: false, sceneFunc: (context) => draw(context._context) });
  }
  #showToken(key: string, token: Token, visible: boolean): void {
    const known = this.#tokens.get(key);
    if (known && known.getAttr('token') === token) {
      if (known.visible() !== visible) known.visible(visible);
      return;
    }
    known?.destroy();
    const node = this.#shape((pen) => this.#art.token(pen, token, this.#place));
    node.setAttrs({ x: token.at[0], y: token.at[1], token, visible });
    this.#tokens.set(key, node);
    this.#pieces.add(node);
  }
  #removeToken(key: string): void {
    this.#tokens.get(key)?.destroy();
    this.#tokens.delete(key);
  }
  #drawMarks(pen: Pen): void {
    const px = 1 / this.#place.scale;
    const tile = this.#ghostTile;
    if (tile && this.#setup) this.#drawGhostTile(pen, tile, this.#setup);
    paintMarks(
      pen,
      (this.#overlay.marks ?? []).filter((mark) => touches(mark, this.#place.seen)),
      px,
    );
    for (const { from, to } of this.#overlay.lines ?? []) drawLine(pen, from, to, px);
    if (this.#cursor) paintCursor(pen, this.#cursor, px);
  }
  #drawGhostTile(pen: Pen, { placement, refused }: GhostTile, setup: Setup): void {
    pen.save();
    pen.globalAlpha = refused ? 0.62 : 0.92;
    this.#art.tile(pen, placement, setup, this.#place);
    pen.restore();
  }
  #drawGhost(pen: Pen): void {
    if (!this.#ghostToken) return;
    const { spot, token, refused } = this.#ghostToken;
    pen.save();
    pen.translate(spot[0] - 0.5, spot[1] - 0.5);
    pen.globalAlpha = refused ? 0.7 : 1;
    this.#art.token(pen, token, this.#place);
    pen.restore();
  }
}

const drawLine = (pen: Pen, from: Spot, to: Spot, px: number): void => {
  pen.beginPath();
  pen.moveTo(...from);
  pen.lineTo(...to);
  pen.lineCap = 'round';
  pen.strokeStyle = INK.paper;
  pen.lineWidth = 6 * px;
  pen.stroke();
  pen.strokeStyle = INK.selected;
  pen.lineWidth = 3 * px;
  pen.stroke();
};
