/** For each row the column it gets, no column twice, at the least cost in all (Hungarian method); rows must not outnumber columns. */
export const cheapestAssignment = (cost: readonly (readonly number[])[]): number[] => {
  const rows = cost.length;
  const columns = cost[0]?.length ?? 0;
  const state = new Assignment(cost, rows, columns);
  for (let row = 1; row <= rows; row++) state.place(row);
  return state.columns();
};

/** Potentials and partial assignment; rows and columns count from 1, 0 is the row being placed. */
class Assignment {
  readonly #cost: readonly (readonly number[])[];
  readonly #columns: number;
  readonly #rowPrice: Float64Array;
  readonly #columnPrice: Float64Array;
  readonly #rowOf: Int32Array;

  constructor(cost: readonly (readonly number[])[], rows: number, columns: number) {
    this.#cost = cost;
    this.#columns = columns;
    this.#rowPrice = new Float64Array(rows + 1);
    this.#columnPrice = new Float64Array(columns + 1);
    this.#rowOf = new Int32Array(columns + 1);
  }
  /** Grows a cheapest alternating tree from a row until it meets a free column, and flips the path there. */
  place(row: number): void {
    this.#rowOf[0] = row;
    const slack = new Float64Array(this.#columns + 1).fill(Number.POSITIVE_INFINITY);
    const from = new Int32Array(this.#columns + 1);
    const reached = new Uint8Array(this.#columns + 1);
    let column = 0;
    do {
      reached[column] = 1;
      column = this.#reach(column, slack, from, reached);
    } while (this.#rowOf[column] !== 0);
    while (column !== 0) {
      const before = from[column] as number;
      this.#rowOf[column] = this.#rowOf[before] as number;
      column = before;
    }
  }
  #reach(column: number, slack: Float64Array, from: Int32Array, reached: Uint8Array): number {
    const row = this.#rowOf[column] as number;
    let next = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let other = 1; other <= this.#columns; other++) {
      if (reached[other]) continue;
      const cost = this.#cost[row - 1]?.[other - 1] as number;
      const reduced = cost - (this.#rowPrice[row] as number) - (this.#columnPrice[other] as number);
      if (reduced < (slack[other] as number)) {
        slack[other] = reduced;
        from[other] = column;
      }
      if ((slack[other] as number) < least) {
        least = slack[other] as number;
        next = other;
      }
    }
    this.#raise(least, slack, reached);
    return next;
  }
  #raise(by: number, slack: Float64Array, reached: Uint8Array): void {
    for (let column = 0; column <= this.#columns; column++) {
      if (!reached[column]) {
        slack[column] = (slack[column] as number) - by;
        continue;
      }
      const row = this.#rowOf[column] as number;
      this.#rowPrice[row] = (this.#rowPrice[row] as number) + by;
      this.#columnPrice[column] = (this.#columnPrice[column] as number) - by;
    }
  }
  columns(): number[] {
    const found: number[] = [];
    for (let column = 1; column <= this.#columns; column++) {
      const row = this.#rowOf[column] as number;
      if (row > 0) found[row - 1] = column - 1;
    }
    return found;
  }
}
