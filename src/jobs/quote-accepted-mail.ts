import { z } from 'zod';

/** Mails the agency that a customer accepted a quote. */
export const quoteAcceptedMail = { name: 'quote-accepted-mail', payload: z.object({ quoteId: z.string() }) };
