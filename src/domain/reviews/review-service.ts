import { findSharedBooking } from '#domain/bookings/share/booking-share-service.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Review, WrittenReview } from './review.ts';
import { reviewMessages as messages } from './review-messages.ts';
import {
  lockReviewOfBooking,
  selectReviewOfBooking,
  selectReviews,
  updateWrittenReview,
} from './review-store.ts';

const maxShown = 12;

/** What visitors read: approved reviews only, the newest first. */
export const listPublicReviews = (db: Queryable): Promise<Review[]> =>
  selectReviews(db, { state: 'approved' }, maxShown);

/** A customer may change a review until staff have decided about it. */
export const isWritable = ({ state }: Pick<Review, 'state'>): boolean =>
  state === 'asked' || state === 'received';

/** The review behind the link of a booking; `undefined` when the link has expired or staff have not asked for one. */
export async function viewOwnReview(
  db: Queryable,
  token: string,
  now = new Date(),
): Promise<Review | undefined> {
  const bookingId = await findSharedBooking(db, token, now);
  return bookingId === undefined ? undefined : selectReviewOfBooking(db, bookingId);
}

/** Stores what the customer wrote, the first time or again; nothing is public before staff approve it. */
export async function writeOwnReview(
  db: Db,
  token: string,
  written: WrittenReview,
  now = new Date(),
): Promise<void> {
  const bookingId = await findSharedBooking(db, token, now);
  await db.transaction(async (tx) => {
    const review = bookingId === undefined ? undefined : await lockReviewOfBooking(tx, bookingId);
    if (!review) throw new Failure('not_found', messages.gone);
    if (!isWritable(review)) throw new Failure('conflict', messages.decided);
    await updateWrittenReview(tx, review.id, written);
  });
}
