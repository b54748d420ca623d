import * as z from 'zod/mini';
import { expenseKinds } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { momentOf } from '#domain/shared/india-time.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { optionalText, requiredText } from '#domain/shared/text-input.ts';
import { odometerOf } from './entry-input.ts';
import { readingKinds } from './readings.ts';
import type { Correction } from './statement.ts';

const messages = bookingMessages.slip;
const maxReasonLength = 300;

const key = z.string().check(z.uuid());
const reason = requiredText(messages.reasonMissing).check(
  z.maxLength(maxReasonLength, messages.reasonTooLong),
);

/** A time and an odometer that staff enter for the driver, or correct. */
export const readingInput = z.pipe(
  z.object({
    key,
    kind: z.enum(readingKinds),
    day: optionalText,
    time: optionalText,
    odometer: optionalText.check(
      z.refine((typed) => typed === '' || odometerOf(typed) !== undefined, messages.odometerWrong),
    ),
    reason,
  }),
  z.transform(({ day, time, odometer, ...entry }, context) => {
    const happenedAt = momentOf(`${day}T${time}`);
    if (!happenedAt) {
      context.issues.push({ code: 'custom', message: messages.timeWrong, input: time, path: ['time'] });
      return z.NEVER;
    }
    return { ...entry, happenedAt, odometerKm: odometer === '' ? null : (odometerOf(odometer) ?? null) };
  }),
);
export type ReadingInput = z.infer<typeof readingInput>;

export const expenseInput = z.pipe(
  z.object({
    key,
    expense: z.enum(expenseKinds, messages.expenseWrong),
    amount: z
      .string(messages.amountWrong)
      .check(z.refine((typed) => paiseFromTyped(typed) !== undefined, messages.amountWrong)),
    reason,
  }),
  z.transform(({ amount, ...entry }) => ({ ...entry, amountPaise: paiseFromTyped(amount) ?? 0 })),
);
export type ExpenseInput = z.infer<typeof expenseInput>;

export const removalInput = z.object({ key, removes: key, reason });
export type RemovalInput = z.infer<typeof removalInput>;

/** A minus takes off: `-200`, `− ₹200`. */
function signedPaise(typed: string): number | undefined {
  const [, minus, rest = ''] = /^\s*([-−–]?)\s*(.*)$/.exec(typed) ?? [];
  const paise = paiseFromTyped(rest);
  return paise === undefined ? undefined : minus ? -paise : paise;
}

/** Empty, or what staff add or take off when they close, with its reason. */
export const correctionInput = z.pipe(
  z.object({
    correction: optionalText.check(
      z.refine((typed) => typed === '' || signedPaise(typed) !== undefined, messages.amountWrong),
    ),
    reason: optionalText.check(z.maxLength(maxReasonLength, messages.reasonTooLong)),
  }),
  z.transform(({ correction, reason: why }, context): Correction[] => {
    if (correction === '') return [];
    if (why === '') {
      context.issues.push({ code: 'custom', message: messages.reasonMissing, input: why, path: ['reason'] });
      return z.NEVER;
    }
    return [{ paise: signedPaise(correction) ?? 0, reason: why }];
  }),
);
