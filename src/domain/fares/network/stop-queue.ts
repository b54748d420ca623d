/** A binary heap of stops by what it costs to reach them. A stop is in it at most once. */
export class StopQueue {
  readonly #heap: Int32Array;
  /** Where each stop is in the heap. */
  readonly #positions: Int32Array;
  readonly #costs: Float64Array;
  #length = 0;

  constructor(stops: number) {
    this.#heap = new Int32Array(stops);
    this.#positions = new Int32Array(stops).fill(-1);
    this.#costs = new Float64Array(stops).fill(Infinity);
  }

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** Infinite for a stop that has not been reached. */
  costOf = (stop: number): number => this.#costs[stop] ?? Infinity;

  /** Adds a stop, or moves it to the front by its lower cost. */
  lower(stop: number, cost: number): void {
    const known = this.#positions[stop] ?? -1;
    let at = known < 0 ? this.#length++ : known;
    this.#costs[stop] = cost;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = this.#at(parent);
      if (this.costOf(above) <= cost) break;
      this.#put(at, above);
      at = parent;
    }
    this.#put(at, stop);
  }

  /** The stop with the lowest cost. */
  take(): number {
    const first = this.#at(0);
    const last = this.#at(--this.#length);
    if (!this.isEmpty) this.#sink(last);
    this.#positions[first] = -1;
    return first;
  }

  #sink(stop: number): void {
    const cost = this.costOf(stop);
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.#length) break;
      if (child + 1 < this.#length && this.costOf(this.#at(child + 1)) < this.costOf(this.#at(child)))
        child++;
      const below = this.#at(child);
      if (this.costOf(below) >= cost) break;
      this.#put(at, below);
      at = child;
    }
    this.#put(at, stop);
  }

  #at(at: number): number {
    return this.#heap[at] ?? 0;
  }

  #put(at: number, stop: number): void {
    this.#heap[at] = stop;
    this.#positions[stop] = at;
  }
}
