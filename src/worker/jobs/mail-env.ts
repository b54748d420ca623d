import type { Env } from '#platform/env.ts';

export type MailEnv = Pick<Env, 'BASE_URL'> & {
  /** Whether replies are read from the agency's mailbox, so that they can be addressed to an enquiry. */
  readsReplies: boolean;
};

export const mailEnvOf = (env: Env): MailEnv => ({
  BASE_URL: env.BASE_URL,
  readsReplies: env.IMAP_URL !== undefined,
});
