import type { Domains } from './domains.ts';
import type { FillProblem } from './problem.ts';

/** Squares that the classes they can take do not suffice for: more squares than tiles. */
export interface Violator {
  readonly squares: readonly number[];
  readonly classes: readonly number[];
}

/** Free squares that can take the same classes, and how many tiles of each class they are given. */
interface Group {
  readonly classes: readonly number[];
  readonly squares: number[];
  readonly given: Int32Array;
}

const classesFor = ({ stock: { words, classMasks } }: FillProblem, bits: Int32Array, square: number, left: Int32Array): number[] => {
  const found: number[] = [];
  for (let owner = 0; owner < classMasks.length; owner++) {
    if (left[owner] === 0) continue;
    const mask = classMasks[owner] as Int32Array;
    for (let w = 0; w < words; w++)
      if (((bits[square * words + w] as number) & (mask[w] as number)) !== 0) {
        found.push(owner);
        break;
      }
  }
  return found;
};

const groupsOf = (problem: FillProblem, { bits, filled }: Domains, left: Int32Array): Group[] => {
  const groups = new Map<string, Group>();
  for (let square = 0; square < problem.squares.length; square++) {
    if (filled[square]) continue;
    const classes = classesFor(problem, bits, square, left);
    const key = String.fromCharCode(...classes);
    const group = groups.get(key) ?? { classes, squares: [], given: new Int32Array(left.length) };
    group.squares.push(square);
    groups.set(key, group);
  }
  return [...groups.values()];
};

/** How one more tile could reach a group by moving others from group to group. */
interface Path {
  readonly seen: Uint8Array;
  /** By class the group it was reached from, or -1. */
  readonly from: Int32Array;
  /** By group the class it was reached by. */
  readonly by: Int32Array;
  readonly end: number | undefined;
}

const findPath = (groups: readonly Group[], start: number, used: Int32Array, left: Int32Array): Path => {
  const seen = new Uint8Array(groups.length);
  const from = new Int32Array(left.length).fill(-1);
  const by = new Int32Array(groups.length).fill(-1);
  const queue = [start];
  seen[start] = 1;
  for (const group of queue)
    for (const owner of (groups[group] as Group).classes) {
      if ((from[owner] as number) >= 0) continue;
      from[owner] = group;
      if ((used[owner] as number) < (left[owner] as number)) return { seen, from, by, end: owner };
      for (let other = 0; other < groups.length; other++)
        if (!seen[other] && ((groups[other] as Group).given[owner] as number) > 0) {
          seen[other] = 1;
          by[other] = owner;
          queue.push(other);
        }
    }
  return { seen, from, by, end: undefined };
};

const bump = (counts: Int32Array, at: number, by: number): void => {
  counts[at] = (counts[at] as number) + by;
};
const giveAlong = (groups: readonly Group[], start: number, { from, by }: Path, end: number, used: Int32Array): void => {
  bump(used, end, 1);
  for (let owner = end; ; ) {
    const group = from[owner] as number;
    bump((groups[group] as Group).given, owner, 1);
    if (group === start) return;
    owner = by[group] as number;
    bump((groups[group] as Group).given, owner, -1);
  }
};

const violatorOf = (groups: readonly Group[], { seen, from }: Path): Violator => ({
  squares: groups.flatMap((group, i) => (seen[i] ? group.squares : [])),
  classes: [...from.keys()].filter((owner) => (from[owner] as number) >= 0),
});

/** The tiles a group can have at once, before any are moved. */
const giveAtOnce = ({ classes, squares, given }: Group, used: Int32Array, left: Int32Array): number => {
  let need = squares.length;
  for (const owner of classes) {
    const some = Math.min(need, (left[owner] as number) - (used[owner] as number));
    bump(given, owner, some);
    bump(used, owner, some);
    need -= some;
  }
  return need;
};

interface Supply {
  readonly unserved: number;
  readonly violator: Violator | undefined;
}
/** Gives every free square a tile of a class it can take, as far as they go (a maximum flow). */
const supply = (problem: FillProblem, domains: Domains, left: Int32Array, toTheEnd: boolean): Supply => {
  const groups = groupsOf(problem, domains, left);
  const used = new Int32Array(left.length);
  let unserved = 0;
  let violator: Violator | undefined;
  for (let start = 0; start < groups.length; start++) {
    for (let need = giveAtOnce(groups[start] as Group, used, left); need > 0; need--) {
      const path = findPath(groups, start, used, left);
      if (path.end !== undefined) giveAlong(groups, start, path, path.end, used);
      else {
        violator ??= violatorOf(groups, path);
        unserved += need;
        if (!toTheEnd) return { unserved, violator };
        break;
      }
    }
  }
  return { unserved, violator };
};

/** Squares that cannot all be filled because too few tiles fit them; undefined if every square can have one of its own. */
export const hallViolator = (problem: FillProblem, domains: Domains, left: Int32Array): Violator | undefined =>
  supply(problem, domains, left, false).violator;

/** How many squares at least stay empty, whatever is laid where. */
export const unservedSquares = (problem: FillProblem, domains: Domains, left: Int32Array): number =>
  supply(problem, domains, left, true).unserved;
