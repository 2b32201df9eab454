import type { Game } from './game.ts';
import { KEY_BITS, NO_EDGE } from './kinds.ts';

/** Lays a piece without asking whether it may lie there: joins its features, keeps frontier and counts. Returns its slot. */
export const put = (game: Game, kind: number, cell: number, turns: number, asleep = false): number => {
  let at = cell;
  if (game.ground.extent.grows && game.ground.isNearRim(cell)) {
    const square = game.ground.squareOf(cell);
    game.ground.grow();
    at = game.ground.cellOf(square);
  }
  const slot = addSlot(game, kind, at, turns);
  const { kinds } = game.plan;
  const first = kinds.firstPart[kind] as number;
  const after = first + (kinds.parts[kind] as number);
  for (let part = first; part < after; part++) occupy(game, slot, part, partCell(game, at, part, turns), turns, asleep);
  for (let part = first; part < after; part++) joinSides(game, slot, part, partCell(game, at, part, turns), turns, asleep);
  return slot;
};

/** Where a part of a piece lies whose first square is at `cell`. */
export const partCell = (game: Game, cell: number, part: number, turns: number): number => {
  const { kinds } = game.plan;
  const i = part * 4 + turns;
  return cell + (kinds.dy[i] as number) * game.ground.extent.width + (kinds.dx[i] as number);
};

const addSlot = (game: Game, kind: number, cell: number, turns: number): number => {
  const { regions, plan, ground } = game;
  const { kinds } = plan;
  const slot = game.slots++;
  const { left, top, width } = ground.extent;
  const x = cell % width;
  game.kind[slot] = kind;
  game.x[slot] = left + x;
  game.y[slot] = top + (cell - x) / width;
  game.turns[slot] = turns;
  game.node[slot] = regions.count;
  game.square[slot + 1] = (game.square[slot] as number) + (kinds.parts[kind] as number);
  const from = kinds.firstFeature[kind] as number;
  const to = from + (kinds.features[kind] as number);
  for (let feature = from; feature < to; feature++) regions.add(slot, feature, kinds.sides[feature] as number);
  return slot;
};

const occupy = (game: Game, slot: number, part: number, cell: number, turns: number, asleep: boolean): void => {
  const { ground } = game;
  ground.laid[cell] = part * 4 + turns + 1;
  ground.slot[cell] = slot;
  ground.asleep[cell] = asleep ? 1 : 0;
  ground.dropFromFrontier(cell);
  ground.fill(cell);
};

const joinSides = (game: Game, slot: number, part: number, cell: number, turns: number, asleep: boolean): void => {
  const { ground, regions, plan } = game;
  const { edge, reach } = plan.kinds;
  const base = game.node[slot] as number;
  const row = (part * 4 + turns) * 4;
  const closes = ground.closes[cell] as number;
  for (let side = 0; side < 4; side++) {
    const code = edge[row + side] as number;
    const beyond = cell + (ground.step[side] as number);
    if (code === NO_EDGE) {
      meetNothing(game, slot, side, beyond, asleep);
      continue;
    }
    const there = ground.laid[beyond] as number;
    const feature = reach[row + side] as number;
    if (there !== 0) {
      joinAcross(game, base, row, side, beyond, feature);
      if (!asleep && ground.asleep[beyond] === 1) wake(game, beyond);
    } else {
      ground.key[beyond]! |= code << (KEY_BITS * (side ^ 2));
      if (!asleep) ground.addToFrontier(beyond);
    }
    if (feature >= 0 && (closes >> side) & 1) regions.open[regions.head(base + feature)]!--;
  }
};

/** A side without an edge: inside a piece, or a neutral print, beside which any tile may lie and what faces it is closed. */
const meetNothing = ({ ground, regions, node, plan }: Game, slot: number, side: number, beyond: number, asleep: boolean): void => {
  const there = ground.laid[beyond] as number;
  if (there === 0) {
    if (!asleep) ground.addToFrontier(beyond);
    return;
  }
  const other = ground.slot[beyond] as number;
  const feature = plan.kinds.reach[(there - 1) * 4 + (side ^ 2)] as number;
  if (other !== slot && feature >= 0) regions.open[regions.head((node[other] as number) + feature)]!--;
};

/** Joins what meets on one side of a square with the tile beyond it; sides that show different things close each other. */
const joinAcross = (game: Game, base: number, row: number, side: number, beyond: number, feature: number): void => {
  const { ground, regions, plan } = game;
  const { edge, reach, field } = plan.kinds;
  const facing = side ^ 2;
  const there = (ground.laid[beyond] as number) - 1;
  const other = game.node[ground.slot[beyond] as number] as number;
  const met = reach[there * 4 + facing] as number;
  if (edge[there * 4 + facing] !== edge[row + side]) {
    if (feature >= 0) regions.open[regions.head(base + feature)]!--;
    if (met >= 0) regions.open[regions.head(other + met)]!--;
    return;
  }
  if (feature >= 0) regions.open[regions.join(base + feature, other + met)]! -= 2;
  const halves = row * 2 + side * 2;
  const first = field[halves] as number;
  const second = field[halves + 1] as number;
  if (first >= 0) regions.join(base + first, other + (field[there * 8 + facing * 2 + 1] as number));
  if (second >= 0) regions.join(base + second, other + (field[there * 8 + facing * 2] as number));
};

/** A printed piece is reached: from now on tiles may be laid beside it, wherever nothing else forbids it. */
export const wake = (game: Game, cell: number): void => {
  const { ground, plan } = game;
  game.note({ what: 'woken', squares: [ground.squareOf(cell)] });
  if (!plan.wakesWhole) {
    wakeSquare(game, cell);
    return;
  }
  const slot = ground.slot[cell] as number;
  const kind = game.kind[slot] as number;
  const first = plan.kinds.firstPart[kind] as number;
  const at = game.cellOf(slot);
  for (let i = 0; i < (plan.kinds.parts[kind] as number); i++) wakeSquare(game, partCell(game, at, first + i, game.turns[slot] as number));
};
const wakeSquare = (game: Game, cell: number): void => {
  const { ground } = game;
  ground.asleep[cell] = 0;
  for (const step of ground.step) ground.addToFrontier(cell + step);
};
