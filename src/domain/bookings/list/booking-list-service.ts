import { bookingIdOf } from '#domain/bookings/booking.ts';
import { findCustomerIds } from '#domain/enquiries/customers/customer-list-service.ts';
import { dayInIndia, daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { BookingListPage, BookingListQuery, ListedBooking } from './booking-list.ts';
import { type Cursor, type ListedRow, selectFound, selectSlice } from './booking-list-store.ts';

const pageSize = 50;
const maxFound = 100;

const cursorText = ({ at, id }: Cursor) => `${at}|${id}`;

/** A cursor comes from an address, which anyone can change. */
function cursorOf(text: string | undefined): Cursor | undefined {
  const [, at, id] =
    /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?)\|([1-9]\d{0,17})$/.exec(text ?? '') ??
    [];
  return at && id ? { at, id } : undefined;
}

const withoutCursor = ({ cursor: _cursor, ...booking }: ListedRow): ListedBooking => booking;

/** By number, by the digits of a phone number, or by words of the name. */
async function search(db: Queryable, typed: string, limit: number): Promise<ListedBooking[]> {
  const id = bookingIdOf(typed);
  const customerIds = await findCustomerIds(db, typed);
  if (customerIds.length === 0 && id === undefined) return [];
  return selectFound(db, customerIds, id, limit);
}

export async function listBookings(
  db: Queryable,
  actor: StaffActor,
  query: BookingListQuery,
  now = new Date(),
): Promise<BookingListPage> {
  assertArea(actor, 'enquiries');
  if (query.search) return { bookings: await search(db, query.search, maxFound), nextCursor: '' };
  const day = dayInIndia(now);
  const today = { from: startOfDayInIndia(day), to: startOfDayInIndia(daysAfter(day, 1)) };
  const { view, period, status, city } = query;
  const after = cursorOf(query.after);
  // One row more than a page tells whether there is another page.
  const slice = { view, period, status, city, now, today, after, limit: pageSize + 1 };
  const rows = await selectSlice(db, slice);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    bookings: page.map(withoutCursor),
    nextCursor: rows.length > pageSize && last ? cursorText(last.cursor) : '',
  };
}

/** For the palette. */
export async function findBookings(
  db: Queryable,
  actor: StaffActor,
  typed: string,
  limit: number,
): Promise<ListedBooking[]> {
  assertArea(actor, 'enquiries');
  return search(db, typed, limit);
}

/** The bookings of a customer and of those merged into them, the newest first. */
export async function listBookingsOfCustomer(
  db: Queryable,
  actor: StaffActor,
  customerId: string,
): Promise<ListedBooking[]> {
  assertArea(actor, 'enquiries');
  return rowId.test(customerId) ? selectFound(db, [customerId], undefined, maxFound) : [];
}
