import { z } from 'zod';

/** Mails the agency duties that begin soon and have no car or no driver. */
export const dutyReminderMail = { name: 'duty-reminder-mail', payload: z.object({ bundle: z.string() }) };
