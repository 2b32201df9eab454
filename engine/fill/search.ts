import type { Random } from '../random.ts';
import { Agenda, type Domains, isEmpty, propagate, sizeOf, startingDomains } from './domains.ts';
import { hallViolator } from './hall.ts';
import type { FillProblem } from './problem.ts';

export type SearchState = 'found' | 'none' | 'more';

/** A square chosen to be filled, the codes to try, and the domains as they were before. */
interface Frame {
  readonly square: number;
  readonly codes: readonly number[];
  readonly before: Int32Array;
  tried: number;
}

const NONE = -1;

/**
 * One run of the search: fill the square with fewest codes, with a code of the class with most copies left,
 * carry edges over, and turn back when too few tiles fit too many squares. Complete if run to its end.
 */
export class Search {
  /** By square the code laid there, or -1. */
  readonly placed: Int32Array;
  nodes = 0;
  private readonly left: Int32Array;
  private readonly domains: Domains;
  private readonly agenda: Agenda;
  private readonly frames: Frame[] = [];
  private unfilled: number;
  private started = false;

  private readonly problem: FillProblem;
  private readonly random: Random;

  constructor(problem: FillProblem, random: Random) {
    this.problem = problem;
    this.random = random;
    this.placed = new Int32Array(problem.squares.length).fill(NONE);
    this.left = Int32Array.from(problem.stock.classes, ({ copies }) => copies);
    this.domains = startingDomains(problem);
    this.agenda = new Agenda(problem.squares.length);
    this.unfilled = problem.squares.length;
  }

  /** Goes on for so many nodes. */
  run(nodes: number): SearchState {
    const until = this.nodes + nodes;
    if (!this.started && !this.start()) return 'none';
    while (this.unfilled > 0) {
      if (this.nodes >= until) return 'more';
      if (!this.advance()) return 'none';
    }
    return 'found';
  }

  private start(): boolean {
    this.started = true;
    for (let square = 0; square < this.placed.length; square++) {
      if (isEmpty(this.problem, this.domains.bits, square)) return false;
      this.agenda.add(square);
    }
    if (propagate(this.problem, this.domains, this.agenda) !== undefined || this.tooFew()) return false;
    if (this.unfilled > 0) this.open();
    return true;
  }

  /** One step: the next code at the deepest square, or a step back. False when nothing is left to try. */
  private advance(): boolean {
    const frame = this.frames.at(-1);
    if (!frame) return false;
    if (frame.tried > 0) this.undo(frame);
    const code = frame.codes[frame.tried++];
    if (code === undefined) this.frames.pop();
    else if (this.lay(frame.square, code) && this.unfilled > 0) this.open();
    return true;
  }

  private open(): void {
    const square = this.tightest();
    this.nodes++;
    this.frames.push({ square, codes: this.codesFor(square), before: this.domains.bits.slice(), tried: 0 });
  }

  /** A free square with fewest codes left, one of several by chance. */
  private tightest(): number {
    let best = NONE;
    let least = Number.POSITIVE_INFINITY;
    let ties = 0;
    for (let square = 0; square < this.placed.length; square++) {
      if (this.domains.filled[square]) continue;
      const size = sizeOf(this.problem, this.domains, square);
      if (size > least) continue;
      ties = size < least ? 1 : ties + 1;
      least = size;
      if (ties === 1 || this.random.below(ties) === 0) best = square;
    }
    return best;
  }

  /** Plentiful classes first, equal ones by chance. */
  private codesFor(square: number): number[] {
    const { words, classOf } = this.problem.stock;
    const found: { code: number; order: number }[] = [];
    for (let w = 0; w < words; w++)
      for (let rest = this.domains.bits[square * words + w] as number; rest !== 0; rest &= rest - 1) {
        const code = w * 32 + 31 - Math.clz32(rest & -rest);
        const copies = this.left[classOf[code] as number] as number;
        found.push({ code, order: copies * 65536 + (this.random.uint32() & 0xffff) });
      }
    return found.sort((a, b) => b.order - a.order).map(({ code }) => code);
  }

  private undo({ square, before }: Frame): void {
    this.domains.bits.set(before);
    this.domains.filled[square] = 0;
    this.left[this.problem.stock.classOf[this.placed[square] as number] as number]! += 1;
    this.placed[square] = NONE;
    this.unfilled++;
  }

  /** Lays a code and follows what it forces; false if that leads nowhere. */
  private lay(square: number, code: number): boolean {
    const { words, classOf } = this.problem.stock;
    const owner = classOf[code] as number;
    this.placed[square] = code;
    this.domains.filled[square] = 1;
    this.unfilled--;
    for (let w = 0; w < words; w++) this.domains.bits[square * words + w] = code >> 5 === w ? 1 << (code & 31) : 0;
    this.left[owner]! -= 1;
    this.agenda.clear();
    this.agenda.add(square);
    if (this.left[owner] === 0 && !this.withdraw(owner)) return false;
    return propagate(this.problem, this.domains, this.agenda) === undefined && !this.tooFew();
  }

  /** Takes a class with no copies left out of every free square. */
  private withdraw(owner: number): boolean {
    const { words, classMasks } = this.problem.stock;
    const mask = classMasks[owner] as Int32Array;
    const { bits, filled } = this.domains;
    for (let square = 0; square < filled.length; square++) {
      if (filled[square]) continue;
      let changed = 0;
      for (let w = 0; w < words; w++) {
        changed |= (bits[square * words + w] as number) & (mask[w] as number);
        bits[square * words + w] = (bits[square * words + w] as number) & ~(mask[w] as number);
      }
      if (changed === 0) continue;
      if (isEmpty(this.problem, bits, square)) return false;
      this.agenda.add(square);
    }
    return true;
  }

  private tooFew(): boolean {
    return hallViolator(this.problem, this.domains, this.left) !== undefined;
  }
}
