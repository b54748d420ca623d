import { z } from 'zod';
import { findEnquiry, noteMailed, noteMailFailed } from '#domain/enquiries/enquiry-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Db } from '#platform/db.ts';
import type { Env } from '#platform/env.ts';
import type { Mailer } from '#platform/mailer.ts';
import { cutTo, storable } from '#platform/text.ts';
import { renderEnquiryMail } from './mails/enquiry-mail.tsx';

type Parts = { db: Db; mailer: Mailer; env: Pick<Env, 'BASE_URL'> };

const address = z.email();

/**
 * The mail server has said that it never will take this mail. A refusal of ourselves, such as a wrong password, is none:
 * somebody will mend it, and the mail is still wanted.
 */
const isRefused = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/**
 * To the desk, never to an address that a visitor typed: theirs is only where an answer would go. How it went is told on
 * the enquiry. What is refused for good is not tried again.
 */
export async function sendEnquiryMail(
  { db, mailer, env }: Parts,
  payload: { enquiryId: string },
): Promise<void> {
  const enquiry = await findEnquiry(db, payload.enquiryId);
  if (!enquiry || enquiry.mailedAt) return;
  const settings = await readSettings(db);
  const replyTo = address.safeParse(enquiry.email).data;
  const messageId = `<enquiry-${enquiry.id}@${new URL(env.BASE_URL).hostname}>`;
  try {
    await mailer.send({
      messageId,
      from: `${settings.agencyName} <${settings.email}>`,
      to: settings.email,
      ...(replyTo && { replyTo }),
      ...renderEnquiryMail(enquiry),
    });
  } catch (error) {
    const reason = error instanceof Error ? cutTo(storable(error.message), 300) : '';
    const detail = { to: settings.email, reason };
    if (!isRefused(error)) {
      await noteMailFailed(db, enquiry.id, 'mail-failed', detail);
      throw error;
    }
    return noteMailFailed(db, enquiry.id, 'mail-bounced', detail);
  }
  await noteMailed(db, enquiry.id, { to: settings.email, messageId });
}
