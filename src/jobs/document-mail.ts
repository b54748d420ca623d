import { z } from 'zod';

/** Mails a receipt or a tax document to who paid. */
export const documentMail = { name: 'document-mail', payload: z.object({ mailId: z.string() }) };
