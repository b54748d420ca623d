import { MinuteQueue } from './minute-queue.ts';
import type { DrivenLeg, RoadLeg, Way } from './road-leg.ts';

/** A leg seen from one of its ends. */
type Edge = { to: number; leg: RoadLeg };

/** The quickest ways from one stop: for each stop the edge by which it is reached. */
type Tree = {
  minutes: Float64Array;
  km: Float64Array;
  reachedFrom: Int32Array;
  reachedBy: (RoadLeg | undefined)[];
};

/** More stops than an agency has; each tree of 2,000 stops takes 60 KB. */
const maxTrees = 2_000;

/** Two ways may take the same time; then the shorter one is taken, so that the answer does not depend on the order of legs. */
const isBetter = (minutes: number, km: number, tree: Tree, stop: number) =>
  minutes < (tree.minutes[stop] ?? Infinity) ||
  (minutes === tree.minutes[stop] && km < (tree.km[stop] ?? Infinity));

function quickestFrom(edges: readonly (readonly Edge[])[], start: number, month: number): Tree {
  const tree: Tree = {
    minutes: new Float64Array(edges.length).fill(Infinity),
    km: new Float64Array(edges.length).fill(Infinity),
    reachedFrom: new Int32Array(edges.length).fill(-1),
    reachedBy: [],
  };
  const queue = new MinuteQueue();
  tree.minutes[start] = 0;
  tree.km[start] = 0;
  queue.add(start, 0);
  while (!queue.isEmpty) {
    const { stop, minutes } = queue.take();
    if (minutes > (tree.minutes[stop] ?? 0)) continue;
    const km = tree.km[stop] ?? 0;
    for (const { to, leg } of edges[stop] ?? []) {
      if (leg.closedMonths.includes(month)) continue;
      const [nextMinutes, nextKm] = [minutes + leg.minutes, km + leg.km];
      if (!isBetter(nextMinutes, nextKm, tree, to)) continue;
      tree.minutes[to] = nextMinutes;
      tree.km[to] = nextKm;
      tree.reachedFrom[to] = stop;
      tree.reachedBy[to] = leg;
      queue.add(to, nextMinutes);
    }
  }
  return tree;
}

/** From the reached stop back to the start. */
function wayIn(tree: Tree, slugs: readonly string[], end: number): Way | undefined {
  const minutes = tree.minutes[end] ?? Infinity;
  if (minutes === Infinity) return undefined;
  const legs: DrivenLeg[] = [];
  const notes = new Set<string>();
  let isAbout = false;
  for (let stop = end; ; ) {
    const [leg, from] = [tree.reachedBy[stop], tree.reachedFrom[stop] ?? -1];
    if (!leg || from < 0) break;
    const { km, isHill } = leg;
    legs.push({ from: slugs[from] ?? '', to: slugs[stop] ?? '', km, minutes: leg.minutes, isHill });
    if (leg.note !== '') notes.add(leg.note);
    isAbout ||= leg.source === '';
    stop = from;
  }
  return { km: tree.km[end] ?? 0, minutes, isAbout, legs: legs.reverse(), notes: [...notes].reverse() };
}

/** A month in which every road is open. */
const noMonth = 0;

/**
 * The roads between all stops. The quickest ways from a stop are worked out when they are first asked for and kept, so that
 * an estimate costs the same with 2,000 stops as with 150.
 */
export class RoadNetwork {
  readonly #slugs: string[] = [];
  readonly #indexes = new Map<string, number>();
  readonly #edges: Edge[][] = [];
  readonly #monthsWithClosures = new Set<number>();
  readonly #trees = new Map<string, Tree>();

  constructor(legs: readonly RoadLeg[]) {
    for (const leg of legs) {
      const [from, to] = [this.#indexFor(leg.from), this.#indexFor(leg.to)];
      this.#edges[from]?.push({ to, leg });
      this.#edges[to]?.push({ to: from, leg });
      for (const month of leg.closedMonths) this.#monthsWithClosures.add(month);
    }
  }

  /** The quickest way over roads that are open in this month; `undefined` where there is none. */
  wayBetween(from: string, to: string, month: number): Way | undefined {
    const [start, end] = [this.#indexes.get(from), this.#indexes.get(to)];
    if (start === undefined || end === undefined) return undefined;
    return wayIn(
      this.#treeFrom(start, this.#monthsWithClosures.has(month) ? month : noMonth),
      this.#slugs,
      end,
    );
  }

  /** The same as if no road were ever closed. */
  wayInAnyMonth = (from: string, to: string): Way | undefined => this.wayBetween(from, to, noMonth);

  /** To each stop, as if no road were ever closed; without the legs, for looking at many pairs. */
  distancesFrom(from: string): (to: string) => { km: number; minutes: number } | undefined {
    const start = this.#indexes.get(from);
    if (start === undefined) return () => undefined;
    const { km, minutes } = this.#treeFrom(start, noMonth);
    return (to) => {
      const end = this.#indexes.get(to);
      if (end === undefined || minutes[end] === undefined || minutes[end] === Infinity) return undefined;
      return { km: km[end] ?? 0, minutes: minutes[end] };
    };
  }

  #indexFor(slug: string): number {
    const known = this.#indexes.get(slug);
    if (known !== undefined) return known;
    const index = this.#slugs.push(slug) - 1;
    this.#indexes.set(slug, index);
    this.#edges.push([]);
    return index;
  }

  #treeFrom(start: number, month: number): Tree {
    const key = `${start} ${month}`;
    const kept = this.#trees.get(key);
    if (kept) return kept;
    const tree = quickestFrom(this.#edges, start, month);
    const [oldest] = this.#trees.keys();
    if (this.#trees.size >= maxTrees && oldest !== undefined) this.#trees.delete(oldest);
    this.#trees.set(key, tree);
    return tree;
  }
}
