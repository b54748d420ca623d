import { z } from 'zod';
import { chooseMail, findEnquiry } from '#domain/enquiries/mail/enquiry-mail-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Env } from '#platform/env.ts';
import type { Mailer } from '#platform/mailer.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { renderEnquiryMail } from '#worker/mail/enquiry-mail.tsx';
import { readMailedCabs } from '#worker/mail/trip-facts.ts';
import { sendToStaff } from './send-to-staff.ts';

type Parts = { db: Db; queue: Queue; mailer: Mailer; env: Pick<Env, 'BASE_URL'> };

const address = z.email();

/** The customer's address is only the reply address. An enquiry in a bundle is mailed by the bundle's job. */
export async function sendEnquiryMail(parts: Parts, payload: { enquiryId: string }): Promise<void> {
  const enquiry = await findEnquiry(parts.db, payload.enquiryId);
  if (!enquiry || enquiry.mailedAt) return;
  if ((await chooseMail(parts, enquiry.id)) === 'bundle') return;
  const replyTo = address.safeParse(enquiry.email).data;
  await sendToStaff(parts, {
    enquiryIds: [enquiry.id],
    name: `enquiry-${enquiry.id}`,
    content: {
      ...renderEnquiryMail(enquiry, await readMailedCabs(parts.db), parts.env.BASE_URL),
      ...(replyTo && { replyTo }),
    },
  });
}
