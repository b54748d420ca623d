import { bookingNumber } from '#domain/bookings/booking.ts';
import type { Review } from '#domain/reviews/review.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { staffReviewsContent as content } from './texts.ts';

/** How it came, when, and who has decided. */
function historyOf({ state, origin, madeBy, madeAt, receivedAt, decidedBy, decidedAt }: Review): string {
  const words = [
    content.origins[origin],
    origin === 'link' ? content.askedBy(madeBy, timeText(madeAt)) : content.enteredBy(madeBy),
    receivedAt && content.receivedAt(timeText(receivedAt)),
    (state === 'approved' || state === 'hidden') &&
      decidedAt &&
      content.decidedBy(decidedBy, timeText(decidedAt)),
  ];
  return words.filter(Boolean).join(', ');
}

export const toReviewView = (review: Review) => ({
  id: review.id,
  revision: review.revision,
  state: review.state,
  name: review.name || content.nameless,
  body: review.body,
  rating: review.rating === null ? '' : content.rated(review.rating),
  trip: [review.trip, review.tripDay === null ? '' : dateText(review.tripDay)].filter(Boolean).join(', '),
  booking: review.bookingId && { id: review.bookingId, number: bookingNumber(review.bookingId) },
  history: historyOf(review),
});

export type ReviewView = ReturnType<typeof toReviewView>;
