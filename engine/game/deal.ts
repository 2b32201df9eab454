import { makePlacement, parsePlacement } from '../notation.ts';
import type { Random } from '../random.ts';
import type { Placement } from '../tile.ts';
import { type Game, NONE } from './game.ts';
import { lay } from './lay.ts';
import type { MoveOf } from './move.ts';
import { fitsAt, offerPlacements } from './placements.ts';
import { STAGE } from './stage.ts';
import type { Start } from './system.ts';
import { advance } from './turn.ts';

export type Deal = MoveOf<'deal'>;

/** Chance before the first turn: starts the scenario leaves open are filled, and every system deals. Does it, and returns it as a move. */
export const dealAny = (game: Game, random: Random): Deal => {
  const laid = startsThatFit(game)
    .flatMap((start) => layStart(game, start, random) ?? [])
    .map(makePlacement);
  const systems: Record<string, readonly number[]> = {};
  for (const system of game.plan.systems) {
    const dealt = system.deal?.(game, random);
    if (!dealt) continue;
    systems[system.id] = dealt;
    system.dealt?.(game, dealt);
  }
  begin(game);
  return { do: 'deal', laid, ...(Object.keys(systems).length > 0 ? { systems } : {}) };
};

/** Deals as recorded. */
export const dealAs = (game: Game, { laid, systems }: Deal): void => {
  for (const word of laid) layRecorded(game, parsePlacement(word) as Placement);
  for (const system of game.plan.systems) system.dealt?.(game, systems?.[system.id] ?? []);
  begin(game);
};

const begin = (game: Game): void => {
  game.stage = STAGE['turn-starts'];
  game.step = 0;
  advance(game);
};

export const layRecorded = (game: Game, { tile, at, rotation }: Placement): void => {
  const kind = game.plan.kinds.indexOf.get(tile) as number;
  takeFromBag(game, kind);
  lay(game, kind, game.ground.cellOf(at), rotation);
};

/** Takes a copy out of the bag, if there is one. */
export const takeFromBag = (game: Game, kind: number): void => {
  const at = game.bag.subarray(0, game.left).indexOf(kind);
  if (at === -1) return;
  game.left--;
  game.bag[at] = game.bag[game.left] as number;
};

/** Whether a start is a free square of the ground; where none is named, the middle of a table. */
export const canHold = ({ ground }: Game, { at }: Start): boolean => {
  const cell = ground.cellOf(at ?? [0, 0]);
  return cell !== NONE && ground.laid[cell] === 0 && (at !== undefined || ground.open[cell] === 1);
};

/**
 * The starts of a game, the start tile on the first of them where it fits in some turn and laid first. Where it fits on none of them, a
 * random tile takes its place (`setup/start-tile-fits` says so).
 */
const startsThatFit = (game: Game): readonly Start[] => {
  const { starts } = game.plan;
  const given = starts.findIndex((start) => start.kind !== undefined && start.at !== undefined);
  const { kind, ...freed } = starts[given] ?? {};
  if (kind === undefined || startFits(game, starts[given] as Start)) return starts;
  const taker = starts.findIndex((start) => start.kind === undefined && start.at !== undefined && startFits(game, { ...start, kind }));
  const others = starts.flatMap((start, i) => (i === taker ? [] : i === given ? [freed] : [start]));
  return taker === -1 ? others : [{ ...starts[taker], kind }, ...others];
};
/** Whether the tile of a start could lie there in some turn; of a start for a random tile, whether any tile left could. */
export const startFits = (game: Game, { at, kind }: Start): boolean => {
  const kinds = kind === undefined ? [...new Set(game.bag.subarray(0, game.left))] : [kind];
  if (!at) return kinds.some((each) => firstLegal(game, each) !== NONE);
  const cell = game.ground.cellOf(at);
  return cell !== NONE && game.ground.laid[cell] === 0 && kinds.some((each) => rotationsAt(game, each, cell).length > 0);
};

/** Lays one start: a random tile where no kind is given, the first that fits; at its first legal place where no square is given. Nothing where no tile fits. */
const layStart = (game: Game, start: Start, random: Random): Placement | undefined => {
  const kinds = start.kind === undefined ? randomKinds(game, random) : [start.kind];
  if (start.at && !canHold(game, start)) return undefined;
  for (const kind of kinds) {
    const code = start.at ? startCode(game, kind, game.ground.cellOf(start.at), start, random) : firstLegal(game, kind);
    if (code !== NONE) return layCode(game, kind, code);
  }
  return undefined;
};
const layCode = (game: Game, kind: number, code: number): Placement => {
  takeFromBag(game, kind);
  const at = game.ground.squareOf(code >> 2);
  lay(game, kind, code >> 2, code & 3);
  return { tile: game.plan.kinds.tiles[kind]?.id ?? '', at, rotation: (code & 3) as Placement['rotation'] };
};

const randomKinds = (game: Game, random: Random): readonly number[] => {
  const rest = [...game.bag.subarray(0, game.left)];
  const kinds: number[] = [];
  while (rest.length > 0) {
    const [kind] = rest.splice(random.below(rest.length), 1);
    if (!kinds.includes(kind as number)) kinds.push(kind as number);
  }
  return kinds;
};

/** The rotations in which a tile agrees with what lies and is printed round a square. */
const rotationsAt = (game: Game, kind: number, cell: number): readonly number[] =>
  [0, 1, 2, 3].filter((rotation) => fitsAt(game, kind, cell, rotation));
/** A rotation in which a start tile agrees with the print round it, or NONE. */
const startCode = (game: Game, kind: number, cell: number, { turned }: Start, random: Random): number => {
  const fitting = rotationsAt(game, kind, cell);
  const rotation = turned === 'random' ? fitting[random.below(Math.max(1, fitting.length))] : fitting[0];
  return rotation === undefined ? NONE : cell * 4 + rotation;
};

const firstLegal = (game: Game, kind: number): number => {
  game.choiceCount = 0;
  offerPlacements(game, kind);
  const codes = [...game.choices.subarray(0, game.choiceCount)].sort((a, b) => a - b);
  return codes[0] ?? (game.slots === game.printed ? firstFit(game, kind) : NONE);
};
/** Before any tile lies, nothing lies beside one: the first open square where the print round it agrees. */
const firstFit = (game: Game, kind: number): number => {
  const { open, laid } = game.ground;
  for (let cell = 0; cell < open.length; cell++)
    for (let rotation = 0; rotation < 4; rotation++)
      if (open[cell] === 1 && laid[cell] === 0 && fitsAt(game, kind, cell, rotation)) return cell * 4 + rotation;
  return NONE;
};
