import { sql } from 'drizzle-orm';
import type { DutyStatus } from '#domain/bookings/duty-status.ts';
import type { Queryable } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';
import { selectJsonRows } from '#platform/database/json-rows.ts';
import { isOpenBooking } from './booking-erasure-store.ts';

/** Erased ones as well. */
export async function selectBookingIds(db: Queryable, customerIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id::text from bookings where customer_id = any(${idList(customerIds)}) order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Without staff members' data, tokens and technical columns; the driver is named, who got the customer's data. */
export async function selectBookingData(db: Queryable, ids: readonly string[]) {
  const mine = idList(ids);
  return {
    bookings: await selectJsonRows(
      db,
      sql`select to_jsonb(b) - array['idempotency_key', 'request_fingerprint', 'token_hash', 'token_encrypted', 'owner_id', 'made_by',
            'import_id', 'is_sample'] as row
          from bookings b where id = any(${mine}) order by id`,
    ),
    duties: await selectJsonRows(
      db,
      sql`select to_jsonb(d) - array['driver_token_hash', 'driver_token_encrypted', 'wrong_codes', 'wrong_code_key',
            'closed_by', 'revision', 'during', 'car_id', 'driver_id']
            || jsonb_build_object('title', s.title, 'amount_paise', s.amount_paise, 'car', c.plate, 'driver', r.name,
              'city', (select name from cities where code = d.city),
              'car_type', (select name from car_types where code = d.car_type))
            as row
          from duties d join booking_services s on s.id = d.id
          left join cars c on c.id = d.car_id left join drivers r on r.id = d.driver_id
          where d.booking_id = any(${mine}) order by d.pickup_at, d.id`,
    ),
    /** What was sold as a whole, and in which parts it is paid. */
    packages: await selectJsonRows(
      db,
      sql`select to_jsonb(k) || jsonb_build_object('title', s.title, 'amount_paise', s.amount_paise) as row
          from booking_packages k join booking_services s on s.id = k.id
          where k.booking_id = any(${mine}) order by k.booking_id`,
    ),
    paymentPlan: await selectJsonRows(
      db,
      sql`select to_jsonb(l) as row from payment_plan l where booking_id = any(${mine}) order by booking_id, position`,
    ),
    dutyEntries: await selectJsonRows(
      db,
      sql`select to_jsonb(e) - array['entry_key', 'entered_by', 'removes_key'] || jsonb_build_object('booking_id', d.booking_id) as row
          from duty_entries e join duties d on d.id = e.duty_id where d.booking_id = any(${mine}) order by e.id`,
    ),
    charges: await selectJsonRows(
      db,
      sql`select to_jsonb(c) - array['made_by'] as row from booking_charges c
          where booking_id = any(${mine}) order by id`,
    ),
    money: await selectJsonRows(
      db,
      sql`select to_jsonb(m) - array['entry_key', 'made_by'] as row from money_entries m
          where booking_id = any(${mine}) order by id`,
    ),
    bookingEvents: await selectJsonRows(
      db,
      sql`select to_jsonb(v) - array['actor_id', 'actor_name'] as row from booking_events v
          where booking_id = any(${mine}) order by id`,
    ),
  };
}

/** A booking on the page of a customer's data. */
export type StoredBooking = {
  id: string;
  madeAt: Date;
  /** The pick-up of its first ride; `null` of a trip that is not a cab. */
  pickupAt: Date | null;
  /** Of such a trip, `2027-04-17`; `null` while it is not agreed. */
  firstDay: string | null;
  title: string;
  status: DutyStatus;
  totalPaise: number;
  receivedPaise: number;
  /** Not over yet, so that the customer cannot be erased. */
  isOpen: boolean;
  events: number;
};

type BookingRow = Omit<StoredBooking, 'madeAt' | 'pickupAt'> & { madeAt: string; pickupAt: string | null };

const maxShown = 100;

/** The newest first, each with its trip or its first ride that was not cancelled. */
export async function selectStoredBookings(db: Queryable, ids: readonly string[]): Promise<StoredBooking[]> {
  const { rows } = await db.execute<BookingRow>(sql`
    select b.id::text, b.first_day::text as "firstDay", b.made_at as "madeAt", d.pickup_at as "pickupAt", s.title,
      coalesce(d.status, case when b.cancelled_at is null then 'confirmed' else 'cancelled' end) as status,
      b.total_paise::float8 as "totalPaise", b.received_paise::float8 as "receivedPaise",
      ${isOpenBooking} as "isOpen",
      (select count(*)::int from booking_events v where v.booking_id = b.id) as events
    from bookings b
    join lateral (
      select o.* from booking_services o left join duties x on x.id = o.id where o.booking_id = b.id
      order by o.kind = 'package' desc, x.status in ('cancelled', 'no-show'), x.pickup_at, o.id limit 1
    ) s on true
    left join duties d on d.id = s.id
    where b.id = any(${idList(ids)}) order by b.id desc limit ${maxShown}
  `);
  return rows.map(({ madeAt, pickupAt, ...row }) => ({
    ...row,
    madeAt: new Date(madeAt),
    pickupAt: pickupAt === null ? null : new Date(pickupAt),
  }));
}
