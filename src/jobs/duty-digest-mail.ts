import { z } from 'zod';

/** Mails the duties of a day to the agency in the evening before. */
export const dutyDigestMail = { name: 'duty-digest-mail', payload: z.object({ day: z.string() }) };
