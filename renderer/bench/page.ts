import { boardHeight, boardWidth, withGround } from '../../engine/board.ts';
import type { Board } from '../../engine/documents/board.ts';
import type { Scenario } from '../../engine/documents/scenario.ts';
import type { Square } from '../../engine/grid.ts';
import { type Setup, setupOf } from '../../engine/setup.ts';
import { BoardView } from '../canvas/board-view.ts';
import { devicePlace, type Place } from '../canvas/place.ts';
import { detailFor } from '../drawing/figure.ts';
import { COLOUR } from '../drawing/palette.ts';
import { SHOW_ALL, type View } from '../drawing/view.ts';
import { emptyBoard, scenarioOn } from '../files/make.ts';
import { bundled, scenarios } from '../library/bundled.ts';
import { drawBare, strokesOf } from './bare-loop.ts';

const WIDTH = 1280;
const HEIGHT = 800;
const ROUNDS = 21;

/** One board measured: medians in milliseconds. */
export interface Measured {
  readonly name: string;
  readonly bare: number;
  readonly redraw: number;
  readonly edit: number;
  readonly pan: number;
  readonly drag: number;
  readonly stampedByEdit: number;
  readonly stampedByRedraw: number;
}

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] as number;
/** Waits until what was drawn is on the canvas. */
const flushed = (canvas: HTMLCanvasElement): void => void canvas.getContext('2d')?.getImageData(0, 0, 1, 1);
const timed = (canvas: HTMLCanvasElement, draw: (round: number) => void): number => {
  const once = (round: number): number => {
    const started = performance.now();
    draw(round);
    flushed(canvas);
    return performance.now() - started;
  };
  once(-2);
  once(-1);
  return median(Array.from({ length: ROUNDS }, (_, round) => once(round)));
};

const placeFor = (board: Board): Place => {
  const [columns, rows] = [boardWidth(board) + 1.2, boardHeight(board) + 1.2];
  const scale = Math.floor(Math.min(WIDTH / columns, HEIGHT / rows));
  return {
    x: 0.6 * scale,
    y: 0.6 * scale,
    width: WIDTH,
    height: HEIGHT,
    scale,
    ratio: 1,
    seen: { x: -0.6, y: -0.6, width: WIDTH / scale, height: HEIGHT / scale },
  };
};
const viewOf = (setup: Setup, scale: number): View => ({
  setup,
  style: { palette: COLOUR, detail: detailFor(scale) },
  language: 'en',
  shown: SHOW_ALL,
});
const edited = (scenario: Scenario, board: Board, square: Square, round: number): Setup =>
  setupOf({ ...scenario, board: withGround(board, square, round % 2 === 0 ? 'i' : '#') }, bundled);

const measure = (name: string, scenario: Scenario, square: Square): Measured => {
  const setup = setupOf(scenario, bundled);
  const place = placeFor(setup.board);
  const container = document.body.appendChild(document.createElement('div'));
  const view = new BoardView(container);
  view.showPlace(place);
  view.showView(viewOf(setup, place.scale));
  view.showPieces(viewOf(setup, place.scale));
  view.drawNow();
  const canvases = [...container.querySelectorAll('canvas')];
  const [bulk, top] = [canvases[0], canvases.at(-1)] as HTMLCanvasElement[];
  const bareCanvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = bareCanvas.getContext('2d') as CanvasRenderingContext2D;
  const strokes = strokesOf(viewOf(setup, place.scale), devicePlace(place));
  const bare = timed(bareCanvas, () => drawBare(pen, strokes));
  const redraw = timed(bulk as HTMLCanvasElement, () => view.redrawAll());
  const stampedByRedraw = view.stamped;
  const edit = timed(bulk as HTMLCanvasElement, (round) => {
    view.showView(viewOf(edited(scenario, setup.board, square, round), place.scale));
    view.drawNow();
  });
  const stampedByEdit = view.stamped;
  const pan = timed(bulk as HTMLCanvasElement, (round) => {
    view.showPlace({ ...place, x: place.x + (round % 8) * 3, y: place.y + (round % 5) * 2 });
    view.drawNow();
  });
  const token = { at: square };
  const drag = timed(top as HTMLCanvasElement, (round) => {
    view.showOverlay({ ghostToken: { token, spot: [square[0] + round / 10, square[1]], refused: false } }, undefined);
    view.drawHand();
  });
  view.destroy();
  container.remove();
  return { name, bare, redraw, edit, pan, drag, stampedByEdit, stampedByRedraw };
};

const large = (): Scenario => {
  const placed = Array.from({ length: 300 }, (_, i) => ({ at: [(i * 37) % 100, Math.floor(i / 3)] as Square }));
  const scenario = scenarioOn(emptyBoard(100, 100, { en: 'Large' }), { en: 'Large' });
  return { ...scenario, tokens: { supply: [], constraints: [], placed } };
};
Object.assign(window, {
  measureCanvas: (): Measured[] => [
    measure('100x100 with 300 tokens', large(), [50, 50]),
    measure('Germany with full art', scenarios.get('germany-chips') as Scenario, [5, 9]),
  ],
});
