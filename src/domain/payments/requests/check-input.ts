import * as z from 'zod/mini';
import { payMethods } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { withoutNul } from '#domain/shared/text-input.ts';

const messages = bookingMessages.bookings;

/** What staff found in the bank for a request. */
export const checkInput = z.pipe(
  z.object({
    key: z.string().check(z.uuid()),
    amount: z.string().check(z.refine((typed) => (paiseFromTyped(typed) ?? 0) > 0, messages.amountWrong)),
    method: z.enum(payMethods),
    reference: z._default(z.string().check(withoutNul, z.trim(), z.maxLength(100, messages.tooLong)), ''),
    receivedOn: z.string().check(z.refine((typed) => dayOf(typed) !== undefined, messages.receivedWrong)),
  }),
  z.transform(({ amount, receivedOn, ...found }) => ({
    ...found,
    amountPaise: paiseFromTyped(amount) ?? 0,
    receivedOn: dayOf(receivedOn) ?? '',
  })),
);

export type CheckInput = z.infer<typeof checkInput>;
