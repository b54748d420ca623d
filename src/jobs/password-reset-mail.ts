import { z } from 'zod';

/** Mails a password link, if the user exists. */
export const passwordResetMail = { name: 'password-reset-mail', payload: z.object({ username: z.string() }) };
