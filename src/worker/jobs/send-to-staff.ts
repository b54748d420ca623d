import { noteMailed, noteMailFailed, type SentMail } from '#domain/enquiries/mail/enquiry-mail-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Env } from '#platform/env.ts';
import { isRefused, type Mailer } from '#platform/mailer.ts';
import { cutTo, storable } from '#platform/text.ts';

type Parts = { db: Db; mailer: Mailer; env: Pick<Env, 'BASE_URL'> };

type Content = { subject: string; text: string; html: string; replyTo?: string };

/**
 * To the agency's own address, never to a typed one. The result is recorded on each enquiry. A permanent refusal is not
 * retried.
 */
export async function sendToStaff(
  { db, mailer, env }: Parts,
  { name, content, ...mail }: SentMail & { name: string; content: Content },
): Promise<void> {
  const { agencyName, email } = await readSettings(db);
  const messageId = `<${name}@${new URL(env.BASE_URL).hostname}>`;
  try {
    await mailer.send({ messageId, from: `${agencyName} <${email}>`, to: email, ...content });
  } catch (error) {
    const reason = error instanceof Error ? cutTo(storable(error.message), 300) : '';
    const isOver = isRefused(error);
    await noteMailFailed(db, mail, isOver ? 'mail-bounced' : 'mail-failed', { to: email, reason });
    if (!isOver) throw error;
    return;
  }
  const others = mail.enquiryIds.length - 1;
  await noteMailed(db, mail, { to: email, messageId, ...(others > 0 && { others: String(others) }) });
}
