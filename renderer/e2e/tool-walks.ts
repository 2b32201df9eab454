import type { Kept, Spot } from './hand.ts';

type Square = Spot;
const middle = ([x, y]: Square): Spot => [x + 0.5, y + 0.5];
export const over = (...squares: readonly Square[]): Spot[] => squares.map(middle);

/** The kinds of the squares between two corners, row by row. */
const block =
  ([left, top]: Square, [right, bottom]: Square) =>
  ({ board }: Kept): string =>
    board.rows
      .slice(top, bottom + 1)
      .map((row) => row.slice(left, right + 1))
      .join(' ');
const townOn = (x: number, y: number) => (kept: Kept) => kept.board.towns.find(({ at }) => at[0] === x && at[1] === y)?.name.en;
const roadsInTheWest = ({ board }: Kept) =>
  board.border.filter((s) => s.side === 'W' && s.print === 'road' && s.at[0] === 0).map(({ at }) => at[1]);
export const newestCity = ({ board }: Kept) => board.cities.at(-1)?.squares.map(({ at }) => at.join());
const southOfHamburg = ({ board }: Kept) => board.cities.find(({ name }) => name.en === 'Hamburg')?.squares[0]?.edges.S;
const hasLand = ({ board }: Kept) => board.rows.join('').includes('#');
const region = ({ board }: Kept) => board.regions?.[0]?.squares.map((at) => at.join());
const tokenOn = (x: number, y: number) => (kept: Kept) => kept.tokens?.placed.find(({ at }) => at[0] === x && at[1] === y);
const isLocked = (kept: Kept) => tokenOn(4, 1)(kept)?.locked;

/** A tool by pointer: its way over the board, and what the document became. */
export interface PointerWalk {
  readonly name: string;
  readonly tool: string;
  readonly way: readonly Spot[];
  readonly button?: 'right';
  readonly read: (kept: Kept) => unknown;
  readonly wanted: unknown;
}
export const BOARD_BY_POINTER: readonly PointerWalk[] = [
  { name: 'brush', tool: 'b', way: over([4, 8], [6, 8]), read: block([3, 8], [7, 8]), wanted: '#~~~#' },
  { name: 'line', tool: 'l', way: over([4, 8], [6, 10]), read: block([4, 8], [6, 10]), wanted: '~## #~# ##~' },
  { name: 'rectangle', tool: 'u', way: over([4, 8], [6, 9]), read: block([3, 8], [7, 10]), wanted: '#~~~# O~~~# O####' },
  { name: 'oval', tool: 'o', way: over([4, 8], [8, 12]), read: block([4, 8], [8, 12]), wanted: '#~~~# ~~~~~ ~~~~~ ~~~~~ #~~~#' },
  { name: 'fill', tool: 'g', way: over([4, 8]), read: hasLand, wanted: false },
  { name: 'eraser', tool: 'e', way: over([4, 8], [6, 8]), read: block([3, 8], [7, 8]), wanted: '#...#' },
  { name: 'move', tool: 'm', way: over([4, 8], [6, 9]), read: townOn(6, 9), wanted: 'Kassel' },
  {
    name: 'border',
    tool: 'd',
    way: [
      [0.1, 8.5],
      [0.1, 9.5],
      [0.1, 11.5],
    ],
    read: roadsInTheWest,
    wanted: [8, 9, 10, 11],
  },
  { name: 'large city', tool: 'c', way: over([5, 9], [6, 9]), read: newestCity, wanted: ['5,9', '6,9'] },
  { name: 'edge of a large city', tool: 'c', way: [[4.5, 3.95]], read: southOfHamburg, wanted: 'city' },
  {
    name: 'ferry',
    tool: 'f',
    way: [
      [4.1, 0.5],
      [3, 2],
      [2.5, 3.1],
    ],
    read: ({ board }) => board.ferries,
    wanted: [{ from: [4, 0, 'W'], to: [2, 3, 'N'] }],
  },
  { name: 'names', tool: 't', way: over([4, 8], [5, 9]), read: townOn(5, 9), wanted: 'Kassel' },
  { name: 'region', tool: 'Shift+R', way: over([4, 8], [6, 8]), read: region, wanted: ['4,8', '5,8', '6,8'] },
];
export const ELSEWHERE_BY_POINTER: readonly (PointerWalk & { readonly workspace: string })[] = [
  {
    workspace: 'Control+2',
    name: 'move token',
    tool: 'm',
    way: over([4, 1], [4, 0]),
    read: (kept) => [tokenOn(4, 1)(kept), tokenOn(4, 0)(kept)?.at],
    wanted: [undefined, [4, 0]],
  },
  { workspace: 'Control+2', name: 'put a token', tool: 'm', way: over([4, 8]), read: (kept) => tokenOn(4, 8)(kept)?.at, wanted: [4, 8] },
  {
    workspace: 'Control+2',
    name: 'take a token off',
    tool: 'm',
    way: over([4, 1]),
    button: 'right',
    read: tokenOn(4, 1),
    wanted: undefined,
  },
  { workspace: 'Control+2', name: 'lock token', tool: 'l', way: over([4, 1]), read: isLocked, wanted: true },
  { workspace: 'Control+2', name: 'keep free', tool: 'k', way: over([4, 8]), read: ({ tokens }) => tokens?.forbidden, wanted: [[4, 8]] },
  { workspace: 'Control+4', name: 'lay', tool: 't', way: over([7, 2]), read: ({ laid }) => laid.at(-1), wanted: 'base-D/0@7,2' },
  {
    workspace: 'Control+4',
    name: 'move tile',
    tool: 'm',
    way: over([8, 2], [3, 13]),
    read: ({ laid }) => laid[0],
    wanted: 'base-D/0@3,13',
  },
];

