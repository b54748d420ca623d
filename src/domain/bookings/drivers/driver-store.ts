import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { duties } from '#domain/bookings/bookings-table.ts';
import { plannedStatuses } from '#domain/bookings/duty-status.ts';
import type { DayOff, Driver } from '#domain/bookings/fleet.ts';
import { cars, driverDaysOff, drivers } from '#domain/bookings/fleet-table.ts';
import type { City } from '#domain/fares/rates.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { DayOffInput, DriverInput } from './driver-input.ts';

const partner = sql<string>`coalesce((select name from suppliers where suppliers.id = ${drivers.supplierId}), '')`;

const driverColumns = {
  id: drivers.id,
  name: drivers.name,
  phoneE164: drivers.phoneE164,
  city: drivers.city,
  licenceNumber: drivers.licenceNumber,
  licenceExpiresOn: drivers.licenceExpiresOn,
  languages: drivers.languages,
  partner,
  supplierId: drivers.supplierId,
  notes: drivers.notes,
  isSample: drivers.isSample,
  revision: drivers.revision,
  endedAt: drivers.endedAt,
};

export type DriverFilter = {
  /** Words of name, number, languages, partner or notes. */
  words: readonly string[];
  city?: City | undefined;
  /** Only those whose licence expires until this day. */
  expiresUntil?: string | undefined;
  isEnded: boolean;
};

const hasWord = (word: string): SQL =>
  sql`concat_ws(' ', ${drivers.name}, ${drivers.phoneE164}, array_to_string(${drivers.languages}, ' '), ${partner}, ${drivers.notes})
    ilike ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`;

const conditionsOf = ({ words, city, expiresUntil, isEnded }: DriverFilter) =>
  and(
    isNull(drivers.erasedAt),
    isEnded ? isNotNull(drivers.endedAt) : isNull(drivers.endedAt),
    city ? eq(drivers.city, city) : undefined,
    expiresUntil === undefined ? undefined : lte(drivers.licenceExpiresOn, expiresUntil),
    ...words.map(hasWord),
  );

export async function countDrivers(db: Queryable, filter: DriverFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(drivers).where(conditionsOf(filter));
  return row?.total ?? 0;
}

export type StoredDriver = Driver & { isEnded: boolean };

/** Days off that are over are left out. */
async function withDaysOff(
  db: Queryable,
  rows: (Omit<Driver, 'id' | 'daysOff' | 'supplierId'> & {
    id: bigint;
    supplierId: bigint | null;
    endedAt: Date | null;
  })[],
  today: string,
): Promise<StoredDriver[]> {
  const ids = rows.map(({ id }) => id);
  const daysOff =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(driverDaysOff)
          .where(and(inArray(driverDaysOff.driverId, ids), gte(driverDaysOff.lastDay, today)))
          .orderBy(asc(driverDaysOff.firstDay), asc(driverDaysOff.id));
  const daysOf = Map.groupBy(daysOff, ({ driverId }) => driverId);
  return rows.map(({ id, supplierId, endedAt, ...row }) => ({
    ...row,
    id: String(id),
    supplierId: supplierId === null ? null : String(supplierId),
    isEnded: endedAt !== null,
    daysOff: (daysOf.get(id) ?? []).map(
      ({ id: dayOffId, firstDay, lastDay, reason }): DayOff => ({
        id: String(dayOffId),
        firstDay,
        lastDay,
        reason,
      }),
    ),
  }));
}

type Page = { offset: number; limit: number; today: string };

export async function selectDrivers(
  db: Queryable,
  filter: DriverFilter,
  { offset, limit, today }: Page,
): Promise<StoredDriver[]> {
  const rows = await db
    .select(driverColumns)
    .from(drivers)
    .where(conditionsOf(filter))
    .orderBy(asc(drivers.city), asc(sql`lower(${drivers.name})`), asc(drivers.id))
    .offset(offset)
    .limit(limit);
  return withDaysOff(db, rows, today);
}

export async function selectDriver(
  db: Queryable,
  id: string,
  today: string,
): Promise<StoredDriver | undefined> {
  const rows = await db
    .select(driverColumns)
    .from(drivers)
    .where(and(eq(drivers.id, BigInt(id)), isNull(drivers.erasedAt)));
  return (await withDaysOff(db, rows, today))[0];
}

