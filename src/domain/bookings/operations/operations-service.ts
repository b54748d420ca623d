import { bookingIdOf } from '#domain/bookings/booking.ts';
import { findCustomerIds } from '#domain/enquiries/customers/customer-list-service.ts';
import { dayInIndia, dayOf } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { findSuppliers } from '#domain/suppliers/supplier-service.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Found } from './conditions-store.ts';
import type {
  ListFilter,
  ServicePage,
  ServiceQuery,
  SupplierPage,
  TodoCounts,
  TripPage,
  TripQuery,
} from './operations.ts';
import { type ServiceCursor, selectServiceSlice } from './service-list-store.ts';
import { type GroupCursor, selectGroups } from './supplier-list-store.ts';
import { selectTodoCounts } from './todo-store.ts';
import { selectTripSlice, selectTripsFound, type TripCursor } from './trip-list-store.ts';

const pageSize = 50;
const maxFound = 100;
const maxSuppliersFound = 10;

/** `undefined` when nothing is typed. */
async function findTyped(
  db: Queryable,
  actor: StaffActor,
  typed: string | undefined,
): Promise<Found | undefined> {
  if (!typed) return undefined;
  const [customerIds, suppliers] = await Promise.all([
    findCustomerIds(db, typed),
    findSuppliers(db, actor, typed, undefined, maxSuppliersFound),
  ]);
  return { bookingId: bookingIdOf(typed), customerIds, supplierIds: suppliers.map(({ id }) => id) };
}

const isNothing = ({ bookingId, customerIds, supplierIds }: Found): boolean =>
  bookingId === undefined && customerIds.length === 0 && supplierIds.length === 0;

/** A cursor comes from an address, which anyone can change. */
function serviceCursorOf(text: string | undefined): ServiceCursor | undefined {
  const [, day = '', starts = '', id] =
    /^(\d{4}-\d\d-\d\d)\|((?:\d\d:\d\d)?)\|([1-9]\d{0,17})$/.exec(text ?? '') ?? [];
  const at = dayOf(day);
  return at && id ? { at, starts, id } : undefined;
}

function groupCursorOf(text: string | undefined): GroupCursor | undefined {
  const [, day = '', id] = /^(\d{4}-\d\d-\d\d)\|([1-9]\d{0,17})$/.exec(text ?? '') ?? [];
  const at = dayOf(day);
  return at && id ? { at, id } : undefined;
}

function tripCursorOf(text: string | undefined): TripCursor | undefined {
  const [, at = '', id] =
    /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?)\|([1-9]\d{0,17})$/.exec(text ?? '') ??
    [];
  return dayOf(at.slice(0, 10)) && id ? { at, id } : undefined;
}

/** One row more than a page tells whether there is another page. */
function cut<Row>(rows: readonly Row[], cursorOf: (row: Row) => string) {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > pageSize && last ? cursorOf(last) : '' };
}

export async function countTodo(db: Queryable, actor: StaffActor, now = new Date()): Promise<TodoCounts> {
  assertArea(actor, 'enquiries');
  return selectTodoCounts(db, dayInIndia(now));
}

export async function listServices(
  db: Queryable,
  actor: StaffActor,
  { scope, kind, state, owner, search, after }: ServiceQuery,
  now = new Date(),
): Promise<ServicePage> {
  assertArea(actor, 'enquiries');
  const found = await findTyped(db, actor, search);
  if (found && isNothing(found)) return { services: [], nextCursor: '' };
  const rows = await selectServiceSlice(db, {
    ...{ scope, kind, state, owner, found, today: dayInIndia(now) },
    ...{ after: serviceCursorOf(after), limit: pageSize + 1 },
  });
  const { page, nextCursor } = cut(rows, ({ cursor: { at, starts, id } }) => `${at}|${starts}|${id}`);
  return { services: page.map(({ cursor: _cursor, ...service }) => service), nextCursor };
}

/** The suppliers whom staff still wait for, or have not asked. */
export async function listSuppliersToAsk(
  db: Queryable,
  actor: StaffActor,
  { kind, state, owner, search, after }: ListFilter,
  now = new Date(),
): Promise<SupplierPage> {
  assertArea(actor, 'enquiries');
  const found = await findTyped(db, actor, search);
  if (found && isNothing(found)) return { suppliers: [], nextCursor: '' };
  const rows = await selectGroups(db, {
    ...{ kind, state, owner, found, today: dayInIndia(now) },
    ...{ after: groupCursorOf(after), limit: pageSize + 1 },
  });
  const { page, nextCursor } = cut(rows, ({ nextDay, id }) => `${nextDay}|${id}`);
  return { suppliers: page, nextCursor };
}

/** A typed text is looked for in all trips. */
export async function listTrips(
  db: Queryable,
  actor: StaffActor,
  { show, owner, search, after }: TripQuery,
  now = new Date(),
): Promise<TripPage> {
  assertArea(actor, 'enquiries');
  const found = await findTyped(db, actor, search);
  if (found && isNothing(found)) return { trips: [], nextCursor: '' };
  const slice = { show, owner, today: dayInIndia(now), after: tripCursorOf(after), limit: pageSize + 1 };
  const rows = found ? await selectTripsFound(db, found, owner, maxFound) : await selectTripSlice(db, slice);
  if (found) return { trips: rows.map(({ cursor: _cursor, ...trip }) => trip), nextCursor: '' };
  const { page, nextCursor } = cut(rows, ({ cursor: { at, id } }) => `${at}|${id}`);
  return { trips: page.map(({ cursor: _cursor, ...trip }) => trip), nextCursor };
}
