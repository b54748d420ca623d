import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { dutyDigests, dutyReminders } from '#domain/bookings/bookings-table.ts';
import { openStatuses } from '#domain/bookings/duty-status.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import { routeBetween } from '#domain/fares/fare-text.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { MailedDuty } from './mailed-duty.ts';

/** Written as in the partial indexes, so that the planner uses them. */
const isOpen = sql.raw(`d.status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`);
const isUnassigned = sql.raw(
  `d.status in ('requested', 'confirmed') and (d.car_id is null or d.driver_id is null)`,
);

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

export type Period = { from: Date; to: Date };

const beginsIn = ({ from, to }: Period): SQL =>
  sql`${isOpen} and d.pickup_at >= ${at(from)} and d.pickup_at < ${at(to)}`;

type Row = {
  dutyId: string;
  bookingId: string;
  pickupAt: string;
  customer: string;
  cityName: string;
  fromName: string;
  toName: string;
  plate: string;
  driver: string;
};

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? '';

const mailedOf = (row: Row): MailedDuty => ({
  dutyId: row.dutyId,
  bookingId: row.bookingId,
  number: bookingNumber(row.bookingId),
  pickupAt: new Date(row.pickupAt),
  firstName: firstNameOf(row.customer),
  route: routeBetween(row.fromName, row.toName, row.cityName),
  car: row.plate && plateText(row.plate),
  driver: row.driver,
});

/** In the order of their pick-up. */
const mailedDuties = (which: SQL, limit: number): SQL => sql`
  select d.id::text as "dutyId", d.booking_id::text as "bookingId", to_json(d.pickup_at)#>>'{}' as "pickupAt",
    coalesce(nullif(d.passenger_name, ''), p.name) as customer,
    (select name from cities where code = d.city) as "cityName", d.from_name as "fromName",
    d.to_name as "toName", coalesce(c.plate, '') as plate, coalesce(r.name, '') as driver
  from duties d
  join bookings b on b.id = d.booking_id
  join customers own on own.id = b.customer_id
  join customers p on p.id = coalesce(own.merged_into, own.id)
  left join cars c on c.id = d.car_id
  left join drivers r on r.id = d.driver_id
  where ${which}
  order by d.pickup_at, d.id limit ${limit}`;

export const dutiesOf = (period: Period, limit: number): SQL => mailedDuties(beginsIn(period), limit);

export const selectDutiesIn = async (db: Queryable, period: Period, limit: number): Promise<MailedDuty[]> =>
  (await db.execute<Row>(dutiesOf(period, limit))).rows.map(mailedOf);

export async function countDutiesIn(db: Queryable, period: Period): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from duties d where ${beginsIn(period)}`,
  );
  return rows[0]?.count ?? 0;
}

export async function isDayTaken(db: Queryable, day: string): Promise<boolean> {
  return (await db.$count(dutyDigests, eq(dutyDigests.day, day))) > 0;
}

/** True for the first caller; concurrent callers wait for it and get false. */
export async function takeDay(tx: Tx, day: string, duties: number): Promise<boolean> {
  const { rowCount } = await tx.insert(dutyDigests).values({ day, duties }).onConflictDoNothing();
  return rowCount === 1;
}

export const isDayToBeMailed = async (db: Queryable, day: string): Promise<boolean> =>
  (await db.$count(dutyDigests, and(eq(dutyDigests.day, day), isNull(dutyDigests.mailedAt)))) > 0;

export async function markDayMailed(db: Queryable, day: string): Promise<void> {
  await db.update(dutyDigests).set({ mailedAt: sql`now()` }).where(eq(dutyDigests.day, day));
}

export type ReminderFrame = {
  now: Date;
  /** Pick-ups until here are reminded of for the first and for the second time. */
  first: Date;
  second: Date;
  /** Bookings that were made later are still being worked on. */
  madeBefore: Date;
};

/**
 * Notes a reminder for each unassigned duty that begins soon and has none yet. In the order of their ids, so that two
 * workers wait for each other and neither fails; the second one notes nothing.
 */
export const newReminders = ({ now, first, second, madeBefore }: ReminderFrame, bundle: string): SQL => sql`
  insert into duty_reminders (duty_id, hours, pickup_at, bundle)
  select d.id, case when d.pickup_at <= ${at(second)} then 3 else 12 end, d.pickup_at, ${bundle}::uuid
  from duties d join bookings b on b.id = d.booking_id
  where ${isUnassigned} and d.pickup_at > ${at(now)} and d.pickup_at <= ${at(first)}
    and b.made_at <= ${at(madeBefore)} and b.erased_at is null
  order by d.id
  on conflict do nothing`;

export async function insertReminders(tx: Tx, frame: ReminderFrame, bundle: string): Promise<number> {
  const { rowCount } = await tx.execute(newReminders(frame, bundle));
  return rowCount ?? 0;
}

/** Those of a bundle that were not mailed and are still to be assigned. */
export async function selectReminded(
  db: Queryable,
  { bundle, now, limit }: { bundle: string; now: Date; limit: number },
): Promise<MailedDuty[]> {
  const which = sql`${isUnassigned} and d.pickup_at > ${at(now)} and exists (
    select from duty_reminders m where m.bundle = ${bundle}::uuid and m.mailed_at is null
      and m.duty_id = d.id and m.pickup_at = d.pickup_at)`;
  return (await db.execute<Row>(mailedDuties(which, limit))).rows.map(mailedOf);
}

export async function markBundleMailed(db: Queryable, bundle: string): Promise<void> {
  await db.update(dutyReminders).set({ mailedAt: sql`now()` }).where(eq(dutyReminders.bundle, bundle));
}
