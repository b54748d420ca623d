import { viewQuotePayments } from '#domain/bookings/plan/quote-payments-service.ts';
import { customerMessageId, replyAddressOf } from '#domain/enquiries/mail-replies/reply-address-service.ts';
import { findQuoteToMail, noteQuoteMailed } from '#domain/quotes/quote-mail-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { quotePath } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import type { Mailer } from '#platform/mailer.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { renderQuoteMail } from '#worker/mail/quote-mail.tsx';
import type { MailEnv } from './mail-env.ts';

type Parts = { db: Db; encryption: Encryption; mailer: Mailer; env: MailEnv };

type Payload = { quoteId: string; askedBy: string; askedAt: string };

/** To the customer, with the link; a reply leads back to the enquiry. A retry has the same message id, so that mail programs show it once. */
export async function sendQuoteMail(
  { db, encryption, mailer, env }: Parts,
  { quoteId, askedBy, askedAt }: Payload,
): Promise<void> {
  const found = await findQuoteToMail({ db, encryption }, quoteId);
  if (!found) return;
  const settings = await readSettings(db);
  const payments = found.quote.acceptedAt ? await viewQuotePayments(db, quoteId) : undefined;
  const { agencyName, email } = settings;
  const { enquiryId } = found.quote;
  const keys = { db, encryption };
  const messageId = await customerMessageId(keys, enquiryId, {
    mail: `quote-${quoteId}-${Date.parse(askedAt)}`,
    host: new URL(env.BASE_URL).hostname,
  });
  await mailer.send({
    messageId,
    from: `${agencyName} <${email}>`,
    to: found.to,
    replyTo: env.readsReplies ? await replyAddressOf(keys, enquiryId) : email,
    ...renderQuoteMail(found, payments, settings, env.BASE_URL + quotePath(found.token)),
  });
  await noteQuoteMailed(db, found, { messageId, by: askedBy });
}
