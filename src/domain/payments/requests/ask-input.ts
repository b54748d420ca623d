import * as z from 'zod/mini';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { optionalText } from '#domain/shared/text-input.ts';
import { requestParts } from './request.ts';
import { requestsMessages as messages } from './requests-messages.ts';

/** What staff ask for: a part of the plan as it stands, or an amount that they type. */
export const askInput = z.pipe(
  z
    .object({
      key: z.string().check(z.uuid()),
      part: z.enum(requestParts),
      amount: optionalText,
      /** The amount that the staff member was asked about and confirmed. */
      confirmed: optionalText,
    })
    .check(
      z.refine(({ part, amount }) => part !== 'amount' || (paiseFromTyped(amount) ?? 0) > 0, {
        error: messages.amountWrong,
        path: ['amount'],
      }),
    ),
  z.transform(({ amount, confirmed, ...asked }) => ({
    ...asked,
    /** Only of a typed amount. */
    amountPaise: paiseFromTyped(amount) ?? 0,
    confirmedPaise: paiseFromTyped(confirmed),
  })),
);

export type AskInput = z.infer<typeof askInput>;
