import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { bookingCharges, bookingServices, bookings, duties } from '#domain/bookings/bookings-table.ts';
import type { Statement } from '#domain/bookings/slip/statement.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { BilledCharge, BilledCustomer, BilledRide } from './billing.ts';

const textOf = (id: bigint | null) => (id === null ? null : String(id));

/** `undefined` of a booking that is gone or erased. */
export async function selectBilledBooking(db: Queryable, id: string) {
  const { quoteId, kind, firstDay, lastDay, cancelledAt, buyerId, customerId } = bookings;
  const [row] = await db
    .select({ quoteId, kind, firstDay, lastDay, cancelledAt, buyerId, customerId })
    .from(bookings)
    .where(and(eq(bookings.id, BigInt(id)), isNull(bookings.erasedAt)));
  return (
    row && {
      ...row,
      quoteId: textOf(row.quoteId),
      buyerId: textOf(row.buyerId),
      customerId: String(row.customerId),
    }
  );
}

/** When a ride was cancelled or its customer did not come. */
const endedAt = sql<Date | null>`case when ${duties.status} in ('cancelled', 'no-show') then (
  select max(e.at) from booking_events e
  where e.booking_id = ${duties.bookingId} and e.duty_id = ${duties.id} and e.kind in ('cancelled', 'no-show')
) end`.mapWith(duties.closedAt);

/** The rides that have an amount of their own: all but those of a package. */
export async function selectBilledRides(db: Queryable, bookingId: string): Promise<BilledRide[]> {
  const rows = await db
    .select({
      dutyId: duties.id,
      title: bookingServices.title,
      city: duties.city,
      tripType: duties.tripType,
      status: duties.status,
      pickupAt: duties.pickupAt,
      amountPaise: bookingServices.amountPaise,
      farePaise: duties.farePaise,
      fare: duties.fare,
      statement: duties.statement,
      closedAt: duties.closedAt,
      endedAt,
    })
    .from(duties)
    .innerJoin(bookingServices, eq(bookingServices.id, duties.id))
    .where(eq(duties.bookingId, BigInt(bookingId)))
    .orderBy(asc(duties.id));
  return rows.map(({ statement, ...row }) => ({
    ...row,
    dutyId: String(row.dutyId),
    statement: statement as Statement | null,
  }));
}

export async function selectBilledCharges(db: Queryable, bookingId: string): Promise<BilledCharge[]> {
  const { id, dutyId, kind, amountPaise, gstPercent, gstPaise, reason } = bookingCharges;
  const rows = await db
    .select({ id, dutyId, kind, amountPaise, gstPercent, gstPaise, reason })
    .from(bookingCharges)
    .where(eq(bookingCharges.bookingId, BigInt(bookingId)))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, id: String(row.id), dutyId: textOf(row.dutyId) }));
}

/** Of the services that are not cancelled. */
export async function selectServiceKinds(db: Queryable, bookingId: string): Promise<string[]> {
  const { kind, state } = bookingServices;
  const rows = await db
    .selectDistinct({ kind })
    .from(bookingServices)
    .where(and(eq(bookingServices.bookingId, BigInt(bookingId)), sql`${state} <> 'cancelled'`));
  return rows.map((row) => row.kind);
}

const customerColumns = sql`p.id::text as id, p.name, p.lives_in as "livesIn", p.state, p.gstin`;

/** The customer, or the one that they were merged into. */
export async function selectBilledCustomer(
  db: Queryable,
  customerId: string,
): Promise<BilledCustomer | undefined> {
  const { rows } = await db.execute<BilledCustomer>(sql`
    select ${customerColumns} from customers own join customers p on p.id = coalesce(own.merged_into, own.id)
    where own.id = ${customerId}::bigint`);
  return rows[0];
}

export async function selectCustomerOfEnquiry(
  db: Queryable,
  enquiryId: string,
): Promise<BilledCustomer | undefined> {
  const { rows } = await db.execute<BilledCustomer>(sql`
    select ${customerColumns} from enquiries e
    join customers own on own.id = e.customer_id join customers p on p.id = coalesce(own.merged_into, own.id)
    where e.id = ${enquiryId}::bigint`);
  return rows[0];
}

/** The bookings that have rides, for one buyer, which were closed within these days of India. */
export async function selectClosedOfBuyer(
  db: Queryable,
  buyerId: string,
  { from, until }: { from: string; until: string },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct b.id::text as id, b.id as number from bookings b join duties d on d.booking_id = b.id
    where b.buyer_id = ${buyerId}::bigint and b.erased_at is null
      and (d.closed_at at time zone 'Asia/Kolkata')::date between ${from}::date and ${until}::date
    order by number`);
  return rows.map(({ id }) => id);
}
