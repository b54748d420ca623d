import { inArray, sql } from 'drizzle-orm';
import type { BookingEventKind, DutyPlan } from '#domain/bookings/booking.ts';
import {
  bookingEvents,
  bookingServices,
  bookings,
  duties,
  moneyEntries,
} from '#domain/bookings/bookings-table.ts';
import { type DutyStatus, openStatuses } from '#domain/bookings/duty-status.ts';
import { batchesOf } from '#domain/sheet-import/batches.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';

const idList = (ids: readonly bigint[]) => sql`${`{${ids.join(',')}}`}::bigint[]`;
const textList = (texts: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;
const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
/** Written as in the constraints and partial indexes, so that the planner uses them. */
const isOpen = sql.raw(`d.status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`);

/** In the order in which the board locks them: cars first. No staff member plans them until the import is stored. */
export async function lockFleet(tx: Tx, fleet: { carIds: bigint[]; driverIds: bigint[] }): Promise<void> {
  await tx.execute(
    sql`select id from cars where id = any(${idList(fleet.carIds)}) order by id for no key update`,
  );
  await tx.execute(
    sql`select id from drivers where id = any(${idList(fleet.driverIds)}) order by id for no key update`,
  );
}

export type TakenTime = {
  carId: string | null;
  driverId: string | null;
  bookingId: string;
  customer: string;
  pickupAt: Date;
  endsAt: Date;
};

type Asked = { carIds: bigint[]; driverIds: bigint[]; from: Date; to: Date };

/** The open duties of these cars and drivers within this time. */
export async function selectTakenTimes(
  db: Queryable,
  { carIds, driverIds, from, to }: Asked,
): Promise<TakenTime[]> {
  const of = (column: 'car_id' | 'driver_id', ids: bigint[]) => sql`
    select d.id, d.car_id, d.driver_id, d.booking_id, d.passenger_name, d.pickup_at, d.ends_at from duties d
    where ${sql.raw(`d.${column}`)} = any(${idList(ids)}) and ${isOpen} and d.during && tstzrange(${at(from)}, ${at(to)})`;
  type Row = Record<keyof TakenTime, string>;
  const { rows } = await db.execute<Row>(sql`
    with taken as (${of('car_id', carIds)} union ${of('driver_id', driverIds)})
    select t.car_id::text as "carId", t.driver_id::text as "driverId", t.booking_id::text as "bookingId",
      coalesce(nullif(t.passenger_name, ''), p.name) as customer,
      to_json(t.pickup_at)#>>'{}' as "pickupAt", to_json(t.ends_at)#>>'{}' as "endsAt"
    from taken t join bookings b on b.id = t.booking_id join customers p on p.id = b.customer_id`);
  return rows.map((row) => ({ ...row, pickupAt: new Date(row.pickupAt), endsAt: new Date(row.endsAt) }));
}

export type SameBooking = { phoneE164: string; pickupAt: Date; bookingId: string };

/** Bookings of these numbers with a pick-up at one of these times; cancelled ones do not count. */
export async function selectSame(
  db: Queryable,
  numbers: readonly string[],
  pickupTimes: readonly Date[],
): Promise<SameBooking[]> {
  const { rows } = await db.execute<{ phoneE164: string; pickupAt: string; bookingId: string }>(sql`
    select p.phone_e164 as "phoneE164", to_json(d.pickup_at)#>>'{}' as "pickupAt", d.booking_id::text as "bookingId"
    from duties d join bookings b on b.id = d.booking_id join customers p on p.id = b.customer_id
    where d.pickup_at = any(${textList(pickupTimes.map((moment) => moment.toISOString()))}::timestamptz[])
      and d.status not in ('cancelled', 'no-show') and p.phone_e164 = any(${textList(numbers)})
    order by d.id desc`);
  return rows.map((row) => ({ ...row, pickupAt: new Date(row.pickupAt) }));
}

export type NewBooking = {
  idempotencyKey: string;
  tokenHash: Buffer;
  tokenEncrypted: string;
  customerId: string;
  notes: string;
  title: string;
  duty: DutyPlan & { status: DutyStatus; carId: bigint | null; driverId: bigint | null; endCode: string };
  advance: { entryKey: string; amountPaise: number } | undefined;
  events: { kind: BookingEventKind; detail: Record<string, string>; isOfDuty: boolean }[];
};

type By = { importId: bigint; actor: { id: string; name: string } };

async function insertBatch(tx: Tx, { importId, actor }: By, batch: readonly NewBooking[]) {
  const made = await tx
    .insert(bookings)
    .values(
      batch.map(({ idempotencyKey, tokenHash, tokenEncrypted, customerId, notes, duty, advance }) => ({
        ...{ idempotencyKey, tokenHash, tokenEncrypted, notes, importId },
        customerId: BigInt(customerId),
        origin: 'import' as const,
        ownerId: BigInt(actor.id),
        totalPaise: duty.farePaise,
        receivedPaise: advance?.amountPaise ?? 0,
        madeBy: actor.name,
      })),
    )
    .returning({ id: bookings.id, key: bookings.idempotencyKey });
  const idOfKey = new Map(made.map(({ id, key }) => [key, id]));
  const rows = batch.map((row) => ({ ...row, bookingId: idOfKey.get(row.idempotencyKey) ?? 0n }));
  const services = await tx
    .insert(bookingServices)
    .values(
      rows.map(({ bookingId, title, duty }) => ({
        ...{ bookingId, title, kind: 'cab' as const, position: 1, amountPaise: duty.farePaise },
      })),
    )
    .returning({ id: bookingServices.id, bookingId: bookingServices.bookingId });
  const dutyIdOf = new Map(services.map(({ id, bookingId }) => [bookingId, id]));
  const withDuty = rows.map((row) => ({ ...row, dutyId: dutyIdOf.get(row.bookingId) ?? 0n }));
  await tx
    .insert(duties)
    .values(withDuty.map(({ duty, dutyId, bookingId }) => ({ ...duty, id: dutyId, bookingId })));
  const advances = rows.flatMap(({ bookingId, advance }) => (advance ? [{ ...advance, bookingId }] : []));
  if (advances.length > 0)
    await tx.insert(moneyEntries).values(
      advances.map((advance) => ({
        ...advance,
        kind: 'advance' as const,
        method: 'other' as const,
        place: 'bank' as const,
        madeBy: actor.name,
      })),
    );
  const events = withDuty.flatMap(({ bookingId, dutyId, events: own }) =>
    own.map(({ kind, detail, isOfDuty }) => ({
      ...{ bookingId, kind, detail, actorName: actor.name, actorId: BigInt(actor.id) },
      dutyId: isOfDuty ? dutyId : null,
    })),
  );
  for (const some of batchesOf(events)) await tx.insert(bookingEvents).values(some);
  return made[0]?.id;
}

/** Returns the id of one of them. */
export async function insertBookings(
  tx: Tx,
  by: By,
  rows: readonly NewBooking[],
): Promise<string | undefined> {
  let last: bigint | undefined;
  for (const batch of batchesOf(rows)) last = await insertBatch(tx, by, batch);
  return last === undefined ? undefined : String(last);
}

/**
 * The bookings of an import, untouched ones marked as free. Locks bookings before their duties, as a
 * change of a booking does.
 */
export async function lockBookingsOf(
  tx: Tx,
  importId: bigint,
): Promise<{ id: bigint; isFree: boolean; isUsed: boolean }[]> {
  const id = sql`${String(importId)}::bigint`;
  await tx.execute(sql`select id from bookings where import_id = ${id} order by id for no key update`);
  await tx.execute(sql`
    select id from duties where booking_id in (select id from bookings where import_id = ${id}) order by id for update`);
  const { rows } = await tx.execute<{ id: string; isUsed: boolean; isChanged: boolean }>(sql`
    select b.id::text,
      exists (select from duty_entries e join duties d on d.id = e.duty_id where d.booking_id = b.id)
        or exists (select from duties d where d.booking_id = b.id and d.driver_token_hash is not null)
        or exists (select from documents o where o.booking_id = b.id)
        or exists (select from booking_events v where v.booking_id = b.id and v.at <> i.made_at
          and v.kind in ('link-opened', 'slip-opened', 'slip-sent', 'mailed')) as "isUsed",
      b.changed_at <> i.made_at or b.erased_at is not null
        or exists (select from booking_events v where v.booking_id = b.id and v.at <> i.made_at)
        or exists (select from duties d where d.booking_id = b.id and d.revision > 1) as "isChanged"
    from bookings b join booking_imports i on i.id = b.import_id where b.import_id = ${id} order by b.id`);
  return rows.map(({ id: key, isUsed, isChanged }) => ({
    id: BigInt(key),
    isUsed,
    isFree: !isUsed && !isChanged,
  }));
}

export async function deleteBookings(tx: Tx, ids: readonly bigint[]): Promise<void> {
  for (const batch of batchesOf(ids)) await tx.delete(bookings).where(inArray(bookings.id, batch));
}
