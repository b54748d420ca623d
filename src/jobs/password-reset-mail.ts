import { z } from 'zod';

/** Mails a link for a new password, where there is somebody by that name. */
export const passwordResetMail = { name: 'password-reset-mail', payload: z.object({ username: z.string() }) };
