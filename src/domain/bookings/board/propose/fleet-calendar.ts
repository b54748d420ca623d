import { endPlace, gapMinutes, gapNeeded, type PlannedRide } from '#domain/bookings/board/plan-warnings.ts';

/** A ride with its places in words, and who drives it. */
export type FleetRide = PlannedRide & {
  fromName: string;
  toName: string;
  carId: string | null;
  driverId: string | null;
};

export type Roads = (from: string, to: string) => { km: number; minutes: number } | undefined;

/** How a duty fits between the others of one car or one driver. */
export type Fit =
  | { kind: 'busy' }
  | { kind: 'late' }
  | { kind: 'fits'; before: FleetRide | undefined; km: number; isKnown: boolean };

/** Assumed where no road is known, to compare cars by; no screen shows it. */
const unknownKm = 30;

/** A car that has stood for so long is back where it belongs. */
const homeAfterMs = 12 * 3_600_000;

/** A ride with its times as numbers, because they are compared many thousand times. */
type Entry = { start: number; end: number; ride: FleetRide };

const entryOf = (ride: FleetRide): Entry => ({
  start: ride.pickupAt.getTime(),
  end: ride.endsAt.getTime(),
  ride,
});

/** All entries before this place begin before or with it. */
function placeIn(entries: readonly Entry[], start: number): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.start ?? start) <= start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function emptyKm(roads: readonly (number | undefined)[]): { km: number; isKnown: boolean } {
  return {
    km: roads.reduce<number>((sum, km) => sum + (km ?? unknownKm), 0),
    isKnown: !roads.includes(undefined),
  };
}

/** What all cars or all drivers do, each in the order of time. No two rides of one of them overlap. */
export class FleetCalendar {
  readonly #entries = new Map<string, Entry[]>();
  readonly #roads: Roads;

  constructor(roads: Roads) {
    this.#roads = roads;
  }

  add(id: string, ride: FleetRide): void {
    const entry = entryOf(ride);
    const entries = this.#entries.get(id);
    if (entries) entries.splice(placeIn(entries, entry.start), 0, entry);
    else this.#entries.set(id, [entry]);
  }

  /**
   * Of a ride that this car or driver does not have yet, by the same rules as the warnings of the board. `home` is where it stands when
   * nothing came before.
   */
  fit(id: string, ride: FleetRide, home: string): Fit {
    const entries = this.#entries.get(id) ?? [];
    const { start, end } = entryOf(ride);
    const place = placeIn(entries, start);
    const [before, after] = [entries[place - 1], entries[place]];
    if ((before && before.end > start) || (after && after.start < end)) return { kind: 'busy' };
    if ((before && !this.#isInTime(before.ride, ride)) || (after && !this.#isInTime(ride, after.ride)))
      return { kind: 'late' };
    const isHome = !before || start - before.end > homeAfterMs;
    const from = isHome ? home : endPlace(before.ride);
    const roads = [
      this.#km(from, ride.fromSlug),
      ...(after ? [this.#km(endPlace(ride), after.ride.fromSlug)] : []),
    ];
    return { kind: 'fits', before: isHome ? undefined : before.ride, ...emptyKm(roads) };
  }

  /** Kilometres without a guest between two places. */
  #km(from: string, to: string): number | undefined {
    if (from !== '' && from === to) return 0;
    return this.#roads(from, to)?.km;
  }

  #isInTime(earlier: FleetRide, later: FleetRide): boolean {
    const needed = gapNeeded(earlier, later, (from, to) => this.#roads(from, to)?.minutes);
    return gapMinutes(earlier, later) >= needed;
  }
}

/** Asks for each pair of places once. */
export function keptRoads(roads: Roads): Roads {
  const known = new Map<string, ReturnType<Roads>>();
  return (from, to) => {
    const key = `${from} ${to}`;
    if (!known.has(key)) known.set(key, roads(from, to));
    return known.get(key);
  };
}
