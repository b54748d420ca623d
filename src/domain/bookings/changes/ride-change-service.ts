import { selectDriverName, selectLastActor, selectPlate } from '#domain/bookings/board/plan-store.ts';
import type { Booking, Duty, DutyPlan } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { selectBooking, selectServices, updateServiceAmount } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { isPlanned, statusWith } from '#domain/bookings/duty-status.ts';
import { selectDuty } from '#domain/bookings/duty-store.ts';
import { type BookingInput, requestOf } from '#domain/bookings/making/booking-input.ts';
import { plannedRide } from '#domain/bookings/making/duty-plan.ts';
import { dutyRoute } from '#domain/bookings/route-text.ts';
import { cityName } from '#domain/fares/cab-names.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import type { Fare } from '#domain/fares/fare.ts';
import { priceBookedTrip } from '#domain/fares/fare-service.ts';
import { tripNames } from '#domain/fares/fare-text.ts';
import { nothingLeftOut } from '#domain/fares/inclusions.ts';
import type { PricedTrip } from '#domain/fares/priced-trip.ts';
import type { TripRequest } from '#domain/fares/requested-trip.ts';
import { minuteInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { changeLocked, type ExpectedDuty } from './change-duty.ts';
import { selectLastRide, updateRide, updateServiceTitle } from './duty-change-store.ts';
import type { RideChange } from './ride-change-input.ts';
import { type CrewAfter, crewAfter, lockFleet, readFleet } from './ride-crew.ts';
import { changedFacts, rideFacts, rideMark } from './ride-facts.ts';
import { type RideState, readRideState, rideStateOf, storedRideState } from './ride-state.ts';

const messages = bookingMessages.rides;

/** Of a trip a ride is a part of what was sold, by no rates. */
const isPartOf = ({ kind }: Pick<Booking, 'kind'>): boolean => kind !== 'cab';

/** Why the ride of a duty stays as it is; empty when it can be changed. */
export function rideRefusal({ status, closedAt }: Pick<Duty, 'status' | 'closedAt'>): string {
  if (closedAt !== null) return messages.closed;
  if (isPlanned(status)) return '';
  return status === 'cancelled' || status === 'no-show' ? messages.cancelled : messages.begun;
}

function assertOpen(duty: Duty): void {
  const refusal = rideRefusal(duty);
  if (refusal) throw new Failure('conflict', refusal);
}

const timesOf = ({ pickupAt }: Pick<Duty, 'pickupAt'>) => {
  const [day = '', time = ''] = minuteInIndia(pickupAt).split(' ');
  return { day, time };
};

type Planned = { title: string; ride: ReturnType<typeof plannedRide>['ride']; fare: Fare | null };

function planOf(
  duty: Duty,
  isPart: boolean,
  typed: Parameters<typeof plannedRide>[0],
  priced: PricedTrip,
): Planned {
  const { title, ride } = plannedRide(typed, priced);
  const { pickupAt } = duty;
  if (isPart) return { title, ride: { ...ride, pickupAt, rateVersion: null }, fare: null };
  return { title, ride: { ...ride, pickupAt }, fare: priced.fare ?? null };
}

async function findBoth(
  db: Queryable,
  dutyId: string,
): Promise<{ duty: Duty; booking: Booking } | undefined> {
  const duty = rowId.test(dutyId) ? await selectDuty(db, dutyId) : undefined;
  const booking = duty && (await selectBooking(db, duty.bookingId));
  return booking && { duty, booking };
}

type Price = Pick<DutyPlan, 'farePaise' | 'leftOut'>;

function chosenPrice(duty: Duty, fare: Fare | null, asked: RideChange): Price {
  const { price, ride, seenFarePaise } = asked;
  if (price === 'keep') return { farePaise: duty.farePaise, leftOut: duty.leftOut };
  if (price === 'other') {
    const { pricePaise, leftOut } = ride;
    if (pricePaise === undefined)
      throw new Failure('invalid', bookingMessages.bookings.priceWrong, { field: 'price' });
    return { farePaise: pricePaise, leftOut };
  }
  if (!fare) throw new Failure('invalid', messages.fareMissing, { field: 'priceOf' });
  if (fare.totalPaise !== seenFarePaise)
    throw new Failure('conflict', messages.fareChanged(formatPaise(fare.totalPaise)));
  return { farePaise: fare.totalPaise, leftOut: nothingLeftOut };
}

/** A price that is not the fare of the rates has its reason in the timeline. */
function priceFor(duty: Duty, fare: Fare | null, asked: RideChange): Price {
  const price = chosenPrice(duty, fare, asked);
  if (price.farePaise !== fare?.totalPaise && asked.reason === '')
    throw new Failure('invalid', messages.reasonMissing, { field: 'reason' });
  return price;
}

function stateFor(duty: Duty, isPart: boolean, { title, ride, fare }: Planned, asked: RideChange): RideState {
  const price = isPart ? { farePaise: 0, leftOut: nothingLeftOut } : priceFor(duty, fare, asked);
  return { title, ...ride, fare, ...price };
}

async function factsOf(db: Queryable, duty: Duty): Promise<string[]> {
  const { carId, driverId } = duty;
  return rideFacts(duty, {
    plate: carId === null ? undefined : await selectPlate(db, carId),
    driver: driverId === null ? undefined : await selectDriverName(db, driverId),
  });
}

/** Refuses with the name of whoever changed the duty since it was seen, and with what is different now. */
async function assertUnchanged(
  tx: Queryable,
  duty: Duty,
  { revision, basedOn }: Pick<RideChange, 'revision' | 'basedOn'>,
): Promise<void> {
  if (duty.revision === revision) return;
  const { bookingId, id: dutyId } = duty;
  const who = await selectLastActor(tx, { bookingId, dutyId });
  const changes = changedFacts(basedOn, await factsOf(tx, duty));
  throw new Failure('conflict', messages.changedMeanwhile(who, changes.join('; ')));
}

/** What another staff member has changed is said before what is wrong with the price. */
async function stateOrConflict(
  db: Db,
  duty: Duty,
  asked: RideChange,
  read: () => RideState,
): Promise<RideState> {
  try {
    return read();
  } catch (error) {
    await assertUnchanged(db, duty, asked);
    throw error;
  }
}

/** Who was shown to stay on the duty must still be who stays. */
function assertCrewAsSeen(crew: CrewAfter, { keptCarId, keptDriverId }: RideChange): void {
  if (crew.carId !== keptCarId || crew.driverId !== keptDriverId)
    throw new Failure('conflict', messages.crewChanged);
}

export type ChangedRide = {
  bookingId: string;
  from: string;
  to: string;
  fromPaise: number;
  toPaise: number;
  /** Whether there is a driver who has to be told. */
  isNewsForDriver: boolean;
  crew: CrewAfter;
};

/** Puts the ride and its price on the duty, with who stays of its car and driver. */
async function store(tx: Tx, duty: Duty, { title, ...state }: RideState, crew: CrewAfter): Promise<void> {
  const { carId, driverId } = crew;
  const status = statusWith(duty.status, { car: carId !== null, driver: driverId !== null });
  await updateRide(tx, duty.id, { ...state, carId, driverId, status }, driverId !== duty.driverId);
  await updateServiceTitle(tx, duty.id, title);
  await updateServiceAmount(tx, duty.id, state.farePaise);
}

const lostText = ({ lost }: CrewAfter) => lost.map(({ of }) => of).join(' ');

type Outcome = { duty: Duty; changed: Duty; crew: CrewAfter };

const resultOf = ({ duty, changed, crew }: Outcome): ChangedRide => ({
  bookingId: duty.bookingId,
  ...{ from: dutyRoute(duty), to: dutyRoute(changed) },
  ...{ fromPaise: duty.farePaise, toPaise: changed.farePaise },
  isNewsForDriver: crew.driverId !== null,
  crew,
});

/** What the timeline says: both rides, both prices, and how the new price came about. */
const detailOf = ({ duty, changed, crew }: Outcome) => ({
  ...{ fromRide: dutyRoute(duty), toRide: dutyRoute(changed) },
  ...{ fromTrip: tripNames[duty.tripType], toTrip: tripNames[changed.tripType] },
  ...{ fromCar: duty.carTypeName, toCar: changed.carTypeName },
  ...{ fromPaise: String(duty.farePaise), toPaise: String(changed.farePaise) },
  ...(crew.lost.length > 0 && { crew: lostText(crew) }),
});

/** The names of the changed ride's codes, for texts about it. */
async function withNames(db: Queryable, duty: Duty, state: RideState): Promise<Duty> {
  const cabs = await readCabNames(db);
  const { carTypes } = cabs;
  return {
    ...duty,
    ...state,
    cityName: cityName(cabs, state.city),
    carTypeName: carTypes.find(({ code }) => code === state.carType)?.name ?? state.carType,
  };
}

/**
 * Gives a duty that has not begun another ride: trip, places, stops, car type, and the days or hours that its trip needs. The
 * booking's total follows. Returns undefined when the duty has this ride at this price already.
 */
export async function changeRide(
  db: Db,
  actor: StaffActor,
  asked: RideChange,
  now = new Date(),
): Promise<ChangedRide | undefined> {
  assertArea(actor, 'enquiries');
  const before = await findBoth(db, asked.dutyId);
  if (!before) throw new Failure('not_found', bookingMessages.bookings.gone);
  const isPart = isPartOf(before.booking);
  const typed: BookingInput = { ...asked.ride, ...timesOf(before.duty) };
  const priced = await priceBookedTrip(db, requestOf(typed, undefined), now);
  if (priced.car !== typed.car)
    throw new Failure('invalid', bookingMessages.bookings.carMissing, { field: 'car' });
  const plan = planOf(before.duty, isPart, typed, priced);
  const state = await stateOrConflict(db, before.duty, asked, () =>
    stateFor(before.duty, isPart, plan, asked),
  );
  // Also a retry of the request that made it so.
  if (rideMark(state) === rideMark(before.duty)) return undefined;
  return changeLocked(db, actor, asked.dutyId, 'ride-changed', async (tx, duty) => {
    await assertUnchanged(tx, duty, asked);
    assertOpen(duty);
    const changed = await withNames(tx, duty, state);
    const crew = await crewAfter(tx, duty, changed, await lockFleet(tx, duty));
    assertCrewAsSeen(crew, asked);
    const { fare, farePaise } = state;
    const former = storedRideState(rideStateOf(duty, await titleOf(tx, duty)), duty);
    await store(tx, duty, state, crew);
    await addBookingEvent(tx, actor, {
      ...{ bookingId: duty.bookingId, dutyId: duty.id, kind: 'ride-changed' },
      detail: {
        ...detailOf({ duty, changed, crew }),
        ...(fare && farePaise !== fare.totalPaise && { ratesPaise: String(fare.totalPaise) }),
        ...(asked.reason && { reason: asked.reason }),
        ...{ before: former, after: rideMark(state) },
      },
    });
    return resultOf({ duty, changed, crew });
  });
}

async function titleOf(tx: Tx, { id, bookingId }: Duty): Promise<string> {
  return (await selectServices(tx, bookingId)).find((service) => service.id === id)?.title ?? '';
}

/** Takes the last change of the ride back, while the duty still has that ride at that price. A car that it lost comes back if it is free. */
export async function undoRideChange(db: Db, actor: StaffActor, seen: ExpectedDuty): Promise<ChangedRide> {
  assertArea(actor, 'enquiries');
  return changeLocked(db, actor, seen.dutyId, 'ride-restored', async (tx, duty) => {
    await assertUnchanged(tx, duty, { ...seen, basedOn: [] });
    assertOpen(duty);
    const last = await selectLastRide(tx, duty.id);
    const state = last?.after === rideMark(duty) ? readRideState(last.before ?? '') : undefined;
    if (!state) throw new Failure('conflict', bookingMessages.bookings.notPossible);
    const { carId, driverId, ...ride } = state;
    const changed = await withNames(tx, duty, ride);
    const fleet = await lockFleet(tx, {
      ...{ carId: duty.carId ?? carId, driverId: duty.driverId ?? driverId },
      pickupAt: duty.pickupAt,
    });
    const inUse = {
      car: fleet.car?.isEnded && duty.carId === null ? undefined : fleet.car,
      driver: fleet.driver?.isEnded && duty.driverId === null ? undefined : fleet.driver,
    };
    // The car that it had before fitted this ride, whatever its type.
    const planned = inUse.car?.id === carId ? changed : duty;
    const crew = await crewAfter(tx, planned, changed, inUse);
    await store(tx, duty, ride, crew);
    const detail = { ...detailOf({ duty, changed, crew }), of: 'ride' };
    await addBookingEvent(tx, actor, {
      ...{ bookingId: duty.bookingId, dutyId: duty.id, kind: 'restored', detail },
    });
    return resultOf({ duty, changed, crew });
  });
}

/** What staff read about another ride before they save it. */
export type RidePreview = { duty: Duty; isPart: boolean; priced: PricedTrip; endsAt: Date; crew: CrewAfter };

export async function previewRide(
  db: Queryable,
  actor: StaffActor,
  dutyId: string,
  { request, returnTime }: { request: TripRequest; returnTime: string },
  now = new Date(),
): Promise<RidePreview | undefined> {
  assertArea(actor, 'enquiries');
  const found = await findBoth(db, dutyId);
  if (!found) return undefined;
  const { duty, booking } = found;
  const typed = { ...request, ...timesOf(duty) };
  const priced = await priceBookedTrip(db, typed, now);
  const { returnDay, hours } = typed;
  const isPart = isPartOf(booking);
  const { title, ride, fare } = planOf(
    duty,
    isPart,
    { ...timesOf(duty), returnDay, hours, returnTime, car: priced.car },
    priced,
  );
  const state = { title, ...ride, fare, farePaise: duty.farePaise, leftOut: duty.leftOut };
  const changed = { ...duty, ...state };
  return {
    ...{ duty, isPart, priced, endsAt: ride.endsAt },
    crew: await crewAfter(db, duty, changed, await readFleet(db, duty)),
  };
}
