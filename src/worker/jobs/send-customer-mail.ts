import {
  findUnsentMail,
  noteCustomerMailFailed,
  noteCustomerMailSent,
} from '#domain/enquiries/mail-replies/customer-mail-service.ts';
import { customerMessageId, replyAddressOf } from '#domain/enquiries/mail-replies/reply-address-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Db } from '#platform/database/db.ts';
import { isRefused, type Mailer } from '#platform/mailer.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { renderCustomerMail } from '#worker/mail/customer-mail.tsx';
import type { MailEnv } from './mail-env.ts';

type Parts = { db: Db; encryption: Encryption; mailer: Mailer; env: MailEnv };

/**
 * To the customer. The reply address leads back to the enquiry, and is left out while no mailbox is read. A repeated job
 * sends nothing, or the same mail with the same Message-ID.
 */
export async function sendCustomerMail(parts: Parts, { eventId }: { eventId: string }): Promise<void> {
  const { db, mailer, env } = parts;
  const mail = await findUnsentMail(db, eventId);
  if (!mail) return;
  const { enquiryId, to, inReplyTo } = mail;
  const settings = await readSettings(db);
  const { hostname: host } = new URL(env.BASE_URL);
  try {
    await mailer.send({
      messageId: await customerMessageId(parts, enquiryId, { mail: `mail-${eventId}`, host }),
      from: `${settings.agencyName} <${settings.email}>`,
      to,
      ...(env.readsReplies && { replyTo: await replyAddressOf(parts, enquiryId) }),
      ...(inReplyTo && { inReplyTo }),
      ...renderCustomerMail(mail, settings),
    });
  } catch (error) {
    const isOver = isRefused(error);
    await noteCustomerMailFailed(db, mail, { reason: error instanceof Error ? error.message : '', isOver });
    if (!isOver) throw error;
    return;
  }
  await noteCustomerMailSent(db, mail);
}
