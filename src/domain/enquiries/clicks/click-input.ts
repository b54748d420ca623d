import * as z from 'zod/mini';
import { cutTo, storable } from '#platform/text.ts';
import { reachCode } from './click-code-input.ts';

const short = z._default(z.string().check(z.overwrite((text) => cutTo(storable(text).trim(), 200))), '');

/** What a page sends when one of its contact links is clicked. */
export const reachClickInput = z.object({
  code: z.string().check(z.regex(reachCode)),
  channel: z.enum(['whatsapp', 'call']),
  page: short,
  campaign: short,
});
