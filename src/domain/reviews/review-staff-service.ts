import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { bookingIdOf, bookingNumber } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { isFinished } from '#domain/bookings/duty-status.ts';
import { isTripOver } from '#domain/bookings/packages/package.ts';
import { type BookingView, hasBooking, viewBooking } from '#domain/bookings/page/booking-page-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { Failure } from '#platform/failure.ts';
import { cutTo } from '#platform/text.ts';
import { maxTripLength, type Review, type ReviewState } from './review.ts';
import type { EnteredReview } from './review-input.ts';
import {
  countReviews,
  insertReview,
  lockReview,
  selectReviewOfBooking,
  selectReviews,
  updateReviewState,
} from './review-store.ts';

const messages = staffMessages.reviews;
const pageSize = 30;

/** By number only: the name that the customer chose may be erased later, and the log never is. */
const subjectOf = (id: string) => ({ kind: 'review', id, name: `R${id}` });

export type ReviewPage = {
  reviews: Review[];
  counts: Record<ReviewState, number>;
  nextCursor: string | undefined;
};

export async function listReviews(
  db: Queryable,
  actor: StaffActor,
  { state, before }: { state: ReviewState; before: string },
): Promise<ReviewPage> {
  assertArea(actor, 'publishing');
  const cursor = rowId.test(before) ? before : undefined;
  const [rows, counts] = await Promise.all([
    selectReviews(db, { state, before: cursor }, pageSize + 1),
    countReviews(db),
  ]);
  const reviews = rows.slice(0, pageSize);
  return { reviews, counts, nextCursor: rows.length > pageSize ? reviews.at(-1)?.id : undefined };
}

/** The trip that is over, with its day; `undefined` while it is not, or when it did not take place. */
function finishedTrip({ booking, duties, package: sold }: BookingView, now: Date) {
  if (sold)
    return booking.cancelledAt === null && isTripOver(booking, now)
      ? { title: sold.title, day: booking.firstDay }
      : undefined;
  const ride = duties.find(({ duty }) => duty.status === 'done');
  return ride && isFinished(duties.map(({ duty }) => duty.status))
    ? { title: ride.service.title, day: dayInIndia(ride.duty.pickupAt) }
    : undefined;
}

/** Whether a review can be asked for or was: only after the ride or the trip. */
export async function viewReviewOfBooking(
  db: Queryable,
  actor: StaffActor,
  bookingId: string,
  now = new Date(),
): Promise<{ isFinished: boolean; review: Review | undefined }> {
  assertArea(actor, 'enquiries');
  const view = await viewBooking(db, actor, bookingId, now);
  if (!view) return { isFinished: false, review: undefined };
  return {
    isFinished: finishedTrip(view, now) !== undefined,
    review: await selectReviewOfBooking(db, bookingId),
  };
}

/** Lets the customer write a review by the link of the booking. Asking again changes nothing. */
export async function askForReview(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  now = new Date(),
): Promise<void> {
  assertArea(actor, 'enquiries');
  const view = await viewBooking(db, actor, bookingId, now);
  if (!view) throw new Failure('not_found', bookingMessages.bookings.gone);
  const trip = finishedTrip(view, now);
  if (!trip) throw new Failure('conflict', messages.notFinished);
  await db.transaction(async (tx) => {
    const id = await insertReview(tx, {
      ...{ bookingId, state: 'asked', origin: 'link', madeBy: actor.name },
      trip: cutTo(trip.title, maxTripLength),
      tripDay: trip.day,
    });
    if (id === undefined) return;
    const subject = { kind: 'booking', id: bookingId, name: bookingNumber(bookingId) };
    await noteActivity(tx, lineBy(actor, 'review-asked', subject));
  });
}

/** A review that came by another way than the link. It waits for approval like any other. */
export async function addReview(db: Db, actor: StaffActor, entered: EnteredReview): Promise<void> {
  assertArea(actor, 'publishing');
  const { day, booking, origin, ...written } = entered;
  const bookingId = booking === '' ? null : (bookingIdOf(booking) ?? null);
  await db.transaction(async (tx) => {
    if (bookingId !== null && !(await hasBooking(tx, bookingId)))
      throw new Failure('invalid', messages.bookingUnknown, { field: 'booking' });
    const id = await insertReview(tx, {
      ...written,
      ...{ bookingId, origin, state: 'received', tripDay: day || null, madeBy: actor.name },
    });
    if (id === undefined) throw new Failure('conflict', messages.bookingHasReview, { field: 'booking' });
    await noteActivity(tx, lineBy(actor, 'review-added', subjectOf(id)));
  });
}

/** The revision that the staff member has read. */
export type ExpectedReview = { id: string; revision: number };

/** Shows the review to visitors, or takes it off the site. */
export async function decideReview(
  db: Db,
  actor: StaffActor,
  seen: ExpectedReview,
  to: 'approved' | 'hidden',
): Promise<void> {
  assertArea(actor, 'publishing');
  await db.transaction(async (tx) => {
    const review = rowId.test(seen.id) ? await lockReview(tx, seen.id) : undefined;
    if (!review) throw new Failure('not_found', messages.gone);
    if (review.revision !== seen.revision) throw new Failure('conflict', messages.changedMeanwhile);
    if (review.state === 'asked' || review.state === to) throw new Failure('conflict', messages.notPossible);
    await updateReviewState(tx, review.id, to, actor.name);
    const action = to === 'approved' ? 'review-approved' : 'review-hidden';
    await noteActivity(tx, lineBy(actor, action, subjectOf(review.id)));
    await announceChange(tx, 'reviews');
  });
}
