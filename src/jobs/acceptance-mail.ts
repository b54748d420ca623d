import { z } from 'zod';

/** Mails a customer the quote that they have accepted. */
export const acceptanceMail = { name: 'acceptance-mail', payload: z.object({ quoteId: z.string() }) };
