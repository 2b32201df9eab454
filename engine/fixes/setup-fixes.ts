import type { Edit } from '../edits/edit.ts';
import { type Square, sameSquare, squareName } from '../grid.ts';
import type { Objection } from '../objection.ts';
import { tilesFitting } from '../placement/questions.ts';
import type { Setup } from '../setup.ts';
import { type Fixer, type Fixers, fix, type QuickFix } from './fix.ts';
import { ordersOn } from './laid-tile.ts';

const squaresOf = ({ at }: Objection): readonly Square[] => at.squares ?? [];
const strike: Fixer = (_, { facts }) => [
  fix('fix/strike-word', [{ do: 'strike-word', word: String(facts['word']) }], { word: facts['word'] ?? '' }),
];

const takeGroupOff: Fixer = (setup, objection) => {
  const orders = ordersOn(setup, squaresOf(objection));
  return [fix('fix/take-tiles-off', [{ do: 'take-laid', orders }], { tiles: orders.length })];
};

const orders = ({ laid }: Setup, tile: string): readonly number[] =>
  laid.flatMap((placement, order) => (placement.tile === tile ? [order] : []));
const copiesFixes: Fixer = (setup, { at }) => {
  const tile = at.tile as string;
  const copies = setup.catalogue.copies.get(tile) ?? 0;
  const beyond = orders(setup, tile).slice(copies);
  const single = [...(setup.scenario.tiles.single ?? []), { tile, count: beyond.length }];
  return [
    fix('fix/take-tiles-off', [{ do: 'take-laid', orders: beyond }], { tiles: beyond.length }),
    fix('fix/add-copies', [{ do: 'set-tiles', tiles: { ...setup.scenario.tiles, single } }], { tile, copies: beyond.length }),
  ];
};

const startsWithout = (starts: readonly Square[], entry: number): Edit => ({
  do: 'set-starts',
  starts: starts.filter((_, each) => each !== entry),
});
const entryOf = ({ at }: Objection): number => Number(at.path?.split('.')[1]);
const leaveStart: Fixer = ({ scenario }, found) =>
  Number.isNaN(entryOf(found))
    ? []
    : [fix('fix/leave-start', [startsWithout(scenario.starts, entryOf(found))], { square: squareName(squaresOf(found)[0] as Square) })];

/** The tile for a start: a start tile where one is left, else the first of the list that may lie there. */
const startTile = (setup: Setup, square: Square): readonly QuickFix[] => {
  const fits = tilesFitting(setup, square).filter(({ left }) => left > 0);
  const isStartTile = (tile: string): boolean => setup.catalogue.tiles.get(tile)?.marks?.['start'] === true;
  const placement = (fits.find(({ tile }) => isStartTile(tile)) ?? fits[0])?.placements[0];
  return placement ? [fix('fix/lay-start-tile', [{ do: 'lay', placement }], { tile: placement.tile, square: squareName(square) })] : [];
};
const emptyStart: Fixer = (setup, found) => [...startTile(setup, squaresOf(found)[0] as Square), ...leaveStart(setup, found)];

const startCount: Fixer = ({ scenario, board }, { facts }) => {
  const wanted = Number(facts['wanted']);
  const free = board.starts.map(({ at }) => at).filter((at) => !scenario.starts.some((start) => sameSquare(start, at)));
  const starts = [...scenario.starts, ...free].slice(0, wanted);
  if (starts.length !== wanted) return [];
  return [fix('fix/use-starts', [{ do: 'set-starts', starts }], { squares: starts.map(squareName), starts: wanted })];
};

/** Ways out for a set-up that is wrong as a whole. */
export const SETUP_FIXES: Fixers = {
  'setup/notation-is-read': strike,
  'setup/copies-suffice': copiesFixes,
  'setup/tiles-hang-together': takeGroupOff,
  'setup/starts-differ': leaveStart,
  'setup/starts-hold-tiles': emptyStart,
  'setup/start-takes-no-tile': leaveStart,
  'setup/starts-are-printed': leaveStart,
  'setup/starts-in-use': startCount,
};
