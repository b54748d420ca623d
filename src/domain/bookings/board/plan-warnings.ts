import type { Duty } from '#domain/bookings/booking.ts';
import type { Car, Driver, PaperKind } from '#domain/bookings/fleet.ts';
import type { CarType, City } from '#domain/fares/rates.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';

type Resource = 'car' | 'driver';

/** What a dispatcher should know about a plan that is allowed. */
export type PlanWarning =
  | {
      kind: 'short-gap';
      of: Resource;
      side: 'before' | 'after';
      minutes: number;
      needed: number;
      bookingId: string;
    }
  | { kind: 'day-off'; firstDay: string; lastDay: string; reason: string }
  | { kind: 'paper-expired'; paper: PaperKind; expiresOn: string }
  | { kind: 'licence-expired'; expiresOn: string }
  | { kind: 'other-type'; carType: CarType }
  | { kind: 'other-city'; of: Resource; city: City };

/** As much of a duty as decides where and when its car is. */
export type PlannedRide = Pick<
  Duty,
  'id' | 'bookingId' | 'tripType' | 'fromSlug' | 'toSlug' | 'pickupAt' | 'endsAt'
>;

/** The ride before and the ride after, of one car or one driver. */
export type Neighbours = { before: PlannedRide | undefined; after: PlannedRide | undefined };

/** Between two places without a known route. */
const unknownGapMinutes = 60;
/** To let guests out and in at the same place. */
const turnaroundMinutes = 15;

/** A hire and a round trip end where they began. */
export const endPlace = ({ tripType, fromSlug, toSlug }: Pick<Duty, 'tripType' | 'fromSlug' | 'toSlug'>) =>
  tripType === 'one-way' || tripType === 'airport' ? toSlug : fromSlug;

type Road = (one: string, other: string) => Promise<number | undefined>;

type RidePlaces = Pick<Duty, 'tripType' | 'fromSlug' | 'toSlug'>;

/** Between the end of a ride and the beginning of the next; the road's minutes are asked for only where they decide. */
export function gapNeeded(
  earlier: RidePlaces,
  later: RidePlaces,
  roadMinutes: (from: string, to: string) => number | undefined,
): number {
  const [from, to] = [endPlace(earlier), later.fromSlug];
  if (!from || !to) return unknownGapMinutes;
  if (from === to) return turnaroundMinutes;
  return roadMinutes(from, to) ?? unknownGapMinutes;
}

async function minutesNeeded(earlier: PlannedRide, later: PlannedRide, road: Road): Promise<number> {
  const [from, to] = [endPlace(earlier), later.fromSlug];
  const known = from && to && from !== to ? await road(from, to) : undefined;
  return gapNeeded(earlier, later, () => known);
}

/** Whole minutes, as they are compared with what is needed. */
export const gapMinutes = (earlier: Pick<Duty, 'endsAt'>, later: Pick<Duty, 'pickupAt'>): number =>
  Math.round((later.pickupAt.getTime() - earlier.endsAt.getTime()) / 60_000);

async function gapWarning(
  of: Resource,
  side: 'before' | 'after',
  { duty, other, road }: { duty: PlannedRide; other: PlannedRide; road: Road },
): Promise<PlanWarning[]> {
  const [earlier, later] = side === 'before' ? [other, duty] : [duty, other];
  const minutes = gapMinutes(earlier, later);
  const needed = await minutesNeeded(earlier, later, road);
  return minutes >= needed
    ? []
    : [{ kind: 'short-gap', of, side, minutes, needed, bookingId: other.bookingId }];
}

export async function gapWarnings(
  duty: PlannedRide,
  neighbours: Partial<Record<Resource, Neighbours>>,
  road: Road,
): Promise<PlanWarning[]> {
  const warnings: PlanWarning[] = [];
  const seen = new Set<string>();
  for (const resource of ['car', 'driver'] as const)
    for (const side of ['before', 'after'] as const) {
      const other = neighbours[resource]?.[side];
      // The driver comes with the car, so one warning is enough.
      if (!other || seen.has(other.id)) continue;
      seen.add(other.id);
      warnings.push(...(await gapWarning(resource, side, { duty, other, road })));
    }
  return warnings;
}

type Planned = Pick<Duty, 'carType' | 'city' | 'pickupAt' | 'endsAt'>;

export function carWarnings(duty: Planned, car: Pick<Car, 'carType' | 'city' | 'papers'>): PlanWarning[] {
  const lastDay = dayInIndia(duty.endsAt);
  return [
    ...car.papers
      .filter(({ expiresOn }) => expiresOn < lastDay)
      .map(({ kind, expiresOn }): PlanWarning => ({ kind: 'paper-expired', paper: kind, expiresOn })),
    ...(car.carType === duty.carType ? [] : [{ kind: 'other-type', carType: car.carType } as const]),
    ...(car.city === duty.city ? [] : [{ kind: 'other-city', of: 'car', city: car.city } as const]),
  ];
}

export function driverWarnings(
  duty: Planned,
  driver: Pick<Driver, 'licenceExpiresOn' | 'city' | 'daysOff'>,
): PlanWarning[] {
  const [firstDay, lastDay] = [dayInIndia(duty.pickupAt), dayInIndia(duty.endsAt)];
  const { licenceExpiresOn } = driver;
  return [
    ...driver.daysOff
      .filter((off) => off.firstDay <= lastDay && off.lastDay >= firstDay)
      .map(
        (off): PlanWarning => ({
          kind: 'day-off',
          firstDay: off.firstDay,
          lastDay: off.lastDay,
          reason: off.reason,
        }),
      ),
    ...(licenceExpiresOn !== null && licenceExpiresOn < lastDay
      ? [{ kind: 'licence-expired', expiresOn: licenceExpiresOn } as const]
      : []),
    ...(driver.city === duty.city ? [] : [{ kind: 'other-city', of: 'driver', city: driver.city } as const]),
  ];
}
