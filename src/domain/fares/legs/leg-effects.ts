import type { FareBook, FareBookRows } from '#domain/fares/fare-book.ts';
import { fareBookOf } from '#domain/fares/fare-book.ts';
import { type CutOff, cutOffBetween } from '#domain/fares/network/cut-off.ts';
import { type PairDifferences, pairDifferences } from '#domain/fares/network/pair-differences.ts';
import type { RoadLeg } from '#domain/fares/network/road-leg.ts';
import { RoadNetwork } from '#domain/fares/network/road-network.ts';
import { type CarType, ratesOn } from '#domain/fares/rates.ts';
import { tripRequestOf } from '#domain/fares/requested-trip.ts';
import { faresOn } from '#domain/fares/resolved-trip.ts';
import { resolveOn } from '#domain/fares/trip-resolver.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { cutOffMark } from './cut-off-mark.ts';

/** What a change puts in the place of a pair's leg: another one, or none. */
export type LegEdit = { from: string; to: string; leg: RoadLeg | undefined };

/** A ride that is asked for, by the slugs of its ends. */
export type WatchedRide = { from: string; to: string };

export type RideFacts = {
  km: number;
  minutes: number;
  /** Missing where no rates are confirmed or the car is not offered. */
  totalPaise: number | undefined;
};

/** A ride that changes. Without facts no open road leads there. */
export type RideChange = {
  from: string;
  to: string;
  day: string;
  was: RideFacts | undefined;
  becomes: RideFacts | undefined;
};

export type LegEffects = {
  /** The car of the fares. */
  car: CarType;
  /** The days of travel that were compared: tomorrow, and one on which the change closes or opens a road. */
  days: readonly string[];
  /** How many rides were compared. */
  watched: number;
  changes: RideChange[];
  pairs: PairDifferences;
  /** By the names of the stops. */
  cutOff: CutOff[];
  cutOffMark: string;
};

const pairOf = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`);

export function legsAfter(legs: readonly RoadLeg[], edits: readonly LegEdit[]): RoadLeg[] {
  const edited = new Set(edits.map(({ from, to }) => pairOf(from, to)));
  return [
    ...legs.filter(({ from, to }) => !edited.has(pairOf(from, to))),
    ...edits.flatMap(({ leg }) => leg ?? []),
  ];
}

/** The months in which a leg is closed only before or only after the change. */
function monthsThatDiffer(legs: readonly RoadLeg[], edits: readonly LegEdit[]): Set<number> {
  const former = new Map(legs.map((leg) => [pairOf(leg.from, leg.to), leg.closedMonths]));
  return new Set(
    edits.flatMap(({ from, to, leg }) => {
      const [was, is] = [former.get(pairOf(from, to)) ?? [], leg?.closedMonths ?? []];
      return [...was.filter((month) => !is.includes(month)), ...is.filter((month) => !was.includes(month))];
    }),
  );
}

const monthOf = (day: string) => Number(day.slice(5, 7));

/** The first day in one of these months, within a year. */
function firstDayIn(months: ReadonlySet<number>, start: string): string | undefined {
  for (let days = 0; days < 366; days++) {
    const day = daysAfter(start, days);
    if (months.has(monthOf(day))) return day;
  }
  return undefined;
}

function rideOn(
  book: FareBook,
  { from, to }: WatchedRide,
  day: string,
  today: string,
): RideFacts | undefined {
  const { resolved } = resolveOn(book, tripRequestOf({ trip: 'one-way', from, to, date: day }, today));
  const { km, minutes } = resolved;
  if (km === undefined || minutes === undefined) return undefined;
  const fares = faresOn(resolved, ratesOn(book.versions, day), book, today);
  const car = book.carOf(undefined);
  const totalPaise = fares.find(({ carType }) => carType === car)?.totalPaise;
  return { km, minutes: Math.round(minutes), totalPaise };
}

const isSame = (was: RideFacts | undefined, becomes: RideFacts | undefined) =>
  was?.km === becomes?.km && was?.minutes === becomes?.minutes && was?.totalPaise === becomes?.totalPaise;

/** The rides that change most come first. */
const difference = ({ was, becomes }: RideChange) =>
  Math.abs((was?.km ?? Infinity) - (becomes?.km ?? Infinity));

/** What visitors would see differently after the change, by the rates that hold. */
export async function legEffects(
  rows: FareBookRows,
  edits: readonly LegEdit[],
  rides: readonly WatchedRide[],
  now: Date,
): Promise<LegEffects> {
  const today = dayInIndia(now);
  const tomorrow = daysAfter(today, 1);
  const legs = legsAfter(rows.legs, edits);
  const [before, after] = [fareBookOf(rows), fareBookOf({ ...rows, legs })];
  const closing = monthsThatDiffer(rows.legs, edits);
  const closed = closing.has(monthOf(tomorrow)) ? undefined : firstDayIn(closing, tomorrow);
  const days = closed === undefined ? [tomorrow] : [tomorrow, closed];
  const nameOf = (slug: string) => before.stopOf(slug)?.name ?? slug;
  const changes = days.flatMap((day) =>
    rides.flatMap((ride): RideChange[] => {
      const [was, becomes] = [rideOn(before, ride, day, today), rideOn(after, ride, day, today)];
      return isSame(was, becomes)
        ? []
        : [{ from: nameOf(ride.from), to: nameOf(ride.to), day, was, becomes }];
    }),
  );
  const set = new Set(rows.distances.map(({ from, to }) => pairOf(from, to)));
  const cutOff = cutOffBetween(rows.legs, legs);
  return {
    car: before.carOf(undefined),
    days,
    watched: rides.length,
    changes: changes.toSorted((a, b) => difference(b) - difference(a)),
    pairs: await pairDifferences(
      rows.stops.map(({ slug }) => slug),
      new RoadNetwork(rows.legs),
      new RoadNetwork(legs),
      { has: (one, other) => set.has(pairOf(one, other)) },
    ),
    cutOff: cutOff.map(({ months, slugs }) => ({ months, slugs: slugs.map(nameOf) })),
    cutOffMark: cutOffMark(cutOff),
  };
}
