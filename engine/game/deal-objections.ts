import { sameSquare } from '../grid.ts';
import { parsePlacement } from '../notation.ts';
import { type Objection, objection } from '../objection.ts';
import type { Placement } from '../tile.ts';
import { canHold, type Deal, layRecorded, startFits } from './deal.ts';
import { type Game, NONE } from './game.ts';
import { fitsAt, touchesAt } from './placements.ts';
import type { Start } from './system.ts';

/** A recorded deal must fill the starts the scenario leaves open, with tiles that can lie there. */
export function* dealObjections(game: Game, { laid, systems }: Deal): Generator<Objection> {
  const dealt = game.clone();
  for (const word of laid) {
    const placement = parsePlacement(word);
    if (placement && canBeDealt(dealt, placement)) layRecorded(dealt, placement);
    else yield objection('move/deal-cannot-lie', placement ? { squares: [placement.at], tile: placement.tile } : {}, { placement: word });
  }
  const wanted = dealt.slots - game.slots + startsLeft(game, dealt);
  if (laid.length !== wanted) yield objection('move/deal-fills-the-starts', {}, { wanted, given: laid.length });
  for (const id of Object.keys(systems ?? {}))
    if (!game.plan.systems.some((system) => system.id === id)) yield objection('move/system-is-off', {}, { system: id });
}

/** A tile of the game's starts or its bag, on a start, that agrees with all that lies and is printed round it. */
const canBeDealt = (game: Game, { tile, at, rotation }: Placement): boolean => {
  const { kinds, starts } = game.plan;
  const kind = kinds.indexOf.get(tile) ?? NONE;
  const cell = game.ground.cellOf(at);
  const isThere = game.bag.subarray(0, game.left).includes(kind) || starts.some((start) => start.kind === kind);
  if (!isThere || cell === NONE || !fitsAt(game, kind, cell, rotation)) return false;
  if (starts.some((start) => start.at && sameSquare(start.at, at))) return true;
  return starts.some((start) => !start.at) && (game.slots === game.printed || touchesAt(game, kind, cell, rotation));
};

/** How many starts some tile could still fill after a deal. */
const startsLeft = (before: Game, after: Game): number => {
  const { starts } = before.plan;
  const placed = starts.filter((start) => start.at && canHold(before, start));
  const empty = placed.filter((start) => canHold(after, start));
  const elsewhere = after.slots - before.slots - (placed.length - empty.length);
  const free = starts.filter(({ at }) => !at).slice(Math.max(0, elsewhere));
  const canTake = (start: Start): boolean => startFits(after, start) || (start.at !== undefined && startFits(after, { at: start.at }));
  return [...empty, ...free].filter(canTake).length;
};
