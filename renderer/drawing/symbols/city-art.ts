import type { Random } from '../../../engine/random.ts';
import type { Tile } from '../../../engine/tile.ts';
import type { Figure, Point } from '../figure.ts';
import { pointsOf } from '../shape.ts';
import { cityGround, gate, houses, wall } from './city.ts';
import { arms, goods } from './marks.ts';
import { cathedral } from './monastery.ts';
import type { Style } from './pen-style.ts';
import { besides, type Clearance, clearOf, roomiest, within } from './spots.ts';
import type { CityPlan, SquarePlan } from './square-plan.ts';

export type Marks = NonNullable<Tile['marks']>;
type Taken = { readonly at: Point; readonly radius: number };

const ARMS_ROOM = 20;
const mostRoom = (clearance: Clearance, taken: readonly Taken[], wish: Point): Point =>
  roomiest(besides(taken, clearance), wish, ARMS_ROOM).at;
const centreOf = ({ outline }: CityPlan): Point => [
  outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
  outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
];

const signs = (
  city: CityPlan,
  marks: Marks,
  isFirst: boolean,
  clearance: Clearance,
  style: Style,
): { figures: Figure[]; taken: Taken[] } => {
  const taken: Taken[] = [];
  const figures: Figure[] = [];
  const put = (draw: (at: Point) => Figure[], radius: number): void => {
    const at = mostRoom(clearance, taken, centreOf(city));
    figures.push(...draw(at));
    taken.push({ at, radius });
  };
  if (city.cathedral) {
    figures.push(...cathedral(style, [50, 55]));
    taken.push({ at: [50, 50], radius: 26 });
  }
  for (let i = 0; i < city.arms; i++) put((at) => arms(style, at, style.detail === 'full' ? 7.5 : 10), 12);
  if (isFirst && typeof marks['goods'] === 'string') put((at) => goods(style, marks['goods'] as string, at), 11);
  return { figures, taken };
};

/** The cities of a square: ground, houses, signs, then walls and gates above them. */
export const cityArt = (plan: SquarePlan, marks: Marks, style: Style, random: Random): Figure[] => {
  const grounds: Figure[] = [];
  const walls: Figure[] = [];
  const gates = plan.roads.filter(({ ends }) => ends.includes('city')).map(({ shape }) => shape.segments.at(-1)?.to as Point);
  const kept = gates.map((at) => ({ at, radius: 6 }));
  for (const [i, city] of plan.cities.entries()) {
    const clearance = besides(kept, within([city.outline], clearOf(city.walls.flatMap(pointsOf), 1.3)));
    const { figures, taken } = signs(city, marks, i === 0, clearance, style);
    const free = besides(taken, clearance);
    grounds.push(...cityGround(style, city.ground, random, free), ...houses(style, random, free), ...figures);
    walls.push(...city.walls.flatMap((shape) => wall(shape, style)));
  }
  return [...grounds, ...walls, ...gates.flatMap((at) => gate(style, at))];
};
