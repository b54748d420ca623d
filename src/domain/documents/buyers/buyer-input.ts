import * as z from 'zod/mini';
import { isGstin, normalisedGstin } from '#domain/shared/gstin.ts';
import { isStateCode } from '#domain/shared/indian-states.ts';
import { addressIn } from '#domain/shared/mail-address.ts';
import { residences } from '#domain/shared/residence.ts';
import { withoutNul } from '#domain/shared/text-input.ts';
import { isTicked } from '#domain/shared/ticked.ts';
import { buyerMessages as messages } from './buyer-messages.ts';

const line = (maxLength: number, message: string) =>
  z.string(message).check(
    withoutNul,
    z.overwrite((typed) => typed.replaceAll(/\s+/g, ' ').trim()),
    z.maxLength(maxLength, message),
  );

const squeezed = z.overwrite((typed: string) => typed.replaceAll(/\s/g, '').toUpperCase());

/** The fourth letter says whose it is: of a person, a company, a firm and so on. */
const panShape = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;
export const isPan = (text: string): boolean => panShape.test(text);

/** The PAN is within the GSTIN. */
const panOf = (gstin: string): string => gstin.slice(2, 12);

/** A box that is ticked or not. */
const ticked = z.pipe(
  z._default(z.string(), ''),
  z.transform((text: string) => isTicked(text)),
);

const fields = z.object({
  name: line(200, messages.nameWrong).check(z.minLength(1, messages.nameWrong)),
  address: z._default(
    z.string(messages.addressWrong).check(
      withoutNul,
      z.overwrite((typed) => typed.replaceAll(/\r\n?/g, '\n').trim()),
      z.maxLength(500, messages.addressWrong),
    ),
    '',
  ),
  state: z._default(
    z
      .string(messages.stateWrong)
      .check(z.refine((state) => state === '' || isStateCode(state), messages.stateWrong)),
    '',
  ),
  gstin: z._default(
    line(40, messages.gstinWrong).check(
      z.overwrite(normalisedGstin),
      z.refine((gstin) => gstin === '' || isGstin(gstin), messages.gstinWrong),
    ),
    '',
  ),
  /** Left out or empty where it stays as it is stored. */
  pan: z._default(
    line(40, messages.panWrong).check(
      squeezed,
      z.refine((pan) => pan === '' || isPan(pan), messages.panWrong),
    ),
    '',
  ),
  livesIn: z._default(z.enum(['', ...residences]), ''),
  isBodyCorporate: ticked,
  billsMonthly: ticked,
  billEmail: z._default(
    line(254, messages.emailWrong).check(
      z.refine((typed) => typed === '' || addressIn(typed) !== undefined, messages.emailWrong),
    ),
    '',
  ),
});

/** What does not fit together is said at one of the two fields. */
export const buyerInput = z.pipe(
  fields.check(
    z.refine(({ gstin, livesIn }) => gstin === '' || livesIn !== 'abroad', {
      ...{ message: messages.gstinAbroad, path: ['gstin'] },
    }),
    z.refine(({ gstin, state }) => gstin === '' || state === '' || gstin.startsWith(state), {
      ...{ message: messages.gstinOfOtherState, path: ['gstin'] },
    }),
    z.refine(({ gstin, pan }) => gstin === '' || pan === '' || panOf(gstin) === pan, {
      ...{ message: messages.panOfOther, path: ['pan'] },
    }),
    z.refine(({ billsMonthly, billEmail }) => !billsMonthly || billEmail !== '', {
      ...{ message: messages.emailNeeded, path: ['billEmail'] },
    }),
  ),
  // A registered buyer is where the GSTIN says, and lives in India.
  z.transform(({ gstin, state, livesIn, ...buyer }) => ({
    ...buyer,
    gstin,
    state: gstin === '' ? state : gstin.slice(0, 2),
    livesIn: gstin === '' ? livesIn : ('india' as const),
  })),
);

export type BuyerInput = z.infer<typeof buyerInput>;