/** A tool by keyboard: the square it begins on, and the keys. */
export interface KeyWalk {
  readonly name: string;
  readonly tool: string;
  readonly from: string;
  readonly keys: string;
  readonly read: (kept: Kept) => unknown;
  readonly wanted: unknown;
}
export const BOARD_BY_KEYS: readonly KeyWalk[] = [
  { name: 'brush', tool: 'b', from: 'E9', keys: 'Enter', read: block([3, 8], [5, 8]), wanted: '#~#' },
  { name: 'line', tool: 'l', from: 'E9', keys: 'Enter Right Down Enter', read: block([4, 8], [5, 9]), wanted: '~# #~' },
  { name: 'rectangle', tool: 'u', from: 'E9', keys: 'Enter Right Down Enter', read: block([4, 8], [5, 9]), wanted: '~~ ~~' },
  { name: 'oval', tool: 'o', from: 'E9', keys: 'Enter Right Right Enter', read: block([3, 8], [7, 8]), wanted: '#~~~#' },
  { name: 'fill', tool: 'g', from: 'E9', keys: 'Enter', read: hasLand, wanted: false },
  { name: 'eraser', tool: 'e', from: 'E9', keys: 'Enter', read: block([3, 8], [5, 8]), wanted: '#.#' },
  { name: 'move', tool: 'm', from: 'E9', keys: 'Enter Right Enter', read: townOn(5, 8), wanted: 'Kassel' },
  { name: 'border', tool: 'd', from: 'A9', keys: 'Alt+Left Enter Down Down Down Enter', read: roadsInTheWest, wanted: [8, 9, 10, 11] },
  { name: 'large city', tool: 'c', from: 'F10', keys: 'Enter Right Enter', read: newestCity, wanted: ['5,9', '6,9'] },
  { name: 'edge of a large city', tool: 'c', from: 'E4', keys: 'Alt+Down Enter Enter', read: southOfHamburg, wanted: 'city' },
  {
    name: 'ferry',
    tool: 'f',
    from: 'E1',
    keys: 'Alt+Left Enter Down Down Down Left Left Alt+Up Enter',
    read: ({ board }) => board.ferries,
    wanted: [{ from: [4, 0, 'W'], to: [2, 3, 'N'] }],
  },
  { name: 'names', tool: 't', from: 'E9', keys: 'Enter Right Enter', read: townOn(5, 8), wanted: 'Kassel' },
  {
    name: 'where a name is written',
    tool: 't',
    from: 'E9',
    keys: 'Control+Enter Control+Down Left Enter',
    read: ({ board }) => board.towns.find(({ at }) => at[0] === 4 && at[1] === 8)?.nudge,
    wanted: [-0.05, 0.25],
  },
  { name: 'region', tool: 'Shift+R', from: 'E9', keys: 'Enter', read: region, wanted: ['4,8'] },
];
export const ELSEWHERE_BY_KEYS: readonly (KeyWalk & { readonly workspace: string })[] = [
  {
    workspace: 'Control+2',
    name: 'move token',
    tool: 'm',
    from: 'E2',
    keys: 'Enter Up Enter',
    read: (kept) => [tokenOn(4, 1)(kept), tokenOn(4, 0)(kept)?.at],
    wanted: [undefined, [4, 0]],
  },
  {
    workspace: 'Control+2',
    name: 'put a token',
    tool: 'm',
    from: 'E9',
    keys: 'Enter',
    read: (kept) => tokenOn(4, 8)(kept)?.at,
    wanted: [4, 8],
  },
  { workspace: 'Control+2', name: 'take a token off', tool: 'm', from: 'E2', keys: 'Shift+Enter', read: tokenOn(4, 1), wanted: undefined },
  { workspace: 'Control+2', name: 'lock token', tool: 'l', from: 'E2', keys: 'Enter', read: isLocked, wanted: true },
  {
    workspace: 'Control+2',
    name: 'keep free',
    tool: 'k',
    from: 'E9',
    keys: 'Enter',
    read: ({ tokens }) => tokens?.forbidden,
    wanted: [[4, 8]],
  },
  {
    workspace: 'Control+4',
    name: 'lay',
    tool: 't',
    from: 'I3',
    keys: 'Left Enter',
    read: ({ laid }) => laid.at(-1),
    wanted: 'base-D/0@7,2',
  },
  {
    workspace: 'Control+4',
    name: 'move tile',
    tool: 'm',
    from: 'I3',
    keys: 'Enter Control+Down Control+Down Down Control+Left Enter',
    read: ({ laid }) => laid[0],
    wanted: 'base-D/0@3,13',
  },
];
export const pressed = (keys: string): string[] => keys.split(' ').map((key) => key.replace(/(Left|Right|Up|Down)$/, 'Arrow$1'));

/** What only shows how much is chosen: a way, or a square and keys, and what the status bar says then. */
export const CHOOSING = [
  { name: 'select', tool: 'v', way: over([4, 8], [5, 9]), from: 'E9', keys: 'Enter Right Down Enter', says: '4 squares chosen' },
  {
    name: 'lasso',
    tool: 'Shift+L',
    way: [
      [3.9, 7.9],
      [6.1, 7.9],
      [6.1, 9.9],
      [3.9, 9.9],
    ],
    from: 'E9',
    keys: 'Enter Right Down Left Enter',
    says: '4 squares chosen',
  },
  { name: 'same kind', tool: 'w', way: over([4, 3]), from: 'E4', keys: 'Enter', says: '2 squares chosen' },
] as const satisfies readonly { readonly way: readonly Spot[]; readonly [rest: string]: unknown }[];
