import { z } from 'zod';

/** Tells the customer that their refund was sent. */
export const refundMail = { name: 'refund-mail', payload: z.object({ refundId: z.string() }) };
