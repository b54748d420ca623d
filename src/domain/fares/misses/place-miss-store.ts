import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { placeMisses, placeMissHours } from '#domain/fares/fares-table.ts';
import type { Queryable } from '#platform/database/db.ts';

/** A text that several visitors typed for a place, and that no place is called. */
export type PlaceMiss = { id: bigint; text: string; times: number; firstDay: string; lastDay: string };

/** Counts the text; a new one only while fewer than `maxPerHour` were added in this hour. */
export async function countMiss(
  db: Queryable,
  { text, day, maxPerHour }: { text: string; day: string; maxPerHour: number },
): Promise<void> {
  await db.execute(sql`
    with known as (
      update place_misses set times = times + 1, last_day = greatest(last_day, ${day}::date) where text = ${text} returning id
    ), allowed as (
      insert into place_miss_hours as counted (hour, added)
      select date_trunc('hour', now()), 1 where not exists (select from known)
      on conflict (hour) do update set added = counted.added + 1 where counted.added < ${maxPerHour}
      returning hour
    )
    insert into place_misses (text, first_day, last_day)
    select ${text}, ${day}, ${day} from allowed
    on conflict (text) do update set times = place_misses.times + 1`);
}

const isShown = (minTimes: number) =>
  and(eq(placeMisses.isDismissed, false), gte(placeMisses.times, minTimes));

/** The most typed first. */
export const selectMisses = (db: Queryable, minTimes: number, limit: number): Promise<PlaceMiss[]> =>
  db
    .select({
      id: placeMisses.id,
      text: placeMisses.text,
      times: placeMisses.times,
      firstDay: placeMisses.firstDay,
      lastDay: placeMisses.lastDay,
    })
    .from(placeMisses)
    .where(isShown(minTimes))
    .orderBy(desc(placeMisses.times), desc(placeMisses.lastDay), placeMisses.text)
    .limit(limit);

export const countMisses = (db: Queryable, minTimes: number): Promise<number> =>
  db.$count(placeMisses, isShown(minTimes));

/** One that staff can see. */
export async function selectMissText(
  db: Queryable,
  id: bigint,
  minTimes: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ text: placeMisses.text })
    .from(placeMisses)
    .where(and(eq(placeMisses.id, id), isShown(minTimes)));
  return row?.text;
}

export async function dismissMiss(db: Queryable, id: bigint, minTimes: number): Promise<string | undefined> {
  const [row] = await db
    .update(placeMisses)
    .set({ isDismissed: true })
    .where(and(eq(placeMisses.id, id), isShown(minTimes)))
    .returning({ text: placeMisses.text });
  return row?.text;
}

export async function deleteMiss(db: Queryable, id: bigint): Promise<void> {
  await db.delete(placeMisses).where(eq(placeMisses.id, id));
}

/** Those that were last typed before the day. */
export async function deleteMissesBefore(db: Queryable, day: string): Promise<void> {
  await db.delete(placeMisses).where(lt(placeMisses.lastDay, day));
  await db.delete(placeMissHours).where(lt(placeMissHours.hour, sql`now() - interval '2 hours'`));
}
