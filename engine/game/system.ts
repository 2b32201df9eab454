import type { Objection } from '../objection.ts';
import type { Random } from '../random.ts';
import type { Setup } from '../setup.ts';
import type { SystemId } from '../systems/switches.ts';
import type { Code, Game } from './game.ts';
import type { Extent } from './ground.ts';
import type { Kinds, Piece } from './kinds.ts';
import type { Move } from './move.ts';

/**
 * A step of a turn in which a system acts. It does what happens by itself; returns true if somebody must choose first
 * (then the system's `list` says what may be chosen and `choose` does it, and the same hook runs again, until it returns false).
 * It may set `game.asker` to another player before it asks, and `game.stage` to leave the usual course.
 * It allocates nothing while `game.log` is undefined.
 */
export type Hook = (game: Game) => boolean;

/** A tile that starts the game. Without `at`: at its first legal place; without `kind`: a random tile. */
export interface Start {
  readonly at?: readonly [number, number];
  readonly kind?: number;
  /** How it is turned: 'first' rotation that fits (the usual), or a 'random' one of those that fit. */
  readonly turned?: 'first' | 'random';
}

/** What a system is bound to, once a scenario. */
export interface Binding {
  readonly setup: Setup;
  readonly kinds: Kinds;
  readonly players: number;
  /** The kinds of the pieces the system contributed are `firstPiece`, `firstPiece + 1`, ... */
  readonly firstPiece: number;
  /** Its integers in `game.state` start here. */
  readonly offset: number;
}

/** A system bound to a scenario. All hooks are optional; the order of phases is the core's (stage.ts). */
export interface BoundSystem {
  readonly id: SystemId;
  /** How many integers it keeps in `game.state`. */
  readonly stateSize?: number;
  /** Figures each player has in supply at the start, given what the systems before it said. */
  readonly supply?: (before: number) => number;
  /** The tiles to draw from, copies by kind: may be changed in place. */
  readonly bag?: (copies: Uint16Array) => void;
  /** Tiles that start the game, given what the systems before it said. */
  readonly starts?: (before: readonly Start[]) => readonly Start[];
  /** The window of the grid the game is played on, where there is a board. */
  readonly extent?: Extent;
  /** Whether reaching one square of a printed city wakes all of it (the usual), or only that square. */
  readonly wakesWhole?: boolean;
  /** What happens with a drawn tile that fits nowhere (as usual: it leaves the game and another is drawn). */
  readonly unplaceable?: 'redraw' | 'pass' | 'end';
  /** When the game ends: with the tiles (as usual), or also with the squares. */
  readonly ends?: 'tiles' | 'both';

  /** GROUND: opens and closes squares, demands sides, puts printed pieces (`put`). First thing in a game. */
  readonly ground?: (game: Game) => void;
  /** Chance before the first turn (shuffled tokens): data that goes into the deal move; and taking it. */
  readonly deal?: (game: Game, random: Random) => readonly number[];
  readonly dealt?: (game: Game, data: readonly number[]) => void;

  /** A tile came to lie, in advance or in play: for what the ground does (a ferry opens an island), not for what players get. */
  readonly tilePut?: (game: Game, slot: number) => void;
  /** Before drawing. May lay something instead and set `game.stage` (STAGE.laid: laid instead of a drawn tile). */
  readonly turnStarts?: Hook;
  /** BEFORE LAYING: `game.drawn` was just drawn; it may yet prove unplaceable. */
  readonly drawn?: Hook;
  /** PLACEMENT RULE: refuses places that survive the core's test. Without any legal place the tile is discarded. */
  readonly mayLay?: (game: Game, kind: number, cell: number, rotation: number) => boolean;
  /** Why `mayLay` refuses, in objections. */
  readonly layObjections?: (game: Game, kind: number, cell: number, rotation: number) => readonly Objection[];
  /** AFTER LAYING, before the figure step. Tiles laid in this step are slots `game.laidFrom` to `game.slots - 1`, in this turn from `game.fresh` on. */
  readonly laid?: Hook;
  /** Figures of a player that stand neither on the landscape nor in supply (crown spaces, markers). */
  readonly figuresHeld?: (game: Game, player: number) => number;
  /** FIGURES: what may be done instead of a figure on the tile (offered by `game.offer(code)`, 0 <= code < 2^20; `choose` does it). */
  readonly insteadOfFigure?: (game: Game) => void;
  /** A figure was just placed by the figure step on this node. */
  readonly figurePlaced?: (game: Game, node: number) => void;
  /** AFTER FIGURES. */
  readonly figured?: Hook;
  /** POINTS: before completed features are scored. */
  readonly beforeScoring?: Hook;
  /** A figure of weight other than 1 is about to leave this node. */
  readonly figureLeaves?: (game: Game, node: number) => void;
  /** Points a completed or final region is worth, given the usual points. */
  readonly regionPoints?: (game: Game, head: number, points: number, complete: boolean) => number;
  /** After completed features were scored. */
  readonly scored?: Hook;
  /** FINAL: before the usual final scoring, figures still standing. */
  readonly final?: (game: Game) => void;

  /** Offers (`game.offer`) what may be chosen when one of its hooks asked. */
  readonly list?: (game: Game) => void;
  /** Does what was chosen, after `list` or `insteadOfFigure`. */
  readonly choose?: (game: Game, code: Code) => void;
  /** A choice as a move. Two codes offered together are two different moves. */
  readonly moveOf?: (game: Game, code: Code) => Move;
  /** The same move as `moveOf` would write it (an order that does not matter). */
  readonly canonical?: (move: Move) => Move;
  /** Why a move of this system is refused now; nothing if it is not. Must agree with what is offered. */
  readonly objections?: (game: Game, move: Move) => readonly Objection[];
}

/** A system as its folder exports it. */
export interface System {
  readonly id: SystemId;
  /** Its moves, by their `do` (their schemas are listed in `engine/systems/moves.ts`). */
  readonly moves?: readonly Move['do'][];
  /** Printed ground and tiles outside the bag, compiled with the tiles of the scenario. */
  readonly pieces?: (setup: Setup) => readonly Piece[];
  readonly bind: (binding: Binding) => BoundSystem;
}
