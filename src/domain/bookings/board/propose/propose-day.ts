import {
  carWarnings,
  driverWarnings,
  endPlace,
  type PlanWarning,
} from '#domain/bookings/board/plan-warnings.ts';
import type { Car, Driver } from '#domain/bookings/fleet.ts';
import type { CarType, City } from '#domain/fares/rates.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { type Fit, FleetCalendar, type FleetRide, keptRoads, type Roads } from './fleet-calendar.ts';

export type OpenDuty = FleetRide & { revision: number; customer: string; carType: CarType; city: City };

export type ProposedCar = Pick<Car, 'id' | 'plate' | 'carType' | 'city' | 'papers' | 'usualDriverId'> & {
  isEnded: boolean;
};
export type ProposedDriver = Pick<Driver, 'id' | 'name' | 'city' | 'licenceExpiresOn' | 'daysOff'> & {
  isEnded: boolean;
};

export type DayToPlan = {
  duties: readonly OpenDuty[];
  cars: readonly ProposedCar[];
  drivers: readonly ProposedDriver[];
  /** Everything that cars and drivers do around the day. */
  rides: readonly FleetRide[];
  roads: Roads;
  now: Date;
};

/** Why this car: the duty has it already, it comes from another duty, or it stands at home. Kilometres only where the roads are known. */
export type CarReason =
  | { kind: 'kept' }
  | { kind: 'after'; bookingId: string; endsAt: Date; place: string; km: number | undefined }
  | { kind: 'home'; km: number | undefined };

/** Why this driver. */
export type DriverReason = 'kept' | 'usual' | 'same-car' | 'free';

export type Assignment = {
  duty: OpenDuty;
  carId: string;
  driverId: string;
  car: CarReason;
  driver: DriverReason;
};

/**
 * Why a duty stays open. `none`: there is none of this type in the city; `unfit`: expired papers or licence, or off; `busy`: on
 * other duties then; `late`: too little time for the road from or to another duty. `over`: the duty has ended.
 */
export type OpenReason =
  | { of: 'car' | 'driver'; kind: 'none' | 'unfit' | 'busy' | 'late' }
  | { kind: 'over' };

export type DayProposal = {
  assignments: Assignment[];
  open: { duty: OpenDuty; reason: OpenReason }[];
};

type Stage = Exclude<OpenReason, { kind: 'over' }>['kind'];
/** From the least to the nearest to an assignment. */
const stages: readonly Stage[] = ['none', 'unfit', 'busy', 'late'];

/** Another driver than the usual one is worth so many empty kilometres. */
const usualDriverKm = 20;

type FittingCar = {
  car: ProposedCar;
  fit: Extract<Fit, { kind: 'fits' }>;
  usual: ProposedDriver | undefined;
};
type Found<Row> = { fitting: Row[]; stage: Stage };

const placeName = (ride: FleetRide) =>
  endPlace(ride) === ride.toSlug && ride.toName !== '' ? ride.toName : ride.fromName;

const keyOf = (city: City, carType: CarType) => `${city} ${carType}`;

type Fitness = { cars: Map<string, boolean>; drivers: Map<string, boolean> };

/** A duty with what is known about papers and days off for it. */
type PlannedDuty = OpenDuty & { fitness: Fitness };

function isFit(
  known: Map<string, boolean>,
  { id }: { id: string },
  warnings: () => readonly PlanWarning[],
): boolean {
  const found = known.get(id) ?? warnings().length === 0;
  known.set(id, found);
  return found;
}

/** Fills the duties of a day in the order of time; each gets the car with the fewest empty kilometres and its usual driver. */
class Planner {
  readonly #cars: FleetCalendar;
  readonly #drivers: FleetCalendar;
  readonly #carsOf: Map<string, ProposedCar[]>;
  readonly #driversIn: Map<City, ProposedDriver[]>;
  readonly #driverOf: Map<string, ProposedDriver>;
  readonly #usual: Set<string>;
  /** Papers and days off, worked out once for all duties of the same days, type and city. */
  readonly #fitness = new Map<string, Fitness>();

  constructor({ cars, drivers, rides, roads }: DayToPlan) {
    const known = keptRoads(roads);
    this.#cars = new FleetCalendar(known);
    this.#drivers = new FleetCalendar(known);
    for (const ride of rides) this.#note(ride);
    const inUse = cars.filter(({ isEnded }) => !isEnded);
    this.#carsOf = Map.groupBy(inUse, ({ city, carType }) => keyOf(city, carType));
    const working = drivers.filter(({ isEnded }) => !isEnded);
    this.#driversIn = Map.groupBy(working, ({ city }) => city);
    this.#driverOf = new Map(working.map((driver) => [driver.id, driver]));
    this.#usual = new Set(inUse.flatMap(({ usualDriverId }) => usualDriverId ?? []));
  }

