import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { type Booking, bookingNumber, type Duty } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { lockBooking, refreshTotal, selectBooking } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { selectDutiesOf } from '#domain/bookings/duty-store.ts';
import { viewCustomer } from '#domain/enquiries/customers/customer-service.ts';
import { type CabNames, carName } from '#domain/fares/cab-names.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { BookingInput } from './booking-input.ts';
import { asPartOfTrip, type PlannedDuty, planDuties } from './duty-plan.ts';
import { insertAddedRides, selectAddedRides } from './new-booking-store.ts';
import { assertTime, insertRides } from './new-rides.ts';
import { DuplicateRequest, fingerprintOf, sameBooking } from './same-request.ts';

const messages = bookingMessages.bookings;

/** What a booking sells as a whole costs the customer nothing more with a ride. */
const isTrip = ({ kind }: Pick<Booking, 'kind'>): boolean => kind !== 'cab';

async function plan(db: Queryable, typed: BookingInput, now: Date): Promise<PlannedDuty[]> {
  const booking = rowId.test(typed.bookingId) ? await selectBooking(db, typed.bookingId) : undefined;
  if (!booking) throw new Failure('not_found', messages.gone);
  if (!isTrip(booking)) return planDuties(db, typed, undefined, now);
  return asPartOfTrip(await planDuties(db, { ...typed, pricePaise: 0 }, undefined, now));
}

type Added = { ids: readonly string[]; planned: readonly PlannedDuty[]; cabs: CabNames };

async function noteAdded(tx: Tx, actor: StaffActor, booking: Booking, { ids, planned, cabs }: Added) {
  const { id: bookingId } = booking;
  for (const [index, { title, duty }] of planned.entries()) {
    const { carType, farePaise } = duty;
    const detail = {
      ...{ title, carType: carName(cabs, carType), totalPaise: String(farePaise) },
      ...(isTrip(booking) && { of: 'trip' }),
    };
    const dutyId = ids[index] ?? '';
    await addBookingEvent(tx, actor, { bookingId, dutyId, kind: 'ride-added', detail });
  }
  const subject = { kind: 'booking', id: bookingId, name: bookingNumber(bookingId) };
  await noteActivity(tx, lineBy(actor, 'booking-changed', subject, { change: 'ride-added' }));
}

/**
 * Adds a ride in each of the typed cars to a booking. Of a booking of cabs each costs its fare; of a trip they are a part of what
 * was sold. Idempotent by the form's key; a retry with other content is refused.
 */
export async function addRides(
  db: Db,
  actor: StaffActor,
  input: BookingInput,
  now = new Date(),
): Promise<void> {
  assertArea(actor, 'enquiries');
  // The quote of the booking has its own rides, and a typed price is that of each car.
  const typed = { ...input, quoteId: '', enquiryId: '' };
  const { key, bookingId } = typed;
  const [planned, cabs] = await Promise.all([plan(db, typed, now), readCabNames(db)]);
  const adding = db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking) throw new Failure('not_found', messages.gone);
    const before = await selectAddedRides(tx, key);
    if (before) return void sameBooking(before, typed, messages.addedDifferently);
    if (booking.cancelledAt) throw new Failure('conflict', messages.addToCancelled);
    assertTime(typed, now);
    const request = { bookingId, idempotencyKey: key, requestFingerprint: fingerprintOf(typed) };
    if (!(await insertAddedRides(tx, request))) throw new DuplicateRequest();
    const others = await selectDutiesOf(tx, [bookingId]);
    const ids = await insertRides(tx, bookingId, {
      ...{ planned, isRequested: typed.isRequested },
      endCodes: others.map(({ endCode }) => endCode),
    });
    await refreshTotal(tx, bookingId);
    await noteAdded(tx, actor, booking, { ids, planned, cabs });
  });
  try {
    await adding;
  } catch (error) {
    const made = error instanceof DuplicateRequest ? await selectAddedRides(db, key) : undefined;
    if (!made) throw error;
    sameBooking(made, typed, messages.addedDifferently);
  }
}

export type RideStart = {
  booking: Pick<Booking, 'id' | 'firstDay'> & { isTrip: boolean; isCancelled: boolean };
  customer: { name: string; phoneE164: string };
  /** Its last ride so far. */
  last: Duty | undefined;
};

/** What the form for another ride begins with; `undefined` when there is no such booking. */
export async function startRide(
  db: Queryable,
  actor: StaffActor,
  bookingId: string,
): Promise<RideStart | undefined> {
  assertArea(actor, 'enquiries');
  const booking = rowId.test(bookingId) ? await selectBooking(db, bookingId) : undefined;
  const [found, duties] = await Promise.all([
    booking && viewCustomer(db, actor, booking.customerId),
    booking ? selectDutiesOf(db, [bookingId]) : [],
  ]);
  if (!booking || !found) return undefined;
  const { id, firstDay } = booking;
  const { name, phoneE164 } = found.customer;
  return {
    booking: { id, firstDay, isTrip: isTrip(booking), isCancelled: booking.cancelledAt !== null },
    customer: { name, phoneE164 },
    last: duties.at(-1),
  };
}
