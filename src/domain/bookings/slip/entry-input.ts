import * as z from 'zod/mini';
import { expenseKinds } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { momentOf } from '#domain/shared/india-time.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { optionalText } from '#domain/shared/text-input.ts';
import { isTicked } from '#domain/shared/ticked.ts';
import { stepKinds } from './readings.ts';

const messages = bookingMessages.slip;
const maxReasonLength = 300;
const maxSequence = 1_000_000;

/** Empty, or read by this function. */
const optionallyRead = <Value>(read: (text: string) => Value | undefined, message: string) =>
  z.pipe(
    optionalText,
    z.transform((text, context): Value | null => {
      if (text === '') return null;
      const value = read(text);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );

/** Kilometres as a dashboard shows them: `50123`, `50,123`. */
export function odometerOf(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s,]/g, '');
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
}

const key = z.string().check(z.uuid());
const happenedAt = optionallyRead(momentOf, messages.timeWrong);
const sequence = z.pipe(
  optionalText,
  z.transform((text) => (/^\d{1,7}$/.test(text) ? Math.min(Number(text), maxSequence) : 0)),
);
const reason = optionalText.check(z.maxLength(maxReasonLength, messages.reasonTooLong));
const odometerKm = optionallyRead(odometerOf, messages.odometerWrong);

/** Drivers type 0 where they collected nothing. */
const paiseOrNone = (typed: string) => (/^0+$/.test(typed) ? 0 : paiseFromTyped(typed));

const paise = z.string(messages.amountWrong).check(
  z.refine((typed) => paiseFromTyped(typed) !== undefined, messages.amountWrong),
  z.trim(),
);

const step = z.object({
  key,
  happenedAt,
  sequence,
  kind: z.enum(stepKinds),
  odometerKm,
  reason,
  /** Only of the end. */
  code: optionalText,
  collected: optionallyRead(paiseOrNone, messages.amountWrong),
  /** The customer does not know the code: the office ends the duty. */
  withoutCode: optionalText,
});

const expense = z.object({
  key,
  happenedAt,
  sequence,
  kind: z.literal('expense'),
  expense: z.enum(expenseKinds, messages.expenseWrong),
  amount: paise,
  reason,
});

/** Takes an expense back that was entered by mistake. */
const removal = z.object({ key, happenedAt, sequence, kind: z.literal('removal'), removes: key, reason });

/** What the driver sends: a step of the duty, an expense, or the removal of one. */
export const driverEntryInput = z.pipe(
  z.discriminatedUnion('kind', [step, expense, removal]),
  z.transform((entry) => {
    if (entry.kind === 'removal') return entry;
    return entry.kind === 'expense'
      ? { ...entry, amountPaise: paiseFromTyped(entry.amount) ?? 0 }
      : { ...entry, withoutCode: isTicked(entry.withoutCode) };
  }),
);

export type DriverEntry = z.infer<typeof driverEntryInput>;
