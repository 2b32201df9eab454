import type { Random } from '../../../engine/random.ts';
import type { Figure, Point } from '../figure.ts';
import { pointsOf } from '../shape.ts';
import type { Marks } from './city-art.ts';
import { fieldGround, garden, hedge, meadows, pond, trees } from './field.ts';
import { quarterRose, rose, wheel } from './marks.ts';
import { monastery } from './monastery.ts';
import type { Style } from './pen-style.ts';
import { inn, ROAD_WIDTH } from './road.ts';
import { MIDDLE } from './road-shape.ts';
import { besides, type Clearance, clearOf, outside, roomiest } from './spots.ts';
import type { SquarePlan } from './square-plan.ts';

type Taken = { readonly at: Point; readonly radius: number };
interface Sign {
  readonly radius: number;
  readonly draw: (at: Point) => Figure[];
  readonly near?: Point;
}

const waysOf = (plan: SquarePlan): Point[] => [...plan.roads, ...plan.rivers].flatMap(({ shape }) => pointsOf(shape));
const freeField = (plan: SquarePlan): Clearance => {
  const walls = plan.cities.flatMap((city) => city.walls.flatMap(pointsOf));
  const hedges = plan.hedges.flatMap(pointsOf);
  const lines = clearOf([...walls, ...hedges]);
  const ways = clearOf(waysOf(plan));
  return outside(
    plan.cities.map(({ outline }) => outline),
    (at) => Math.min(lines(at), ways(at) - ROAD_WIDTH / 2),
  );
};

const innSigns = (plan: SquarePlan, style: Style): Sign[] =>
  plan.roads
    .filter((road) => road.inn)
    .map(({ shape }) => ({
      radius: 13,
      near: pointsOf(shape)[8] as Point,
      draw: ([x, y]) => [...pond(style, [x - 7, y + 6], 8), ...inn(style, [x + 2, y])],
    }));
const markSigns = (marks: Marks, style: Style): Sign[] => {
  const signs: Sign[] = [];
  const { rose: kind, colour, north } = marks;
  if (kind === 'full') signs.push({ radius: 20, draw: (at) => rose(style, String(colour), String(north), at, 18) });
  else if (typeof kind === 'string') signs.push({ radius: 15, draw: (at) => quarterRose(style, kind, at, 13) });
  if (typeof marks['wheel'] === 'number') signs.push({ radius: 12, draw: (at) => wheel(style, marks['wheel'] as number, at) });
  if (marks['garden']) signs.push({ radius: 12, draw: (at) => (style.detail === 'bare' ? [] : garden(style, at)) });
  return signs;
};

/** The fields of a square: ground and trees below the roads, buildings and marks above them. */
export const fieldArt = (plan: SquarePlan, marks: Marks, style: Style, random: Random): { below: Figure[]; above: Figure[] } => {
  const open = freeField(plan);
  const taken: Taken[] = plan.hasMonastery ? [{ at: MIDDLE, radius: 30 }] : [];
  const above: Figure[] = plan.hedges.flatMap((shape) => hedge(style, shape));
  if (plan.roads.some(({ ends }) => ends.includes('crossing'))) taken.push({ at: MIDDLE, radius: 12 });
  if (plan.hasMonastery) above.push(...monastery(style, MIDDLE));
  for (const { radius, draw, near } of [...innSigns(plan, style), ...markSigns(marks, style)]) {
    const { at } = roomiest(besides(taken, open), near ?? MIDDLE, near ? radius : radius + 7);
    above.push(...draw(at));
    taken.push({ at, radius });
  }
  const free = besides(taken, open);
  const wood = trees(style, random, free);
  return { below: [...fieldGround(style), ...meadows(style, random, free), ...(plan.cities.length < 5 ? wood : [])], above };
};
