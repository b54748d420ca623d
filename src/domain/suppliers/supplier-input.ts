import * as z from 'zod/mini';
import { isGstin, normalisedGstin } from '#domain/shared/gstin.ts';
import { addressIn } from '#domain/shared/mail-address.ts';
import { e164Of } from '#domain/shared/phone-number.ts';
import { withoutNul } from '#domain/shared/text-input.ts';
import { supplierKinds } from './supplier.ts';
import { supplierMessages as messages } from './supplier-messages.ts';

const text = (maxLength: number, message: string) =>
  z.string(message).check(withoutNul, z.trim(), z.maxLength(maxLength, message));

const line = (maxLength: number, message: string) =>
  z.string(message).check(
    withoutNul,
    z.overwrite((typed) => typed.replaceAll(/\s+/g, ' ').trim()),
    z.maxLength(maxLength, message),
  );

export const maxSupplierName = 200;

export const supplierNameInput = line(maxSupplierName, messages.nameWrong).check(
  z.minLength(1, messages.nameWrong),
);

const fields = z.object({
  kind: z.enum(supplierKinds, messages.kindWrong),
  name: supplierNameInput,
  city: z._default(line(100, messages.cityTooLong), ''),
  contactName: z._default(line(200, messages.contactTooLong), ''),
  phone: z._default(
    line(60, messages.phoneWrong).check(
      z.refine((typed) => typed === '' || e164Of(typed) !== '', messages.phoneWrong),
      z.overwrite((typed) => e164Of(typed)),
    ),
    '',
  ),
  email: z._default(
    line(254, messages.emailWrong).check(
      z.refine((typed) => typed === '' || addressIn(typed) !== undefined, messages.emailWrong),
    ),
    '',
  ),
  /** Missing where the form does not show it, which leaves it as it is stored. */
  gstin: z.optional(
    line(40, messages.gstinWrong).check(
      z.overwrite(normalisedGstin),
      z.refine((gstin) => gstin === '' || isGstin(gstin), messages.gstinWrong),
    ),
  ),
  payTerms: z.optional(text(1000, messages.payTermsTooLong)),
  payDays: z.optional(
    z.pipe(
      line(10, messages.payDaysWrong).check(
        z.refine(
          (typed) => typed === '' || (/^\d{1,3}$/.test(typed) && Number(typed) <= 365),
          messages.payDaysWrong,
        ),
      ),
      z.transform((typed) => (typed === '' ? null : Number(typed))),
    ),
  ),
  notes: z._default(text(3000, messages.notesTooLong), ''),
});

export const supplierInput = z.pipe(
  fields,
  z.transform(({ phone, ...supplier }) => ({ ...supplier, phoneE164: phone })),
);

export type SupplierInput = z.infer<typeof supplierInput>;
