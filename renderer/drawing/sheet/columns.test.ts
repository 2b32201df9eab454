import { describe, expect, test } from 'vitest';
import type { Figure } from '../figure.ts';
import { frames, inColumns } from './columns.ts';
import { figurePiece, flow, type Piece, type Placed, paragraph } from './piece.ts';

const words = (figures: readonly Figure[]): string[] =>
  figures.flatMap((figure) => (figure.is === 'text' ? [figure.text] : figure.is === 'group' ? words(figure.figures) : []));

describe('the columns of a sheet', () => {
  const room = { width: 186, height: 264 };
  const lines = (count: number): Piece[] => Array.from({ length: count }, () => figurePiece(6, () => []));
  const lowest = (placed: readonly Placed[]): number[] => {
    const ends = new Map<string, number>();
    for (const { page, figures } of placed)
      for (const figure of figures)
        if (figure.is === 'group')
          ends.set(`${page}:${figure.at?.[0]}`, Math.max(ends.get(`${page}:${figure.at?.[0]}`) ?? 0, figure.at?.[1] ?? 0));
    return [...ends.values()];
  };
  test.each([5, 30, 82, 120, 170, 333])('those of the last page end alike, whatever there is to say (%d lines)', (count) => {
    const placed = inColumns(lines(count), (ceiling) => frames(room, undefined, 'small', ceiling));
    expect(placed).toHaveLength(count);
    const last = placed.at(-1)!.page;
    const [left = 0, right = 0] = lowest(placed.filter(({ page }) => page === last));
    expect(Math.abs(left - right)).toBeLessThanOrEqual(6.1);
  });
  test('nothing stands below the foot of a column, and a long paragraph goes on in the next', () => {
    const text = Array.from({ length: 900 }, (_, i) => `word${i}`).join(' ');
    const placed = flow([paragraph(text, { size: 3.3, fill: '#000' })], frames(room, undefined, 'small')) ?? [];
    const said = placed.flatMap(({ figures }) => words(figures)).join(' ');
    expect(said).toBe(text);
    expect(placed.length).toBeGreaterThan(1);
    for (const { figures } of placed)
      for (const figure of figures)
        if (figure.is === 'group')
          for (const line of figure.figures)
            if (line.is === 'text') expect((figure.at?.[1] ?? 0) + line.at[1]).toBeLessThanOrEqual(12 + 264);
  });
});
