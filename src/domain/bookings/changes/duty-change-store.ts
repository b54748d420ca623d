import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { BookingEventKind, Duty } from '#domain/bookings/booking.ts';
import type { BookingDetails } from '#domain/bookings/booking-fields.ts';
import { bookingCharges, bookingEvents, bookingServices, duties } from '#domain/bookings/bookings-table.ts';
import { endedLink } from '#domain/bookings/duty-store.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { RideState } from './ride-state.ts';

type DutyChange = Partial<Pick<Duty, 'status' | 'pickupAt' | 'endsAt'>> & {
  carId?: null;
  driverId?: null;
};

/** A page that shows the duty as it was before must load it again. A driver who is taken away loses the link. */
export async function updateDuty(tx: Tx, id: string, change: DutyChange): Promise<void> {
  await tx
    .update(duties)
    .set({ ...change, ...(change.driverId === null && endedLink), revision: sql`${duties.revision} + 1` })
    .where(eq(duties.id, BigInt(id)));
}

type RideUpdate = Omit<RideState, 'title'> & Pick<Duty, 'status' | 'carId' | 'driverId'>;

/** Another driver gets a link of their own, so the old one stops working. */
export async function updateRide(
  tx: Tx,
  id: string,
  { carId, driverId, ...ride }: RideUpdate,
  hasOtherDriver: boolean,
): Promise<void> {
  await tx
    .update(duties)
    .set({
      ...ride,
      carId: carId === null ? null : BigInt(carId),
      driverId: driverId === null ? null : BigInt(driverId),
      ...(hasOtherDriver && endedLink),
      revision: sql`${duties.revision} + 1`,
    })
    .where(eq(duties.id, BigInt(id)));
}

export async function updateServiceTitle(tx: Tx, id: string, title: string): Promise<void> {
  await tx
    .update(bookingServices)
    .set({ title })
    .where(eq(bookingServices.id, BigInt(id)));
}

/** Details do not concern the plan, so a dispatcher who moves the duty meanwhile is not disturbed. */
export async function updateDetails(tx: Tx, id: string, change: Partial<BookingDetails>): Promise<void> {
  await tx
    .update(duties)
    .set(change)
    .where(eq(duties.id, BigInt(id)));
}

type NewCharge = {
  bookingId: string;
  dutyId: string;
  kind: 'late-change';
  amountPaise: number;
  reason: string;
  madeBy: string;
};

export async function insertCharge(tx: Tx, { bookingId, dutyId, ...charge }: NewCharge): Promise<string> {
  const [row] = await tx
    .insert(bookingCharges)
    .values({ ...charge, bookingId: BigInt(bookingId), dutyId: BigInt(dutyId) })
    .returning({ id: bookingCharges.id });
  if (!row) throw new Error('the insert returned no row');
  return String(row.id);
}

type KeptTcs = { amountPaise: number; reason: string; madeBy: string };

/** TCS of a cancelled trip that the tax office has already; there is no GST in it. */
export async function insertKeptTcs(tx: Tx, bookingId: string, charge: KeptTcs): Promise<void> {
  await tx.insert(bookingCharges).values({ ...charge, kind: 'tcs', bookingId: BigInt(bookingId) });
}

/** The trip is restored, so its TCS is in its price again. */
export async function deleteKeptTcs(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .delete(bookingCharges)
    .where(and(eq(bookingCharges.kind, 'tcs'), eq(bookingCharges.bookingId, BigInt(bookingId))));
}

/** Returns the booking, or `undefined` where the charge is as it was. */
export async function replaceRecipientTax(
  tx: Tx,
  dutyId: string,
  charge: { amountPaise: number; reason: string; madeBy: string },
): Promise<string | undefined> {
  const own = and(eq(bookingCharges.kind, 'recipient-tax'), eq(bookingCharges.dutyId, BigInt(dutyId)));
  const [former] = await tx
    .delete(bookingCharges)
    .where(own)
    .returning({ amountPaise: bookingCharges.amountPaise });
  const [duty] = await tx
    .select({ bookingId: bookingServices.bookingId })
    .from(bookingServices)
    .where(eq(bookingServices.id, BigInt(dutyId)));
  if (!duty) throw new Error('the ride is not there');
  if (charge.amountPaise !== 0)
    await tx.insert(bookingCharges).values({
      ...{ ...charge, kind: 'recipient-tax', bookingId: duty.bookingId, dutyId: BigInt(dutyId) },
      gstPaise: charge.amountPaise,
    });
  return (former?.amountPaise ?? 0) === charge.amountPaise ? undefined : String(duty.bookingId);
}

type NewExtra = {
  entryKey: string;
  amountPaise: number;
  gstPercent: string;
  gstPaise: number;
  reason: string;
  madeBy: string;
};

/** False when the same request has added it before. */
export async function insertExtra(tx: Tx, bookingId: string, extra: NewExtra): Promise<boolean> {
  const rows = await tx
    .insert(bookingCharges)
    .values({ ...extra, kind: 'extra', bookingId: BigInt(bookingId) })
    .onConflictDoNothing({ target: bookingCharges.entryKey })
    .returning({ id: bookingCharges.id });
  return rows.length > 0;
}

export async function deleteCharge(tx: Tx, bookingId: string, id: string): Promise<void> {
  await tx
    .delete(bookingCharges)
    .where(and(eq(bookingCharges.id, BigInt(id)), eq(bookingCharges.bookingId, BigInt(bookingId))));
}

export async function selectCharges(db: Queryable, bookingId: string) {
  const { id, kind, amountPaise, reason, madeBy, madeAt } = bookingCharges;
  const rows = await db
    .select({ id, kind, amountPaise, reason, madeBy, madeAt })
    .from(bookingCharges)
    .where(eq(bookingCharges.bookingId, BigInt(bookingId)))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}

async function selectLastOf(
  db: Queryable,
  dutyId: string,
  kind: BookingEventKind,
): Promise<Record<string, string> | undefined> {
  const [row] = await db
    .select({ detail: bookingEvents.detail })
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.bookingId, sql`(select booking_id from duties where id = ${BigInt(dutyId)})`),
        eq(bookingEvents.dutyId, BigInt(dutyId)),
        eq(bookingEvents.kind, kind),
      ),
    )
    .orderBy(desc(bookingEvents.at), desc(bookingEvents.id))
    .limit(1);
  return row?.detail;
}

/** The detail of the duty's last change of time. */
export const selectLastMove = (db: Queryable, dutyId: string) => selectLastOf(db, dutyId, 'rescheduled');

/** The detail of the duty's last change of the ride. */
export const selectLastRide = (db: Queryable, dutyId: string) => selectLastOf(db, dutyId, 'ride-changed');
