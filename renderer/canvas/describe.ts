import { groundAt } from '../../engine/board.ts';
import type { Ground } from '../../engine/documents/board.ts';
import { inLanguage } from '../../engine/documents/common.ts';
import { type Square, sameSquare, squareName } from '../../engine/grid.ts';
import type { Message } from '../../engine/words/words.ts';
import type { Studio } from '../app/studio.svelte.ts';
import { FRAME } from '../words/frame-words.ts';

const GROUND_WORDS: { readonly [ground in Ground]: Message } = {
  '.': FRAME.groundOutside,
  '#': FRAME.groundTile,
  O: FRAME.groundCity,
  '~': FRAME.groundWaves,
  i: FRAME.groundIsland,
  '^': FRAME.groundHighlight,
  u: FRAME.groundChumak,
};
export const groundWords = (ground: Ground): Message => GROUND_WORDS[ground];

/** The names a square goes by: town, start, large city. */
export const namesOf = ({ setup: { board }, words }: Studio, at: Square): readonly string[] => {
  const named = [...board.towns, ...board.starts].filter((entry) => sameSquare(entry.at, at));
  const cities = board.cities.filter((city) => city.squares.some((square) => sameSquare(square.at, at)));
  return [...new Set([...named, ...cities].map(({ name }) => inLanguage(name, words.language)))];
};

const thingsOn = ({ setup, scenario, t }: Studio, at: Square): string[] => {
  const tile = setup.laid.find((placement) => sameSquare(placement.at, at));
  const token = scenario.tokens?.placed.find((placed) => sameSquare(placed.at, at));
  const start = setup.board.starts.some((entry) => sameSquare(entry.at, at));
  return [
    start ? t(FRAME.siteStart) : '',
    tile ? t(FRAME.siteTile, { tile: tile.tile }) : '',
    token ? t(token.locked ? FRAME.siteLocked : FRAME.siteToken) : '',
  ].filter((word) => word !== '');
};

/** A square in words: its name, what it is, what lies on it. For the status bar and for screen readers. */
export const describeSquare = (studio: Studio, at: Square): string =>
  [squareName(at), ...namesOf(studio, at), studio.t(groundWords(groundAt(studio.setup.board, at))), ...thingsOn(studio, at)].join(', ');
