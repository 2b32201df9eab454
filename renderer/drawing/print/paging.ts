/** How a length of squares is cut into pages: only between squares, the pieces as even as can be. */
export interface Cut {
  readonly from: number;
  readonly count: number;
}
export interface CutOptions {
  readonly squares: number;
  readonly square: number;
  /** What a page can show of it, in millimetres. */
  readonly room: number;
  /** What a page shows beyond its own squares to be glued over; nothing for a butt joint. */
  readonly overlap: number;
}
/** Lengths that fit but for the last bit of a number do fit. */
const SLACK = 1e-9;
const whole = (room: number, square: number): number => Math.max(0, Math.floor(room / square + SLACK));

/** The number of pages along one direction, 0 where not one square fits. */
export const pagesAlong = ({ squares, square, room, overlap }: CutOptions): number => {
  const last = whole(room, square);
  if (squares <= last) return 1;
  const each = whole(room - overlap, square);
  return each === 0 ? 0 : 1 + Math.ceil((squares - last) / each);
};
/** The cuts, as even as the room allows: the last page has no overlap and may hold more than the others. */
export const cutsAlong = (options: CutOptions): Cut[] => {
  const pages = pagesAlong(options);
  const most = whole(options.room - options.overlap, options.square);
  const cuts: Cut[] = [];
  for (let i = 0, from = 0; i < pages; i++) {
    const rest = options.squares - from;
    const even = Math.ceil(rest / (pages - i));
    const count = i === pages - 1 ? rest : Math.min(most, even);
    cuts.push({ from, count });
    from += count;
  }
  return cuts;
};

export type Orientation = 'portrait' | 'landscape';
export interface PagingOptions {
  readonly columns: number;
  readonly rows: number;
  readonly square: number;
  readonly paper: readonly [width: number, height: number];
  readonly margin: number;
  /** The margin cannot be made smaller than this. */
  readonly leastMargin: number;
  readonly overlap: number;
  readonly orientation: Orientation | 'best';
}
/** How a board is cut into pages. */
export interface Paging {
  readonly orientation: Orientation;
  readonly paper: readonly [width: number, height: number];
  readonly columns: readonly Cut[];
  readonly rows: readonly Cut[];
}
const turned = ([width, height]: readonly [number, number], orientation: Orientation): readonly [number, number] => {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return orientation === 'portrait' ? [short, long] : [long, short];
};
const pagingIn = (options: PagingOptions, orientation: Orientation): Paging => {
  const { square, margin, overlap } = options;
  const paper = turned(options.paper, orientation);
  const along = (squares: number, length: number): Cut[] => cutsAlong({ squares, square, overlap, room: length - 2 * margin });
  return { orientation, paper, columns: along(options.columns, paper[0]), rows: along(options.rows, paper[1]) };
};
export const pageCount = ({ columns, rows }: Paging): number => columns.length * rows.length;

/** The cutting asked for, or of both ways the one with fewer pages; undefined where a square fits on neither. */
export const pagingOf = (options: PagingOptions): Paging | undefined => {
  const { orientation } = options;
  const ways = (orientation === 'best' ? (['portrait', 'landscape'] as const) : [orientation]).map((way) => pagingIn(options, way));
  const possible = ways.filter((way) => pageCount(way) > 0);
  return possible.reduce<Paging | undefined>((best, way) => (best && pageCount(best) <= pageCount(way) ? best : way), undefined);
};

/** Something a little smaller that would save pages. */
export interface Hint {
  readonly what: 'overlap' | 'margin' | 'square';
  readonly by: number;
  readonly pages: number;
  readonly now: number;
}
const LESS = [0.5, 1, 2] as const;
/** The least change of one size by which fewer pages are needed. */
export const hintsOf = (options: PagingOptions): Hint[] => {
  const paging = pagingOf(options);
  const now = paging ? pageCount(paging) : Number.POSITIVE_INFINITY;
  const least = { overlap: 3, margin: options.leastMargin, square: 10 };
  return (['overlap', 'margin', 'square'] as const).flatMap((what): Hint[] => {
    for (const by of LESS) {
      if (options[what] - by < least[what]) continue;
      const other = pagingOf({ ...options, [what]: options[what] - by });
      if (other && pageCount(other) < now) return [{ what, by, pages: pageCount(other), now }];
    }
    return [];
  });
};
