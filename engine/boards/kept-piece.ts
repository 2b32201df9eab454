import { readDocument } from '../documents/read.ts';
import type { Scenario } from '../documents/scenario.ts';
import { type Square, squareKey } from '../grid.ts';
import type { Piece } from './piece.ts';
import { rectangle } from './squares.ts';

const EMPTY = { kind: 'scenario', version: 1, id: 'stamp', title: { en: 'stamp' }, systems: {}, tiles: { sets: [] } } as const;

const maskOf = ({ squares, board: { rows } }: Piece): readonly string[] => {
  const on = new Set(squares.map(squareKey));
  return rows.map((row, y) => [...row].map((_, x) => (on.has(squareKey([x, y])) ? '#' : '.')).join(''));
};
const squaresIn = (mask: readonly string[]): Square[] =>
  rectangle([0, 0], [(mask[0]?.length ?? 0) - 1, mask.length - 1]).filter(([x, y]) => mask[y]?.[x] === '#');

/** A piece as text, to be kept beyond the session: a scenario of its own, and which of its squares are of the piece. */
export const pieceText = (piece: Piece): string => {
  const { bands: _, regions, ...plain } = piece.board;
  const seen = regions?.filter(({ squares }) => squares.length > 0) ?? [];
  const board = seen.length > 0 ? { ...plain, regions: seen } : plain;
  const tokens = piece.tokens.length > 0 ? { tokens: { supply: [], constraints: [], placed: piece.tokens } } : {};
  const scenario: Scenario = { ...EMPTY, board, starts: piece.starts, ...tokens, laid: piece.laid };
  return JSON.stringify({ squares: maskOf(piece), scenario });
};

interface Kept {
  readonly squares: readonly string[];
  readonly scenario: unknown;
}
const isKept = (value: unknown): value is Kept => {
  const { squares } = (value ?? {}) as Partial<Kept>;
  return Array.isArray(squares) && squares.every((row) => typeof row === 'string');
};
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
/** The piece a text holds, raised to today's version; undefined for anything else. */
export const pieceFrom = (text: string): Piece | undefined => {
  const kept = parsed(text);
  const read = isKept(kept) ? readDocument(JSON.stringify(kept.scenario ?? null)) : undefined;
  if (!isKept(kept) || !read?.ok || read.value.document.kind !== 'scenario') return undefined;
  const { board, starts, tokens, laid } = read.value.document;
  const squares = squaresIn(kept.squares);
  if (typeof board === 'string' || squares.length === 0 || kept.squares.length !== board.rows.length) return undefined;
  return { squares, board, tokens: tokens?.placed ?? [], laid, starts };
};
