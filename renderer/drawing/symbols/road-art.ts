import type { Figure, Point } from '../figure.ts';
import type { Style } from './pen-style.ts';
import { bridge, crossing, rivers, roads, village } from './road.ts';
import { MIDDLE } from './road-shape.ts';
import type { SquarePlan, WayPlan } from './square-plan.ts';

const isStraight = ({ shape, isThrough }: WayPlan): boolean => {
  const to = shape.segments.at(-1)?.to as Point;
  return isThrough && (shape.from[0] === to[0] || shape.from[1] === to[1]);
};
const ends = (plan: SquarePlan, end: string): boolean => plan.roads.some((road) => road.ends.includes(end));

/** Rivers, roads over them, bridges where two roads pass, and what stands where roads end in the open. */
export const roadArt = (plan: SquarePlan, style: Style): Figure[] => {
  const crossers = plan.roads.filter(isStraight);
  const above = crossers.length > 1 ? (crossers.at(-1) as WayPlan) : undefined;
  const below = plan.roads.filter((road) => road !== above);
  const overRiver = plan.rivers.length > 0 ? plan.roads.filter((road) => road.isThrough) : [];
  const figures: Figure[] = [
    ...rivers(
      style,
      plan.rivers.map(({ shape }) => shape),
    ),
  ];
  for (const road of overRiver) figures.push(...bridge(style, road.shape));
  figures.push(
    ...roads(
      style,
      below.map(({ shape }) => shape),
    ),
  );
  if (above) figures.push(...bridge(style, above.shape), ...roads(style, [above.shape]));
  if (ends(plan, 'crossing') || ends(plan, 'open')) figures.push(...crossing(style, MIDDLE));
  if (ends(plan, 'village')) figures.push(...crossing(style, MIDDLE), ...village(style, MIDDLE));
  return figures;
};
