import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type LeftOut, leftOutOf, nothingLeftOut } from '#domain/fares/inclusions.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { Duty } from './booking.ts';
import { bookingFields, countNames, type DetailName, textNames } from './booking-fields.ts';
import { duties } from './bookings-table.ts';

const dutyColumns = {
  id: duties.id,
  bookingId: duties.bookingId,
  status: duties.status,
  tripType: duties.tripType,
  city: duties.city,
  cityName: sql<string>`(select name from cities where code = ${duties.city})`,
  fromSlug: duties.fromSlug,
  toSlug: duties.toSlug,
  fromName: duties.fromName,
  toName: duties.toName,
  stops: duties.stops,
  ...recordOf(textNames, (name) => duties[name]),
  ...recordOf(countNames, (name) => duties[name]),
  carType: duties.carType,
  carTypeName: sql<string>`(select name from car_types where code = ${duties.carType})`,
  pickupAt: duties.pickupAt,
  endsAt: duties.endsAt,
  km: duties.km,
  hours: duties.hours,
  days: duties.days,
  fare: duties.fare,
  farePaise: duties.farePaise,
  tollsIncluded: duties.tollsIncluded,
  leftOut: duties.leftOut,
  rateVersion: duties.rateVersion,
  carId: duties.carId,
  driverId: duties.driverId,
  revision: duties.revision,
  endCode: duties.endCode,
  driverSince: duties.driverSince,
  startedAt: duties.startedAt,
  endedAt: duties.endedAt,
  closedAt: duties.closedAt,
};

/** These fields of `duties d` under their names. */
export const selectedFields = (names: readonly DetailName[]): SQL =>
  sql.raw(names.map((name) => `d.${bookingFields[name].column} as "${name}"`).join(', '));

/** The driver's link stops working. The next driver has the tries for the code, the steps and the end before them. */
export const endedLink = {
  driverTokenHash: null,
  driverTokenEncrypted: '',
  driverOpenedAt: null,
  wrongCodes: 0,
  wrongCodeKey: null,
  driverSince: sql`now()`,
};

type Row = Omit<Duty, 'id' | 'bookingId' | 'carId' | 'driverId' | 'leftOut'> & {
  id: bigint;
  bookingId: bigint;
  carId: bigint | null;
  driverId: bigint | null;
  tollsIncluded: boolean | null;
  leftOut: LeftOut | null;
};

/**
 * What is left out of a stored price. The customers of earlier bookings have read that without a fare by the rates the driver's
 * tolls and state taxes are added.
 */
export function storedLeftOut({
  leftOut,
  tollsIncluded,
  fare,
}: Pick<Row, 'leftOut' | 'tollsIncluded' | 'fare'>): LeftOut {
  if (leftOut) return leftOut;
  if (tollsIncluded ?? fare !== null) return nothingLeftOut;
  return leftOutOf(fare ? ['tolls'] : ['tolls', 'state-taxes'], 0);
}

const textOf = (id: bigint | null) => (id === null ? null : String(id));

const dutyOf = ({ tollsIncluded, ...row }: Row): Duty => ({
  ...row,
  id: String(row.id),
  bookingId: String(row.bookingId),
  carId: textOf(row.carId),
  driverId: textOf(row.driverId),
  leftOut: storedLeftOut({ ...row, tollsIncluded }),
});

export async function selectDuty(db: Queryable, id: string): Promise<Duty | undefined> {
  const [row] = await db
    .select(dutyColumns)
    .from(duties)
    .where(eq(duties.id, BigInt(id)));
  return row && dutyOf(row);
}

/** The same, locked until the transaction ends. */
export async function lockDuty(tx: Tx, id: string): Promise<Duty | undefined> {
  const [row] = await tx
    .select(dutyColumns)
    .from(duties)
    .where(eq(duties.id, BigInt(id)))
    .for('update');
  return row && dutyOf(row);
}

/** Several, locked in the order of their ids, so that two who lock the same ones wait for each other. */
export async function lockDuties(tx: Tx, ids: readonly string[]): Promise<Duty[]> {
  const rows = await tx
    .select(dutyColumns)
    .from(duties)
    .where(inArray(duties.id, ids.map(BigInt)))
    .orderBy(asc(duties.id))
    .for('update');
  return rows.map(dutyOf);
}

/** By the hash of the driver's link. */
export async function selectDutyOfDriver(db: Queryable, tokenHash: Buffer): Promise<Duty | undefined> {
  const [row] = await db.select(dutyColumns).from(duties).where(eq(duties.driverTokenHash, tokenHash));
  return row && dutyOf(row);
}

/** In the order of their pick-up. */
export async function selectDutiesOf(db: Queryable, bookingIds: readonly string[]): Promise<Duty[]> {
  const rows = await db
    .select(dutyColumns)
    .from(duties)
    .where(inArray(duties.bookingId, bookingIds.map(BigInt)))
    .orderBy(asc(duties.pickupAt), asc(duties.id));
  return rows.map(dutyOf);
}
