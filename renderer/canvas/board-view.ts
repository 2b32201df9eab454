import Konva from 'konva/lib/Core.js';
import type { Square } from '../../engine/grid.ts';
import type { Use } from '../drawing/figure.ts';
import { tokenUses } from '../drawing/layers/pieces.ts';
import { tileSymbol } from '../drawing/symbols/tile.ts';
import type { View } from '../drawing/view.ts';
import type { Backdrop, GhostTile, Mark, Overlay } from '../editor/tool.ts';
import type { Area } from '../editor/viewport.svelte.ts';
import { paintBackdrop } from './backdrop.ts';
import { Bulk } from './bulk.ts';
import type { Pen } from './ink.ts';
import { paintSelected } from './many-marks.ts';
import { paintCursor, paintLine, paintMarks, sameMarks } from './marks.ts';
import { PieceGhost } from './piece-ghost.ts';
import { Pieces } from './pieces.ts';
import { devicePlace, NOWHERE, type Place } from './place.ts';
import { paintRulers, type RulerLook } from './rulers.ts';
import { Symbols } from './symbols.ts';
import { paintTints, sameTints } from './tints.ts';
import { paintWideAreas, sameAreas } from './wide-areas.ts';

type Shape = InstanceType<typeof Konva.Shape>;
type Layer = InstanceType<typeof Konva.Layer>;

const SETTLE_MS = 110;
const touches = ({ square: [x, y] }: Mark, seen: Area): boolean =>
  x + 1 >= seen.x && y + 1 >= seen.y && x <= seen.x + seen.width && y <= seen.y + seen.height;

/**
 * The board on a canvas. Squares, tiles, border and names are one shape; tokens and players' figures are
 * nodes by key; what is in hand lies on a layer above them, so a drag repaints no token. Knows nothing of Svelte, and hears no
 * events: who is touched is arithmetic.
 */
