import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';
import { type JsonRow, selectJsonRows } from '#platform/database/json-rows.ts';
import { announceChange } from '#platform/database/page-tags.ts';

/** Without staff members' data and without technical columns. */
export const selectReviewData = (db: Queryable, bookingIds: readonly string[]): Promise<JsonRow[]> =>
  selectJsonRows(
    db,
    sql`select to_jsonb(r) - array['made_by', 'decided_by', 'revision'] as row from reviews r
        where booking_id = any(${idList(bookingIds)}) order by id`,
  );

type LockedReview = { state: string; revision: number };

/** Locked; `undefined` when there is none, or when it is erased already. */
export async function lockErasableReview(tx: Tx, id: string): Promise<LockedReview | undefined> {
  const { rows } = await tx.execute<LockedReview>(
    sql`select state, revision from reviews where id = ${id}::bigint and erased_at is null for update`,
  );
  return rows[0];
}

/** Keeps only that there was one. Public pages are made again, since one may have shown it. */
async function blankWhere(tx: Tx, isMine: SQL): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update reviews set shown_name = '', body = '', rating = null, trip = '', trip_day = null, state = 'hidden',
      erased_at = now()
    where ${isMine} and erased_at is null
  `);
  if (rowCount) await announceChange(tx, 'reviews');
}

export const blankReviews = (tx: Tx, ids: readonly string[]): Promise<void> =>
  blankWhere(tx, sql`id = any(${idList(ids)})`);

/** Those that customers wrote by the links of these bookings, or that staff entered for them. */
export const blankReviewsOf = (tx: Tx, bookingIds: readonly string[]): Promise<void> =>
  blankWhere(tx, sql`booking_id = any(${idList(bookingIds)})`);
