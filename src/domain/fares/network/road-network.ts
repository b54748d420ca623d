import { type NumberedLeg, RoadGraph, type Tree, unreached } from './road-graph.ts';
import type { DrivenLeg, RoadLeg, Way } from './road-leg.ts';

/** What the trees of a network hold together, at most 32 MB: every tree in every month for 780 stops. */
const maxKept = 8_000_000;

/** How far one stop is from another. */
export type Distance = { km: number; minutes: number };

/** A month in which every road is open. */
const noMonth = 0;

/**
 * The roads between all stops. The quickest ways from a stop are worked out when they are first asked for and kept, so that
 * an estimate costs the same with 2,000 stops as with 150.
 */
export class RoadNetwork {
  readonly #slugs: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #legs: readonly NumberedLeg[];
  readonly #graph: RoadGraph;
  readonly #monthsWithClosures: ReadonlySet<number>;
  readonly #trees = new Map<string, Tree>();

  constructor(legs: readonly RoadLeg[]) {
    this.#legs = legs.map((leg) => ({ leg, from: this.#numberFor(leg.from), to: this.#numberFor(leg.to) }));
    this.#graph = new RoadGraph(this.#slugs.length, this.#legs);
    this.#monthsWithClosures = new Set(legs.flatMap(({ closedMonths }) => closedMonths));
  }

  /** The quickest way over roads that are open in this month; `undefined` where there is none. */
  wayBetween(from: string, to: string, month: number): Way | undefined {
    const [start, end] = [this.#numbers.get(from), this.#numbers.get(to)];
    if (start === undefined || end === undefined) return undefined;
    const tree = this.#treeFrom(start, this.#monthsWithClosures.has(month) ? month : noMonth);
    return start !== end && tree[end] === unreached ? undefined : this.#wayIn(tree, start, end);
  }

  /** The same as if no road were ever closed. */
  wayInAnyMonth = (from: string, to: string): Way | undefined => this.wayBetween(from, to, noMonth);

  /** To each stop, as if no road were ever closed; without the legs, for looking at many pairs. */
  distancesFrom(from: string): (to: string) => Distance | undefined {
    const start = this.#numbers.get(from);
    if (start === undefined) return () => undefined;
    const tree = this.#treeFrom(start, noMonth);
    const found = new Map<number, Distance>([[start, { km: 0, minutes: 0 }]]);
    const distanceOf = (stop: number): Distance | undefined => {
      const known = found.get(stop);
      if (known) return known;
      const numbered = this.#legs[tree[stop] ?? unreached];
      const before = numbered && distanceOf(numbered.from === stop ? numbered.to : numbered.from);
      if (!before) return undefined;
      const { km, minutes } = numbered.leg;
      const distance = { km: before.km + km, minutes: before.minutes + minutes };
      found.set(stop, distance);
      return distance;
    };
    return (to) => {
      const end = this.#numbers.get(to);
      return end === undefined ? undefined : distanceOf(end);
    };
  }

  /** From the reached stop back to the start. */
  #wayIn(tree: Tree, start: number, end: number): Way {
    const legs: DrivenLeg[] = [];
    const notes = new Set<string>();
    let [km, minutes, isAbout] = [0, 0, false];
    for (let stop = end; stop !== start; ) {
      const numbered = this.#legs[tree[stop] ?? unreached];
      if (!numbered) break;
      const { leg } = numbered;
      const from = numbered.from === stop ? numbered.to : numbered.from;
      const { isHill } = leg;
      const [slug, next] = [this.#slugs[from] ?? '', this.#slugs[stop] ?? ''];
      legs.push({ from: slug, to: next, km: leg.km, minutes: leg.minutes, isHill });
      km += leg.km;
      minutes += leg.minutes;
      isAbout ||= leg.source === '';
      if (leg.note !== '') notes.add(leg.note);
      stop = from;
    }
    return { km, minutes, isAbout, legs: legs.reverse(), notes: [...notes].reverse() };
  }

  #numberFor(slug: string): number {
    const known = this.#numbers.get(slug);
    if (known !== undefined) return known;
    const number = this.#slugs.push(slug) - 1;
    this.#numbers.set(slug, number);
    return number;
  }

  #treeFrom(start: number, month: number): Tree {
    const key = `${start} ${month}`;
    const kept = this.#trees.get(key);
    if (kept) return kept;
    const tree = this.#graph.quickestFrom(start, month);
    const [oldest] = this.#trees.keys();
    if (oldest !== undefined && (this.#trees.size + 1) * tree.length > maxKept) this.#trees.delete(oldest);
    this.#trees.set(key, tree);
    return tree;
  }
}
