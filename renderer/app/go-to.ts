import { groundAt } from '../../engine/board.ts';
import { inLanguage } from '../../engine/documents/common.ts';
import { parseSquareName, type Square, squareKey } from '../../engine/grid.ts';
import { ranked } from '../commands/search.ts';
import type { Studio } from './studio.svelte.ts';

/** The squares that "D7" or the beginning of a name, in any language, may mean, best first. */
export const placesCalled = ({ setup: { board }, words }: Studio, typed: string): readonly Square[] => {
  const square = parseSquareName(typed);
  const exact = square && groundAt(board, square) !== '.' ? [square] : [];
  const cities = board.cities.flatMap(({ name, squares }) => squares.slice(0, 1).map(({ at }) => ({ name, at })));
  const named = [...board.starts, ...cities, ...board.towns].flatMap(({ name, at }) =>
    [...new Set([inLanguage(name, words.language), ...Object.values(name)])].map((text) => ({ text, at })),
  );
  const found = typed.trim() === '' ? [] : ranked(named, typed, ({ text }) => text).map(({ at }) => at);
  return [...new Map([...exact, ...found].map((at) => [squareKey(at), at])).values()];
};
