import type { LiveSymmetry } from '../../engine/boards/live-symmetry.ts';
import type { Square } from '../../engine/grid.ts';
import type { Line } from '../editor/tool.ts';

/** How far the cross reaches that marks the middle of a turn. */
const CROSS = 0.5;
type Way = 'upright' | 'level' | 'falling' | 'rising' | 'cross';
const WAYS: Readonly<Record<LiveSymmetry, readonly Way[]>> = {
  vertical: ['upright'],
  horizontal: ['level'],
  both: ['upright', 'level'],
  diagonal: ['falling'],
  antidiagonal: ['rising'],
  'half-turn': ['cross'],
  'quarter-turn': ['cross'],
  all: ['upright', 'level', 'falling', 'rising'],
};

const lineOf = (way: Exclude<Way, 'cross'>, [width, height]: Square): Line => {
  const [cx, cy, r] = [width / 2, height / 2, Math.min(width, height) / 2];
  if (way === 'upright') return { from: [cx, 0], to: [cx, height], isAxis: true };
  if (way === 'level') return { from: [0, cy], to: [width, cy], isAxis: true };
  const rise = way === 'falling' ? r : -r;
  return { from: [cx - r, cy - rise], to: [cx + r, cy + rise], isAxis: true };
};
const cross = ([width, height]: Square): Line[] => [
  { from: [width / 2 - CROSS, height / 2], to: [width / 2 + CROSS, height / 2], isAxis: true },
  { from: [width / 2, height / 2 - CROSS], to: [width / 2, height / 2 + CROSS], isAxis: true },
];
/** The lines that a symmetry mirrors at, or the middle that it turns about. */
export const axesOf = (symmetry: LiveSymmetry | undefined, size: Square): Line[] =>
  symmetry ? WAYS[symmetry].flatMap((way) => (way === 'cross' ? cross(size) : [lineOf(way, size)])) : [];
