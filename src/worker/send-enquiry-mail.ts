import { z } from 'zod';
import { findEnquiry, noteMailed } from '#domain/enquiries/enquiry-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Db } from '#platform/db.ts';
import type { Env } from '#platform/env.ts';
import type { Mailer } from '#platform/mailer.ts';
import { renderEnquiryMail } from './mails/enquiry-mail.tsx';

type Parts = { db: Db; mailer: Mailer; env: Pick<Env, 'BASE_URL'> };

const address = z.email();

/** To the desk, never to an address that a visitor typed: theirs is only where an answer would go. */
export async function sendEnquiryMail(
  { db, mailer, env }: Parts,
  payload: { enquiryId: string },
): Promise<void> {
  const enquiry = await findEnquiry(db, payload.enquiryId);
  if (!enquiry || enquiry.mailedAt) return;
  const settings = await readSettings(db);
  const replyTo = address.safeParse(enquiry.email).data;
  await mailer.send({
    messageId: `<enquiry-${enquiry.id}@${new URL(env.BASE_URL).hostname}>`,
    from: `${settings.agencyName} <${settings.email}>`,
    to: settings.email,
    ...(replyTo && { replyTo }),
    ...renderEnquiryMail(enquiry),
  });
  await noteMailed(db, enquiry.id);
}
