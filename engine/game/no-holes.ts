import { AROUND } from '../grid.ts';
import { groundOf } from '../placement/ground-of.ts';
import type { Setup } from '../setup.ts';
import type { Game } from './game.ts';
import { partCell } from './put.ts';
import type { BoundSystem } from './system.ts';

/** The house rule that no tile may shut in free squares, as play asks it: the same verdicts as `placement/no-enclosed-holes`. */
class NoHoles {
  readonly #setup: Setup;
  #seen = new Int32Array(0);
  #queue = new Int32Array(0);
  #round = 0;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  mayLay(game: Game, kind: number, cell: number, rotation: number): boolean {
    const { kinds } = game.plan;
    const first = kinds.firstPart[kind] as number;
    const cells = Array.from({ length: kinds.parts[kind] as number }, (_, i) => partCell(game, cell, first + i, rotation));
    if (cells.length === 1 && this.#leavesOneWay(game, cell)) return true;
    if (this.#isShutIn(game, cell, [])) return true;
    for (const each of cells)
      for (const step of game.ground.step) {
        const beside = each + step;
        if (!cells.includes(beside) && this.#isFree(game, beside) && this.#isShutIn(game, beside, cells)) return false;
      }
    return true;
  }
  #isFree(game: Game, cell: number): boolean {
    return game.ground.laid[cell] === 0 && !this.#isOutside(game, cell);
  }
  /** Off the board, or where a table without end begins. */
  #isOutside(game: Game, cell: number): boolean {
    const { ground } = game;
    if (ground.extent.grows) return ground.isNearRim(cell);
    return !groundOf(this.#setup).open(ground.squareOf(cell));
  }
  /** Nothing can be parted where at most one run of the eight squares round a cell is uncovered. */
  #leavesOneWay(game: Game, cell: number): boolean {
    const { laid, extent } = game.ground;
    const around = AROUND.map(([dx, dy]) => laid[cell + dy * extent.width + dx] === 0);
    return around.filter((isFree, i) => isFree && !around[(i + 1) % around.length]).length <= 1;
  }
  #isShutIn(game: Game, from: number, taken: readonly number[]): boolean {
    const { ground } = game;
    const size = ground.extent.width * ground.extent.height;
    if (this.#seen.length < size) {
      this.#seen = new Int32Array(size);
      this.#queue = new Int32Array(size);
    }
    const round = ++this.#round;
    let end = 0;
    const visit = (cell: number): void => {
      if (this.#seen[cell] === round || ground.laid[cell] !== 0 || taken.includes(cell)) return;
      this.#seen[cell] = round;
      this.#queue[end++] = cell;
    };
    visit(from);
    for (let at = 0; at < end; at++) {
      const cell = this.#queue[at] as number;
      if (this.#isOutside(game, cell)) return false;
      for (const step of ground.step) visit(cell + step);
    }
    return true;
  }
}
/** The rule bound to a scenario; undefined where it is not switched on. */
export const noHolesIn = (setup: Setup): Pick<BoundSystem, 'mayLay'> | undefined => {
  if (setup.scenario.game?.noEnclosedHoles !== true) return undefined;
  const rule = new NoHoles(setup);
  return { mayLay: (game, kind, cell, rotation) => rule.mayLay(game, kind, cell, rotation) };
};
