import { z } from 'zod';

/** Tells the desk of a new enquiry. */
export const enquiryMail = { name: 'enquiry-mail', payload: z.object({ enquiryId: z.string() }) };
