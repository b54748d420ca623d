import * as z from 'zod/mini';
import { bookingMessages } from '#booking-messages.ts';
import { moneyKinds, payMethods } from '#domain/bookings/booking.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { withoutNul } from '#domain/shared/text-input.ts';

const messages = bookingMessages.bookings;

/** Money that staff enter. */
export const moneyInput = z.pipe(
  z.object({
    key: z.string().check(z.uuid()),
    kind: z.enum(moneyKinds),
    amount: z
      .string(messages.amountWrong)
      .check(z.refine((typed) => paiseFromTyped(typed) !== undefined, messages.amountWrong)),
    method: z.enum(payMethods),
    reference: z._default(z.string().check(withoutNul, z.trim(), z.maxLength(100, messages.tooLong)), ''),
  }),
  z.transform(({ amount, ...entry }) => ({ ...entry, amountPaise: paiseFromTyped(amount) ?? 0 })),
);

export type TypedMoney = z.infer<typeof moneyInput>;
