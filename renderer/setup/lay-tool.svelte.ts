import { ROTATIONS, type Rotation, type Square, sameSquare, squareName } from '../../engine/grid.ts';
import type { Objection } from '../../engine/objection.ts';
import { squaresLeftHanging } from '../../engine/placement/questions.ts';
import { placementObjections } from '../../engine/placement.ts';
import type { Placement } from '../../engine/tile.ts';
import type { Studio } from '../app/studio.svelte.ts';
import type { Mark, Overlay, Tool, Touch } from '../editor/tool.ts';
import { FILL } from './fill-words.ts';
import { laidAt, leftOver, legalPlaces } from './legal.ts';
import { SETUP } from './words.ts';

/** What is said about the square under the pointer. */
export interface Verdict {
  readonly square: Square;
  readonly placement: Placement;
  /** How many legal turns the square has. */
  readonly turns: number;
  readonly objections: readonly Objection[];
}

/** Lays the chosen kind of tile: every legal square is shown, and a refused one says why. */
export class LayTool implements Tool {
  readonly id = 'lay';
  readonly label = SETUP.lay;
  readonly hint = SETUP.layHint;
  readonly icon = 'setup';
  readonly shortcut = 'T';
  readonly cursor = 'cell';
  readonly #studio: Studio;
  #chosen = $state<string | undefined>();
  #rotation = $state<Rotation>(0);
  #over = $state.raw<Square | undefined>();
  #pointed = $state.raw<Square | undefined>();
  /** Tiles are laid wherever the person clicks; what is wrong then stands among the problems. */
  isFree = $state(false);

  constructor(studio: Studio) {
    this.#studio = studio;
  }
  /** The kind of tile in hand: the one chosen, or the first of the list. */
  get tile(): string | undefined {
    const { tiles } = this.#studio.setup.catalogue;
    return this.#chosen !== undefined && tiles.has(this.#chosen) ? this.#chosen : tiles.keys().next().value;
  }
  /** The square last pointed at, kept when the pointer goes to a panel. */
  get pointed(): Square | undefined {
    return this.#pointed;
  }
  choose(tile: string): void {
    this.#chosen = tile;
    this.#rotation = 0;
  }
  /** The next kind of which copies are left. */
  step(by: 1 | -1): void {
    const left = [...leftOver(this.#studio.setup)].filter(([, count]) => count > 0).map(([tile]) => tile);
    const at = left.indexOf(this.tile ?? '');
    const next = left[(at + by + left.length) % Math.max(1, left.length)];
    if (next !== undefined) this.choose(next);
  }
  /** Turns to the next legal turn on the square pointed at; where none is legal, simply on. */
  turn(): void {
    const legal = this.#legalHere();
    const turns = legal.length > 0 ? legal : ROTATIONS;
    const later = turns.find((turn) => turn > this.#rotation);
    this.#rotation = later ?? (turns[0] as Rotation);
  }

  hover(at: Touch | undefined): void {
    const before = this.#over;
    if (at && before && sameSquare(at.square, before)) return;
    this.#over = at?.square;
    if (at) this.#pointed = at.square;
    const legal = this.#legalHere();
    if (legal.length > 0 && !legal.includes(this.#rotation)) this.#rotation = legal[0] as Rotation;
  }
  press(at: Touch): void {
    this.hover(at);
    if (at.second) this.#takeOff(at.square);
    else this.#lay(at.square);
  }
  /** What may be said about the square pointed at, undefined where nothing is pointed at. */
  get verdict(): Verdict | undefined {
    const placement = this.#placement;
    if (!placement) return undefined;
    const { setup } = this.#studio;
    const turns = legalPlaces(setup, placement.tile).at(placement.at).length;
    return { square: placement.at, placement, turns, objections: turns > 0 ? [] : [...placementObjections(setup, placement)] };
  }
  overlay(): Overlay {
    const { tile } = this;
    if (tile === undefined) return {};
    const { setup } = this.#studio;
    const legal = legalPlaces(setup, tile);
    const marks = legal.squares.map((square): Mark => {
      const { length } = legal.at(square);
      return { square, kind: 'legal', ...(length > 1 ? { text: String(length) } : {}) };
    });
    const { verdict } = this;
    if (!verdict || laidAt(setup, verdict.square)) return { marks };
    const refused = verdict.turns === 0;
    return { marks: [...marks, ...(refused ? against(verdict) : [])], ghostTile: { placement: verdict.placement, refused } };
  }

  get #placement(): Placement | undefined {
    const { tile } = this;
    return tile !== undefined && this.#over ? { tile, at: this.#over, rotation: this.#rotation } : undefined;
  }
  #legalHere(): Rotation[] {
    const { tile } = this;
    if (tile === undefined || !this.#over) return [];
    return legalPlaces(this.#studio.setup, tile)
      .at(this.#over)
      .map(({ rotation }) => rotation);
  }
  #lay(square: Square): void {
    const placement = this.#placement;
    if (!placement || (!this.isFree && legalPlaces(this.#studio.setup, placement.tile).at(square).length === 0)) {
      this.#explain();
      return;
    }
    const facts = { tile: placement.tile, square: squareName(square) };
    this.#studio.editor.apply({ message: SETUP.laid, facts }, { do: 'lay', placement });
    this.#studio.announce(SETUP.laid, facts);
  }
  #explain(): void {
    if (this.#over) this.#studio.announce(SETUP.refused, { square: squareName(this.#over) });
  }
  #takeOff(square: Square): void {
    const hanging = squaresLeftHanging(this.#studio.setup, square);
    if (hanging.length > 0) this.#studio.dialogs.tell(FILL.hanging, { squares: hanging.map(squareName) }, 'note');
    this.#studio.editor.apply({ message: SETUP.takenOff, facts: { square: squareName(square) } }, { do: 'take-off', at: square });
  }
}

const against = ({ square, objections }: Verdict): Mark[] => [
  { square, kind: 'refused' },
  ...objections.flatMap(({ at }) =>
    (at.squares ?? []).filter((other) => !sameSquare(other, square)).map((other): Mark => ({ square: other, kind: 'objection' })),
  ),
  ...objections.flatMap(({ at }) => (at.side ? [{ square, kind: 'objection', side: at.side } as const] : [])),
];

/** The lay tool of a studio, for panels and commands of the workspace. */
export const layToolOf = ({ workbench }: Studio): LayTool | undefined =>
  workbench.tools.find((tool): tool is LayTool => tool instanceof LayTool);
