import * as z from 'zod/mini';
import { callTripOf } from '#domain/enquiries/call/call-trip.ts';
import { readField } from '#domain/enquiries/fields/field-input.ts';
import type { FieldColumns, FieldName } from '#domain/enquiries/fields/fields.ts';
import { codeOf } from '#domain/enquiries/inbox/inbox-search.ts';
import { withoutNul } from '#domain/shared/text-input.ts';
import { staffMessages } from '#messages.ts';
import type { HandEnquiry } from './new-enquiry.ts';

const { numberMissing, nameMissing, codeWrong } = staffMessages.enquiries;
const oneLine = z.overwrite<string>((text) => text.replaceAll(/\s+/g, ' ').trim());

const line = (message: string) =>
  z.string(message).check(withoutNul, oneLine, z.minLength(1, message), z.maxLength(200, message));
const optional = (maxLength: number) =>
  z._default(z.string().check(withoutNul, z.trim(), z.maxLength(maxLength)), '');

const tripFields = [
  'tripFrom',
  'tripTo',
  'tripStarts',
  'tripTime',
  'tripEnds',
  'adults',
  'children',
  'carType',
  'budget',
] as const satisfies readonly FieldName[];

type TripInput = Record<(typeof tripFields)[number], string>;

/** Each trip field as on the enquiry's page, and the first fault by its field. */
function readTrip(form: TripInput): { trip: Partial<FieldColumns>; fault?: { field: string; text: string } } {
  let trip: Partial<FieldColumns> = {};
  for (const field of tripFields) {
    const read = readField(field, form[field]);
    if ('fault' in read) return { trip, fault: { field, text: read.fault } };
    trip = { ...trip, ...read.change };
  }
  const { tripStarts, tripEnds } = trip;
  if (tripStarts && tripEnds && tripEnds < tripStarts)
    return { trip, fault: { field: 'tripEnds', text: staffMessages.facts.endsBeforeStart } };
  return { trip };
}

/** Only number and name are required. */
export const handEnquiryInput = z.pipe(
  z.object({
    contactNo: line(numberMissing),
    name: line(nameMissing),
    source: z.enum(['call', 'walk-in', 'whatsapp', 'mail']),
    email: optional(200),
    message: optional(4000),
    /** Idempotency key of the form. */
    key: z._default(z.string().check(z.regex(/^[\w-]{8,64}$/)), ''),
    tripFrom: optional(200),
    tripTo: optional(200),
    tripStarts: optional(20),
    tripTime: optional(20),
    tripEnds: optional(20),
    adults: optional(20),
    children: optional(20),
    carType: optional(20),
    budget: optional(60),
    kind: optional(20),
    hours: optional(20),
    package: optional(20),
    ages: optional(100),
    passport: optional(20),
    /** The car whose fare was chosen, and the version of its rates. */
    car: optional(40),
    rates: optional(20),
    code: optional(20).check(z.refine((typed) => typed === '' || codeOf(typed) !== undefined, codeWrong)),
  }),
  z.transform((form, context): HandEnquiry => {
    const { contactNo, name, source, email, message, key, code } = form;
    const call = callTripOf(form);
    // The field is not shown for a ride of one day, and may have been typed before.
    const isOfOneDay = call?.kind === 'one-way' || call?.kind === 'local';
    const { trip, fault } = readTrip(isOfOneDay ? { ...form, tripEnds: '' } : form);
    if (fault) context.issues.push({ code: 'custom', input: form, path: [fault.field], message: fault.text });
    const choice = { car: form.car || form.carType, rates: form.rates };
    const asked = call && { call: { ...call, ...(isOfOneDay && { tripEnds: '' }) }, choice };
    return { contactNo, name, source, email, message, key, code: codeOf(code) ?? '', trip, ...asked };
  }),
);
