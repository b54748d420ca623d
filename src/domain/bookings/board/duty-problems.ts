import { type DutyStatus, isPlanned } from '#domain/bookings/duty-status.ts';
import type { CarPaper, DayOff } from '#domain/bookings/fleet.ts';
import type { CarType, City } from '#domain/fares/rates.ts';
import {
  carWarnings,
  driverWarnings,
  gapWarnings,
  type Neighbours,
  type PlannedRide,
  type PlanWarning,
} from './plan-warnings.ts';

type Found = Extract<PlanWarning, { kind: 'short-gap' | 'day-off' | 'paper-expired' | 'licence-expired' }>;

/** What has to be mended before a duty begins. `late` counts from now to the pick-up, and is negative after it. */
export type DutyProblem =
  | Found
  | { kind: 'clash'; of: 'car' | 'driver'; bookingId: string }
  | { kind: 'late'; minutes: number };

/** A duty as far as its problems need it. */
export type ProblemRide = PlannedRide & {
  status: DutyStatus;
  carType: CarType;
  city: City;
  carId: string | null;
  driverId: string | null;
};

export type ProblemCar = { id: string; papers: CarPaper[] };
export type ProblemDriver = { id: string; licenceExpiresOn: string | null; daysOff: DayOff[] };

export type ProblemRows = {
  /** All open ones of these cars and drivers, also those just before and after the days that are looked at. */
  rides: readonly ProblemRide[];
  cars: readonly ProblemCar[];
  drivers: readonly ProblemDriver[];
};

const minuteMs = 60_000;

/** As long before the pick-up as the second mail about a duty without driver. */
const lateMinutes = 3 * 60;

/** A duty that begins soon, or should have begun, and has no driver. */
export function lateProblem(
  { status, driverId, pickupAt }: Pick<ProblemRide, 'status' | 'driverId' | 'pickupAt'>,
  now: Date,
): DutyProblem | undefined {
  const minutes = Math.floor((pickupAt.getTime() - now.getTime()) / minuteMs);
  const isLate = isPlanned(status) && driverId === null && minutes <= lateMinutes;
  return isLate ? { kind: 'late', minutes } : undefined;
}

/** Under way longer than planned, so its car and driver are not free yet. */
const untilNow = (ride: ProblemRide, now: Date): ProblemRide =>
  !isPlanned(ride.status) && ride.endsAt < now ? { ...ride, endsAt: now } : ride;

/** For each duty the one before and the one after it, of the same car or of the same driver. */
function neighboursIn(rides: readonly ProblemRide[], idOf: (ride: ProblemRide) => string | null) {
  const neighbours = new Map<string, Neighbours>();
  const inOrder = rides.toSorted((one, other) => one.pickupAt.getTime() - other.pickupAt.getTime());
  for (const [id, row] of Map.groupBy(inOrder, idOf)) {
    if (id === null) continue;
    for (const [index, { id: dutyId }] of row.entries())
      neighbours.set(dutyId, { before: row[index - 1], after: row[index + 1] });
  }
  return neighbours;
}

/** Less than no time between two duties: they overlap. */
const clashOf = (warning: PlanWarning): DutyProblem[] => {
  switch (warning.kind) {
    case 'short-gap':
      return warning.minutes < 0
        ? [{ kind: 'clash', of: warning.of, bookingId: warning.bookingId }]
        : [warning];
    // A car of another type may be meant as an upgrade, and one of another city may be on its way.
    case 'other-type':
    case 'other-city':
      return [];
    default:
      return [warning];
  }
};

type Road = (day: Date, one: string, other: string) => Promise<number | undefined>;

/** The problems of the duties that have not begun, by duty; those without any are left out. */
export async function problemsIn(
  { rides: stored, cars, drivers }: ProblemRows,
  road: Road,
  now: Date,
): Promise<Map<string, DutyProblem[]>> {
  const rides = stored.map((ride) => untilNow(ride, now));
  const [ofCar, ofDriver] = [
    neighboursIn(rides, ({ carId }) => carId),
    neighboursIn(rides, ({ driverId }) => driverId),
  ];
  const [carOf, driverOf] = [
    new Map(cars.map((car) => [car.id, car])),
    new Map(drivers.map((driver) => [driver.id, driver])),
  ];
  const problems = new Map<string, DutyProblem[]>();
  for (const ride of rides.filter(({ status }) => isPlanned(status))) {
    const [car, driver] = [carOf.get(ride.carId ?? ''), driverOf.get(ride.driverId ?? '')];
    const [besideCar, besideDriver] = [ofCar.get(ride.id), ofDriver.get(ride.id)];
    const neighbours = {
      ...(besideCar && { car: besideCar }),
      ...(besideDriver && { driver: besideDriver }),
    };
    const { carType, city } = ride;
    const warnings = [
      ...(await gapWarnings(ride, neighbours, (one, other) => road(ride.pickupAt, one, other))),
      ...(car ? carWarnings(ride, { ...car, carType, city }) : []),
      ...(driver ? driverWarnings(ride, { ...driver, city }) : []),
    ];
    const found = warnings.flatMap(clashOf);
    if (found.length > 0) problems.set(ride.id, found);
  }
  return problems;
}
