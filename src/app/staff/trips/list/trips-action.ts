import * as z from 'zod/mini';
import { done } from '#app/staff/forms/action-result.ts';
import type { SavedField } from '#app/staff/forms/use-field-editing.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { serviceIntents } from '#app/staff/trips/plan/trip-intents.ts';
import { askChannels } from '#domain/bookings/operations/operations.ts';
import { askSupplier } from '#domain/bookings/operations/supplier-request-service.ts';
import { maxStaffFormKiB } from '#platform/http/body.ts';
import { tripListTexts as texts } from './texts.ts';

const askFields = z.object({
  supplierId: z.string(),
  /** Empty: over all trips. */
  bookingId: z.string(),
  channel: z.enum(askChannels),
  basis: z.string(),
  key: z.string(),
});

/** What staff do in the lists of trips. */
export const handleTrips = staffIntents<SavedField>(maxStaffFormKiB, {
  ...serviceIntents,
  ask: intent(askFields, async ({ db, queue, actor }, { bookingId, ...asked }) => {
    const { count, address } = await askSupplier({ db, queue }, actor, {
      ...asked,
      bookingId: bookingId || undefined,
    });
    return done(address ? texts.askMailed(count, address) : texts.asked(count), {});
  }),
});