export class BoardView {
  readonly #stage: InstanceType<typeof Konva.Stage>;
  readonly #layers = {
    bulk: new Konva.Layer({ listening: false, clearBeforeDraw: false }),
    areas: new Konva.Layer({ listening: false }),
    resting: new Konva.Layer({ listening: false }),
    marks: new Konva.Layer({ listening: false }),
    pieces: new Konva.Layer({ listening: false }),
    top: new Konva.Layer({ listening: false }),
  };
  readonly #symbols = new Symbols();
  readonly #bulk = new Bulk(this.#symbols);
  readonly #pieceGhost = new PieceGhost(this.#symbols);
  /** Where the bulk is drawn while a picture lies over it. */
  readonly #under = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  readonly #pieces = new Pieces(this.#layers.pieces, ({ symbol, at, turn }) => this.#shape((pen) => this.#stampAt(pen, symbol, at, turn)));
  #place: Place = NOWHERE;
  #view: View | undefined;
  #overlay: Overlay = {};
  #cursor: Square | undefined;
  #rulers: RulerLook | undefined;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(container: HTMLDivElement) {
    this.#stage = new Konva.Stage({ container, width: 1, height: 1, listening: false });
    this.#layers.bulk.add(this.#shape((pen) => this.#drawBulk(pen)));
    this.#layers.areas.add(this.#shape((pen) => this.#drawAreas(pen)));
    this.#layers.resting.add(this.#shape((pen) => this.#drawResting(pen)));
    this.#layers.marks.add(this.#shape((pen) => this.#drawMarks(pen)));
    this.#layers.top.add(
      this.#shape((pen) => this.#drawHand(pen)),
      this.#shape((pen) => this.#drawRulers(pen)),
    );
    for (const layer of Object.values(this.#layers)) this.#stage.add(layer);
    this.#layers.bulk.getNativeCanvasElement().addEventListener('contextrestored', () => this.redrawAll());
  }

  /** Where the board is seen: pan and zoom. While the zoom moves, art is stretched; when it rests, it is drawn crisp. */
  showPlace(place: Place): void {
    const isZoom = place.scale !== this.#place.scale && this.#place !== NOWHERE;
    if (place.ratio !== this.#place.ratio) this.#setRatio(place.ratio);
    this.#place = place;
    this.#setSize(place);
    if (isZoom) this.#settleLater();
    this.#drawSoon(...Object.values(this.#layers));
  }
  /** What is shown: the set-up, its style and language. */
  showView(view: View): void {
    this.#view = view;
    this.#drawSoon(this.#layers.bulk, this.#layers.top);
  }
  /** Tokens and players' figures: a node by key, kept while nothing about it changes. */
  showPieces(view: View, lifted?: readonly Square[]): void {
    if (this.#pieces.show(view, lifted)) this.#drawSoon(this.#layers.pieces);
  }
  showOverlay(overlay: Overlay, cursor: Square | undefined): void {
    const before = this.#overlay;
    this.#overlay = overlay;
    this.#cursor = cursor;
    this.#drawSoon(this.#layers.marks);
    const isSameAreas =
      overlay.selected === before.selected && sameTints(overlay.tints, before.tints) && sameAreas(overlay.wide, before.wide);
    if (!sameMarks(overlay.resting, before.resting)) this.#drawSoon(this.#layers.resting);
    if (!isSameAreas) this.#drawSoon(this.#layers.areas);
    if (overlay.backdrop !== before.backdrop) this.#drawSoon(this.#layers.bulk);
    if (overlay.ghostToken !== before.ghostToken || overlay.ghostPiece !== before.ghostPiece) this.#drawSoon(this.#layers.top);
  }
  /** Names of columns and rows along the edges; undefined hides them. */
  showRulers(look: RulerLook | undefined): void {
    this.#rulers = look;
    this.#drawSoon(this.#layers.top);
  }
  /** Draws at once: for the bench. */
  drawNow(): void {
    for (const layer of Object.values(this.#layers)) layer.draw();
  }
  /** What is in hand, drawn at once: for the bench. */
  drawHand(): void {
    this.#layers.top.draw();
  }
  redrawAll(): void {
    this.#bulk.forget();
    this.drawNow();
  }
  /** How many symbols the last drawing of the bulk stamped. */
  get stamped(): number {
    return this.#bulk.stamped;
  }
  destroy(): void {
    clearTimeout(this.#settling);
    this.#stage.destroy();
  }

  #shape(draw: (pen: Pen) => void): Shape {
    return new Konva.Shape({ listening: false, perfectDrawEnabled: false, sceneFunc: (context) => draw(context._context) });
  }
  #drawSoon(...layers: readonly Layer[]): void {
    for (const layer of layers) layer.batchDraw();
  }
  #setRatio(ratio: number): void {
    for (const layer of Object.values(this.#layers)) layer.getCanvas().setPixelRatio(ratio);
    this.#bulk.forget();
  }
  /** A canvas of another size is blank, also where it comes back to the size that was drawn before the next frame. */
  #setSize({ width, height }: Place): void {
    if (this.#stage.width() === width && this.#stage.height() === height) return;
    this.#stage.size({ width, height });
    this.#bulk.forget();
  }
  #settleLater(): void {
    this.#symbols.isRough = true;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      this.#symbols.isRough = false;
      this.#bulk.forget();
      this.#drawSoon(this.#layers.bulk, this.#layers.marks, this.#layers.pieces, this.#layers.top);
    }, SETTLE_MS);
  }
  /** Art is stamped in device pixels, past all transforms; Konva puts the pen back as it was after each shape. */
  #stampAt(pen: Pen, symbol: Use['symbol'], [x, y]: Use['at'], turn: Use['turn'], opacity = 1): void {
    const { left, top, pixels } = devicePlace(this.#place);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalAlpha = opacity;
    this.#symbols.stamp(pen, symbol, Math.round(left + x * pixels), Math.round(top + y * pixels), pixels, turn);
  }
  #drawBulk(pen: Pen): void {
    if (!this.#view || this.#place.width === 0) return;
    const { backdrop } = this.#overlay;
    pen.save();
    pen.setTransform(1, 0, 0, 1, 0, 0);
    this.#showBulk(backdrop ? this.#penUnder() : pen, this.#view);
    if (backdrop) this.#layPicture(pen, backdrop);
    pen.restore();
    if (this.#bulk.isBehind) this.#goOn();
  }
  #showBulk(pen: Pen, view: View): void {
    if (this.#symbols.isRough && this.#bulk.isCostly) this.#bulk.paintStretched(pen, this.#place);
    else this.#bulk.show(pen, view, this.#place);
  }
  #penUnder(): Pen {
    const { width, height } = devicePlace(this.#place);
    const { canvas } = this.#under;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    return this.#under;
  }
  #layPicture(pen: Pen, backdrop: Backdrop): void {
    const place = devicePlace(this.#place);
    pen.clearRect(0, 0, place.width, place.height);
    pen.drawImage(this.#under.canvas, 0, 0);
    paintBackdrop(pen, backdrop, place);
  }
  /** Draws on in the next frame what this one had no time for; together with whatever else is drawn then, once the layer waits no more. */
  #goOn(): void {
    queueMicrotask(() => this.#layers.bulk.batchDraw());
  }
  /** Marks are painted in squares. */
  #inSquares(pen: Pen, paint: (px: number) => void): void {
    const { left, top, pixels } = devicePlace(this.#place);
    pen.save();
    pen.setTransform(pixels, 0, 0, pixels, left, top);
    pen.globalAlpha = 1;
    paint(this.#place.ratio / pixels);
    pen.restore();
  }
  #paintSeen(pen: Pen, marks: readonly Mark[], px: number): void {
    const seen = marks.filter((mark) => touches(mark, this.#place.seen));
    paintMarks(pen, seen, px);
  }
  /** Areas may be large: they are painted when they change, not when the pointer moves. */
  #drawAreas(pen: Pen): void {
    const { tints = [], selected = [], wide = [] } = this.#overlay;
    this.#inSquares(pen, (px) => {
      paintTints(pen, tints, px);
      paintWideAreas(pen, wide, this.#place.seen, px);
      paintSelected(pen, selected, px);
    });
  }
  #drawResting(pen: Pen): void {
    this.#inSquares(pen, (px) => this.#paintSeen(pen, this.#overlay.resting ?? [], px));
  }
  #drawMarks(pen: Pen): void {
    const { marks = [], lines = [], ghostTile } = this.#overlay;
    if (ghostTile) this.#drawGhostTile(pen, ghostTile);
    this.#inSquares(pen, (px) => {
      this.#paintSeen(pen, marks, px);
      for (const line of lines) paintLine(pen, line, px);
      if (this.#cursor) paintCursor(pen, this.#cursor, px);
    });
  }
  /** Above all else: what lies under the edge of the board is not seen over its rulers. */
  #drawRulers(pen: Pen): void {
    if (this.#rulers && this.#view) paintRulers(pen, devicePlace(this.#place), this.#place.ratio, this.#view.setup.board, this.#rulers);
  }
  #drawGhostTile(pen: Pen, { placement: { tile, at, rotation }, refused }: GhostTile): void {
    const kind = this.#view?.setup.catalogue.tiles.get(tile);
    if (kind && this.#view) this.#stampAt(pen, tileSymbol(kind, this.#view.style), at, rotation, refused ? 0.55 : 0.88);
  }
  #drawHand(pen: Pen): void {
    const { ghostToken: ghost, ghostPiece } = this.#overlay;
    if (ghostPiece && this.#view) this.#pieceGhost.paint(pen, ghostPiece, this.#view, devicePlace(this.#place), this.#place.ratio);
    if (!ghost || !this.#view) return;
    const [x, y] = ghost.spot;
    const uses = tokenUses({ ...this.#view, tokens: [{ ...ghost.token, at: [x - 0.5, y - 0.5] }] });
    for (const { symbol, at, turn } of uses) this.#stampAt(pen, symbol, at, turn, ghost.refused ? 0.7 : 1);
  }
}
