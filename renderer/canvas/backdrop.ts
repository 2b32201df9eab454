import type { Backdrop } from '../editor/tool.ts';
import type { Pen } from './ink.ts';
import type { DevicePlace } from './place.ts';

/** Paints the picture that is traced: over the board, or multiplied with it so that it seems to lie under its lines. */
export const paintBackdrop = (pen: Pen, { image, at, across: [a, b], opacity, isUnder }: Backdrop, place: DevicePlace): void => {
  const { left, top, pixels } = place;
  pen.save();
  pen.setTransform(a * pixels, b * pixels, -b * pixels, a * pixels, left + at[0] * pixels, top + at[1] * pixels);
  pen.globalAlpha = opacity;
  pen.globalCompositeOperation = isUnder ? 'multiply' : 'source-over';
  pen.drawImage(image, 0, 0);
  pen.restore();
};
