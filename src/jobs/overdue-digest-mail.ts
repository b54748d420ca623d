import { z } from 'zod';

/** Mails the overdue follow-ups to the agency each morning. */
export const overdueDigestMail = { name: 'overdue-digest-mail', payload: z.object({ day: z.string() }) };
