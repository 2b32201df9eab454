import { LAYERS } from '../drawing/layers.ts';
import type { View } from '../drawing/view.ts';
import type { Pen } from './ink.ts';
import { type DevicePlace, spanOf } from './place.ts';
import { Symbols } from './symbols.ts';

/** Paints a whole view, without keeping anything but symbols that are given. */
export const paintSmall = (pen: Pen, view: View, place: DevicePlace, symbols = new Symbols()): void => {
  const span = spanOf(place, { left: 0, top: 0, width: place.width, height: place.height });
  for (const { uses } of LAYERS)
    for (const { symbol, at, turn } of uses(view, span))
      symbols.stamp(
        pen,
        symbol,
        Math.round(place.left + at[0] * place.pixels),
        Math.round(place.top + at[1] * place.pixels),
        place.pixels,
        turn,
      );
};
