import * as z from 'zod/mini';
import { optionalText, requiredText } from '#domain/shared/text-input.ts';
import { formFields, requiredFields } from './enquiry-fields-input.ts';
import type { NewEnquiry } from './new-enquiry.ts';
import { type RideField, rideFieldNames, typedRideOf } from './ride-fields-input.ts';
import { type TripField, tripFieldNames, typedTripOf } from './trip-fields-input.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const dayPattern = /^\d{4}-\d\d-\d\d$/;

const tripFields = Object.fromEntries(tripFieldNames.map((name) => [name, optionalText])) as Record<
  TripField,
  typeof optionalText
>;

const rideFields = Object.fromEntries(rideFieldNames.map((name) => [name, optionalText])) as Record<
  RideField,
  typeof optionalText
>;

/** The contact form's fields under their contract names, checked in the contract's order. */
export const enquiryInput = z.pipe(
  z.object({
    n_name: requiredText(requiredFields.n_name),
    n_contactno: requiredText(requiredFields.n_contactno),
    n_date: optionalText,
    n_email: optionalText,
    n_message: optionalText,
    [formFields.page]: optionalText,
    [formFields.packageId]: optionalText,
    [formFields.campaign]: optionalText,
    [formFields.consent]: optionalText,
    [formFields.token]: optionalText,
    [formFields.begun]: optionalText,
    [formFields.trip]: optionalText,
    [formFields.party]: optionalText,
    [formFields.trap]: optionalText,
    ...tripFields,
    ...rideFields,
  }),
  z.transform(
    (form): NewEnquiry => ({
      formDate: form.n_date,
      // One line each, for the mail's subject and table.
      name: oneLine(form.n_name),
      contactNo: oneLine(form.n_contactno),
      email: form.n_email,
      message: form.n_message,
      origin: { page: form.page, packageId: form.packageId, campaign: oneLine(form.campaign) },
      traces: {
        trap: form.n_subject,
        token: form.formToken,
        isFromForm: form.page !== '' && dayPattern.test(form.consent),
        isOurText: form.begun !== '' && form.begun === form.n_message,
      },
      consentVersion: dayPattern.test(form.consent) ? form.consent : '',
      trip: form.trip,
      party: form.party,
      typedTrip: typedTripOf(form),
      ride: typedRideOf(form),
    }),
  ),
);

const keyPattern = /^[A-Za-z0-9_-]{8,100}$/;

/** Ignores a malformed idempotency key. */
export function readIdempotencyKey(sent: string | null | undefined): string | undefined {
  return sent && keyPattern.test(sent) ? sent : undefined;
}
