import * as z from 'zod/mini';
import { dayOf } from '#domain/shared/india-time.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { optionalText, withoutNul } from '#domain/shared/text-input.ts';
import { settlementMessages as messages } from './settlement-messages.ts';

const key = z.string().check(z.uuid());
const note = z._default(z.string().check(withoutNul, z.trim(), z.maxLength(200, messages.noteTooLong)), '');

/** Rupees, where 0 says that there are none. */
const paiseOrZero = (typed: string) => (/^\s*0+\s*$/.test(typed) ? 0 : paiseFromTyped(typed));

const amount = z
  .string(messages.amountWrong)
  .check(z.refine((typed) => paiseFromTyped(typed) !== undefined, messages.amountWrong));

const day = z
  .string(messages.dayWrong)
  .check(z.refine((typed) => dayOf(typed) !== undefined, messages.dayWrong));

/** What a settlement is for: a driver and days, and an allowance other than the usual one. */
export const settlementRequest = z.pipe(
  z.object({
    driverId: z.string(),
    firstDay: z.string(),
    lastDay: z.string(),
    perDay: z._default(
      optionalText.check(
        z.refine((typed) => typed === '' || paiseOrZero(typed) !== undefined, messages.allowanceWrong),
      ),
      '',
    ),
  }),
  z.transform(({ firstDay, lastDay, perDay, ...rest }) => ({
    ...rest,
    firstDay: dayOf(firstDay),
    lastDay: dayOf(lastDay),
    perDayPaise: perDay === '' ? undefined : paiseOrZero(perDay),
  })),
);

export const newSettlementInput = z.intersection(
  z.object({ key, note, seenPaise: z.string().check(z.regex(/^-?\d{1,15}$/)) }),
  settlementRequest,
);

export const allowanceInput = z.pipe(
  z.object({
    key,
    perDay: z
      .string(messages.allowanceWrong)
      .check(z.refine((typed) => paiseOrZero(typed) !== undefined, messages.allowanceWrong)),
    validFrom: z.string().check(z.refine((typed) => dayOf(typed) !== undefined, messages.validFromWrong)),
  }),
  z.transform(({ perDay, validFrom, ...rest }) => ({
    ...rest,
    perDayPaise: paiseOrZero(perDay) ?? 0,
    validFrom: dayOf(validFrom) ?? '',
  })),
);

/** Cash that changes its place. */
export const moveInput = z.pipe(
  z.object({ key, amount, movedOn: day, note }),
  z.transform(({ amount: typed, movedOn, ...rest }) => ({
    ...rest,
    amountPaise: paiseFromTyped(typed) ?? 0,
    movedOn: dayOf(movedOn) ?? '',
  })),
);

export const countInput = z.pipe(
  z.object({
    key,
    counted: z
      .string(messages.amountWrong)
      .check(z.refine((typed) => paiseOrZero(typed) !== undefined, messages.amountWrong)),
    note,
  }),
  z.transform(({ counted, ...rest }) => ({ ...rest, countedPaise: paiseOrZero(counted) ?? 0 })),
);

type Request = z.infer<typeof settlementRequest>;
export type SettlementRequest = Pick<Request, 'driverId'> &
  Partial<Record<'firstDay' | 'lastDay', string | undefined>> & { perDayPaise?: number | undefined };
export type NewSettlement = SettlementRequest & { key: string; note: string; seenPaise: string };
export type AllowanceInput = z.infer<typeof allowanceInput>;
export type MoveInput = z.infer<typeof moveInput>;
export type CountInput = z.infer<typeof countInput>;
