import { z } from 'zod';

/** Mails a new enquiry to the agency. */
export const enquiryMail = { name: 'enquiry-mail', payload: z.object({ enquiryId: z.string() }) };
