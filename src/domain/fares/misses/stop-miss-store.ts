import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { stopMisses, stopMissHours } from '#domain/fares/fares-table.ts';
import type { Queryable } from '#platform/database/db.ts';

/** A text that several visitors typed for a stop, and that no stop is called. */
export type StopMiss = { id: bigint; text: string; times: number; firstDay: string; lastDay: string };

/** Counts the text; a new one only while fewer than `maxPerHour` were added in this hour. */
export async function countMiss(
  db: Queryable,
  { text, day, maxPerHour }: { text: string; day: string; maxPerHour: number },
): Promise<void> {
  await db.execute(sql`
    with known as (
      update stop_misses set times = times + 1, last_day = greatest(last_day, ${day}::date) where text = ${text} returning id
    ), allowed as (
      insert into stop_miss_hours as counted (hour, added)
      select date_trunc('hour', now()), 1 where not exists (select from known)
      on conflict (hour) do update set added = counted.added + 1 where counted.added < ${maxPerHour}
      returning hour
    )
    insert into stop_misses (text, first_day, last_day)
    select ${text}, ${day}, ${day} from allowed
    on conflict (text) do update set times = stop_misses.times + 1`);
}

const isShown = (minTimes: number) => and(eq(stopMisses.isDismissed, false), gte(stopMisses.times, minTimes));

/** The most typed first. */
export const selectMisses = (db: Queryable, minTimes: number, limit: number): Promise<StopMiss[]> =>
  db
    .select({
      id: stopMisses.id,
      text: stopMisses.text,
      times: stopMisses.times,
      firstDay: stopMisses.firstDay,
      lastDay: stopMisses.lastDay,
    })
    .from(stopMisses)
    .where(isShown(minTimes))
    .orderBy(desc(stopMisses.times), desc(stopMisses.lastDay), stopMisses.text)
    .limit(limit);

export const countMisses = (db: Queryable, minTimes: number): Promise<number> =>
  db.$count(stopMisses, isShown(minTimes));

/** One that staff can see. */
export async function selectMissText(
  db: Queryable,
  id: bigint,
  minTimes: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ text: stopMisses.text })
    .from(stopMisses)
    .where(and(eq(stopMisses.id, id), isShown(minTimes)));
  return row?.text;
}

export async function dismissMiss(db: Queryable, id: bigint, minTimes: number): Promise<string | undefined> {
  const [row] = await db
    .update(stopMisses)
    .set({ isDismissed: true })
    .where(and(eq(stopMisses.id, id), isShown(minTimes)))
    .returning({ text: stopMisses.text });
  return row?.text;
}

export async function deleteMiss(db: Queryable, id: bigint): Promise<void> {
  await db.delete(stopMisses).where(eq(stopMisses.id, id));
}

/** Those that were last typed before the day. */
export async function deleteMissesBefore(db: Queryable, day: string): Promise<void> {
  await db.delete(stopMisses).where(lt(stopMisses.lastDay, day));
  await db.delete(stopMissHours).where(lt(stopMissHours.hour, sql`now() - interval '2 hours'`));
}
