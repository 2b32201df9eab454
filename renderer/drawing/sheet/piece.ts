import { type Figure, group, type Weight } from '../figure.ts';
import { brokenLines } from '../widths.ts';

/** Something that stands in a column. */
export interface Piece {
  lay(width: number): Laid;
  /** Not left alone at the foot of a column. */
  readonly keep?: boolean;
  /** The least of it that may stand at the foot of a column; all of it, where it cannot be parted. */
  least?(width: number): number;
  /** What fits into the room, and what goes on in the next column; nothing where it cannot be parted there. */
  split?(width: number, room: number): readonly [Piece, Piece] | undefined;
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

/** Lines that stay together at the foot and at the head of a column. */
const TOGETHER = 2;
const layParagraph = (lines: readonly string[], look: TextLook): Laid => {
  const { size, fill, weight = 'regular', before = 0, after = 0, indent = 0, sign, language } = look;
  const words = { is: 'text', size, fill, weight, ...(language && { language }) } as const;
  const figures: Figure[] = lines.map((line, i) => ({ ...words, text: line, at: [indent, before + size * (ASCENT + i * LEADING)] }));
  if (sign) figures.push({ ...words, text: sign, at: [0, before + size * ASCENT] });
  return { height: before + lines.length * size * LEADING + after, figures };
};
/** A paragraph, its lines broken by the table of widths; it may go on in the next column. */
export const paragraph = (text: string, look: TextLook): Piece => {
  const { size, weight = 'regular', before = 0, indent = 0, sign: _, ...rest } = look;
  const linesIn = (width: number): string[] => brokenLines(text, width - indent, size, weight);
  return {
    lay: (width) => layParagraph(linesIn(width), look),
    least: (width) => {
      const lines = linesIn(width);
      return lines.length < 2 * TOGETHER ? layParagraph(lines, look).height : before + TOGETHER * size * LEADING;
    },
    split: (width, room) => {
      const lines = linesIn(width);
      const count = Math.min(Math.floor((room - before) / (size * LEADING)), lines.length - TOGETHER);
      if (count < TOGETHER) return undefined;
      const later = { ...rest, size, weight, indent };
      return [paragraph(lines.slice(0, count).join(' '), { ...look, after: 0 }), paragraph(lines.slice(count).join(' '), later)];
    },
  };
};
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
  for (let i = from; pieces[i]?.keep && pieces[i + 1]; i++) {
    const next = pieces[i + 1] as Piece;
    height += next.keep || !next.least ? next.lay(width).height : next.least(width);
  }
  return height;
};

/** Lets pieces flow from frame to frame; what is taller than a frame stands in one of its own. Nothing, once the frames are used up. */
export const flow = (pieces: readonly Piece[], frames: Iterator<Frame>): Placed[] | undefined => {
  const placed: Placed[] = [];
  const queue = [...pieces];
  let frame: Frame | undefined = frames.next().value;
  let y = 0;
  for (let i = 0; i < queue.length; i++) {
    if (!frame) return undefined;
    let piece = queue[i] as Piece;
    let laid = piece.lay(frame.width);
    if (y + laid.height + heightKept(queue, i, frame.width) > frame.height) {
      const parts = piece.keep ? undefined : piece.split?.(frame.width, frame.height - y);
      if (parts) {
        queue.splice(i, 1, ...parts);
        piece = parts[0];
        laid = piece.lay(frame.width);
      } else if (y > 0) {
        frame = frames.next().value as Frame | undefined;
        y = 0;
        i--;
        continue;
      }
    }
    placed.push({ page: frame.page, figures: [group(laid.figures, { at: [frame.x, frame.y + y] })] });
    y += laid.height;
  }
  return placed;
};
