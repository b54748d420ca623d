import type { RoadLeg } from './road-leg.ts';
import { StopQueue } from './stop-queue.ts';

/** The quickest ways from one stop: for each stop the number of the leg by which it is reached, or `unreached`. */
export type Tree = Int32Array;

export const unreached = -1;

/** A leg between two stops by their numbers. */
export type NumberedLeg = { from: number; to: number; leg: RoadLeg };

/**
 * Two ways may take the same time; then the shorter one is taken, so that the answer does not depend on the order of legs.
 * Minutes and kilometres fit into one number, because no way is a million kilometres long.
 */
const costOf = ({ minutes, km }: RoadLeg): number => minutes * 2 ** 20 + km;

/** A bit for each month in which the leg is closed. */
const closuresOf = ({ closedMonths }: RoadLeg): number =>
  closedMonths.reduce((bits, month) => bits | (1 << month), 0);

/** Legs in arrays of numbers, those of a stop beside each other: twice as quick to search as objects. */
export class RoadGraph {
  readonly #stops: number;
  /** Where the legs of each stop begin; the next stop's begin where they end. */
  readonly #firsts: Int32Array;
  readonly #ends: Int32Array;
  readonly #legs: Int32Array;
  readonly #costs: Float64Array;
  readonly #closures: Int32Array;

  constructor(stops: number, legs: readonly NumberedLeg[]) {
    this.#stops = stops;
    this.#firsts = new Int32Array(stops + 1);
    this.#ends = new Int32Array(2 * legs.length);
    this.#legs = new Int32Array(2 * legs.length);
    this.#costs = new Float64Array(2 * legs.length);
    this.#closures = new Int32Array(2 * legs.length);
    const legsOf: { end: number; number: number; leg: RoadLeg }[][] = Array.from({ length: stops }, () => []);
    for (const [number, { from, to, leg }] of legs.entries()) {
      legsOf[from]?.push({ end: to, number, leg });
      legsOf[to]?.push({ end: from, number, leg });
    }
    let at = 0;
    for (const [stop, found] of legsOf.entries()) {
      for (const { end, number, leg } of found) {
        this.#ends[at] = end;
        this.#legs[at] = number;
        this.#costs[at] = costOf(leg);
        this.#closures[at] = closuresOf(leg);
        at++;
      }
      this.#firsts[stop + 1] = at;
    }
  }

  /** By Dijkstra's algorithm, over the legs that are open in this month. */
  quickestFrom(start: number, month: number): Tree {
    const [firsts, ends, legs, costs] = [this.#firsts, this.#ends, this.#legs, this.#costs];
    const closures = this.#closures;
    const tree = new Int32Array(this.#stops).fill(unreached);
    const queue = new StopQueue(this.#stops);
    queue.lower(start, 0);
    while (!queue.isEmpty) {
      const stop = queue.take();
      const reached = queue.costOf(stop);
      const behind = firsts[stop + 1] ?? 0;
      for (let at = firsts[stop] ?? 0; at < behind; at++) {
        const to = ends[at] ?? 0;
        const cost = reached + (costs[at] ?? 0);
        if (cost >= queue.costOf(to) || ((closures[at] ?? 0) & (1 << month)) !== 0) continue;
        queue.lower(to, cost);
        tree[to] = legs[at] ?? unreached;
      }
    }
    return tree;
  }
}
