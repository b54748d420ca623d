import type { Duty } from '#domain/bookings/booking.ts';
import { selectCars } from '#domain/bookings/cars/car-store.ts';
import { selectDrivers } from '#domain/bookings/drivers/driver-store.ts';
import { readRoads } from '#domain/fares/fare-service.ts';
import type { CarType, City } from '#domain/fares/rates.ts';
import { dayInIndia, daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { FleetRide } from './fleet-calendar.ts';
import { type Assignment, type DayProposal, type OpenReason, proposeDay } from './propose-day.ts';
import { selectFleetRides, selectOpenDuties } from './propose-store.ts';

export type ProposalQuery = { day: string; city: City | undefined; carType: CarType | undefined };

export type ProposedAssignment = Assignment & { plate: string; driverName: string };
export type ProposalView = {
  assignments: ProposedAssignment[];
  open: { duty: Assignment['duty']; reason: OpenReason }[];
};

/** Far more than an agency has. */
const maxFleet = 1000;

/** Rides before and after the day that decide where a car is; no road takes longer. */
const aroundMs = 3 * 86_400_000;

const inUse = { words: [], isEnded: false };

/** What cars and drivers do before, during and after these duties. */
export async function readRidesAround(
  db: Queryable,
  duties: readonly Pick<Duty, 'pickupAt' | 'endsAt'>[],
): Promise<FleetRide[]> {
  if (duties.length === 0) return [];
  const first = Math.min(...duties.map(({ pickupAt }) => pickupAt.getTime()));
  const last = Math.max(...duties.map(({ endsAt }) => endsAt.getTime()));
  return selectFleetRides(db, { from: new Date(first - aroundMs), to: new Date(last + aroundMs) });
}

function named({ assignments, open }: DayProposal, names: Names): ProposalView {
  return {
    open,
    assignments: assignments.map((assignment) => ({
      ...assignment,
      plate: names.plates.get(assignment.carId) ?? '',
      driverName: names.drivers.get(assignment.driverId) ?? '',
    })),
  };
}

type Names = { plates: ReadonlyMap<string, string>; drivers: ReadonlyMap<string, string> };

/** What would be assigned to the open duties of a day. The number of queries does not depend on that of the duties. */
export async function viewProposal(
  db: Queryable,
  actor: StaffActor,
  { day, city, carType }: ProposalQuery,
  now: Date,
): Promise<ProposalView> {
  assertArea(actor, 'enquiries');
  const [from, to] = [startOfDayInIndia(day), startOfDayInIndia(daysAfter(day, 1))];
  const page = { offset: 0, limit: maxFleet };
  const duties = await selectOpenDuties(db, { from, to, city, carType });
  const [rides, cars, drivers, roads] = await Promise.all([
    readRidesAround(db, duties),
    selectCars(db, inUse, page),
    selectDrivers(db, inUse, { ...page, today: dayInIndia(from) }),
    readRoads(db, day),
  ]);
  return named(proposeDay({ duties, cars, drivers, rides, roads, now }), {
    plates: new Map(cars.map(({ id, plate }) => [id, plate])),
    drivers: new Map(drivers.map(({ id, name }) => [id, name])),
  });
}
