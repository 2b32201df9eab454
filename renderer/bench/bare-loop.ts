import type { DevicePlace } from '../canvas/place.ts';
import { spanOf } from '../canvas/place.ts';
import { type Figure, type PathFigure, UNIT } from '../drawing/figure.ts';
import { LAYERS } from '../drawing/layers.ts';
import type { View } from '../drawing/view.ts';

interface Stroke {
  readonly path: Path2D;
  readonly figure: PathFigure;
  readonly transform: DOMMatrix;
}

function* pathsOf(figures: readonly Figure[], transform: DOMMatrix): Generator<Stroke> {
  for (const figure of figures) {
    if (figure.is === 'path') yield { path: new Path2D(figure.d), figure, transform };
    if (figure.is !== 'group') continue;
    const { at = [0, 0], scale = 1, turn = 0 } = figure;
    yield* pathsOf(
      figure.figures,
      transform
        .translate(...at)
        .scale(scale)
        .rotate(turn * 90),
    );
  }
}

/** Every path of a view as it stands on the canvas: what a drawing without any art of ours would have to go through. */
export const strokesOf = (view: View, place: DevicePlace): Stroke[] => {
  const span = spanOf(place, { left: 0, top: 0, width: place.width, height: place.height }, 1);
  return LAYERS.flatMap(({ uses }) =>
    [...uses(view, span)].flatMap(({ symbol, at, turn }) => {
      const corner = new DOMMatrix()
        .translate(place.left + at[0] * place.pixels, place.top + at[1] * place.pixels)
        .scale(place.pixels / UNIT);
      const turned = corner
        .translate(UNIT / 2, UNIT / 2)
        .rotate(turn * 90)
        .translate(-UNIT / 2, -UNIT / 2);
      return [...pathsOf(symbol.figures, turned)];
    }),
  );
};

/** The bare loop: clear, then every path in turn. Text is left out, to its advantage. */
export const drawBare = (pen: CanvasRenderingContext2D, strokes: readonly Stroke[]): void => {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  for (const { path, figure, transform } of strokes) {
    pen.setTransform(transform);
    pen.globalAlpha = figure.opacity ?? 1;
    if (figure.fill) {
      pen.fillStyle = figure.fill;
      pen.fill(path);
    }
    if (!figure.stroke) continue;
    pen.strokeStyle = figure.stroke;
    pen.lineWidth = figure.width ?? 1;
    pen.stroke(path);
  }
};
