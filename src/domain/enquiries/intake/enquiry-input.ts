// zod/mini, because this schema also runs on the visitor's phone.

import * as z from 'zod/mini';
import { optionalText, requiredText } from '#domain/shared/text-input.ts';
import { messages } from '#site-messages.ts';
import type { NewEnquiry } from './new-enquiry.ts';
import { type RideField, rideFieldNames, typedRideOf } from './ride-fields-input.ts';
import { type TripField, tripFieldNames, typedTripOf } from './trip-fields-input.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** Optional fields of our own forms, beyond the contract's fields. */
export const formFields = {
  page: 'page',
  packageId: 'packageId',
  campaign: 'campaign',
  consent: 'consent',
  token: 'formToken',
  begun: 'begun',
  /** A cab trip: the fields of the fare page as a query string. */
  trip: 'trip',
  /** Who travels: the fields of the package's price as a query string. */
  party: 'party',
  /** A number that looked short and was sent again as it is. */
  askedNumber: 'askedNumber',
  /** Honeypot: hidden from people, with a name that browsers do not autofill. */
  trap: 'n_subject',
} as const;

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
    n_name: requiredText(messages.contact.nameMissing),
    n_contactno: requiredText(messages.contact.contactNoMissing),
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

/** The field and message of the first failed check; `undefined` when the form is valid. */
export function firstFault(form: unknown): { field: string; text: string } | undefined {
  const [issue] = enquiryInput.safeParse(form).error?.issues ?? [];
  return issue && { field: String(issue.path[0]), text: issue.message };
}

/** An answer by e-mail needs an address: checked by our own forms that offer the choice. */
export const lacksAddress = (form: Readonly<Record<string, string>>): boolean =>
  form.answerBy === 'mail' && (form.n_email ?? '').trim() === '';

/** The fields with a failed check, each once. */
export const faultyFields = (form: unknown): string[] => [
  ...new Set(enquiryInput.safeParse(form).error?.issues.map(({ path }) => String(path[0]))),
];

export const idempotencyKeyField = 'idempotencyKey';

const keyPattern = /^[A-Za-z0-9_-]{8,100}$/;

/** Ignores a malformed idempotency key. */
export function readIdempotencyKey(sent: string | null | undefined): string | undefined {
  return sent && keyPattern.test(sent) ? sent : undefined;
}
