import {
  findRequestToMail,
  noteRequestMailed,
  noteRequestNotMailed,
} from '#domain/payments/requests/request-mail-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { payPath } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { isRefused, type Mailer } from '#platform/mailer.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { renderPaymentRequestMail } from '#worker/mail/payment-request-mail.ts';
import type { MailEnv } from './mail-env.ts';
import { threadOf } from './mail-thread.ts';

type Parts = { db: Db; encryption: Encryption; mailer: Mailer; env: MailEnv };

/** To the customer. A repeated job sends nothing, or the same mail with the same Message-ID. */
export async function sendPaymentRequestMail(parts: Parts, { mailId }: { mailId: string }): Promise<void> {
  const { db, mailer, env } = parts;
  const found = await findRequestToMail(parts, mailId);
  if (!found) return;
  const { mail, token, standing } = found;
  const settings = await readSettings(db);
  try {
    await mailer.send({
      ...(await threadOf(parts, {
        ...{ enquiryId: standing.enquiryId, mail: `payment-${mailId}`, email: settings.email },
      })),
      from: `${settings.agencyName} <${settings.email}>`,
      to: mail.recipient,
      ...renderPaymentRequestMail(found, settings, env.BASE_URL + payPath(token)),
    });
  } catch (error) {
    const isOver = isRefused(error);
    const reason = error instanceof Error ? error.message : '';
    await noteRequestNotMailed(db, mail, { reason, isOver });
    if (!isOver) throw error;
    return;
  }
  await noteRequestMailed(db, mail);
}
