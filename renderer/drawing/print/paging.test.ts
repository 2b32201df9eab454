import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutsAlong, hintsOf, type PagingOptions, pageCount, pagesAlong, pagingOf } from './paging.ts';

const A4: PagingOptions = {
  columns: 17,
  rows: 22,
  square: 45,
  paper: [210, 297],
  margin: 10,
  leastMargin: 9,
  overlap: 8,
  orientation: 'best',
};

describe('cutting a board into pages', () => {
  test('the pieces follow each other, hold every square once, and fit', () => {
    const options = fc.record({
      squares: fc.integer({ min: 1, max: 400 }),
      square: fc.double({ min: 5, max: 100, noNaN: true }),
      room: fc.double({ min: 100, max: 400, noNaN: true }),
      overlap: fc.double({ min: 0, max: 20, noNaN: true }),
    });
    fc.assert(
      fc.property(options, (given) => {
        const cuts = cutsAlong(given);
        if (pagesAlong(given) === 0) return;
        let next = 0;
        for (const [i, { from, count }] of cuts.entries()) {
          expect(from).toBe(next);
          expect(count).toBeGreaterThan(0);
          expect(count * given.square + (i < cuts.length - 1 ? given.overlap : 0)).toBeLessThanOrEqual(given.room + 1e-6);
          next = from + count;
        }
        expect(next).toBe(given.squares);
      }),
    );
  });
  test('one millimetre decides: 17 by 22 squares of 45 mm need 24 pages with 8 mm overlap, 18 with 7', () => {
    expect(pageCount(pagingOf(A4)!)).toBe(24);
    expect(pageCount(pagingOf({ ...A4, overlap: 7 })!)).toBe(18);
    expect(hintsOf(A4)).toContainEqual({ what: 'overlap', by: 1, pages: 18, now: 24 });
    expect(hintsOf({ ...A4, overlap: 7 }).filter(({ what, by }) => what === 'overlap' && by <= 1)).toEqual([]);
  });
  test('the better way of laying the paper is found', () => {
    expect(pagingOf({ ...A4, columns: 6, rows: 4, overlap: 0 })).toMatchObject({
      orientation: 'landscape',
      columns: [{ from: 0, count: 6 }],
      rows: [{ from: 0, count: 4 }],
    });
    expect(pagingOf({ ...A4, columns: 4, rows: 6, overlap: 0 })).toMatchObject({ orientation: 'portrait' });
    expect(pagingOf({ ...A4, columns: 4, rows: 6, overlap: 0, orientation: 'landscape' })).toMatchObject({ orientation: 'landscape' });
  });
  test('what fits nowhere is no paging', () => expect(pagingOf({ ...A4, square: 400 })).toBeUndefined());
});
