import { and, asc, eq, inArray } from 'drizzle-orm';
import type { BookingEventKind } from '#domain/bookings/booking.ts';
import { bookingEvents } from '#domain/bookings/bookings-table.ts';
import { cars, drivers } from '#domain/bookings/fleet-table.ts';
import type { Queryable } from '#platform/database/db.ts';

export type BookingEvent = {
  id: string;
  dutyId: string | null;
  at: Date;
  actorName: string;
  kind: BookingEventKind;
  detail: Record<string, string>;
};

/** The timeline, the oldest first. */
export async function selectEvents(db: Queryable, bookingId: string): Promise<BookingEvent[]> {
  const { id, dutyId, at, actorName, kind, detail } = bookingEvents;
  const rows = await db
    .select({ id, dutyId, at, actorName, kind, detail })
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, BigInt(bookingId)))
    .orderBy(asc(at), asc(id));
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    dutyId: row.dutyId === null ? null : String(row.dutyId),
  }));
}

/** One event of a booking. */
export async function selectEvent(
  db: Queryable,
  bookingId: string,
  eventId: string,
): Promise<Pick<BookingEvent, 'kind' | 'detail'> | undefined> {
  const { kind, detail } = bookingEvents;
  const [row] = await db
    .select({ kind, detail })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.id, BigInt(eventId)), eq(bookingEvents.bookingId, BigInt(bookingId))));
  return row;
}

export type CarName = { id: string; plate: string; model: string };
export type DriverName = { id: string; name: string; phoneE164: string };

export async function selectCarNames(db: Queryable, ids: readonly string[]): Promise<CarName[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: cars.id, plate: cars.plate, model: cars.model })
    .from(cars)
    .where(inArray(cars.id, ids.map(BigInt)));
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}

export async function selectDriverNames(db: Queryable, ids: readonly string[]): Promise<DriverName[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: drivers.id, name: drivers.name, phoneE164: drivers.phoneE164 })
    .from(drivers)
    .where(inArray(drivers.id, ids.map(BigInt)));
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}
