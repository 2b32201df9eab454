import { type Figure, group, type Weight } from '../figure.ts';
import { brokenLines } from '../widths.ts';

/** Something that stands in a column and is not torn apart. */
export interface Piece {
  lay(width: number): Laid;
  /** Not left alone at the foot of a column. */
  readonly keep?: boolean;
}
export interface Laid {
  readonly height: number;
  readonly figures: readonly Figure[];
}

export interface TextLook {
  readonly size: number;
  readonly fill: string;
  readonly weight?: Weight;
  readonly before?: number;
  readonly after?: number;
  readonly indent?: number;
  /** What stands in front of the first line, within the indent. */
  readonly sign?: string;
  readonly language?: string;
}
const LEADING = 1.28;
const ASCENT = 0.94;

/** A paragraph, its lines broken by the table of widths. */
export const paragraph = (text: string, look: TextLook): Piece => ({
  lay: (width) => {
    const { size, fill, weight = 'regular', before = 0, after = 0, indent = 0, sign, language } = look;
    const lines = brokenLines(text, width - indent, size, weight);
    const words = { is: 'text', size, fill, weight, ...(language && { language }) } as const;
    const figures: Figure[] = lines.map((line, i) => ({ ...words, text: line, at: [indent, before + size * (ASCENT + i * LEADING)] }));
    if (sign) figures.push({ ...words, text: sign, at: [0, before + size * ASCENT] });
    return { height: before + lines.length * size * LEADING + after, figures };
  },
});
export const kept = (piece: Piece): Piece => ({ ...piece, keep: true });
export const figurePiece = (height: number, draw: (width: number) => readonly Figure[]): Piece => ({
  lay: (width) => ({ height, figures: draw(width) }),
});

/** A column of a page. */
export interface Frame {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Placed {
  readonly page: number;
  readonly figures: readonly Figure[];
}

/** The height of what must not be parted from a piece. */
const heightKept = (pieces: readonly Piece[], from: number, width: number): number => {
  let height = 0;
  for (let i = from; pieces[i]?.keep && pieces[i + 1]; i++) height += (pieces[i + 1] as Piece).lay(width).height;
  return height;
};

/** Lets pieces flow from frame to frame; what is taller than a frame stands in one of its own. */
export const flow = (pieces: readonly Piece[], frames: Iterator<Frame>): Placed[] => {
  const placed: Placed[] = [];
  let frame = frames.next().value as Frame;
  let y = 0;
  for (const [i, piece] of pieces.entries()) {
    const following = heightKept(pieces, i, frame.width);
    let laid = piece.lay(frame.width);
    if (y > 0 && y + laid.height + following > frame.height) {
      frame = frames.next().value as Frame;
      y = 0;
      laid = piece.lay(frame.width);
    }
    placed.push({ page: frame.page, figures: [group(laid.figures, { at: [frame.x, frame.y + y] })] });
    y += laid.height;
  }
  return placed;
};
