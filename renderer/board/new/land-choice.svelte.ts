import type { Land } from '../../../engine/geography/lands.ts';
import { ISLANDS, type Islands, LEAST_ISLAND, leftOut, type SquareSize, squareArea } from '../../../engine/geography/lands.ts';

/** A part of the land with what it would come to. */
export interface LandRow {
  readonly land: Land;
  readonly isTaken: boolean;
  /** Part of all land taken, 0 to 1. */
  readonly share: number;
  readonly squares: number;
}
interface Asked {
  /** Parts by country, each from its largest. */
  readonly lands: () => readonly (readonly Land[])[];
  readonly size: () => SquareSize;
}

/** Which parts of some land a board takes in: by a common choice of islands, or ticked one by one. */
export class LandChoice {
  readonly #asked: Asked;
  /** Parts that are taken though they lie overseas, or left out though they do not. */
  #turned = $state.raw<ReadonlySet<string>>(new Set());

  constructor(asked: Asked) {
    this.#asked = asked;
  }
  readonly #lands = $derived.by(() => this.#asked.lands());
  #isTaken = ({ id, isHome }: Land): boolean => isHome !== this.#turned.has(id);
  /** The parts taken, undefined where these are all that are home. */
  get taken(): readonly string[] | undefined {
    if (this.#turned.size === 0) return undefined;
    return this.#lands
      .flat()
      .filter(this.#isTaken)
      .map(({ id }) => id);
  }
  /** Parts of one country, the largest first, with those that could never get a square left out. */
  rowsOf(country: number): LandRow[] {
    const taken = this.#lands.flat().filter(this.#isTaken);
    const [all, square] = [taken.reduce((sum, { area }) => sum + area, 0), squareArea(taken, this.#asked.size())];
    return (this.#lands[country] ?? [])
      .map((land) => ({ land, isTaken: this.#isTaken(land), share: land.area / all, squares: land.area / square }))
      .filter(({ squares }, i) => i === 0 || squares >= LEAST_ISLAND);
  }
  /** Parts so small that they are not listed. */
  smallParts(country: number): number {
    return (this.#lands[country]?.length ?? 0) - this.rowsOf(country).length;
  }
  turn({ id }: Land): void {
    const turned = new Set(this.#turned);
    if (!turned.delete(id)) turned.add(id);
    this.#turned = turned;
  }
  forget(): void {
    this.#turned = new Set();
  }
  #leftOut = (islands: Islands): Set<string> => leftOut(this.#lands, islands, this.#asked.size());
  /** Which of the common choices of islands holds; undefined where parts were chosen one by one. */
  get islands(): Islands | undefined {
    const isIt = (islands: Islands): boolean => {
      const left = this.#leftOut(islands);
      return left.size === this.#turned.size && [...left].every((id) => this.#turned.has(id));
    };
    return ISLANDS.find(isIt);
  }
  set islands(islands: Islands) {
    this.#turned = this.#leftOut(islands);
  }
}
