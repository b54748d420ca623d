import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import { isLiveTrip, todoConditions, tripCondition } from './conditions-store.ts';
import type { TodoCounts, TodoList, TripShow } from './operations.ts';

const services = (list: TodoList, today: string): SQL =>
  sql`(select count(*)::int from booking_services s where ${todoConditions[list](today)})`;

const trips = (show: TripShow, today: string): SQL =>
  sql`(select count(*)::int from bookings b where ${isLiveTrip} and ${tripCondition(show, today)})`;

/** How many services wait for staff, and how many trips begin, end and are under way. */
export const todoCounts = (today: string): SQL => sql`select
  ${services('holds', today)} as holds, ${services('permits', today)} as permits,
  ${services('without-supplier', today)} as "without-supplier", ${services('unconfirmed', today)} as unconfirmed,
  ${trips('arrivals', today)} as arrivals, ${trips('departures', today)} as departures,
  ${trips('under-way', today)} as "under-way"`;

export async function selectTodoCounts(db: Queryable, today: string): Promise<TodoCounts> {
  const { rows } = await db.execute<TodoCounts>(todoCounts(today));
  const [counts] = rows;
  if (!counts) throw new Error('the counts have no row');
  return counts;
}
