import * as z from 'zod/mini';
import { bookingIdOf } from '#domain/bookings/booking.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { storable } from '#platform/text.ts';
import { enteredOrigins, maxBodyLength, maxNameLength, maxTripLength } from './review.ts';
import { reviewMessages as messages } from './review-messages.ts';

const storableText = z.overwrite<string>(storable);
const oneLine = z.overwrite<string>((text) => text.replaceAll(/\s+/g, ' '));
const lines = z.overwrite<string>((text) => text.replaceAll(/\r\n?/g, '\n'));

const written = {
  name: z
    .string(messages.nameMissing)
    .check(
      storableText,
      oneLine,
      z.trim(),
      z.minLength(1, messages.nameMissing),
      z.maxLength(maxNameLength, messages.nameTooLong),
    ),
  body: z
    .string(messages.bodyMissing)
    .check(
      storableText,
      lines,
      z.trim(),
      z.minLength(1, messages.bodyMissing),
      z.maxLength(maxBodyLength, messages.bodyTooLong),
    ),
  rating: z.pipe(
    z._default(z.string(), '').check(z.regex(/^[1-5]?$/, messages.ratingWrong)),
    z.transform((text) => (text === '' ? null : Number(text))),
  ),
  trip: z
    ._default(z.string(), '')
    .check(storableText, oneLine, z.trim(), z.maxLength(maxTripLength, messages.tripTooLong)),
};

/** The form of the customer's link. */
export const reviewInput = z.object(written);

/** A review that staff received in another way. */
export const enteredReviewInput = z.object({
  ...written,
  day: z
    ._default(z.string(), '')
    .check(z.refine((day) => day === '' || dayOf(day) !== undefined, messages.dayWrong)),
  origin: z.enum(enteredOrigins, messages.originMissing),
  booking: z._default(z.string(), '').check(
    z.trim(),
    z.refine((typed) => typed === '' || bookingIdOf(typed) !== undefined, messages.bookingWrong),
  ),
});

export type EnteredReview = z.infer<typeof enteredReviewInput>;
