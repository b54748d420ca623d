import * as z from 'zod/mini';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { percentFromTyped } from '#domain/quotes/price/percent.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { withoutNul } from '#domain/shared/text-input.ts';
import { staffMessages } from '#messages.ts';

const messages = bookingMessages.bookings;

/** An extra that staff sell beside what was booked. */
export const extraInput = z.pipe(
  z.object({
    key: z.string().check(z.uuid()),
    name: z
      .string()
      .check(
        withoutNul,
        z.trim(),
        z.minLength(1, messages.extraNameMissing),
        z.maxLength(200, messages.tooLong),
      ),
    price: z.string().check(z.refine((typed) => (paiseFromTyped(typed) ?? 0) > 0, messages.amountWrong)),
    gstPercent: z
      .string()
      .check(z.refine((typed) => percentFromTyped(typed) !== undefined, staffMessages.quotes.gstWrong)),
  }),
  z.transform(({ price, gstPercent, ...extra }) => ({
    ...extra,
    /** Without GST. */
    pricePaise: paiseFromTyped(price) ?? 0,
    gstPercent: percentFromTyped(gstPercent) ?? '0.00',
  })),
);

export type ExtraInput = z.infer<typeof extraInput>;
