import { randomUUID } from 'node:crypto';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { statusWith } from '#domain/bookings/duty-status.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import { newBookingLink } from '#domain/bookings/making/booking-link.ts';
import {
  addBookedCustomers,
  customersByNumber,
  holdCustomers,
  lockBookedCustomers,
  removeBookedCustomers,
} from '#domain/enquiries/import/booked-customers.ts';
import { type CabNames, carName, cityName } from '#domain/fares/cab-names.ts';
import { openPricer } from '#domain/fares/price-many.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import type { Storing } from '#domain/sheet-import/sheet-import.ts';
import { listOf, type Read, type ReadRows } from '#domain/sheet-import/sheet-list.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { newDigits } from '#platform/secrets/secrets.ts';
import { cutTo } from '#platform/text.ts';
import {
  deleteBookings,
  insertBookings,
  lockBookingsOf,
  lockFleet,
  type NewBooking,
  selectSame,
  selectTakenTimes,
} from './booking-import-store.ts';
import { fleetOf, type PlannedBooking, planBooking } from './booking-plan.ts';
import { type ImportedBooking, readBookingRow } from './booking-row.ts';
import { selectCarsInUse, selectDriversInUse } from './fleet-import-store.ts';
import { bookingColumns } from './import-columns.ts';
import type { BookingField } from './import-kind.ts';
import {
  Duplicates,
  type ListContext,
  type ListPlan,
  type PlannedRow,
  type UndoneImport,
} from './import-plan.ts';
import { TakenTimes } from './taken-times.ts';

const returnText = ({ day, clock }: { day: string; clock: string }) =>
  [dateText(day), clock].filter(Boolean).join(', ');

const textsOf = ({ row, booking, car, driver, duty }: PlannedBooking, cabs: CabNames): PlannedRow => ({
  row,
  texts: {
    name: booking.name,
    phone: displayPhone(booking.phoneE164),
    pickUp: timeText(duty.pickupAt),
    from: duty.fromName,
    to: duty.toName,
    returns: booking.returns ? returnText(booking.returns) : '',
    carType: carName(cabs, duty.carType),
    price: formatPaise(duty.farePaise),
    advance: booking.advancePaise > 0 ? formatPaise(booking.advancePaise) : '',
    plate: car ? plateText(car.plate) : '',
    driverPhone: driver?.name ?? '',
    city: cityName(cabs, duty.city),
    notes: booking.notes,
    ...booking.details,
  },
});

const keyOf = ({ phoneE164, pickupAt }: { phoneE164: string; pickupAt: Date }) =>
  `${phoneE164} ${pickupAt.toISOString()}`;

type Known = Awaited<ReturnType<typeof customersByNumber>>;

const isOtherName = (name: string, customer: string) =>
  customer !== '' && name.toLowerCase() !== customer.toLowerCase();

/** A known customer keeps their name; the one in the file is then who travels. */
function passengerOf({ booking }: PlannedBooking, known: Known): string {
  const customer = known.get(booking.phoneE164);
  return customer && isOtherName(booking.name, customer.name) ? cutTo(booking.name, 100) : '';
}

