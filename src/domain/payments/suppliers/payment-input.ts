import * as z from 'zod/mini';
import { payMethods } from '#domain/bookings/booking.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { optionalText, withoutNul } from '#domain/shared/text-input.ts';
import { Failure } from '#platform/failure.ts';
import { supplierPaymentMessages as messages } from './payment-messages.ts';

/** `-450` is taken off; an empty field is nothing. */
function signedPaise(typed: string): number {
  const text = typed.trim();
  if (/^0*$/.test(text)) return 0;
  const isMinus = /^[-−]/.test(text);
  const paise = paiseFromTyped(isMinus ? text.slice(1) : text);
  if (paise === undefined) throw new Failure('invalid', messages.amountWrong, { field: 'amount' });
  return isMinus ? -paise : paise;
}

export const supplierPaymentInput = z.pipe(
  z.object({
    key: z.string().check(z.uuid()),
    supplierId: z.string(),
    paidOn: z.string().check(z.refine((typed) => dayOf(typed) !== undefined, messages.dayWrong)),
    method: z.enum(payMethods),
    reference: z._default(
      z.string().check(withoutNul, z.trim(), z.maxLength(100, messages.referenceTooLong)),
      '',
    ),
    /** The amount above what is due that the staff member was asked about. */
    confirmed: optionalText,
    service: z.array(z.string()),
    amount: z.array(z.string()),
  }),
  z.transform(({ paidOn, confirmed, service, amount, ...payment }) => ({
    ...payment,
    paidOn: dayOf(paidOn) ?? '',
    confirmedPaise: /^\d{1,15}$/.test(confirmed) ? Number(confirmed) : undefined,
    parts: service
      .map((serviceId, index) => ({ serviceId, amountPaise: signedPaise(amount[index] ?? '') }))
      .filter(({ amountPaise }) => amountPaise !== 0),
  })),
);

export type SupplierPaymentInput = z.infer<typeof supplierPaymentInput>;
