import * as z from 'zod/mini';
import { isGstin, normalisedGstin } from '#domain/shared/gstin.ts';
import { isStateCode } from '#domain/shared/indian-states.ts';
import { e164Of } from '#domain/shared/phone-number.ts';
import { residences } from '#domain/shared/residence.ts';
import { withoutNul } from '#domain/shared/text-input.ts';
import { staffMessages } from '#messages.ts';
import type { CustomerChange } from './customer-page-service.ts';

const { nameWrong, numberWrong, emailWrong, livesInWrong, stateWrong, gstinWrong } = staffMessages.customers;

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
    z.object({ field: z.literal('livesIn'), was, value: z.enum(['', ...residences], livesInWrong) }),
    z.object({
      field: z.literal('state'),
      was,
      value: line(stateWrong, 2).check(z.refine((code) => code === '' || isStateCode(code), stateWrong)),
    }),
    z.object({
      field: z.literal('gstin'),
      was,
      value: line(gstinWrong, 40).check(
        z.overwrite(normalisedGstin),
        z.refine((gstin) => gstin === '' || isGstin(gstin), gstinWrong),
      ),
    }),
  ]),
  z.transform((form): CustomerChange => form),
);