/** Locks cars and drivers where the plan is about to be stored. */
async function takenTimes(db: Queryable, planned: readonly PlannedBooking[], tx: Tx | undefined) {
  const carIds = [...new Set(planned.flatMap(({ car }) => car?.id ?? []))];
  const driverIds = [...new Set(planned.flatMap(({ driver }) => driver?.id ?? []))];
  if (tx) await lockFleet(tx, { carIds, driverIds });
  const times = planned.flatMap(({ duty }) => [duty.pickupAt.getTime(), duty.endsAt.getTime()]);
  if (times.length === 0) return new TakenTimes([]);
  const [from, to] = times.reduce(
    ([least, most], time) => [Math.min(least, time), Math.max(most, time)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  return new TakenTimes(
    await selectTakenTimes(db, { carIds, driverIds, from: new Date(from), to: new Date(to) }),
  );
}

const sameBookings = (db: Queryable, read: readonly Read<ImportedBooking>[]) =>
  selectSame(
    db,
    [...new Set(read.map(({ value }) => value.phoneE164))],
    read.map(({ value }) => value.pickupAt),
  );

function newBooking(
  planned: PlannedBooking,
  known: Known,
  customerId: string,
  { encryption, fileName }: Storing,
): NewBooking {
  const { booking, car, driver, title, duty } = planned;
  const idempotencyKey = randomUUID();
  const crew = { ...(car && { car: plateText(car.plate) }), ...(driver && { driver: driver.name }) };
  const { advancePaise } = booking;
  const advance = { kind: 'advance', method: 'other', amountPaise: String(advancePaise) };
  return {
    idempotencyKey,
    ...newBookingLink(encryption, idempotencyKey),
    customerId,
    notes: booking.notes,
    title,
    duty: {
      ...duty,
      passengerName: passengerOf(planned, known),
      status: statusWith('confirmed', { car: car !== undefined, driver: driver !== undefined }),
      carId: car?.id ?? null,
      driverId: driver?.id ?? null,
      endCode: newDigits(4),
    },
    advance: advancePaise > 0 ? { entryKey: randomUUID(), amountPaise: advancePaise } : undefined,
    events: [
      { kind: 'made', detail: { totalPaise: String(duty.farePaise), file: fileName }, isOfDuty: true },
      ...(car || driver ? [{ kind: 'assigned', detail: crew, isOfDuty: true } as const] : []),
      ...(advancePaise > 0 ? [{ kind: 'money', detail: advance, isOfDuty: false } as const] : []),
    ],
  };
}

async function store(tx: Tx, storing: Storing, planned: readonly PlannedBooking[], known: Known) {
  const numbers = new Set(planned.map(({ booking }) => booking.phoneE164));
  const held = [...known.values()].filter(({ phoneE164 }) => numbers.has(phoneE164)).map(({ id }) => id);
  await holdCustomers(tx, [...new Set(held)]);
  const newNames = new Map<string, string>();
  for (const { booking } of planned)
    if (!known.has(booking.phoneE164) && !newNames.has(booking.phoneE164))
      newNames.set(booking.phoneE164, booking.name);
  const contacts = [...newNames].map(([phoneE164, name]) => ({ phoneE164, name }));
  const added = await addBookedCustomers(tx, storing.importId, contacts);
  const rows = planned.map((row) => {
    const { phoneE164 } = row.booking;
    return newBooking(row, known, known.get(phoneE164)?.id ?? added.get(phoneE164) ?? '', storing);
  });
  const bookingId = await insertBookings(tx, storing, rows);
  // One notice, so that open pages load once.
  if (bookingId) await announceLive(tx, { bookingId });
}

/** Open bookings only. A row whose car or driver is taken is left out; the others are imported. */
async function planBookings(
  db: Queryable,
  { read, faults }: ReadRows<ImportedBooking, BookingField>,
  { addsDuplicates, names, types, now, tx }: ListContext,
): Promise<ListPlan> {
  const fleet = fleetOf(await selectCarsInUse(db), await selectDriversInUse(db));
  const price = await openPricer(db, now);
  const rides: PlannedBooking[] = [];
  for (const row of read) {
    const planned = planBooking(row, { fleet, price, knownTypes: types.known });
    if (Array.isArray(planned)) faults.push(...planned);
    else rides.push(planned);
  }
  const taken = await takenTimes(db, rides, tx);
  const same = await sameBookings(db, read);
  const duplicates = new Duplicates(
    new Map(same.map((booking) => [keyOf(booking), bookingNumber(booking.bookingId)])),
  );
  const planned = rides.filter((ride) => {
    const { row, booking } = ride;
    if (duplicates.has(keyOf(booking), row, booking.name) && !addsDuplicates) return false;
    const clashes = taken.take(ride);
    faults.push(...clashes);
    if (clashes.length === 0) duplicates.take(keyOf(booking), row);
    return clashes.length === 0;
  });
  const known = await customersByNumber(db, [...new Set(planned.map(({ booking }) => booking.phoneE164))]);
  return {
    planned: planned.map((one) => textsOf(one, names)),
    faults: faults.toSorted((one, other) => one.row - other.row),
    duplicates: duplicates.found,
    customers: planned.flatMap(({ row, booking: { name, phoneE164 } }) => {
      const customer = known.get(phoneE164)?.name ?? '';
      return isOtherName(name, customer) ? [{ row, name, customer }] : [];
    }),
    // With the bookings that are there already: a file that is sent twice is then another one the second time.
    changes: [
      same,
      planned.map(({ booking, car, driver, duty }) => [
        booking,
        ...[String(car?.id), String(driver?.id), duty.farePaise, duty.endsAt],
        known.get(booking.phoneE164)?.id,
      ]),
    ],
    counts: { added: planned.length },
    store: (tx, storing) => store(tx, storing, planned, known),
  };
}

/** Removes the bookings that were not changed or used since, and the customers who were added for them. */
async function undoBookings(tx: Tx, importId: bigint): Promise<UndoneImport> {
  const customers = await lockBookedCustomers(tx, importId);
  const found = await lockBookingsOf(tx, importId);
  const free = found.filter(({ isFree }) => isFree).map(({ id }) => id);
  await deleteBookings(tx, free);
  const removed = await removeBookedCustomers(tx, importId);
  const [first] = free;
  if (first !== undefined) await announceLive(tx, { bookingId: String(first) });
  return {
    removed: free.length,
    kept: found
      .filter(({ isFree }) => !isFree)
      .map(({ id, isUsed }) => ({
        name: bookingNumber(String(id)),
        reason: isUsed ? 'used' : 'changed',
      })),
    customers: { removed, kept: customers - removed },
  };
}

export const bookingList = {
  open: listOf<BookingField, ImportedBooking, ListContext, ListPlan>({
    columns: bookingColumns,
    readRow: (row, columns, context) => readBookingRow(row, columns, context, context.now),
    plan: planBookings,
  }),
  undo: undoBookings,
};
