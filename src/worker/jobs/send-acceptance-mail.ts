import { customerMessageId, replyAddressOf } from '#domain/enquiries/mail-replies/reply-address-service.ts';
import { askAcceptedDeposit } from '#domain/payments/requests/ask-service.ts';
import { readPlanNotes } from '#domain/payments/requests/plan-notes-service.ts';
import {
  type Confirmation,
  findConfirmation,
  noteConfirmed,
  noteNotConfirmed,
} from '#domain/quotes/quote-mail-service.ts';
import { fileOf, isPrinting } from '#domain/quotes/quote-print-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { payPath, quotePath } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { isRefused, type Mailer, type MailFile } from '#platform/mailer.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { renderAcceptanceMail } from '#worker/mail/acceptance-mail.ts';
import type { MailEnv } from './mail-env.ts';

type Parts = { db: Db; encryption: Encryption; storage: Storage; mailer: Mailer; env: MailEnv };

/** So long after the acceptance the mail waits for a file that is not printed yet. */
const maxWaitMs = 10 * 60_000;

/** The printed quote; `undefined` when there is none, also after it was waited for. */
async function fileFor(storage: Storage, { quote, reference }: Confirmation): Promise<MailFile | undefined> {
  const waitedMs = Date.now() - (quote.acceptedAt?.getTime() ?? 0);
  if (isPrinting(quote) && waitedMs < maxWaitMs)
    throw new Error(`the file of quote ${quote.id} is not printed yet`);
  const key = fileOf(quote);
  const file = key === undefined ? undefined : await storage.get(key);
  return (
    file && {
      filename: `quote-${reference}-${quote.version}.pdf`,
      contentType: 'application/pdf',
      content: Buffer.from(await new Response(file.body).arrayBuffer()),
    }
  );
}

/** To the customer, once. A retry has the same Message-ID, so that mail programs show it once. */
export async function sendAcceptanceMail(parts: Parts, { quoteId }: { quoteId: string }): Promise<void> {
  const { db, storage, mailer, env } = parts;
  const found = await findConfirmation(parts, quoteId);
  if (!found) return;
  const { quote, to, token } = found;
  const { hostname: host } = new URL(env.BASE_URL);
  const [settings, file, messageId, payToken, { checking }] = await Promise.all([
    readSettings(db),
    fileFor(storage, found),
    customerMessageId(parts, quote.enquiryId, { mail: `accepted-${quoteId}`, host }),
    askAcceptedDeposit(parts, quoteId),
    readPlanNotes(db, { quoteId }, [], 'customer'),
  ]);
  try {
    await mailer.send({
      messageId,
      from: `${settings.agencyName} <${settings.email}>`,
      to,
      replyTo: env.readsReplies ? await replyAddressOf(parts, quote.enquiryId) : settings.email,
      ...(file && { attachments: [file] }),
      ...renderAcceptanceMail(found, settings, {
        link: token && env.BASE_URL + quotePath(token),
        payLink: payToken && env.BASE_URL + payPath(payToken),
        checking,
        hasFile: file !== undefined,
      }),
    });
  } catch (error) {
    const isOver = isRefused(error);
    await noteNotConfirmed(db, found, { reason: error instanceof Error ? error.message : '', isOver });
    if (!isOver) throw error;
    return;
  }
  await noteConfirmed(db, found, { messageId });
}
