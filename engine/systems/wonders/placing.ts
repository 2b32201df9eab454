import type { Game } from '../../game/game.ts';
import { KEY_BITS } from '../../game/kinds.ts';
import { lay } from '../../game/lay.ts';
import type { Move, MoveOf } from '../../game/move.ts';
import { setupNow } from '../../game/now.ts';
import { fitsBeside, offerPlacements } from '../../game/placements.ts';
import { partCell } from '../../game/put.ts';
import { STAGE } from '../../game/stage.ts';
import type { Rotation } from '../../grid.ts';
import { type Objection, objection } from '../../objection.ts';
import { placementObjections } from '../../placement.ts';
import type { Hoard } from './hoard.ts';

const FIGURES_ON_A_WONDER = 2;

/** True if some square of the kind, laid at `cell`, would share an edge with the tile of a slot. */
const sharesEdge = (game: Game, kind: number, cell: number, turns: number, slot: number): boolean => {
  const { kinds } = game.plan;
  const first = kinds.firstPart[kind] as number;
  for (let i = 0; i < (kinds.parts[kind] as number); i++) {
    const at = partCell(game, cell, first + i, turns);
    for (const step of game.ground.step) if (game.ground.laid[at + step] !== 0 && game.ground.slot[at + step] === slot) return true;
  }
  return false;
};

/** Shows the edges of the tile in hand to the squares round `cell`, or hides them again. */
const showEdges = (game: Game, cell: number, turns: number): void => {
  const { ground, plan } = game;
  const row = ((plan.kinds.firstPart[game.drawn] as number) * 4 + turns) * 4;
  for (let side = 0; side < 4; side++)
    if (ground.laid[cell + (ground.step[side] as number)] === 0)
      ground.key[cell + (ground.step[side] as number)]! ^= (plan.kinds.edge[row + side] as number) << (KEY_BITS * (side ^ 2));
};
const SHOWN = -1;
/** Whether the wonder fits beside the tile in hand, if that lay at `cell`: its edges are shown there for a moment. */
const helpsAsShown = (game: Game, wonder: number, cell: number, turns: number): boolean => {
  showEdges(game, cell, turns);
  game.ground.laid[cell] = SHOWN;
  const fits = fitsBeside(game, wonder, cell);
  game.ground.laid[cell] = 0;
  showEdges(game, cell, turns);
  return fits;
};

/** Laying the wonder that waits for the player whose turn it is. Codes are `cell * 4 + rotation`. */
export class Placing {
  readonly #hoard: Hoard;
  readonly #kinds: readonly number[];
  #trial: Game | undefined;

  constructor(hoard: Hoard, kinds: readonly number[]) {
    this.#hoard = hoard;
    this.#kinds = kinds;
  }

  kind(game: Game): number {
    return this.#kinds[this.#hoard.wonderOf(game, game.player)] as number;
  }
  isWaiting(game: Game): boolean {
    return this.#hoard.isWaiting(game, game.player);
  }

  /** Offers the legal places; beside the extra tile alone, where one was laid for it. */
  offer(game: Game): void {
    const from = game.choiceCount;
    offerPlacements(game, this.kind(game));
    if (game.extra === 0) return;
    const extra = game.slots - 1;
    let kept = from;
    for (let i = from; i < game.choiceCount; i++) {
      const code = game.choices[i] as number;
      if (sharesEdge(game, this.kind(game), code >> 2, code & 3, extra)) game.choices[kept++] = code;
    }
    game.choiceCount = kept;
  }
  hasPlace(game: Game): boolean {
    const before = game.choiceCount;
    this.offer(game);
    const found = game.choiceCount > before;
    game.choiceCount = before;
    return found;
  }
  /** True if the tile in hand, laid there, lets the wonder be laid against it. */
  helps(game: Game, cell: number, turns: number): boolean {
    const { kinds, layRules, setup } = game.plan;
    const isPlain = kinds.parts[game.drawn] === 1 && layRules.length === 1 && setup.board.ferries === undefined;
    return isPlain ? helpsAsShown(game, this.kind(game), cell, turns) : this.#helpsOnTrial(game, cell, turns);
  }
  /** The same, found out by laying it in a copy of the game: where laying does more than show its edges. */
  #helpsOnTrial(game: Game, cell: number, turns: number): boolean {
    this.#trial ??= game.clone();
    const trial = this.#trial;
    trial.copyFrom(game);
    trial.log = undefined;
    lay(trial, trial.drawn, cell, turns);
    return this.hasPlace(trial);
  }

  /** Lays and marks the wonder; up to two figures may follow. What happens after laying happens for its squares too. */
  choose(game: Game, code: number): void {
    const kind = this.kind(game);
    game.laidFrom = game.slots;
    game.figureSlot = lay(game, kind, code >> 2, code & 3);
    game.figuresLeft = FIGURES_ON_A_WONDER;
    game.extra = 0;
    this.#hoard.mark(game, game.player);
    if (game.log) game.note({ what: 'wonders/placed', player: game.player, tile: game.plan.kinds.tiles[kind]?.id ?? '' });
    game.stage = STAGE.laid;
    game.step = 0;
  }

  moveOf(game: Game, code: number): Move {
    const wonder = game.plan.kinds.tiles[this.kind(game)]?.id ?? '';
    return { do: 'lay-wonder', wonder, at: game.ground.squareOf(code >> 2), rotation: (code & 3) as Rotation };
  }
  *objections(game: Game, move: Move): Generator<Objection> {
    const wonder = game.plan.kinds.tiles[this.kind(game)]?.id ?? '';
    if (move.do !== 'lay-wonder' || move.wonder !== wonder) yield objection('wonders/must-be-placed', { tile: wonder }, { tile: wonder });
    else yield* this.#placeObjections(game, move);
  }
  *#placeObjections(game: Game, { wonder, at, rotation }: MoveOf<'lay-wonder'>): Generator<Objection> {
    yield* placementObjections(setupNow(game), { tile: wonder, at, rotation });
    const cell = game.ground.cellOf(at);
    const isBeside = cell !== -1 && sharesEdge(game, this.kind(game), cell, rotation, game.slots - 1);
    if (game.extra === 1 && !isBeside) yield objection('wonders/beside-the-extra-tile', { squares: [at, game.squareOf(game.slots - 1)] });
  }
}
