/** Work on one thing is done one after another; works on different things do not wait for each other. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  take<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const next = (this.#last.get(name) ?? Promise.resolve()).then(work, work);
    this.#last.set(name, next);
    const forget = () => {
      if (this.#last.get(name) === next) this.#last.delete(name);
    };
    next.then(forget, forget);
    return next;
  }

  /** When all that was begun has come to its end, well or not. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#last.values());
  }
}
