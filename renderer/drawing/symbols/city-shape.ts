import { SIDES, type Side } from '../../../engine/grid.ts';
import type { Point } from '../figure.ts';
import { lineTo, moveTo } from '../pen.ts';
import { curve, onwardPath, pointsOf, type Shape, shapePath, turnedShape } from '../shape.ts';

/** A city on one square: its ground, and the walls that part it from the field. */
export interface CityShape {
  readonly sides: readonly Side[];
  readonly ground: string;
  readonly outline: readonly Point[];
  readonly walls: readonly Shape[];
}
/** What else lies on the square bends the walls: another city shrinks this one, a road that must reach the middle draws it out. */
export interface Neighbours {
  readonly others: ReadonlySet<Side>;
  readonly reachesMiddle: boolean;
}

/** Cities end this far from the corner, so that two of them on one tile keep apart; the same on every tile, so that neighbours meet. */
const INSET = 6;
const FAR = 100 - INSET;

const capDepth = ({ others, reachesMiddle }: Neighbours): readonly [Point, Point] => {
  if (reachesMiddle)
    return [
      [70, 60],
      [30, 60],
    ];
  return others.size > 0
    ? [
        [64, 30],
        [36, 30],
      ]
    : [
        [78, 41],
        [22, 41],
      ];
};
/** Walls after a run of city sides that ends in the north, by how many sides have no city. */
const wallOver = (gap: number, neighbours: Neighbours, blocked: boolean): Shape => {
  if (gap === 3) return curve([FAR, 0], ...capDepth(neighbours), [INSET, 0]);
  if (gap === 2) return blocked ? curve([FAR, 0], [60, 26], [26, 60], [0, FAR]) : curve([FAR, 0], [74, 36], [36, 74], [0, FAR]);
  const depth = blocked ? 49 : 67;
  return curve([FAR, 0], [depth, 25], [depth, 75], [FAR, 100]);
};

const cyclic = (side: number): Side => SIDES[(side + 4) % 4] as Side;
const CORNERS: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

const gapAfter = (side: number, sides: ReadonlySet<Side>): number => {
  let gap = 0;
  while (gap < 3 && !sides.has(cyclic(side + 1 + gap))) gap++;
  return gap;
};
const wallAfter = (side: number, sides: ReadonlySet<Side>, neighbours: Neighbours): Shape | undefined => {
  const gap = gapAfter(side, sides);
  if (gap === 0) return undefined;
  const gapSides = Array.from({ length: gap }, (_, i) => cyclic(side + 1 + i));
  const blocked = gapSides.some((one) => neighbours.others.has(one));
  return turnedShape(wallOver(gap, neighbours, blocked), side);
};

/** The shape of a city that reaches these sides of a square. */
export const cityShape = (sides: readonly Side[], neighbours: Neighbours): CityShape => {
  const all = new Set(sides);
  const walls: Shape[] = [];
  let ground = '';
  const outline: Point[] = [];
  for (const [i, side] of SIDES.entries()) {
    if (!all.has(side)) continue;
    const wall = wallAfter(i, all, neighbours);
    if (!wall) {
      const corner = CORNERS[(i + 1) % 4] as Point;
      ground += outline.length === 0 ? moveTo(corner) : lineTo(corner);
      outline.push(corner);
      continue;
    }
    walls.push(wall);
    ground += outline.length === 0 ? shapePath(wall) : lineTo(wall.from) + onwardPath(wall);
    outline.push(...pointsOf(wall));
  }
  return { sides, ground: `${ground}Z`, outline, walls };
};
