import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { maxEntryKiB } from '#app/duty/take-entry.ts';
import { carInput } from '#domain/bookings/cars/car-input.ts';
import { driverInput } from '#domain/bookings/drivers/driver-input.ts';
import { bookingInput } from '#domain/bookings/making/booking-input.ts';
import { correctionInput } from '#domain/bookings/slip/closing-input.ts';
import { driverEntryInput } from '#domain/bookings/slip/entry-input.ts';
import { customerChangeInput } from '#domain/enquiries/customers/customer-input.ts';
import { handEnquiryInput } from '#domain/enquiries/intake/hand-enquiry-input.ts';
import { savedReplyInput } from '#domain/enquiries/replies/saved-reply-input.ts';
import { inboxViewInput } from '#domain/enquiries/views/inbox-view-input.ts';
import { legFactsInput } from '#domain/fares/legs/leg-input.ts';
import { routeFactsInput } from '#domain/fares/routes/route-input.ts';
import { describeInput } from '#domain/images/image-input.ts';
import { placeInput } from '#domain/places/place-input.ts';
import { enteredReviewInput, reviewInput } from '#domain/reviews/review-input.ts';
import { maxPublicFormKiB, maxShortFormKiB, maxStaffFormKiB } from '#platform/http/body.ts';

/** Three bytes of UTF-8, each escaped as `%E0`. */
const bytesOfLetter = 9;
/** Fields without a limit are numbers, days and choices. */
const lettersWithoutLimit = 40;

type Shape = {
  type?: string;
  maxLength?: number;
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
};

/** The letters of the longest form that the schema accepts. */
function lettersOf({ maxLength, properties, anyOf, oneOf, allOf }: Shape): number {
  const choices = anyOf ?? oneOf;
  if (choices) return Math.max(...choices.map(lettersOf));
  if (allOf) return allOf.reduce((sum, part) => sum + lettersOf(part), 0);
  if (!properties) return maxLength ?? lettersWithoutLimit;
  return Object.entries(properties).reduce(
    (sum, [name, field]) => sum + name.length + 2 + lettersOf(field),
    0,
  );
}

const shapeOf = (schema: z.core.$ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

const forms: [string, z.core.$ZodType, number][] = [
  ['a place', placeInput, maxStaffFormKiB],
  ['the texts of a route', routeFactsInput, maxStaffFormKiB],
  ['a road leg', legFactsInput, maxStaffFormKiB],
  ['a saved reply', savedReplyInput, maxStaffFormKiB],
  ['a review that staff enter', enteredReviewInput, maxStaffFormKiB],
  ['an image', describeInput, maxStaffFormKiB],
  ['a booking', bookingInput, maxStaffFormKiB],
  ['an enquiry that staff add', handEnquiryInput, maxStaffFormKiB],
  ['a corrected statement', correctionInput, maxStaffFormKiB],
  ['a customer', customerChangeInput, maxShortFormKiB],
  ['a view of the inbox', inboxViewInput, maxShortFormKiB],
  ['a car', carInput, maxPublicFormKiB],
  ['a driver', driverInput, maxPublicFormKiB],
  ['a review by the link', reviewInput, maxPublicFormKiB],
  ['an entry of a driver', driverEntryInput, maxEntryKiB],
];

it.each(forms)('the body of %s has room for all its letters in Hindi', (_what, schema, limitKiB) => {
  const letters = lettersOf(shapeOf(schema));
  expect(letters).toBeGreaterThan(0);
  expect(letters * bytesOfLetter).toBeLessThanOrEqual(limitKiB * 1024);
});

it('knows the longest form of a schema', () => {
  expect(lettersOf(shapeOf(savedReplyInput))).toBe('title'.length + 'body'.length + 4 + 80 + 2000);
});
