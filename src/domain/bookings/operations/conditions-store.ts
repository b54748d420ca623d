import { type SQL, sql } from 'drizzle-orm';
import { tripStartsAt } from '#domain/bookings/packages/trip-time-store.ts';
import { maxTripDays } from '#domain/bookings/trips/trip.ts';
import { daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import {
  confirmationDays,
  holdDays,
  noOwner,
  permitDays,
  supplierDays,
  type TodoList,
  type TripShow,
} from './operations.ts';

/** What a typed text stands for. */
export type Found = {
  bookingId: string | undefined;
  customerIds: readonly string[];
  supplierIds: readonly string[];
};

export const both = (...conditions: (SQL | undefined)[]): SQL =>
  sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  );

export const idsOf = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`;

/** Also those merged into them. */
export const customersOf = (ids: readonly string[]): SQL => sql`
  select id from customers where id = any(${idsOf(ids)})
  union all select id from customers where merged_into = any(${idsOf(ids)}) and merged_into is not null`;

export function isOwnedBy(owner: string | undefined): SQL | undefined {
  if (owner === undefined) return undefined;
  return owner === noOwner ? sql`b.owner_id is null` : sql`b.owner_id = ${owner}::bigint`;
}

/** Looked up by its key for every service: the planner would otherwise read all trips into a hash for a few thousand services. */
export const tripOfService = sql`join lateral (
    select t.id, t.kind, t.customer_id, t.owner_id, t.cancelled_at, t.erased_at
    from bookings t where t.id = s.booking_id offset 0
  ) b on true`;

/** Of a service and its trip. */
export const isFound = ({ bookingId, customerIds, supplierIds }: Found): SQL => sql`(
  b.id = ${bookingId ?? '0'}::bigint or b.customer_id in (${customersOf(customerIds)})
  or s.supplier_id = any(${idsOf(supplierIds)}))`;

/** Written as in the partial indexes, so that the planner uses them. */
export const isPart = sql`s.on_day is not null and s.kind not in ('cab', 'package')`;
const isOpen = sql`s.on_day is not null and s.state in ('to-ask', 'asked', 'held')`;
export const isUnconfirmed = sql`${isOpen} and s.kind not in ('cab', 'package')`;

const within = (today: string, days: number): SQL =>
  sql`s.on_day between ${today}::date and ${daysAfter(today, days)}::date`;

/** What staff must do about services of trips that are to come. */
export const todoConditions: Record<TodoList, (today: string) => SQL> = {
  holds: (today) => sql`s.on_day is not null and s.state = 'held' and s.on_day >= ${today}::date
    and s.held_until <= ${daysAfter(today, holdDays)}::date`,
  permits: (today) => sql`${isOpen} and s.kind = 'permit' and ${within(today, permitDays)}`,
  'without-supplier': (today) => sql`${isPart} and s.supplier_id is null and s.state <> 'cancelled'
    and ${within(today, supplierDays)}`,
  unconfirmed: (today) => sql`${isUnconfirmed} and ${within(today, confirmationDays)}`,
};

/** When a trip begins, written as in its indexes. */
export const startsAt = tripStartsAt({ firstDay: sql.raw('b.first_day'), madeAt: sql.raw('b.made_at') });

export const isLiveTrip = sql`b.kind <> 'cab' and b.cancelled_at is null and b.erased_at is null`;

/** No trip that is under way today ends later. */
const lastDayUnderWay = (today: string): string => daysAfter(today, maxTripDays);

/** For a list in the order of first days: without this bound it would walk all trips from the oldest one on. */
export const hasBegunLately = (today: string): SQL =>
  sql`${startsAt} >= ${startOfDayInIndia(daysAfter(today, -maxTripDays))}`;

/** A trip whose days are not agreed counts as upcoming, and as past once that is long ago. */
export function tripCondition(show: TripShow, today: string): SQL {
  const [start, end] = [startOfDayInIndia(today), startOfDayInIndia(daysAfter(today, 1))];
  switch (show) {
    case 'upcoming':
      return sql`${startsAt} >= ${end}`;
    case 'under-way':
      return sql`${startsAt} < ${end} and b.last_day between ${today}::date and ${lastDayUnderWay(today)}::date`;
    case 'past':
      return sql`${startsAt} < ${end} and (b.last_day < ${today}::date or b.last_day is null)`;
    case 'arrivals':
      return sql`${startsAt} >= ${start} and ${startsAt} < ${end} and b.first_day = ${today}::date`;
    case 'departures':
      return sql`b.last_day = ${today}::date`;
  }
}