export async function lockDriver(tx: Tx, id: string, today: string): Promise<StoredDriver | undefined> {
  const rows = await tx
    .select(driverColumns)
    .from(drivers)
    .where(and(eq(drivers.id, BigInt(id)), isNull(drivers.erasedAt)))
    .for('no key update');
  return (await withDaysOff(tx, rows, today))[0];
}

/** Several, in the order of their ids. */
export async function lockDrivers(tx: Tx, ids: readonly string[], today: string): Promise<StoredDriver[]> {
  const rows = await tx
    .select(driverColumns)
    .from(drivers)
    .where(and(inArray(drivers.id, ids.map(BigInt)), isNull(drivers.erasedAt)))
    .orderBy(asc(drivers.id))
    .for('no key update');
  return withDaysOff(tx, rows, today);
}

/** What is stored of a driver: their partner is a supplier. */
export type DriverRow = Omit<DriverInput, 'partner'> & { supplierId: bigint | null };

export async function insertDriver(tx: Tx, driver: DriverRow, by: string): Promise<string> {
  const [row] = await tx
    .insert(drivers)
    .values({ ...driver, changedBy: by })
    .returning({ id: drivers.id });
  if (!row) throw new Error('no id was returned');
  return String(row.id);
}

const changedNow = (by: string) => ({
  revision: sql`${drivers.revision} + 1`,
  changedBy: by,
  changedAt: sql`now()`,
});

export async function updateDriver(tx: Tx, id: string, driver: DriverRow, by: string): Promise<void> {
  await tx
    .update(drivers)
    .set({ ...driver, ...changedNow(by) })
    .where(eq(drivers.id, BigInt(id)));
}

export async function setDriverEnded(tx: Tx, id: string, isEnded: boolean, by: string): Promise<void> {
  await tx
    .update(drivers)
    .set({ endedAt: isEnded ? sql`now()` : null, ...changedNow(by) })
    .where(eq(drivers.id, BigInt(id)));
}

/** A driver who leaves is no car's usual driver any more, also not when they come back. */
export async function clearUsualDriver(tx: Tx, driverId: string): Promise<void> {
  await tx
    .update(cars)
    .set({ usualDriverId: null })
    .where(eq(cars.usualDriverId, BigInt(driverId)));
}

export type DriverName = { id: string; name: string; city: City };

/** Those in use, by city and name. */
export async function selectDriverNames(db: Queryable): Promise<DriverName[]> {
  const rows = await db
    .select({ id: drivers.id, name: drivers.name, city: drivers.city })
    .from(drivers)
    .where(conditionsOf({ words: [], isEnded: false }))
    .orderBy(asc(drivers.city), asc(sql`lower(${drivers.name})`), asc(drivers.id));
  return rows.map(({ id, ...row }) => ({ ...row, id: String(id) }));
}

/** Days off have no revision, but an undo of an import must see that they were changed. */
export async function noteDriverChange(tx: Tx, id: string, changedBy: string): Promise<void> {
  await tx
    .update(drivers)
    .set({ changedBy, changedAt: sql`now()` })
    .where(eq(drivers.id, BigInt(id)));
}

export async function insertDayOff(tx: Tx, driverId: string, dayOff: DayOffInput, by: string): Promise<void> {
  await tx.insert(driverDaysOff).values({ ...dayOff, driverId: BigInt(driverId), madeBy: by });
}

export async function deleteDayOff(tx: Tx, driverId: string, id: string): Promise<void> {
  await tx
    .delete(driverDaysOff)
    .where(and(eq(driverDaysOff.id, BigInt(id)), eq(driverDaysOff.driverId, BigInt(driverId))));
}

/** The bookings that a driver still has to drive on these days of India. */
export async function selectDutiesOn(
  db: Queryable,
  driverId: string,
  { firstDay, lastDay }: Pick<DayOff, 'firstDay' | 'lastDay'>,
): Promise<string[]> {
  const rows = await db
    .select({ bookingId: duties.bookingId })
    .from(duties)
    .where(
      and(
        eq(duties.driverId, BigInt(driverId)),
        inArray(duties.status, [...plannedStatuses]),
        sql`${duties.during} && tstzrange(
          ${firstDay}::date::timestamp at time zone 'Asia/Kolkata',
          (${lastDay}::date + 1)::timestamp at time zone 'Asia/Kolkata')`,
      ),
    )
    .orderBy(asc(duties.pickupAt));
  return rows.map(({ bookingId }) => String(bookingId));
}
