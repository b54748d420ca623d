import { findRefundToMail, noteRefundMailed } from '#domain/payments/refunds/refund-mail-service.ts';
import { customerBookingPath } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { isRefused, type Mailer } from '#platform/mailer.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { renderRefundMail } from '#worker/mail/refund-mail.ts';
import type { MailEnv } from './mail-env.ts';
import { threadOf } from './mail-thread.ts';

type Parts = { db: Db; encryption: Encryption; mailer: Mailer; env: MailEnv };

/** To the customer. A repeated job sends nothing, or the same mail with the same Message-ID. */
export async function sendRefundMail(parts: Parts, { refundId }: { refundId: string }): Promise<void> {
  const { db, mailer, env } = parts;
  const found = await findRefundToMail(parts, refundId);
  if (!found) return;
  const { enquiryId, email: to, settings } = found;
  const { agencyName, email } = settings;
  try {
    await mailer.send({
      ...(await threadOf(parts, { enquiryId, mail: `refund-${refundId}`, email })),
      from: `${agencyName} <${email}>`,
      to,
      ...renderRefundMail(found, found.token && env.BASE_URL + customerBookingPath(found.token)),
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    await noteRefundMailed(db, found, error instanceof Error ? error.message : '');
    return;
  }
  await noteRefundMailed(db, found);
}
