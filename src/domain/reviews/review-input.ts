import * as z from 'zod/mini';
import { bookingIdOf } from '#domain/bookings/booking.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { storable } from '#platform/text.ts';
import { messages } from '#site-messages.ts';
import { enteredOrigins, maxBodyLength, maxNameLength, maxTripLength } from './review.ts';

const texts = messages.review;

const storableText = z.overwrite<string>(storable);
const oneLine = z.overwrite<string>((text) => text.replaceAll(/\s+/g, ' '));
const lines = z.overwrite<string>((text) => text.replaceAll(/\r\n?/g, '\n'));

const written = {
  name: z
    .string(texts.nameMissing)
    .check(
      storableText,
      oneLine,
      z.trim(),
      z.minLength(1, texts.nameMissing),
      z.maxLength(maxNameLength, texts.nameTooLong),
    ),
  body: z
    .string(texts.bodyMissing)
    .check(
      storableText,
      lines,
      z.trim(),
      z.minLength(1, texts.bodyMissing),
      z.maxLength(maxBodyLength, texts.bodyTooLong),
    ),
  rating: z.pipe(
    z._default(z.string(), '').check(z.regex(/^[1-5]?$/, texts.ratingWrong)),
    z.transform((text) => (text === '' ? null : Number(text))),
  ),
  trip: z
    ._default(z.string(), '')
    .check(storableText, oneLine, z.trim(), z.maxLength(maxTripLength, texts.tripTooLong)),
};

/** The form of the customer's link. */
export const reviewInput = z.object(written);

/** A review that staff received in another way. */
export const enteredReviewInput = z.object({
  ...written,
  day: z
    ._default(z.string(), '')
    .check(z.refine((day) => day === '' || dayOf(day) !== undefined, texts.dayWrong)),
  origin: z.enum(enteredOrigins, texts.originMissing),
  booking: z._default(z.string(), '').check(
    z.trim(),
    z.refine((typed) => typed === '' || bookingIdOf(typed) !== undefined, texts.bookingWrong),
  ),
});

export type EnteredReview = z.infer<typeof enteredReviewInput>;
