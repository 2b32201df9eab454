import { type Figure, path, type SymbolArt, symbolArt } from '../figure.ts';
import { ellipse, line, polygon, rect, roundedRect } from '../pen.ts';
import { memo } from './memo.ts';

const sign = (key: string, draw: () => Figure[]): SymbolArt => memo(`sign:${key}`, () => symbolArt(`sign:${key}`, draw()));
const GOOD = '#1f7a4d';
const BAD = '#c2261b';
const WARN = '#b26a00';
const LOOK = '#1b5fc1';

/** A square where the thing in hand may go: a green dot and corners. */
export const legalSign = (): SymbolArt =>
  sign('legal', () => [
    path(rect(2, 2, 96, 96), { fill: GOOD, opacity: 0.16 }),
    path(
      line([
        [4, 24],
        [4, 4],
        [24, 4],
      ]) +
        line([
          [76, 4],
          [96, 4],
          [96, 24],
        ]) +
        line([
          [96, 76],
          [96, 96],
          [76, 96],
        ]) +
        line([
          [24, 96],
          [4, 96],
          [4, 76],
        ]),
      {
        stroke: GOOD,
        width: 5,
        cap: 'round',
        join: 'round',
      },
    ),
    path(ellipse([50, 50], 8), { fill: GOOD }),
  ]);
/** A square where it may not go: a bar across. */
export const refusedSign = (): SymbolArt =>
  sign('refused', () => [
    path(rect(2, 2, 96, 96), { fill: BAD, opacity: 0.14 }),
    path(
      line([
        [26, 26],
        [74, 74],
      ]) +
        line([
          [74, 26],
          [26, 74],
        ]),
      { stroke: BAD, width: 6, cap: 'round' },
    ),
  ]);
/** A square an objection points at: a hatched ring, with a mark that needs no colour. */
export const objectionSign = (severity: 'error' | 'warning' | 'note'): SymbolArt =>
  sign(`objection:${severity}`, () => {
    const ink = severity === 'error' ? BAD : severity === 'warning' ? WARN : LOOK;
    const shape =
      severity === 'error'
        ? ellipse([86, 14], 13)
        : severity === 'warning'
          ? polygon([
              [86, -1],
              [101, 26],
              [71, 26],
            ])
          : rect(74, 2, 24, 24);
    return [
      path(roundedRect(3, 3, 94, 94, 8), { stroke: '#ffffff', width: 8, opacity: 0.8 }),
      path(roundedRect(3, 3, 94, 94, 8), { stroke: ink, width: 4.5, ...(severity === 'note' && { dash: [8, 6] }) }),
      path(shape, { fill: ink, stroke: '#ffffff', width: 2 }),
      path(
        line([
          [86, 7],
          [86, 15],
        ]),
        { stroke: '#ffffff', width: 3.4, cap: 'round' },
      ),
      path(ellipse([86, 20.5], 2), { fill: '#ffffff' }),
    ];
  });
export const hoverSign = (): SymbolArt => sign('hover', () => [path(rect(1.5, 1.5, 97, 97), { stroke: LOOK, width: 3, opacity: 0.9 })]);
/** What is selected. */
export const selectionSign = (): SymbolArt =>
  sign('selection', () => [
    path(rect(2.5, 2.5, 95, 95), { stroke: '#ffffff', width: 6 }),
    path(rect(2.5, 2.5, 95, 95), { stroke: LOOK, width: 3.5, dash: [9, 6] }),
  ]);
/** The square the keyboard is on. */
export const focusSign = (): SymbolArt =>
  sign('focus', () => [
    path(roundedRect(-2, -2, 104, 104, 5), { stroke: '#ffffff', width: 7 }),
    path(roundedRect(-2, -2, 104, 104, 5), { stroke: '#111111', width: 4 }),
  ]);

const STEPS = 20;
/** How likely or how often: 0 to 1, as a square that fills from the middle, so that it reads without colour. */
export const heatSign = (share: number): SymbolArt => {
  const step = Math.max(0, Math.min(STEPS, Math.round(share * STEPS)));
  return sign(`heat:${step}`, () => {
    const size = 8 + (step / STEPS) * 84;
    return step === 0
      ? []
      : [path(rect(50 - size / 2, 50 - size / 2, size, size), { fill: '#b5371f', opacity: 0.18 + (step / STEPS) * 0.42 })];
  });
};
