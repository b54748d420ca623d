import * as z from 'zod/mini';
import { payMethods } from '#domain/bookings/booking.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { withoutNul } from '#domain/shared/text-input.ts';
import { refundMessages as messages } from './refund-messages.ts';

const typedReason = z
  .string()
  .check(withoutNul, z.trim(), z.minLength(1, messages.reasonMissing), z.maxLength(300, messages.tooLong));

const typedAmount = z
  .string(messages.amountWrong)
  .check(z.refine((typed) => (paiseFromTyped(typed) ?? 0) > 0, messages.amountWrong));

const seenPaise = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number));

/** What staff ask to give back. */
export const refundInput = z.pipe(
  z.object({
    key: z.string().check(z.uuid()),
    amount: typedAmount,
    reason: typedReason,
    /** What of the booking was refunded or asked for when the form was opened. */
    seenPaise,
  }),
  z.transform(({ amount, ...refund }) => ({ ...refund, amountPaise: paiseFromTyped(amount) ?? 0 })),
);

export type RefundInput = z.infer<typeof refundInput>;

/** How staff have sent a refund. */
export const sentInput = z.object({
  method: z.enum(payMethods, messages.methodWrong),
  reference: z._default(z.string().check(withoutNul, z.trim(), z.maxLength(100, messages.tooLong)), ''),
  sentOn: z.pipe(
    z.string(),
    z.transform((typed) => dayOf(typed.trim())),
  ),
});

export type SentInput = z.infer<typeof sentInput>;

/** Of a payment that counts for nothing, all of which goes back. */
export const uncountedInput = z.object({ key: z.string().check(z.uuid()), reason: typedReason });

export const otherWayInput = z.object({ reason: typedReason });

/** The amount above which a second person approves. */
export const limitInput = z.pipe(
  z.object({
    key: z.string().check(z.uuid()),
    limit: z
      .string()
      .check(
        z.refine(
          (typed) => /^\s*0+\s*$/.test(typed) || paiseFromTyped(typed) !== undefined,
          messages.limitWrong,
        ),
      ),
  }),
  z.transform(({ key, limit }) => ({ key, limitPaise: paiseFromTyped(limit) ?? 0 })),
);
