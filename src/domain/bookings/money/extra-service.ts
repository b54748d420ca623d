import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { type Booking, bookingNumber } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { lockBooking, refreshTotal } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { deleteCharge, insertExtra, selectCharges } from '#domain/bookings/changes/duty-change-store.ts';
import { percentOf } from '#domain/quotes/price/percent.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { ExtraInput } from './extra-input.ts';

const messages = bookingMessages.bookings;

async function change(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  work: (tx: Tx, booking: Booking) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const booking = rowId.test(bookingId) ? await lockBooking(tx, bookingId) : undefined;
    if (!booking) throw new Failure('not_found', messages.gone);
    if (booking.cancelledAt) throw new Failure('conflict', messages.extraOfCancelled);
    await work(tx, booking);
    await refreshTotal(tx, bookingId);
    const subject = { kind: 'booking', id: bookingId, name: bookingNumber(bookingId) };
    await noteActivity(tx, lineBy(actor, 'booking-changed', subject, { change: 'extra' }));
  });
}

/** Adds an extra with its own GST to what the customer pays; once for each key. */
export async function sellExtra(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  { key, name, pricePaise, gstPercent }: ExtraInput,
): Promise<void> {
  assertArea(actor, 'enquiries');
  const gstPaise = Number(percentOf(BigInt(pricePaise), gstPercent));
  const amountPaise = pricePaise + gstPaise;
  await change(db, actor, bookingId, async (tx) => {
    const extra = { entryKey: key, amountPaise, gstPercent, gstPaise, reason: name, madeBy: actor.name };
    if (!(await insertExtra(tx, bookingId, extra))) return;
    const detail = { amountPaise: String(amountPaise), reason: name };
    await addBookingEvent(tx, actor, { bookingId, kind: 'charge', detail });
  });
}

/** The customer does not want it any more. */
export async function takeBackExtra(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  chargeId: string,
): Promise<void> {
  assertArea(actor, 'enquiries');
  await change(db, actor, bookingId, async (tx) => {
    const extra = (await selectCharges(tx, bookingId)).find(
      ({ id, kind }) => id === chargeId && kind === 'extra',
    );
    if (!extra) throw new Failure('not_found', messages.entryGone);
    await deleteCharge(tx, bookingId, chargeId);
    const detail = { amountPaise: String(extra.amountPaise), reason: extra.reason };
    await addBookingEvent(tx, actor, { bookingId, kind: 'charge-removed', detail });
  });
}
