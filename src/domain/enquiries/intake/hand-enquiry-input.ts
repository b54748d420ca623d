import * as z from 'zod/mini';
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
    code: optional(20).check(z.refine((typed) => typed === '' || codeOf(typed) !== undefined, codeWrong)),
  }),
  z.transform((form): HandEnquiry => ({ ...form, code: codeOf(form.code) ?? '' })),
);
