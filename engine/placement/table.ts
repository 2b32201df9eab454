import type { Rotation, Square } from '../grid.ts';
import type { Setup } from '../setup.ts';
import { placementSystemsOf } from '../systems/placement.ts';
import { joinedGround } from './ground.ts';
import { type GroundPlan, groundPlan, type ReachPlan } from './ground-plan.ts';
import { type Signature, sideOfSignature, told } from './signature.ts';
import { codeOf, codeOfSquare, ROW_BITS, type SquareCode, STEP_CODES, squareOfCode, xOf, yOf } from './square-code.ts';
import { type KindMask, kindMasks, type TurnMask } from './tile-masks.ts';
import { type Box, codesOf, grownBox, isInside, sideFor } from './window.ts';

const OCCUPIED = 1;
const OPEN = 2;
const TOUCHED = 4;
const NOWHERE = -1;
const ROTATION_BITS = 2;
const ROTATION_MASK = 3;
const ROTATION_COUNT = 4;
const HIGHEST_BIT = 31;

/** A square and a rotation as one integer, as `legal` writes them. */
export type PlaceCode = number;
export const placeCode = (square: Square, rotation: Rotation): PlaceCode => (codeOfSquare(square) << ROTATION_BITS) | rotation;
export const squareOfPlace = (place: PlaceCode): Square => squareOfCode(place >> ROTATION_BITS);
export const rotationOfPlace = (place: PlaceCode): Rotation => (place & ROTATION_MASK) as Rotation;

const ORIGIN: Box = { west: -1, north: -1, east: 1, south: 1 };
const boxOf = (plan: GroundPlan): Box =>
  (plan.squares ?? []).reduce((box, { code }) => grownBox(box, code), plan.squares?.[0] ? grownBoxOf(plan.squares[0].code) : ORIGIN);
const grownBoxOf = (code: SquareCode): Box => grownBox({ west: xOf(code), north: yOf(code), east: xOf(code), south: yOf(code) }, code);

/** What all tables of a scenario share. */
export interface TablePlan {
  readonly kinds: readonly KindMask[];
  readonly kindOf: ReadonlyMap<string, number>;
  readonly ground: GroundPlan;
}
export const tablePlan = (setup: Setup): TablePlan => {
  const kinds = kindMasks(setup.catalogue);
  const ground = joinedGround(placementSystemsOf(setup).map((system) => system.ground(setup)));
  return { kinds, kindOf: new Map(kinds.map(({ id }, kind) => [id, kind])), ground: groundPlan(ground, setup.scenario.starts) };
};

/**
 * Where every kind of tile may lie, kept up tile by tile: per free square what its neighbours want, and a list of the squares in reach.
 * The grid is a torus of a power of two that doubles when the tiles outgrow it, so squares may have any sign.
 * It judges nothing it lays: an illegal set-up is held as it is.
 */
export class PlacementTable {
  readonly plan: TablePlan;
  #side: number;
  #box: Box;
  #wanted: Uint16Array;
  #state: Uint8Array;
  #place: Int32Array;
  #frontier: Int32Array;
  #reachable = 0;
  #tiles = 0;

  constructor(plan: TablePlan, from?: PlacementTable) {
    this.plan = plan;
    this.#box = from ? from.#box : boxOf(plan.ground);
    this.#side = from ? from.#side : sideFor(this.#box);
    const area = this.#side * this.#side;
    this.#wanted = from ? from.#wanted.slice() : new Uint16Array(area);
    this.#state = from ? from.#state.slice() : new Uint8Array(area).fill(plan.ground.squares ? 0 : OPEN);
    this.#place = from ? from.#place.slice() : new Int32Array(area).fill(NOWHERE);
    this.#frontier = from ? from.#frontier.slice() : new Int32Array(area);
    if (from) this.#takeCounts(from);
    else this.#prepare();
  }

  /** A table with the tiles of a set-up; tiles nobody knows are left out. */
  static of(setup: Setup): PlacementTable {
    const table = new PlacementTable(tablePlan(setup));
    for (const { tile, rotation, at } of setup.laid) {
      const kind = table.plan.kindOf.get(tile);
      if (kind !== undefined) table.lay(kind, placeCode(at, rotation));
    }
    return table;
  }

