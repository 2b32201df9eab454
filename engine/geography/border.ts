import type { BorderSide } from '../documents/board.ts';
import { neighbour, SIDES, type Side, type Square, sameSquare, squareKey } from '../grid.ts';
import type { Point } from './atlas.ts';
import type { Outline } from './outline.ts';
import { pixelAt, valueAt } from './raster.ts';
import { seasOn } from './sea-points.ts';
import { isSea } from './seas.ts';
import { isOwn, type Survey } from './survey.ts';
import { apartKm, type Town } from './towns.ts';

/** A side of the board with what lies beyond: the English name of a country or sea, or "sea" where it has none. */
export interface OuterSide {
  readonly at: Square;
  readonly side: Side;
  readonly beyond: string;
}
export interface PrintedSide extends OuterSide {
  readonly print?: 'road' | 'city';
  readonly to?: string;
  readonly arms?: number;
}

const SAMPLES = 20;
const DEEPEST = 3;
const FOREIGN_ENOUGH = 0.3;

/** How many samples of a square are sea (0) or belong to each country (1 + its index), our own left out. */
const countForeign = ({ survey, outline, counts }: Strip, x: number, y: number): number => {
  let foreign = 0;
  for (let i = 0; i < SAMPLES * SAMPLES; i++) {
    const u = x + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES;
    const v = y + ((i % SAMPLES) + 0.5) / SAMPLES;
    const value = pixelAt(survey.owners, outline.left + u * outline.side, outline.top + v * outline.side);
    if (value === undefined || isOwn(survey, value)) continue;
    foreign++;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return foreign;
};
interface Strip {
  readonly survey: Survey;
  readonly outline: Outline;
  readonly counts: Map<number, number>;
}
type Seas = (at: Square) => string;
const beyondSide = (survey: Survey, outline: Outline, [x, y]: Square, side: Side, seas: Seas): string => {
  const [dx, dy] = neighbour([0, 0], side);
  const strip: Strip = { survey, outline, counts: new Map() };
  let isEnough = false;
  for (let depth = 1; depth <= DEEPEST && !isEnough; depth++)
    isEnough = countForeign(strip, x + dx * depth, y + dy * depth) > FOREIGN_ENOUGH * SAMPLES * SAMPLES;
  const most = [...strip.counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
  return survey.atlas.countries[most - 1]?.name.en ?? seas([x + dx, y + dy]);
};

/** Which sea a square outside the board lies in. */
const seasBeside = ({ project, atlas, own }: Survey, { left, top, side, width, height }: Outline): Seas => {
  const middle = atlas.countries.find(({ code }) => own.has(code))?.parts[0]?.[0]?.[0] ?? [0, 0];
  const seaAt = seasOn(project, middle, 2 * Math.max(width, height) * side);
  return ([x, y]) => seaAt([left + (x + 0.5) * side, top + (y + 0.5) * side]);
};

/** Every side of the board behind which no square lies, in reading order, with sea or the neighbour that has most of the strip outside it. */
export const outerSides = (survey: Survey, outline: Outline): OuterSide[] => {
  const on = new Set(outline.squares.map(squareKey));
  const seas = seasBeside(survey, outline);
  return outline.squares.flatMap((at) =>
    SIDES.filter((side) => !on.has(squareKey(neighbour(at, side)))).map((side) => ({
      at,
      side,
      beyond: beyondSide(survey, outline, at, side, seas),
    })),
  );
};

const middle = ({ at: [x, y], side }: OuterSide): Point => {
  const [dx, dy] = neighbour([0, 0], side);
  return [x + 0.5 + dx / 2, y + 0.5 + dy / 2];
};
const REACH = 1.2;

/** The land side nearest to where the straight line between an own and a foreign place last leaves the country; none if it leaves over the sea. */
export const crossing = (survey: Survey, outline: Outline, sides: readonly OuterSide[], from: Point, to: Point): OuterSide | undefined => {
  const steps = Math.ceil(apartKm(from, to) / (0.05 * outline.side));
  const at = (i: number): Point => [from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps];
  let last = steps;
  while (last >= 0 && !isOwn(survey, valueAt(survey.owners, at(last)))) last--;
  const isLand = (i: number): boolean => (valueAt(survey.owners, at(Math.min(steps, last + i))) ?? 0) > 0;
  if (last < 0 || ![1, 2, 3, 4, 5, 6].some(isLand)) return undefined;
  const [x, y] = at(last);
  const leaves: Point = [(x - outline.left) / outline.side, (y - outline.top) / outline.side];
  const nearest = nearestLand(sides, leaves);
  return nearest && apartKm(middle(nearest), leaves) <= REACH ? nearest : undefined;
};
const nearestLand = (sides: readonly OuterSide[], point: Point): OuterSide | undefined => {
  let found: OuterSide | undefined;
  let least = Infinity;
  for (const side of sides) {
    const away = isSea(side.beyond) ? Infinity : apartKm(middle(side), point);
    if (away < least) [found, least] = [side, away];
  }
  return found;
};

const hasRoom = (chosen: readonly OuterSide[], side: OuterSide, gap: number): boolean =>
  chosen.every((other) => apartKm(middle(other), middle(side)) >= gap && !sameSquare(other.at, side.at));

interface BusySide extends OuterSide {
  readonly to: string;
}
const LARGE_ENOUGH = 50_000;
const FARTHEST = 7;

/** Land sides by how much the towns on both sides pull over them, the busiest first. */
const traffic = (survey: Survey, outline: Outline, sides: readonly OuterSide[], towns: readonly Town[]): BusySide[] => {
  const pulls = new Map<OuterSide, { sum: number; most: number; to: string }>();
  const large = towns.filter(({ people }) => people >= LARGE_ENOUGH);
  for (const own of large.filter(({ isOwn }) => isOwn))
    for (const foreign of large.filter(({ isOwn }) => !isOwn)) {
      const distance = apartKm(own.point, foreign.point) / outline.side;
      const side = distance <= FARTHEST ? crossing(survey, outline, sides, own.point, foreign.point) : undefined;
      if (!side) continue;
      const force = Math.sqrt(own.people * foreign.people) / (distance + 0.5) ** 2;
      const pull = pulls.get(side) ?? { sum: 0, most: 0, to: '' };
      pulls.set(side, {
        sum: pull.sum + force,
        ...(force > pull.most ? { most: force, to: foreign.name } : { most: pull.most, to: pull.to }),
      });
    }
  return [...pulls].sort((a, b) => b[1].sum - a[1].sum).map(([side, { to }]) => ({ ...side, to }));
};

/** A crossing somebody named: own town, foreign town, what is printed. */
export type NamedCrossing = readonly [from: string, to: string, print: 'road' | 'city'];
const NAMED_GAP = 1.5;

/** Prints for named crossings, in order of importance; those without a side are left out. */
export const namedPrints = (
  survey: Survey,
  outline: Outline,
  sides: readonly OuterSide[],
  towns: readonly Town[],
  crossings: readonly NamedCrossing[],
): PrintedSide[] => {
  const chosen: PrintedSide[] = [];
  for (const [from, to, print] of crossings) {
    const [own, foreign] = [towns.find(({ name, isOwn }) => isOwn && name === from), towns.find(({ name }) => name === to)];
    if (!own || !foreign) continue;
    const free = sides.filter((side) => hasRoom(chosen, side, NAMED_GAP));
    const side = crossing(survey, outline, free, own.point, foreign.point);
    if (side) chosen.push({ ...side, print, to });
  }
  return chosen;
};

const GAP = 2.2;
const CITY_NEAR = 0.6;
const CITY_PEOPLE = 100_000;
const ARMS_PEOPLE = 250_000;

const cityBeyond = (outline: Outline, towns: readonly Town[], side: OuterSide): Town | undefined => {
  const [x, y] = middle(side);
  const [dx, dy] = neighbour([0, 0], side.side);
  const outside: Point = [x + dx * 0.3, y + dy * 0.3];
  const onGrid = ({ point }: Town): Point => [(point[0] - outline.left) / outline.side, (point[1] - outline.top) / outline.side];
  return towns.find((town) => !town.isOwn && town.people >= CITY_PEOPLE && apartKm(onGrid(town), outside) < CITY_NEAR);
};
const printed = (outline: Outline, towns: readonly Town[], side: BusySide): PrintedSide => {
  const city = cityBeyond(outline, towns, side);
  if (!city) return { ...side, print: 'road' };
  return { ...side, print: 'city', to: city.name, ...(city.people >= ARMS_PEOPLE ? { arms: 1 } : {}) };
};

/** About so many prints where towns pull over the border, the busiest sides first, every larger neighbour served, the rest spread evenly. */
export const proposedPrints = (
  survey: Survey,
  outline: Outline,
  sides: readonly OuterSide[],
  towns: readonly Town[],
  count: number,
): PrintedSide[] => {
  const busy = traffic(survey, outline, sides, towns);
  const chosen: BusySide[] = [];
  const served = new Set<string>();
  const isLarge = (beyond: string): boolean => sides.filter((side) => side.beyond === beyond).length >= 3;
  for (const side of busy)
    if (!served.has(side.beyond) && isLarge(side.beyond) && hasRoom(chosen, side, GAP) && chosen.length < count) {
      served.add(side.beyond);
      chosen.push(side);
    }
  for (const side of busy) if (chosen.length < count && hasRoom(chosen, side, GAP)) chosen.push(side);
  const idle = sides.filter(({ beyond }) => !isSea(beyond));
  const lone = (side: OuterSide): number => chosen.reduce((least, other) => Math.min(least, apartKm(middle(other), middle(side))), 99);
  while (chosen.length < count) {
    const free = idle.filter((side) => hasRoom(chosen, side, GAP));
    if (free.length === 0) break;
    const side = free.reduce((best, next) => (lone(next) > lone(best) ? next : best));
    chosen.push({ ...side, to: side.beyond });
  }
  return withoutTwins(chosen.map((side) => printed(outline, towns, side)));
};
/** One name may lie behind several sides: the busiest keeps it. */
const withoutTwins = (sides: readonly PrintedSide[]): PrintedSide[] => {
  const seen = new Set<string>();
  return sides.map((side) => {
    if (side.to === undefined || !seen.has(side.to)) {
      seen.add(side.to ?? '');
      return side;
    }
    const { to: _, ...nameless } = side;
    return nameless;
  });
};

/** Sides with their prints as a board writes them. */
export const borderOf = (sides: readonly OuterSide[], prints: readonly PrintedSide[]): BorderSide[] =>
  sides.map(({ at, side, beyond }) => {
    const found = prints.find((other) => other.side === side && sameSquare(other.at, at));
    return {
      at,
      side,
      ...(found?.print ? { print: found.print } : {}),
      ...(found?.arms ? { arms: found.arms } : {}),
      beyond,
      ...(found?.to ? { to: found.to } : {}),
    };
  });
