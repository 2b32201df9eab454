/** A place on the board, in squares: 1.5 is the middle of the second square. */
export type Spot = readonly [x: number, y: number];
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const SMALLEST = 4;
const LARGEST = 400;
const STEP = 1.25;
const MARGIN = 14;

/** What part of the board is seen: pixels a square, and where the corner of the board lies. */
export class Viewport {
  /** Whole device pixels a square, so that squares meet without seams. */
  #scale = $state(48);
  /** The zoom as asked for, which small steps add up in. */
  #wanted = 48;
  ratio = $state(1);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  /** True until somebody pans or zooms: the board is fitted again when the window changes. */
  isFitted = $state(true);

  get scale(): number {
    return this.#scale;
  }
  #setScale(wanted: number): void {
    this.#wanted = Math.min(LARGEST, Math.max(SMALLEST, wanted));
    this.#scale = Math.round(this.#wanted * this.ratio) / this.ratio;
  }

  spotAt = (px: number, py: number): Spot => [(px - this.x) / this.scale, (py - this.y) / this.scale];
  pixelsOf = ([x, y]: Spot): readonly [number, number] => [this.x + x * this.scale, this.y + y * this.scale];
  /** The part of the board that is seen, in squares. */
  get seen(): Area {
    const [x, y] = this.spotAt(0, 0);
    return { x, y, width: this.width / this.scale, height: this.height / this.scale };
  }

  panBy(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.isFitted = false;
  }
  /** Brings a spot of the board to the middle of the window. */
  centreOn([x, y]: Spot): void {
    this.panBy(this.width / 2 - this.x - x * this.scale, this.height / 2 - this.y - y * this.scale);
  }
  /** Zooms so that what lies under a pixel stays under it. */
  zoomAt(px: number, py: number, factor: number): void {
    const [x, y] = this.spotAt(px, py);
    this.#setScale(this.#wanted * factor);
    this.x = px - x * this.scale;
    this.y = py - y * this.scale;
    this.isFitted = false;
  }
  zoomIn = (): void => this.zoomAt(this.width / 2, this.height / 2, STEP);
  zoomOut = (): void => this.zoomAt(this.width / 2, this.height / 2, 1 / STEP);
  zoomTo = (scale: number): void => this.zoomAt(this.width / 2, this.height / 2, scale / this.#wanted);

  /** Shows an area whole and in the middle of what rulers of `edge` pixels leave free. */
  fit(area: Area, edge = 0): void {
    if (this.width === 0 || area.width <= 0 || area.height <= 0) return;
    const roomX = this.width - edge - 2 * MARGIN;
    const roomY = this.height - edge - 2 * MARGIN;
    this.#setScale(Math.floor(this.ratio * Math.min(roomX / area.width, roomY / area.height)) / this.ratio);
    this.x = (this.width + edge - area.width * this.scale) / 2 - area.x * this.scale;
    this.y = (this.height + edge - area.height * this.scale) / 2 - area.y * this.scale;
    this.isFitted = true;
  }
  /** Pans as little as shows the area, and only if it is out of sight. */
  reveal({ x, y, width, height }: Area): void {
    const [left, top] = this.pixelsOf([x, y]);
    const [right, bottom] = this.pixelsOf([x + width, y + height]);
    const dx = left < MARGIN ? MARGIN - left : Math.min(0, this.width - MARGIN - right);
    const dy = top < MARGIN ? MARGIN - top : Math.min(0, this.height - MARGIN - bottom);
    if (dx !== 0 || dy !== 0) this.panBy(dx, dy);
  }
}