  /** How many squares are in reach; `legal` writes at most four times as many, for each square of the tile. */
  get reachable(): number {
    return this.#reachable;
  }
  get tiles(): number {
    return this.#tiles;
  }
  clone(): PlacementTable {
    return new PlacementTable(this.plan, this);
  }
  /** Becomes what the other table is, in the same memory where it fits: the cheap way to start a playout again. */
  become(other: PlacementTable): void {
    if (this.#side !== other.#side) {
      this.#side = other.#side;
      this.#wanted = other.#wanted.slice();
      this.#state = other.#state.slice();
      this.#place = other.#place.slice();
      this.#frontier = other.#frontier.slice();
    } else {
      this.#wanted.set(other.#wanted);
      this.#state.set(other.#state);
      this.#place.set(other.#place);
      this.#frontier.set(other.#frontier.subarray(0, other.#reachable));
    }
    this.#box = other.#box;
    this.#takeCounts(other);
  }
  #takeCounts(from: PlacementTable): void {
    this.#reachable = from.#reachable;
    this.#tiles = from.#tiles;
  }

  #indexOf(code: SquareCode): number {
    const mask = this.#side - 1;
    return ((code >> ROW_BITS) & mask) * this.#side + (code & mask);
  }

  #prepare(): void {
    const { squares, touched, starts } = this.plan.ground;
    for (const { code, wanted, closed } of squares ?? []) {
      const index = this.#indexOf(code);
      this.#wanted[index] = wanted;
      if (!closed) this.#state[index] = OPEN;
    }
    for (const code of [...touched, ...starts]) this.#touchFar(code);
    if (starts.length === 0) for (const code of squares?.map((square) => square.code) ?? [codeOf(0, 0)]) this.#enter(code);
  }
  /** Before the first tile, where no start says otherwise, every open square is in reach; the first tile ends that. */
  #leaveBeginning(): void {
    if (this.#tiles > 0 || this.plan.ground.starts.length > 0) return;
    for (let i = 0; i < this.#reachable; i++) this.#place[this.#indexOf(this.#frontier[i] as number)] = NOWHERE;
    this.#reachable = 0;
    for (const code of this.plan.ground.touched) this.#touchFar(code);
  }

  #touchFar(code: SquareCode): void {
    if (!isInside(this.#box, code)) this.#hold(code);
    this.#touch(code);
  }
  #touch(code: SquareCode): void {
    const index = this.#indexOf(code);
    this.#state[index] = (this.#state[index] as number) | TOUCHED;
    this.#enter(code);
  }
  #enter(code: SquareCode): void {
    const index = this.#indexOf(code);
    const state = this.#state[index] as number;
    const isFree = (state & (OPEN | OCCUPIED)) === OPEN && ((state & TOUCHED) !== 0 || this.#tiles === 0);
    if (!isFree || this.#place[index] !== NOWHERE) return;
    this.#place[index] = this.#reachable;
    this.#frontier[this.#reachable++] = code;
  }
  #leave(code: SquareCode): void {
    const index = this.#indexOf(code);
    const place = this.#place[index] as number;
    if (place === NOWHERE) return;
    const last = this.#frontier[--this.#reachable] as number;
    this.#frontier[place] = last;
    this.#place[this.#indexOf(last)] = place;
    this.#place[index] = NOWHERE;
  }

  /** Makes room for a square and its neighbours. */
  #hold(code: SquareCode): void {
    const before = this.#box;
    const box = grownBox(before, code);
    this.#box = box;
    if (sideFor(box) <= this.#side) return;
    const old = { side: this.#side, wanted: this.#wanted, state: this.#state, place: this.#place };
    this.#side = sideFor(box);
    const area = this.#side * this.#side;
    this.#wanted = new Uint16Array(area);
    this.#state = new Uint8Array(area).fill(this.plan.ground.squares ? 0 : OPEN);
    this.#place = new Int32Array(area).fill(NOWHERE);
    const frontier = new Int32Array(area);
    frontier.set(this.#frontier.subarray(0, this.#reachable));
    this.#frontier = frontier;
    for (const each of codesOf(before)) {
      const from = ((each >> ROW_BITS) & (old.side - 1)) * old.side + (each & (old.side - 1));
      const to = this.#indexOf(each);
      this.#wanted[to] = old.wanted[from] as number;
      this.#state[to] = old.state[from] as number;
      this.#place[to] = old.place[from] as number;
    }
  }

  /** Lays a kind of tile; legal or not, it lies there. */
  lay(kind: number, place: PlaceCode): void {
    this.#leaveBeginning();
    this.#tiles++;
    const at = place >> ROTATION_BITS;
    const { steps, shown } = (this.plan.kinds[kind] as KindMask).turns[place & ROTATION_MASK] as TurnMask;
    for (let i = 0; i < steps.length; i++) this.#cover(at + (steps[i] as number), shown[i] as number);
  }
  #cover(code: SquareCode, shown: number): void {
    const { west, north, east, south } = this.#box;
    const x = xOf(code);
    const y = yOf(code);
    if (x <= west || x >= east || y <= north || y >= south) this.#hold(code);
    const index = this.#indexOf(code);
    this.#state[index] = (this.#state[index] as number) | OCCUPIED;
    this.#leave(code);
    for (let side = 0; side < STEP_CODES.length; side++)
      this.#tell(code + (STEP_CODES[side] as number), side ^ 2, sideOfSignature(shown, side));
    const reaches = this.plan.ground.reaches.get(code);
    if (reaches) for (const reach of reaches) this.#reach(reach, shown);
  }
  #tell(code: SquareCode, side: number, edge: number): void {
    const index = this.#indexOf(code);
    this.#wanted[index] = told(this.#wanted[index] as number, side, edge);
    this.#touch(code);
  }
  #reach({ side, edge, touched, opened }: ReachPlan, shown: number): void {
    if (side >= 0 && sideOfSignature(shown, side) !== edge) return;
    for (let i = 0; i < opened.length; i++) this.#open(opened[i] as number);
    for (let i = 0; i < touched.length; i++) this.#touchFar(touched[i] as number);
  }
  #open(code: SquareCode): void {
    const index = this.#indexOf(code);
    this.#state[index] = (this.#state[index] as number) | OPEN;
    this.#enter(code);
  }

  /** Writes every legal place of a kind, rotations that look the same once, and says how many there are. */
  legal(kind: number, out: Int32Array, allRotations = false): number {
    const mask = this.plan.kinds[kind] as KindMask;
    const turns = allRotations ? ROTATION_MASK | (ROTATION_MASK << ROTATION_BITS) : mask.distinct;
    return mask.isSingle ? this.#legalSingle(mask, out, turns) : this.#legalMega(mask, out, turns);
  }
  #legalSingle({ rotations }: KindMask, out: Int32Array, turns: number): number {
    const frontier = this.#frontier;
    const wanted = this.#wanted;
    const side = this.#side;
    const mask = side - 1;
    const reachable = this.#reachable;
    let count = 0;
    for (let i = 0; i < reachable; i++) {
      const code = frontier[i] as number;
      let bits = (rotations[wanted[((code >> ROW_BITS) & mask) * side + (code & mask)] as number] as number) & turns;
      while (bits !== 0) {
        const lowest = bits & -bits;
        out[count++] = (code << ROTATION_BITS) | (HIGHEST_BIT - Math.clz32(lowest));
        bits ^= lowest;
      }
    }
    return count;
  }
  #legalMega({ turns }: KindMask, out: Int32Array, wantedTurns: number): number {
    let count = 0;
    for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
      if (!(wantedTurns & (1 << rotation))) continue;
      const turn = turns[rotation] as TurnMask;
      for (let i = 0; i < this.#reachable; i++)
        for (let square = 0; square < turn.steps.length; square++) {
          const at = (this.#frontier[i] as number) - (turn.steps[square] as number);
          if (this.#isFirstInReach(turn, at, square) && this.#takesAll(turn, at)) out[count++] = (at << ROTATION_BITS) | rotation;
        }
    }
    return count;
  }
  /** Each place of a tile of several squares is found once: by its first square in reach. */
  #isFirstInReach({ steps }: TurnMask, at: SquareCode, square: number): boolean {
    for (let i = 0; i < square; i++) if (this.isReachable(at + (steps[i] as number))) return false;
    return true;
  }
  #takesAll({ steps, fit }: TurnMask, at: SquareCode): boolean {
    for (let i = 0; i < steps.length; i++) if (!this.#takes(at + (steps[i] as number), fit[i] as Uint8Array)) return false;
    return true;
  }
  #takes(code: SquareCode, fit: Uint8Array): boolean {
    if (!isInside(this.#box, code)) return this.plan.ground.squares === undefined;
    const index = this.#indexOf(code);
    return ((this.#state[index] as number) & (OPEN | OCCUPIED)) === OPEN && fit[this.#wanted[index] as number] === 1;
  }
  isReachable(code: SquareCode): boolean {
    return isInside(this.#box, code) && this.#place[this.#indexOf(code)] !== NOWHERE;
  }

  /** What the sides of a free square that can take a tile want; undefined where none can ever lie. */
  wantedAt(code: SquareCode): Signature | undefined {
    if (!isInside(this.#box, code)) return this.plan.ground.squares ? undefined : 0;
    const index = this.#indexOf(code);
    const isOpen = ((this.#state[index] as number) & OPEN) !== 0 || this.plan.ground.closed.has(code);
    return isOpen && ((this.#state[index] as number) & OCCUPIED) === 0 ? (this.#wanted[index] as number) : undefined;
  }
  /** The squares in reach, in no order. */
  reachableCodes(): readonly SquareCode[] {
    return Array.from(this.#frontier.subarray(0, this.#reachable));
  }
}
