import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { bigint, date, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { type Review, type ReviewState, reviewOrigins, reviewStates, type WrittenReview } from './review.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const reviews = pgTable('reviews', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  bookingId: bigint('booking_id', { mode: 'bigint' }),
  state: text({ enum: reviewStates }).notNull(),
  origin: text({ enum: reviewOrigins }).notNull(),
  shownName: text('shown_name').notNull().default(''),
  body: text().notNull().default(''),
  rating: smallint(),
  trip: text().notNull().default(''),
  tripDay: date('trip_day'),
  revision: integer().notNull().default(1),
  madeBy: text('made_by').notNull().default(''),
  madeAt: moment('made_at').notNull().defaultNow(),
  receivedAt: moment('received_at'),
  decidedBy: text('decided_by').notNull().default(''),
  decidedAt: moment('decided_at'),
  erasedAt: moment('erased_at'),
});

const columns = {
  id: sql<string>`${reviews.id}::text`,
  bookingId: sql<string | null>`${reviews.bookingId}::text`,
  name: reviews.shownName,
  state: reviews.state,
  origin: reviews.origin,
  body: reviews.body,
  rating: reviews.rating,
  trip: reviews.trip,
  tripDay: reviews.tripDay,
  revision: reviews.revision,
  madeBy: reviews.madeBy,
  madeAt: reviews.madeAt,
  receivedAt: reviews.receivedAt,
  decidedBy: reviews.decidedBy,
  decidedAt: reviews.decidedAt,
};

const isNotErased = isNull(reviews.erasedAt);

/** The newest first; `before` is the last one of the page before. */
export const selectReviews = (
  db: Queryable,
  { state, before }: { state: ReviewState; before?: string | undefined },
  limit: number,
): Promise<Review[]> =>
  db
    .select(columns)
    .from(reviews)
    .where(
      and(
        isNotErased,
        eq(reviews.state, state),
        before === undefined ? undefined : lt(reviews.id, BigInt(before)),
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(limit);

export async function countReviews(db: Queryable): Promise<Record<ReviewState, number>> {
  const rows = await db
    .select({ state: reviews.state, count: count() })
    .from(reviews)
    .where(isNotErased)
    .groupBy(reviews.state);
  const counts = Object.fromEntries(rows.map((row) => [row.state, row.count]));
  return { received: 0, approved: 0, asked: 0, hidden: 0, ...counts };
}

export async function selectReviewOfBooking(db: Queryable, booking: string): Promise<Review | undefined> {
  const [row] = await db
    .select(columns)
    .from(reviews)
    .where(and(isNotErased, eq(reviews.bookingId, BigInt(booking))));
  return row;
}

export async function lockReviewOfBooking(tx: Tx, booking: string): Promise<Review | undefined> {
  const [row] = await tx
    .select(columns)
    .from(reviews)
    .where(and(isNotErased, eq(reviews.bookingId, BigInt(booking))))
    .for('update');
  return row;
}

export async function lockReview(tx: Tx, review: string): Promise<Review | undefined> {
  const [row] = await tx
    .select(columns)
    .from(reviews)
    .where(and(isNotErased, eq(reviews.id, BigInt(review))))
    .for('update');
  return row;
}

type NewReview = Pick<Review, 'bookingId' | 'state' | 'origin' | 'trip' | 'tripDay' | 'madeBy'> &
  Partial<WrittenReview>;

/** Its id; `undefined` when the booking has a review already. */
export async function insertReview(tx: Tx, review: NewReview): Promise<string | undefined> {
  const { name = '', bookingId: booking, ...values } = review;
  const [row] = await tx
    .insert(reviews)
    .values({
      ...values,
      shownName: name,
      bookingId: booking === null ? null : BigInt(booking),
      receivedAt: review.state === 'asked' ? null : sql`now()`,
    })
    .onConflictDoNothing()
    .returning({ id: columns.id });
  return row?.id;
}

/** What the customer wrote; each save is another revision. */
export async function updateWrittenReview(
  tx: Tx,
  review: string,
  { name, ...written }: WrittenReview,
): Promise<void> {
  await tx
    .update(reviews)
    .set({
      ...written,
      shownName: name,
      state: 'received',
      receivedAt: sql`now()`,
      revision: sql`${reviews.revision} + 1`,
    })
    .where(eq(reviews.id, BigInt(review)));
}

export async function updateReviewState(
  tx: Tx,
  review: string,
  state: ReviewState,
  decidedBy: string,
): Promise<void> {
  await tx
    .update(reviews)
    .set({ state, decidedBy, decidedAt: sql`now()`, revision: sql`${reviews.revision} + 1` })
    .where(eq(reviews.id, BigInt(review)));
}
