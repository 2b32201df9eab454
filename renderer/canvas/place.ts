import type { Span } from '../drawing/view.ts';
import type { Area } from '../editor/viewport.svelte.ts';

/** Where the board is on the canvas, in CSS pixels, and how many device pixels one of them has. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly ratio: number;
  readonly seen: Area;
}
/** The same in whole device pixels, so that squares meet without seams. */
export interface DevicePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: number;
}
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const NOWHERE: Place = { x: 0, y: 0, width: 0, height: 0, scale: 48, ratio: 1, seen: { x: 0, y: 0, width: 0, height: 0 } };

export const devicePlace = ({ x, y, width, height, scale, ratio }: Place): DevicePlace => ({
  left: Math.round(x * ratio),
  top: Math.round(y * ratio),
  width: Math.max(1, Math.round(width * ratio)),
  height: Math.max(1, Math.round(height * ratio)),
  pixels: Math.max(1, Math.round(scale * ratio)),
});

/** The squares that a rectangle of the canvas shows, and some around them. */
export const spanOf = ({ left, top, pixels }: DevicePlace, area: Rectangle, margin = 0): Span => ({
  from: [Math.floor((area.left - left) / pixels) - margin, Math.floor((area.top - top) / pixels) - margin],
  to: [Math.floor((area.left + area.width - 1 - left) / pixels) + margin, Math.floor((area.top + area.height - 1 - top) / pixels) + margin],
});
/** The rectangle in which squares lie, with some room around. */
export const areaOf = ({ left, top, pixels }: DevicePlace, { from, to }: Span, margin: number): Rectangle => ({
  left: left + (from[0] - margin) * pixels,
  top: top + (from[1] - margin) * pixels,
  width: (to[0] - from[0] + 1 + 2 * margin) * pixels,
  height: (to[1] - from[1] + 1 + 2 * margin) * pixels,
});
export const meets = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
export const holds = (outer: Rectangle, inner: Rectangle): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.left + outer.width >= inner.left + inner.width &&
  outer.top + outer.height >= inner.top + inner.height;
