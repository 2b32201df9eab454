import { type Board, boardWidth } from '../../engine/board.ts';
import type { Language } from '../../engine/documents/common.ts';
import type { Rotation, Square } from '../../engine/grid.ts';
import { placeIn } from '../../engine/words/places.ts';
import { UNIT } from './figure.ts';
import { MARGIN, sameLand } from './outside.ts';
import { type OutsidePlace, outsidePlaces } from './outside-places.ts';
import { textWidth } from './widths.ts';

/** The name of a sea or country beyond the border, and where it is written. */
export interface OutsideName {
  readonly lines: readonly string[];
  readonly isSea: boolean;
  /** Of its letters, in units of a square. */
  readonly size: number;
  /** So many squares in a row, from the first; with a turn they run down (1) or up (3) from it. */
  readonly length: number;
  readonly at: Square;
  readonly turn: Rotation;
}
/** How a name can be written. */
type Writing = Pick<OutsideName, 'lines' | 'size' | 'length'>;

const SIZES = [30, 26, 22, 18, 15] as const;
/** Room for the letters to stand in, before and after together: more at a coast, where waves are drawn. */
const [PAD, SEA_PAD] = [24, 36] as const;
/** Two lines are no higher than a square up to this size. */
const MOST_IN_TWO = 26;
/** As map makers do, countries are written in capitals set apart, seas in slanted letters. */
const lettered = (text: string, sea: boolean): string =>
  sea ? text : [...text.toUpperCase()].join('\u00a0').replace(/\u00a0 \u00a0/g, '\u00a0\u00a0\u00a0');

const inTwo = (text: string): readonly string[] | undefined => {
  const words = text.split(' ');
  if (words.length < 2) return undefined;
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const);
  return cuts.reduce((best, cut) => (Math.max(cut[0].length, cut[1].length) < Math.max(best[0].length, best[1].length) ? cut : best));
};
const writing = (words: readonly string[], sea: boolean, size: number): Writing => {
  const lines = words.map((line) => lettered(line, sea));
  const width = Math.max(...lines.map((line) => textWidth(line, size, sea ? 'italic' : 'regular')));
  return { lines, size, length: Math.ceil((width + (sea ? SEA_PAD : PAD)) / UNIT) };
};
/** The ways to write a name, the best first. */
function* writings(text: string, sea: boolean, letters: number): Generator<Writing> {
  const two = inTwo(text);
  for (const size of SIZES) {
    yield writing([text], sea, size * letters);
    if (two && size * letters <= MOST_IN_TWO) yield writing(two, sea, size * letters);
  }
}

interface Row {
  readonly from: Square;
  readonly length: number;
  readonly isUpright: boolean;
}
/** A name that runs up or down is read less easily, and so is a small one: so many squares further off is as good. */
const [UPRIGHT, TINY] = [1.6, 6] as const;
const farness = ({ from: [x, y], length, isUpright }: Row, [mx, my]: OutsidePlace['middle']): number => {
  const [dx, dy] = isUpright ? [x + 0.5 - mx, y + length / 2 - my] : [x + length / 2 - mx, y + 0.5 - my];
  return Math.sqrt(dx * dx + dy * dy) + (isUpright ? UPRIGHT : 0);
};
/** The free row nearest to where the place meets the board, with how far it is. */
const nearestRow = ({ middle, free }: OutsidePlace, length: number): { readonly row: Row; readonly far: number } | undefined => {
  let best: { readonly row: Row; readonly far: number } | undefined;
  const weigh = (row: Row): void => {
    const far = farness(row, middle);
    if (!best || far < best.far) best = { row, far };
  };
  for (const { from, across, down } of free) {
    if (across >= length) weigh({ from, length, isUpright: false });
    if (down >= length && length > 1) weigh({ from, length, isUpright: true });
  }
  return best;
};
const written = (board: Board, place: OutsidePlace, way: Writing, { from: [x, y], length, isUpright }: Row): OutsideName => {
  const goesUp = isUpright && x < boardWidth(board) / 2;
  return { ...way, isSea: place.isSea, at: goesUp ? [x, y + length - 1] : [x, y], turn: isUpright ? (goesUp ? 3 : 1) : 0 };
};
/** Where a place's name is written best: large and near the board, if there is room at all. */
const bestName = (board: Board, place: OutsidePlace, text: string, letters: number): OutsideName | undefined => {
  let best: { readonly name: OutsideName; readonly cost: number } | undefined;
  const rows = new Map<number, ReturnType<typeof nearestRow>>();
  for (const way of writings(text, place.isSea, letters)) {
    if (!rows.has(way.length)) rows.set(way.length, nearestRow(place, way.length));
    const found = rows.get(way.length);
    if (!found) continue;
    const cost = found.far + TINY * (1 - way.size / letters / SIZES[0]);
    if (!best || cost < best.cost) best = { name: written(board, place, way, found.row), cost };
  }
  return best?.name;
};

/** Of a square round the board so much must be seen for names to be written on it: all but the room beside the letters. */
const LEAST_ROOM = 1 - PAD / 2 / UNIT;
/** Where the names of all that lies round a board are written, as far as there is room: never on a square, a printed road or another name. */
const placedNames = (board: Board, language: Language, letters: number, margin: number): readonly OutsideName[] => {
  const names = new Map<string, OutsideName>();
  for (const place of outsidePlaces(board, margin)) {
    if (names.has(place.name)) continue;
    const name = bestName(board, place, placeIn(place.name, language), letters);
    if (name) names.set(place.name, name);
  }
  return [...names.values()];
};

interface Known {
  readonly rows: Board['rows'];
  readonly ferries: Board['ferries'];
  readonly names: Map<string, readonly OutsideName[]>;
}
const known = new WeakMap<Board['border'], Known>();
/** The names round a board; found anew only where land, border or ferries changed. */
export const outsideNames = (board: Board, language: Language, letters = 1, rim: number = MARGIN): readonly OutsideName[] => {
  const before = known.get(board.border);
  const isSame = before !== undefined && before.ferries === board.ferries && sameLand(before.rows, board.rows);
  const now: Known = { rows: board.rows, ferries: board.ferries, names: isSame ? before.names : new Map() };
  known.set(board.border, now);
  const margin = rim >= LEAST_ROOM * MARGIN ? MARGIN : 0;
  const key = `${language} ${letters} ${margin}`;
  const names = now.names.get(key) ?? placedNames(board, language, letters, margin);
  now.names.set(key, names);
  return names;
};
/** The squares a name is written over. */
export const squaresUnder = ({ at: [x, y], turn, length }: OutsideName): readonly Square[] =>
  Array.from({ length }, (_, i): Square => (turn === 0 ? [x + i, y] : [x, turn === 1 ? y + i : y - i]));
