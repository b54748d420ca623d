// The small build: this schema also runs on the visitor's phone.
import * as z from 'zod/mini';
import { messages } from '#messages.ts';
import type { NewEnquiry } from './enquiry.ts';

/** PostgreSQL's text holds every character but this one. */
const withoutNul = z.overwrite<string>((text) => text.replaceAll('\0', ''));

const optionalText = z._default(z.string().check(withoutNul, z.trim()), '');
const requiredText = (message: string) =>
  z.string(message).check(withoutNul, z.trim(), z.minLength(1, message));

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** The contact form's fields under their contract names, checked in the contract's order. */
export const enquiryInput = z.pipe(
  z.object({
    n_name: requiredText(messages.contact.nameMissing),
    n_contactno: requiredText(messages.contact.contactNoMissing),
    n_date: optionalText,
    n_email: optionalText,
    n_message: optionalText,
  }),
  z.transform(
    (form): NewEnquiry => ({
      formDate: form.n_date,
      // One line each: they go into a mail's subject and its table.
      name: oneLine(form.n_name),
      contactNo: oneLine(form.n_contactno),
      email: form.n_email,
      message: form.n_message,
    }),
  ),
);

/** The message of the first failed check, or nothing when the form may be sent. */
export function firstFault(form: unknown): { field: string; text: string } | undefined {
  const [issue] = enquiryInput.safeParse(form).error?.issues ?? [];
  return issue && { field: String(issue.path[0]), text: issue.message };
}

export const idempotencyKeyField = 'idempotencyKey';

const keyPattern = /^[A-Za-z0-9_-]{8,100}$/;

/** A key that nobody could have made in good faith counts as none. */
export function readIdempotencyKey(sent: string | null | undefined): string | undefined {
  return sent && keyPattern.test(sent) ? sent : undefined;
}
