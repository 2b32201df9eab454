import type { Touch } from '../editor/tool.ts';
import type { Spot, Viewport } from '../editor/viewport.svelte.ts';

/** What pointers mean, in squares. */
export interface Intentions {
  hover(at: Touch | undefined): void;
  press(at: Touch): void;
  drag(at: Touch): void;
  release(at: Touch): void;
  cancel(): void;
}
interface Held {
  readonly id: number;
  readonly means: 'tool' | 'pan';
}

const PINCH_SPEED = 0.01;
const WHEEL_SPEED = 0.0016;
const LINE_PIXELS = 32;
/** A wheel turns in big even steps; a trackpad glides. */
const isMouseWheel = (event: WheelEvent): boolean => event.deltaMode !== 0 || (event.deltaX === 0 && Math.abs(event.deltaY) >= 100);

/** Hears an element's pointers and turns them into intentions, or into panning and zooming. */
export class Pointers {
  readonly #element: HTMLElement;
  readonly #viewport: () => Viewport;
  readonly #intend: Intentions;
  readonly #wheelZooms: () => boolean;
  #held: Held | undefined;
  #last: Spot = [0, 0];
  readonly #fingers = new Map<number, Spot>();
  /** Space is down: the main button pans. */
  isPanning = false;

  constructor(element: HTMLElement, viewport: () => Viewport, intend: Intentions, wheelZooms: () => boolean) {
    this.#element = element;
    this.#viewport = viewport;
    this.#intend = intend;
    this.#wheelZooms = wheelZooms;
    element.addEventListener('pointerdown', this.#down);
    element.addEventListener('pointermove', this.#move);
    element.addEventListener('pointerup', this.#up);
    element.addEventListener('pointercancel', this.#lost);
    element.addEventListener('pointerleave', this.#leave);
    element.addEventListener('wheel', this.#wheel, { passive: false });
    element.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  #pixels(event: MouseEvent): Spot {
    const { left, top } = this.#element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }
  #touch(event: PointerEvent): Touch {
    const spot = this.#viewport().spotAt(...this.#pixels(event));
    const { shiftKey: shift, altKey: alt } = event;
    const second = event.button === 2 || (event.buttons & 2) !== 0;
    return { square: [Math.floor(spot[0]), Math.floor(spot[1])], spot, second, shift, alt, mod: event.ctrlKey || event.metaKey };
  }
  readonly #down = (event: PointerEvent): void => {
    this.#last = this.#pixels(event);
    this.#element.setPointerCapture(event.pointerId);
    if (event.pointerType === 'touch') this.#fingers.set(event.pointerId, this.#last);
    if (this.#fingers.size === 2) this.#startPinch();
    else if (this.#held === undefined) this.#take(event);
  };
  #take(event: PointerEvent): void {
    const pans = event.button === 1 || (event.button === 0 && this.isPanning);
    this.#held = { id: event.pointerId, means: pans ? 'pan' : 'tool' };
    if (!pans) this.#intend.press(this.#touch(event));
  }
  /** A second finger: what the first began is taken back, both zoom and pan. */
  #startPinch(): void {
    if (this.#held?.means === 'tool') this.#intend.cancel();
    this.#held = undefined;
  }
  readonly #move = (event: PointerEvent): void => {
    if (this.#fingers.size === 2 && this.#fingers.has(event.pointerId)) this.#pinch(event);
    else if (this.#held?.id !== event.pointerId) this.#hoverAt(event);
    else if (this.#held.means === 'pan') this.#panTo(this.#pixels(event));
    else this.#intend.drag(this.#touch(event));
  };
  #hoverAt(event: PointerEvent): void {
    if (this.#held === undefined) this.#intend.hover(this.#touch(event));
  }
  #panTo(at: Spot): void {
    this.#viewport().panBy(at[0] - this.#last[0], at[1] - this.#last[1]);
    this.#last = at;
  }
  #pinch(event: PointerEvent): void {
    const still = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1] as Spot;
    const before = this.#fingers.get(event.pointerId) as Spot;
    const now = this.#pixels(event);
    this.#fingers.set(event.pointerId, now);
    const apart = (a: Spot): number => Math.max(10, Math.hypot(a[0] - still[0], a[1] - still[1]));
    this.#viewport().panBy((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
    this.#viewport().zoomAt((now[0] + still[0]) / 2, (now[1] + still[1]) / 2, apart(now) / apart(before));
  }
  readonly #up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (this.#held?.id !== event.pointerId) return;
    const { means } = this.#held;
    this.#held = undefined;
    if (means === 'tool') this.#intend.release(this.#touch(event));
  };
  readonly #lost = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (this.#held?.id !== event.pointerId) return;
    this.#held = undefined;
    this.#intend.cancel();
  };
  readonly #leave = (): void => {
    if (this.#held === undefined) this.#intend.hover(undefined);
  };
  /** Pinch on a trackpad comes as a wheel with Ctrl. */
  readonly #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const unit = event.deltaMode === 0 ? 1 : LINE_PIXELS;
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    const turns = isMouseWheel(event);
    if (event.ctrlKey || event.metaKey) this.#zoom(event, -dy * (turns ? WHEEL_SPEED : PINCH_SPEED));
    else if (turns && this.#wheelZooms() && !event.shiftKey) this.#zoom(event, -dy * WHEEL_SPEED);
    else if (event.shiftKey && dx === 0) this.#viewport().panBy(-dy, 0);
    else this.#viewport().panBy(-dx, -dy);
  };
  #zoom(event: WheelEvent, power: number): void {
    this.#viewport().zoomAt(...this.#pixels(event), Math.exp(power));
  }
}
