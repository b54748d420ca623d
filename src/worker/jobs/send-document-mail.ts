import {
  type DocumentToMail,
  findDocumentToMail,
  noteDocumentMail,
} from '#domain/documents/mails/document-mail-service.ts';
import { documentFileName } from '#domain/documents/prints/document-text.ts';
import { receiptFileName } from '#domain/documents/receipts/receipt-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Db } from '#platform/database/db.ts';
import { isRefused, type Mailer } from '#platform/mailer.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { renderDocumentMail } from '#worker/mail/document-mail.ts';
import type { PrintJob } from '#worker/pdf/print-job.ts';
import type { Printer } from '#worker/pdf/printer.ts';
import type { MailEnv } from './mail-env.ts';
import { threadOf } from './mail-thread.ts';

type Parts = { db: Db; encryption: Encryption; printer: Printer; mailer: Mailer; env: MailEnv };

/** The printing process has its own time limit. */
const neverStopped = new AbortController().signal;

const jobOf = (found: DocumentToMail): PrintJob =>
  found.kind === 'receipt' ? { kind: 'receipt', ...found.print } : { kind: 'document', ...found.print };

const fileName = (found: DocumentToMail): string =>
  found.kind === 'receipt'
    ? receiptFileName(found.print.receipt)
    : documentFileName(found.print.content.name);

/** To who paid, with the PDF. A repeated job sends nothing, or the same mail with the same Message-ID. */
export async function sendDocumentMail(parts: Parts, { mailId }: { mailId: string }): Promise<void> {
  const { db, printer, mailer } = parts;
  const found = await findDocumentToMail(db, mailId);
  if (!found) return;
  const settings = await readSettings(db);
  const { agencyName, email } = settings;
  try {
    const pdf = await printer(jobOf(found), neverStopped);
    await mailer.send({
      ...(await threadOf(parts, { enquiryId: null, mail: `document-${mailId}`, email })),
      from: `${agencyName} <${email}>`,
      to: found.mail.recipient,
      ...renderDocumentMail(found, settings),
      attachments: [{ filename: fileName(found), contentType: 'application/pdf', content: Buffer.from(pdf) }],
    });
  } catch (error) {
    const isOver = isRefused(error);
    await noteDocumentMail(db, found, isOver ? 'refusedAt' : 'failedAt');
    if (!isOver) throw error;
    return;
  }
  await noteDocumentMail(db, found, 'sentAt');
}
