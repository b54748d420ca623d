import {
  findVoucherToMail,
  noteVoucherMailed,
  noteVoucherNotMailed,
} from '#domain/bookings/vouchers/voucher-mail-service.ts';
import { toVoucherPrint, voucherFileName } from '#domain/bookings/vouchers/voucher-print-service.ts';
import type { Db } from '#platform/database/db.ts';
import { isRefused, type Mailer } from '#platform/mailer.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { renderVoucherMail } from '#worker/mail/voucher-mail.ts';
import type { Printer } from '#worker/pdf/printer.ts';
import type { MailEnv } from './mail-env.ts';
import { threadOf } from './mail-thread.ts';

type Parts = { db: Db; encryption: Encryption; printer: Printer; mailer: Mailer; env: MailEnv };

/** The printing process has its own time limit. */
const neverStopped = new AbortController().signal;

/** To the supplier or the customer, with the PDF. A repeated job sends nothing, or the same mail with the same Message-ID. */
export async function sendVoucherMail(parts: Parts, { mailId }: { mailId: string }): Promise<void> {
  const { db, printer, mailer } = parts;
  const found = await findVoucherToMail(db, mailId);
  if (!found) return;
  const { mail, voucher, enquiryId } = found;
  const print = await toVoucherPrint(db, voucher);
  const { agencyName, email } = print.settings;
  try {
    const pdf = await printer({ kind: 'voucher', ...print }, neverStopped);
    await mailer.send({
      ...(await threadOf(parts, { enquiryId, mail: `voucher-${mailId}`, email })),
      from: `${agencyName} <${email}>`,
      to: mail.recipient,
      ...renderVoucherMail(print),
      attachments: [
        {
          filename: voucherFileName(voucher),
          contentType: 'application/pdf',
          content: Buffer.from(pdf),
        },
      ],
    });
  } catch (error) {
    const isOver = isRefused(error);
    const reason = error instanceof Error ? error.message : '';
    await noteVoucherNotMailed(db, found, { reason, isOver });
    if (!isOver) throw error;
    return;
  }
  await noteVoucherMailed(db, found);
}
