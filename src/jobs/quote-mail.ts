import { z } from 'zod';

/** Mails the link of a quote to the customer. */
export const quoteMail = {
  name: 'quote-mail',
  payload: z.object({ quoteId: z.string(), askedBy: z.string(), askedAt: z.string() }),
};
