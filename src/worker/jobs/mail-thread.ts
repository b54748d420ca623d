import { customerMessageId, replyAddressOf } from '#domain/enquiries/mail-replies/reply-address-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { MailEnv } from './mail-env.ts';

type Parts = { db: Db; encryption: Encryption; env: MailEnv };

/** `mail` names the mail, `email` is the agency's address. */
type Threaded = { enquiryId: string | null; mail: string; email: string };

/** Leads a reply to the enquiry; without one, to the agency. */
export async function threadOf(parts: Parts, { enquiryId, mail, email }: Threaded) {
  const { env } = parts;
  const { hostname: host } = new URL(env.BASE_URL);
  if (enquiryId === null) return { messageId: `<${mail}@${host}>`, replyTo: email };
  return {
    messageId: await customerMessageId(parts, enquiryId, { mail, host }),
    replyTo: env.readsReplies ? await replyAddressOf(parts, enquiryId) : email,
  };
}
