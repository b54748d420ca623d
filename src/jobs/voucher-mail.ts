import { z } from 'zod';

/** Mails a voucher to its supplier, or the travellers' own to the customer. */
export const voucherMail = { name: 'voucher-mail', payload: z.object({ mailId: z.string() }) };
