/** A binary heap of stops by their minutes from the start. A stop may be in it several times; the smallest comes first. */
export class MinuteQueue {
  readonly #stops: number[] = [];
  readonly #minutes: number[] = [];

  get isEmpty(): boolean {
    return this.#stops.length === 0;
  }

  add(stop: number, minutes: number): void {
    let at = this.#stops.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#minutesAt(parent) <= minutes) break;
      this.#put(at, this.#stopAt(parent), this.#minutesAt(parent));
      at = parent;
    }
    this.#put(at, stop, minutes);
  }

  /** The stop with the fewest minutes. */
  take(): { stop: number; minutes: number } {
    const first = { stop: this.#stopAt(0), minutes: this.#minutesAt(0) };
    const last = { stop: this.#stops.pop() ?? 0, minutes: this.#minutes.pop() ?? 0 };
    if (!this.isEmpty) this.#sink(last.stop, last.minutes);
    return first;
  }

  #sink(stop: number, minutes: number): void {
    const { length } = this.#stops;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= length) break;
      if (child + 1 < length && this.#minutesAt(child + 1) < this.#minutesAt(child)) child++;
      if (this.#minutesAt(child) >= minutes) break;
      this.#put(at, this.#stopAt(child), this.#minutesAt(child));
      at = child;
    }
    this.#put(at, stop, minutes);
  }

  #stopAt = (at: number): number => this.#stops[at] ?? 0;
  #minutesAt = (at: number): number => this.#minutes[at] ?? 0;

  #put(at: number, stop: number, minutes: number): void {
    this.#stops[at] = stop;
    this.#minutes[at] = minutes;
  }
}
