/** A network of arcs with capacities, each with its way back, and the greatest flow through it (Dinic). */
export class Network {
  readonly #heads: number[][];
  readonly #to: number[] = [];
  readonly #room: number[] = [];
  #level: Int32Array = new Int32Array(0);
  #next: Int32Array = new Int32Array(0);

  constructor(vertices: number) {
    this.#heads = Array.from({ length: vertices }, () => []);
  }
  arc(from: number, to: number, capacity: number): void {
    this.#heads[from]?.push(this.#to.length);
    this.#to.push(to);
    this.#room.push(capacity);
    this.#heads[to]?.push(this.#to.length);
    this.#to.push(from);
    this.#room.push(0);
  }
  /** Sends as much as can be sent from source to sink. */
  run(source: number, sink: number): number {
    let flow = 0;
    while (this.#measure(source, sink)) {
      this.#next = new Int32Array(this.#heads.length);
      for (let more = this.#send(source, sink); more > 0; more = this.#send(source, sink)) flow += more;
    }
    return flow;
  }
  /** Vertices to which more could still be sent from the source. */
  reachable(source: number): Uint8Array {
    const seen = new Uint8Array(this.#heads.length);
    seen[source] = 1;
    const stack = [source];
    for (let vertex = stack.pop(); vertex !== undefined; vertex = stack.pop())
      for (const arc of this.#heads[vertex] ?? []) {
        const to = this.#to[arc] as number;
        if (seen[to] || (this.#room[arc] as number) <= 0) continue;
        seen[to] = 1;
        stack.push(to);
      }
    return seen;
  }
  /** Vertices from which more could still be sent to the sink. */
  reaching(sink: number): Uint8Array {
    const seen = new Uint8Array(this.#heads.length);
    seen[sink] = 1;
    const stack = [sink];
    for (let vertex = stack.pop(); vertex !== undefined; vertex = stack.pop())
      for (const arc of this.#heads[vertex] ?? []) {
        const from = this.#to[arc] as number;
        if (seen[from] || (this.#room[arc ^ 1] as number) <= 0) continue;
        seen[from] = 1;
        stack.push(from);
      }
    return seen;
  }
  #measure(source: number, sink: number): boolean {
    this.#level = new Int32Array(this.#heads.length).fill(-1);
    this.#level[source] = 0;
    const queue = [source];
    for (let head = 0; head < queue.length; head++) {
      const vertex = queue[head] as number;
      for (const arc of this.#heads[vertex] ?? []) {
        const to = this.#to[arc] as number;
        if (this.#level[to] !== -1 || (this.#room[arc] as number) <= 0) continue;
        this.#level[to] = (this.#level[vertex] as number) + 1;
        queue.push(to);
      }
    }
    return this.#level[sink] !== -1;
  }
  /** One path along rising levels, walked without recursion; gives what went through, 0 when there is none left. */
  #send(source: number, sink: number): number {
    const path: number[] = [];
    let vertex = source;
    while (vertex !== sink) {
      const arc = this.#usable(vertex);
      if (arc !== undefined) {
        path.push(arc);
        vertex = this.#to[arc] as number;
        continue;
      }
      const back = path.pop();
      if (back === undefined) return 0;
      vertex = this.#to[back ^ 1] as number;
      this.#next[vertex] = (this.#next[vertex] as number) + 1;
    }
    const amount = path.reduce((least, arc) => Math.min(least, this.#room[arc] as number), Number.POSITIVE_INFINITY);
    for (const arc of path) {
      this.#room[arc] = (this.#room[arc] as number) - amount;
      this.#room[arc ^ 1] = (this.#room[arc ^ 1] as number) + amount;
    }
    return amount;
  }
  #usable(vertex: number): number | undefined {
    const arcs = this.#heads[vertex] as number[];
    for (let i = this.#next[vertex] as number; i < arcs.length; i++) {
      const arc = arcs[i] as number;
      this.#next[vertex] = i;
      if ((this.#room[arc] as number) > 0 && this.#level[this.#to[arc] as number] === (this.#level[vertex] as number) + 1) return arc;
    }
    this.#next[vertex] = arcs.length;
    return undefined;
  }
}
