import { groundAt } from '../../../engine/board.ts';
import { sizeOf } from '../../../engine/boards/move.ts';
import { frameOf } from '../../../engine/boards/squares.ts';
import { sizeUnder } from '../../../engine/boards/symmetry.ts';
import type { Square } from '../../../engine/grid.ts';
import type { Objection } from '../../../engine/objection.ts';
import type { Studio } from '../../app/studio.svelte.ts';
import { type LayerId, lockTouched } from '../../editor/locks.ts';
import { newProblems, type Prospect, prospectOf, seriousOf } from './prospect.ts';
import { canMoveChosen, type Scope, squareMoved, TRANSFORMS, transform, transformEdit } from './transforms.ts';

type TransformId = (typeof TRANSFORMS)[number]['id'];

/** What a person is choosing in the dialog that turns and mirrors, and what would come of it. */
export class Transforming {
  readonly #studio: Studio;
  id = $state<TransformId>('turn-right');
  scope = $state<Scope>('board');
  readonly way = $derived(TRANSFORMS.find(({ id }) => id === this.id) ?? TRANSFORMS[0]);
  readonly prospect = $derived.by((): Prospect => {
    const { scenario, library } = this.#studio;
    return prospectOf(scenario, transformEdit(this.#studio, this.way.symmetry, this.scope), library);
  });
  /** The locked layer that it would change. */
  readonly lock = $derived.by((): LayerId | undefined => {
    const { locked, scenario, library } = this.#studio;
    return lockTouched(locked, scenario, this.prospect.setup.scenario, library);
  });
  /** What is wrong as it is, judged once. */
  readonly #before = $derived.by((): readonly Objection[] => seriousOf(this.#studio.scenario, this.#studio.library));
  /** What would be wrong that is not so now. */
  readonly problems = $derived.by((): readonly Objection[] => {
    const after = seriousOf(this.prospect.setup.scenario, this.#studio.library);
    return newProblems(this.#before, after, squareMoved(this.#studio, this.way.symmetry, this.scope), this.scope === 'board');
  });

  constructor(studio: Studio) {
    this.#studio = studio;
    if (canMoveChosen(studio)) this.scope = 'chosen';
  }
  get canChooseScope(): boolean {
    return canMoveChosen(this.#studio);
  }
  /** Columns and rows of what is transformed, before and after. */
  get sizes(): { readonly before: Square; readonly after: Square } {
    const { selection, setup } = this.#studio;
    const { width, height } = frameOf(selection.squares);
    const before: Square = this.scope === 'board' ? sizeOf(setup.board) : [width, height];
    return { before, after: sizeUnder(this.way.symmetry, before) };
  }
  /** Where the chosen squares come to lie, while they are meant. */
  get chosen(): readonly Square[] {
    if (this.scope === 'board') return [];
    return this.#studio.selection.squares.map(squareMoved(this.#studio, this.way.symmetry, this.scope));
  }
  /** How many of the chosen squares would lie beyond the edge. */
  get fallsOff(): number {
    if (this.scope === 'board') return 0;
    const { setup } = this.#studio;
    const [width, height] = sizeOf(setup.board);
    const move = squareMoved(this.#studio, this.way.symmetry, this.scope);
    const isLost = (square: Square): boolean => {
      const [x, y] = move(square);
      return groundAt(setup.board, square) !== '.' && (x < 0 || y < 0 || x >= width || y >= height);
    };
    return this.#studio.selection.squares.filter(isLost).length;
  }
  get isPossible(): boolean {
    return !this.prospect.refused && !this.lock;
  }
  apply = (): void => {
    const { label, symmetry } = this.way;
    transform(this.#studio, label, symmetry, this.scope);
  };
}
