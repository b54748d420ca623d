import * as z from 'zod/mini';
import { moneyKinds, payMethods } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { optionalText, withoutNul } from '#domain/shared/text-input.ts';

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
    /** Of money that a driver collected: at the end of which ride. */
    dutyId: optionalText,
    receivedOn: optionalText.check(
      z.refine((typed) => typed === '' || dayOf(typed) !== undefined, messages.receivedWrong),
    ),
    /** The amount that the staff member was asked about and confirmed. */
    confirmed: optionalText,
  }),
  z.transform(({ amount, receivedOn, confirmed, ...entry }) => ({
    ...entry,
    amountPaise: paiseFromTyped(amount) ?? 0,
    receivedOn: dayOf(receivedOn),
    confirmedPaise: paiseFromTyped(confirmed),
  })),
);

type Parsed = z.infer<typeof moneyInput>;

export type MoneyInput = Omit<Parsed, 'dutyId' | 'receivedOn' | 'confirmedPaise'> & {
  /** The ride that ends last when it is left out. */
  dutyId?: string;
  /** Today when it is left out. */
  receivedOn?: string | undefined;
  confirmedPaise?: number | undefined;
};
