import { SIDES, type Square } from '../grid.ts';
import { tableOf } from '../placement.ts';
import type { Setup } from '../setup.ts';
import { wantingSquares } from './dead-squares.ts';
import { copiesLeft } from './questions.ts';
import { type Signature, sideOfSignature } from './signature.ts';
import { type SquareCode, squareOfCode } from './square-code.ts';
import { couldLie } from './table-answers.ts';
import { kindMasks } from './tile-masks.ts';

/** Squares that cannot all be filled: only these kinds fit any of them, and there are too few copies. */
export interface Shortage {
  readonly squares: readonly Square[];
  readonly kinds: readonly string[];
  readonly copies: number;
}

/** Which kinds could lie on which squares, and how many squares the copies left of each can fill at most. */
interface Market {
  readonly squares: readonly SquareCode[];
  readonly fitting: readonly (readonly number[])[];
  readonly supply: readonly number[];
}

const MOST_FREE_SIDES = 2;
const isTight = (wanted: Signature): boolean => SIDES.filter((_, place) => sideOfSignature(wanted, place) === 0).length <= MOST_FREE_SIDES;

const marketOf = (setup: Setup): Market => {
  const table = tableOf(setup);
  const left = copiesLeft(setup);
  const kinds = kindMasks(setup.catalogue);
  const supply = kinds.map(({ id, turns }) => (left.get(id) ?? 0) * (turns[0]?.steps.length ?? 1));
  const tight = [...wantingSquares(table)].filter(([, wanted]) => isTight(wanted)).map(([code]) => code);
  const fitting = tight.map((code) =>
    kinds.flatMap((_, kind) => ((supply[kind] as number) > 0 && couldLie(table, kind, code) ? [kind] : [])),
  );
  const alive = tight.map((_, place) => place).filter((place) => (fitting[place] as number[]).length > 0);
  return { squares: alive.map((place) => tight[place] as SquareCode), fitting: alive.map((place) => fitting[place] as number[]), supply };
};

/** Gives squares kinds as long as copies last (augmenting paths). */
class Matching {
  readonly #market: Market;
  /** By kind, the squares it is given to. */
  readonly #given: number[][];
  readonly unfilled: number[] = [];
  constructor(market: Market) {
    this.#market = market;
    this.#given = market.supply.map(() => []);
    for (const square of market.squares.keys()) if (!this.#place(square, new Set())) this.unfilled.push(square);
  }
  #place(square: number, tried: Set<number>): boolean {
    for (const kind of this.#market.fitting[square] ?? []) {
      if (tried.has(kind)) continue;
      tried.add(kind);
      const given = this.#given[kind] as number[];
      if (given.length < (this.#market.supply[kind] as number)) return given.push(square) > 0;
      const place = given.findIndex((other) => this.#place(other, tried));
      if (place >= 0) {
        given[place] = square;
        return true;
      }
    }
    return false;
  }
  /** The squares that compete with an unfilled one, and all the kinds that fit any of them (Hall's condition fails here). */
  rivalsOf(square: number): { readonly squares: ReadonlySet<number>; readonly kinds: ReadonlySet<number> } {
    const squares = new Set([square]);
    const kinds = new Set<number>();
    for (const each of squares)
      for (const kind of this.#market.fitting[each] ?? []) {
        kinds.add(kind);
        for (const other of this.#given[kind] as number[]) squares.add(other);
      }
    return { squares, kinds };
  }
}

/** Groups of tight squares for which the list holds too few fitting tiles: a proof that they cannot all be filled. */
export const shortages = (setup: Setup): readonly Shortage[] => {
  const market = marketOf(setup);
  const ids = kindMasks(setup.catalogue).map(({ id }) => id);
  const matching = new Matching(market);
  const found = matching.unfilled.map((square): Shortage => {
    const { squares, kinds } = matching.rivalsOf(square);
    return {
      squares: [...squares].map((place) => squareOfCode(market.squares[place] as SquareCode)),
      kinds: [...kinds].map((kind) => ids[kind] as string),
      copies: [...kinds].reduce((sum, kind) => sum + (market.supply[kind] as number), 0),
    };
  });
  const distinct = new Map(found.map((shortage) => [[...shortage.kinds].sort().join(), shortage]));
  return [...distinct.values()];
};
