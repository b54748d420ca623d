import * as z from 'zod/mini';
import { dayOf } from '#domain/shared/india-time.ts';
import { optionalText } from '#domain/shared/text-input.ts';
import { maxPaperNumberLength, paperKinds } from './paper.ts';
import { paperMessages as messages } from './paper-messages.ts';

export const paperKindInput = z.enum(paperKinds, messages.kindWrong);

/** A paper as staff type it. */
export const paperInput = z.object({
  kind: paperKindInput,
  number: optionalText.check(
    z.overwrite((text) => text.replaceAll(/\s+/g, ' ')),
    z.maxLength(maxPaperNumberLength, messages.numberTooLong),
  ),
  expiresOn: z.pipe(
    optionalText,
    z.transform((text, context): string | null => {
      const day = text === '' ? null : dayOf(text);
      if (day !== undefined) return day;
      context.issues.push({ code: 'custom', message: messages.dayWrong, input: text });
      return z.NEVER;
    }),
  ),
});
export type PaperInput = z.output<typeof paperInput>;