  #note(ride: FleetRide): void {
    if (ride.carId !== null) this.#cars.add(ride.carId, ride);
    if (ride.driverId !== null) this.#drivers.add(ride.driverId, ride);
  }

  #fitnessFor({ pickupAt, endsAt, city, carType }: OpenDuty): Fitness {
    const key = `${dayInIndia(pickupAt)} ${dayInIndia(endsAt)} ${city} ${carType}`;
    const known = this.#fitness.get(key) ?? { cars: new Map(), drivers: new Map() };
    this.#fitness.set(key, known);
    return known;
  }

  #driverFit(duty: PlannedDuty, driver: ProposedDriver): Fit | { kind: 'unfit' } {
    if (!isFit(duty.fitness.drivers, driver, () => driverWarnings(duty, driver))) return { kind: 'unfit' };
    return this.#drivers.fit(driver.id, duty, driver.city);
  }

  #usualOf(duty: PlannedDuty, { usualDriverId }: ProposedCar): ProposedDriver | undefined {
    const driver = usualDriverId === null ? undefined : this.#driverOf.get(usualDriverId);
    return driver && this.#driverFit(duty, driver).kind === 'fits' ? driver : undefined;
  }

  #carsFor(duty: PlannedDuty): Found<FittingCar> {
    const fitting: FittingCar[] = [];
    let reached = 0;
    const reach = (stage: Stage) => {
      reached = Math.max(reached, stages.indexOf(stage));
    };
    for (const car of this.#carsOf.get(keyOf(duty.city, duty.carType)) ?? []) {
      if (!isFit(duty.fitness.cars, car, () => carWarnings(duty, car))) {
        reach('unfit');
        continue;
      }
      const fit = this.#cars.fit(car.id, duty, car.city);
      if (fit.kind === 'fits') fitting.push({ car, fit, usual: this.#usualOf(duty, car) });
      else reach(fit.kind);
    }
    const costOf = ({ fit, usual }: FittingCar) => fit.km + (usual || duty.driverId ? 0 : usualDriverKm);
    fitting.sort((a, b) => costOf(a) - costOf(b) || (a.car.plate < b.car.plate ? -1 : 1));
    return { fitting, stage: stages[reached] ?? 'none' };
  }

  /** Those who usually drive no car come first, so that they leave the others to theirs. */
  #driversFor(duty: PlannedDuty): Found<ProposedDriver> {
    const fitting: { driver: ProposedDriver; km: number }[] = [];
    let reached = 0;
    for (const driver of this.#driversIn.get(duty.city) ?? []) {
      const fit = this.#driverFit(duty, driver);
      if (fit.kind === 'fits') fitting.push({ driver, km: fit.km });
      else reached = Math.max(reached, stages.indexOf(fit.kind));
    }
    const costOf = ({ driver, km }: { driver: ProposedDriver; km: number }) =>
      km + (this.#usual.has(driver.id) ? usualDriverKm : 0);
    fitting.sort((a, b) => costOf(a) - costOf(b) || Number(a.driver.id) - Number(b.driver.id));
    return { fitting: fitting.map(({ driver }) => driver), stage: stages[reached] ?? 'none' };
  }

  /** The driver of the ride before comes with the car. */
  #driverWith(
    { fit, usual }: FittingCar,
    fitting: readonly ProposedDriver[],
  ): { id: string; reason: DriverReason } | undefined {
    if (usual) return { id: usual.id, reason: 'usual' };
    const same = fitting.find(({ id }) => id === fit.before?.driverId);
    const [first] = fitting;
    if (same) return { id: same.id, reason: 'same-car' };
    return first && { id: first.id, reason: 'free' };
  }

  #crewOf(duty: PlannedDuty): Omit<Assignment, 'duty'> | OpenReason {
    if (duty.carId !== null) return this.#driverForKeptCar(duty, duty.carId);
    const { fitting: cars, stage } = this.#carsFor(duty);
    const [best] = cars;
    if (!best) return { of: 'car', kind: stage };
    const { before, isKnown } = best.fit;
    const km = isKnown ? best.fit.km : undefined;
    const car: CarReason = before
      ? { kind: 'after', bookingId: before.bookingId, endsAt: before.endsAt, place: placeName(before), km }
      : { kind: 'home', km };
    if (duty.driverId !== null) return { carId: best.car.id, driverId: duty.driverId, car, driver: 'kept' };
    const drivers = best.usual ? undefined : this.#driversFor(duty);
    const driver = this.#driverWith(best, drivers?.fitting ?? []);
    if (!driver) return { of: 'driver', kind: drivers?.stage ?? 'none' };
    return { carId: best.car.id, driverId: driver.id, car, driver: driver.reason };
  }

  #driverForKeptCar(duty: PlannedDuty, carId: string): Omit<Assignment, 'duty'> | OpenReason {
    const car = (this.#carsOf.get(keyOf(duty.city, duty.carType)) ?? []).find(({ id }) => id === carId);
    const usual = car && this.#usualOf(duty, car);
    if (usual) return { carId, driverId: usual.id, car: { kind: 'kept' }, driver: 'usual' };
    const { fitting, stage } = this.#driversFor(duty);
    const [first] = fitting;
    if (!first) return { of: 'driver', kind: stage };
    return { carId, driverId: first.id, car: { kind: 'kept' }, driver: 'free' };
  }

  fill(duty: OpenDuty): Assignment | OpenReason {
    const crew = this.#crewOf({ ...duty, fitness: this.#fitnessFor(duty) });
    if ('kind' in crew) return crew;
    const { carId, driverId } = crew;
    if (duty.carId === null) this.#cars.add(carId, { ...duty, carId, driverId });
    if (duty.driverId === null) this.#drivers.add(driverId, { ...duty, carId, driverId });
    return { duty, ...crew };
  }
}

/**
 * A car and a driver for each open duty, by the rules of the board's warnings, so that a proposal never has one. Only cars of the needed type:
 * the agency has no rule for a better one.
 */
export function proposeDay(day: DayToPlan): DayProposal {
  const planner = new Planner(day);
  const proposal: DayProposal = { assignments: [], open: [] };
  const inTime = day.duties.toSorted(
    (a, b) => a.pickupAt.getTime() - b.pickupAt.getTime() || Number(a.id) - Number(b.id),
  );
  for (const duty of inTime) {
    const found: Assignment | OpenReason = duty.endsAt <= day.now ? { kind: 'over' } : planner.fill(duty);
    if ('duty' in found) proposal.assignments.push(found);
    else proposal.open.push({ duty, reason: found });
  }
  return proposal;
}
