import * as z from 'zod/mini';
import { dayOf } from '#domain/shared/india-time.ts';
import { withoutNul } from '#domain/shared/text-input.ts';
import { documentMessages as messages } from './document-messages.ts';
import { readSignedQr } from './signed-qr.ts';

const squeezed = z.overwrite<string>((typed) => typed.replaceAll(/\s/g, ''));

/** What staff copy from the e-invoice portal. */
export const irnInput = z.object({
  number: z
    .string(messages.irnWrong)
    .check(squeezed, z.toLowerCase(), z.regex(/^[0-9a-f]{64}$/, messages.irnWrong)),
  acknowledgementNo: z
    .string(messages.acknowledgementWrong)
    .check(squeezed, z.regex(/^\d{1,40}$/, messages.acknowledgementWrong)),
  acknowledgedOn: z.string(messages.dayWrong).check(
    z.trim(),
    z.refine((day) => dayOf(day) === day, messages.dayWrong),
  ),
  signedQr: z.string(messages.qrWrong).check(
    withoutNul,
    squeezed,
    z.maxLength(4000, messages.qrWrong),
    z.refine((text) => readSignedQr(text) !== undefined, messages.qrWrong),
  ),
});
