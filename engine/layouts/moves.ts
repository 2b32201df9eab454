import { type Square, squareKey } from '../grid.ts';
import type { Random } from '../random.ts';
import { type LayoutProblem, limitOf } from './problem.ts';
import { type Groups, orbitGroups } from './symmetry.ts';

const groupsOf = ({ graph: { squares, conflicts }, symmetry }: LayoutProblem): Groups =>
  symmetry ? orbitGroups(squares, conflicts, symmetry) : { groups: squares.map((square) => [square]), conflicts };

/** How often each square is among others. */
const tally = (squares: readonly Square[]): ReadonlyMap<string, number> => {
  const many = new Map<string, number>();
  for (const square of squares) many.set(squareKey(square), (many.get(squareKey(square)) ?? 0) + 1);
  return many;
};

/** Tokens of some squares, and how many there may be. */
interface Region {
  readonly least: number;
  readonly most: number;
  /** Tokens each group puts there. */
  readonly adds: Uint8Array;
  many: number;
}

/** Layouts of a problem under moves of one token, or of one orbit of tokens, that keep all it demands. */
export class Moves {
  readonly #groups: Groups['groups'];
  readonly #conflicts: Groups['conflicts'];
  /** A group once for each token it holds on a square; the first ones stay. */
  readonly taken: number[] = [];
  readonly #fixed: number;
  readonly #limits: Int32Array;
  readonly #held: Int32Array;
  /** Groups in conflict that hold tokens. */
  readonly #blocked: Int32Array;
  readonly #regions: readonly Region[];

  constructor(problem: LayoutProblem, layout: readonly Square[]) {
    const { groups, conflicts } = groupsOf(problem);
    this.#groups = groups;
    this.#conflicts = conflicts;
    this.#limits = limitsOf(problem, groups);
    this.#held = new Int32Array(groups.length);
    this.#blocked = new Int32Array(groups.length);
    this.#regions = regionsOf(problem, groups);
    const kept = tally(problem.kept.map((index) => problem.graph.squares[index] as Square));
    const lying = tally(layout);
    const most = (group: readonly Square[], many: ReadonlyMap<string, number>): number =>
      Math.max(...group.map((square) => many.get(squareKey(square)) ?? 0));
    const copies = (many: (group: readonly Square[]) => number): number[] =>
      groups.flatMap((group, index) => Array.from({ length: many(group) }, () => index));
    const stay = copies((group) => most(group, kept));
    const free = copies((group) => most(group, lying) - most(group, kept));
    this.#fixed = stay.length;
    for (const group of [...stay, ...free]) {
      this.taken.push(group);
      this.#count(group, 1);
    }
  }
  /** A random token and a random square it may go to, or nothing. */
  propose(random: Random): { readonly slot: number; readonly to: number } | undefined {
    const movable = this.taken.length - this.#fixed;
    if (movable === 0) return undefined;
    const slot = this.#fixed + random.below(movable);
    const from = this.taken[slot] as number;
    const to = random.below(this.#groups.length);
    if (to === from || (this.#held[to] as number) >= (this.#limits[to] as number)) return undefined;
    if (this.#groups[to]?.length !== this.#groups[from]?.length) return undefined;
    this.#count(from, -1);
    const isOpen = this.#blocked[to] === 0;
    this.#count(to, 1);
    const isMet = this.#regions.every(({ least, most, many }) => many >= least && many <= most);
    this.#count(to, -1);
    this.#count(from, 1);
    return isOpen && isMet ? { slot, to } : undefined;
  }
  move(slot: number, to: number): void {
    this.#count(this.taken[slot] as number, -1);
    this.taken[slot] = to;
    this.#count(to, 1);
  }
  /** By how many tokens regions hold too many or too few, where one group took the place of another; as they are without. */
  excess(from?: number, to?: number): number {
    const added = ({ adds }: Region, group: number | undefined): number => (group === undefined ? 0 : (adds[group] as number));
    return this.#regions.reduce((sum, region) => {
      const many = region.many - added(region, from) + added(region, to);
      return sum + Math.max(0, region.least - many, many - region.most);
    }, 0);
  }
  /** Makes one move after which quotas are missed by less: the token worth least goes to the open square worth most. False where none does. */
  approach(worth: (group: number) => number): boolean {
    const now = this.excess();
    const kinds = [...new Map([...this.#groups.keys()].map((group): [string, number] => [this.#kindOf(group), group])).values()];
    const alike = (from: number): number[] => kinds.filter((to) => this.group(to).length === this.group(from).length);
    const pairs = kinds.flatMap((from) => alike(from).map((to) => ({ from, to, excess: this.excess(from, to) })));
    const better = pairs.filter(({ excess }) => excess < now).sort((a, b) => a.excess - b.excess);
    return better.some(({ from, to }) => this.#moveOneOf(this.#kindOf(from), this.#kindOf(to), worth));
  }
  /** Groups of a kind put as many tokens on the same regions. */
  #kindOf(group: number): string {
    return [this.#groups[group]?.length, ...this.#regions.map(({ adds }) => adds[group])].join(' ');
  }
  #moveOneOf(from: string, to: string, worth: (group: number) => number): boolean {
    const slots = [...this.taken.keys()].slice(this.#fixed).filter((slot) => this.#kindOf(this.taken[slot] as number) === from);
    const targets = [...this.#groups.keys()].filter((group) => this.#kindOf(group) === to).sort((a, b) => worth(b) - worth(a) || a - b);
    for (const slot of slots.sort((a, b) => worth(this.taken[a] as number) - worth(this.taken[b] as number) || a - b)) {
      const group = this.taken[slot] as number;
      this.#count(group, -1);
      const open = targets.find((other) => this.#blocked[other] === 0 && (this.#held[other] as number) < (this.#limits[other] as number));
      this.#count(group, 1);
      if (open === undefined || open === group) continue;
      this.move(slot, open);
      return true;
    }
    return false;
  }
  group(index: number): readonly Square[] {
    return this.#groups[index] ?? [];
  }
  squares(): Square[] {
    return this.taken.flatMap((group) => this.#groups[group] ?? []);
  }
  #count(group: number, by: number): void {
    const before = this.#held[group] as number;
    this.#held[group] = before + by;
    for (const region of this.#regions) region.many += by * (region.adds[group] as number);
    if (before > 0 && before + by > 0) return;
    for (const other of this.#conflicts[group] ?? []) this.#blocked[other] = (this.#blocked[other] as number) + by;
  }
}

const limitsOf = (problem: LayoutProblem, groups: Groups['groups']): Int32Array => {
  const barred = new Set(problem.barred);
  const limits = new Map(
    problem.graph.squares.map((square, index) => [squareKey(square), barred.has(index) ? 0 : limitOf(problem, index)]),
  );
  return Int32Array.from(groups, (group) => Math.min(...group.map((square) => limits.get(squareKey(square)) ?? 0)));
};
const regionsOf = ({ quotas = [] }: LayoutProblem, groups: Groups['groups']): Region[] =>
  quotas.map(({ squares, least, most }) => {
    const inside = new Set(squares.map(squareKey));
    return { least, most, many: 0, adds: Uint8Array.from(groups, (group) => group.filter((at) => inside.has(squareKey(at))).length) };
  });
