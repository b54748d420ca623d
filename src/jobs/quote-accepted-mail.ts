import { z } from 'zod';

/** Tells the desk that a visitor has accepted a quote. */
export const quoteAcceptedMail = { name: 'quote-accepted-mail', payload: z.object({ quoteId: z.string() }) };
