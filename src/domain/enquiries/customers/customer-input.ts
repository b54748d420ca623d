import * as z from 'zod/mini';
import { e164Of } from '#domain/shared/phone-number.ts';
import { withoutNul } from '#domain/shared/text-input.ts';
import { staffMessages } from '#messages.ts';
import type { CustomerChange } from './customer-page-service.ts';

const { nameWrong, numberWrong, emailWrong } = staffMessages.customers;

const oneLine = z.overwrite<string>((text) => text.replaceAll(/\s+/g, ' ').trim());
const line = (message: string, maxLength: number) =>
  z.string(message).check(withoutNul, oneLine, z.maxLength(maxLength, message));

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const was = z._default(z.string().check(z.maxLength(1000)), '');

/** One corrected value, with the value that the staff member saw before. */
export const customerChangeInput = z.pipe(
  z.discriminatedUnion('field', [
    z.object({ field: z.literal('name'), was, value: line(nameWrong, 200).check(z.minLength(1, nameWrong)) }),
    z.object({
      field: z.literal('phoneE164'),
      was,
      value: line(numberWrong, 60).check(
        z.refine((typed) => typed === '' || e164Of(typed) !== '', numberWrong),
        z.overwrite((typed) => e164Of(typed)),
      ),
    }),
    z.object({
      field: z.literal('email'),
      was,
      value: line(emailWrong, 254).check(
        z.refine((typed) => typed === '' || emailShape.test(typed), emailWrong),
        z.toLowerCase(),
      ),
    }),
  ]),
  z.transform((form): CustomerChange => form),
);
