import { z } from 'zod';

/** Tells the agency each morning what is overdue. */
export const overdueDigestMail = { name: 'overdue-digest-mail', payload: z.object({ day: z.string() }) };
