import type { SheetOptions } from './options.ts';
import { type Frame, flow, type Piece, type Placed } from './piece.ts';

export const MARGIN = 12;
export const HEAD = 19;
export const FOOT = 9;
const GUTTER = 7;
/** A column narrower or lower than this is none. */
const [NARROWEST, LOWEST] = [40, 30] as const;

export interface Room {
  readonly width: number;
  readonly height: number;
}
/** How high the columns of a page may be, where they need not be as high as they can. */
export interface Ceiling {
  readonly page: number;
  readonly height: number;
}

/** Two columns of one page. */
function* pair(page: number, room: Room, y: number, height: number): Generator<Frame> {
  const width = (room.width - GUTTER) / 2;
  for (const x of [MARGIN, MARGIN + width + GUTTER]) yield { page, x, y, width, height };
}
/** The columns of the first page: below a small picture and then beside it, or two below it. */
function* firstFrames(room: Room, picture: Room | undefined, size: SheetOptions['picture'], ceiling: number): Generator<Frame> {
  const [top, bottom] = [MARGIN + HEAD, MARGIN + room.height];
  if (!picture) return yield* pair(0, room, top, Math.min(ceiling, bottom - top));
  const below = top + picture.height + 3;
  const [beside, left] = [room.width - picture.width - GUTTER, bottom - below];
  if (size === 'large' || beside <= NARROWEST) {
    if (left > LOWEST) yield* pair(0, room, below + 1, Math.min(ceiling, left - 1));
    return;
  }
  if (left > LOWEST) yield { page: 0, x: MARGIN, y: below, width: picture.width, height: left };
  yield { page: 0, x: MARGIN + picture.width + GUTTER, y: top, width: beside, height: bottom - top };
}
/** The columns of a sheet, page after page. */
export function* frames(room: Room, picture: Room | undefined, size: SheetOptions['picture'], ceiling?: Ceiling): Generator<Frame> {
  const ceilingOf = (page: number): number => (ceiling?.page === page ? ceiling.height : Number.POSITIVE_INFINITY);
  yield* firstFrames(room, picture, size, ceilingOf(0));
  for (let page = 1; page <= (ceiling?.page ?? Number.POSITIVE_INFINITY); page++)
    yield* pair(page, room, MARGIN, Math.min(ceilingOf(page), room.height));
}

const TENTH = 0.1;
/** Lets pieces flow through columns; those of the last page end as evenly as they can. */
export const inColumns = (pieces: readonly Piece[], framesUnder: (ceiling?: Ceiling) => Iterator<Frame>): Placed[] => {
  let best = flow(pieces, framesUnder()) ?? [];
  const page = best.at(-1)?.page ?? 0;
  let [low, high] = [0, 1000];
  while (high - low > TENTH) {
    const height = (low + high) / 2;
    const tried = flow(pieces, framesUnder({ page, height }));
    const fits = tried !== undefined && tried.at(-1)?.page === page;
    if (fits) best = tried;
    if (fits) high = height;
    else low = height;
  }
  return best;
};
