import { z } from 'zod';

/** Mails a customer what a staff member wrote on the enquiry's page. */
export const customerMail = { name: 'customer-mail', payload: z.object({ eventId: z.string() }) };
