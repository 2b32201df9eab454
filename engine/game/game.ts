import type { Square } from '../grid.ts';
import type { GameEvent } from './event.ts';
import { Ground } from './ground.ts';
import type { Plan } from './plan.ts';
import { Regions } from './regions.ts';
import { STAGE, STAGES, type StageName } from './stage.ts';

/** The code of a choice offered to a player: its meaning depends on the stage (`legal-moves.ts` says it as a move). */
export type Code = number;
/** Nobody's tile, no tile. */
export const NONE = -1;

/**
 * A game being played: changed in place, cheap to copy. All of it is numbers in flat arrays; what stays the same through all games of
 * a scenario is the plan. `advance` and `choose` (turn.ts) move it; `legalMoves`, `objections` and `play` are the same in terms of moves.
 */
export class Game {
  readonly plan: Plan;
  readonly ground: Ground;
  readonly regions: Regions;
  /** By laid tile ("slot"), in the order of laying: kind, square, rotation, first node, first of its squares. */
  readonly kind: Int32Array;
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly turns: Uint8Array;
  readonly node: Int32Array;
  readonly square: Int32Array;
  slots = 0;
  /** How many of them are printed ground. */
  printed = 0;
  /** The tiles still to draw, in no order. */
  readonly bag: Uint16Array;
  left = 0;
  /** Figures of each player in supply, points of each player. */
  readonly supply: Int32Array;
  readonly scores: Int32Array;
  /** Nodes with a figure on them, in no order. */
  readonly standing: Int32Array;
  figures = 0;
  /** The systems' own integers, each system's from the offset it was given. */
  readonly state: Int32Array;
  stage: number = STAGE.deal;
  /** Which system of a stage is acting. */
  step = 0;
  /** Whose turn it is, and who is to choose. */
  player = 0;
  asker = 0;
  turn = 0;
  /** The kind in hand. */
  drawn = NONE;
  /** How many tiles have been drawn. */
  draws = 0;
  /** The first tile laid in the step just made: what the hooks after laying look at. */
  laidFrom = 0;
  /** 1 while the tile in hand is an extra one, drawn only to make room for something else. */
  extra = 0;
  /** The first tile laid this turn; the tile that may take figures; how many it may still take. */
  fresh = 0;
  figureSlot = NONE;
  figuresLeft = 0;
  /** What may be chosen now, as codes; filled by `listChoices`, not part of the state. */
  choices: Int32Array;
  choiceCount = 0;
  /** What happened so far; undefined in playouts, where nobody asks. */
  log: GameEvent[] | undefined = [];

  constructor(plan: Plan) {
    const { slots, nodes, figures, state, players } = plan.sizes;
    this.plan = plan;
    this.ground = new Ground(plan.extent);
    this.regions = new Regions(nodes);
    this.kind = new Int32Array(slots);
    this.x = new Int32Array(slots);
    this.y = new Int32Array(slots);
    this.turns = new Uint8Array(slots);
    this.node = new Int32Array(slots + 1);
    this.square = new Int32Array(slots + 1);
    this.bag = new Uint16Array(plan.bag.length);
    this.supply = new Int32Array(players);
    this.scores = new Int32Array(players);
    this.standing = new Int32Array(figures);
    this.state = new Int32Array(state);
    this.choices = new Int32Array(64);
  }

  get stageName(): StageName {
    return STAGES[this.stage] as StageName;
  }
  get isOver(): boolean {
    return this.stage === STAGE.over;
  }

  offer(code: Code): void {
    if (this.choiceCount === this.choices.length) {
      const wider = new Int32Array(2 * this.choiceCount);
      wider.set(this.choices);
      this.choices = wider;
    }
    this.choices[this.choiceCount++] = code;
  }

  /** The cell of a laid tile's first square. */
  cellOf(slot: number): number {
    const { left, top, width } = this.ground.extent;
    return ((this.y[slot] as number) - top) * width + (this.x[slot] as number) - left;
  }
  squareOf(slot: number): Square {
    return [this.x[slot] as number, this.y[slot] as number];
  }

  note(event: Omit<GameEvent, 'turn'>): void {
    this.log?.push({ ...event, turn: this.turn });
  }

  clone(): Game {
    const copy = new Game(this.plan);
    copy.copyFrom(this);
    return copy;
  }

  /** Makes this game equal to another of the same plan. */
  copyFrom(other: Game): void {
    this.ground.copyFrom(other.ground);
    this.regions.copyFrom(other.regions);
    this.kind.set(other.kind);
    this.x.set(other.x);
    this.y.set(other.y);
    this.turns.set(other.turns);
    this.node.set(other.node);
    this.square.set(other.square);
    this.bag.set(other.bag);
    this.supply.set(other.supply);
    this.scores.set(other.scores);
    this.standing.set(other.standing);
    this.state.set(other.state);
    for (const name of SCALARS) this[name] = other[name];
    this.choiceCount = 0;
    this.log = other.log && [...other.log];
  }
}

/** The numbers of a game that stand alone. */
export const SCALARS = [
  'slots',
  'printed',
  'left',
  'figures',
  'stage',
  'step',
  'player',
  'asker',
  'turn',
  'drawn',
  'draws',
  'fresh',
  'laidFrom',
  'extra',
  'figureSlot',
  'figuresLeft',
] as const satisfies readonly (keyof Game)[];
