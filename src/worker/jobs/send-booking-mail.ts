import {
  findBookingToMail,
  noteBookingMailed,
  noteBookingNotMailed,
} from '#domain/bookings/mails/booking-mail-service.ts';
import { readPlanNotes } from '#domain/payments/requests/plan-notes-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { customerBookingPath } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { isRefused, type Mailer } from '#platform/mailer.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { renderBookingMail } from '#worker/mail/booking-mail.ts';
import { renderCancelledMail } from '#worker/mail/cancelled-mail.ts';
import type { MailEnv } from './mail-env.ts';
import { threadOf } from './mail-thread.ts';

type Parts = { db: Db; encryption: Encryption; mailer: Mailer; env: MailEnv };

/** To the customer. A repeated job sends nothing, or the same mail with the same Message-ID. */
export async function sendBookingMail(parts: Parts, { mailId }: { mailId: string }): Promise<void> {
  const { db, mailer, env } = parts;
  const now = new Date();
  const found = await findBookingToMail(parts, mailId, now);
  if (!found) return;
  const { mail, token, enquiryId } = found;
  const settings = await readSettings(db);
  const { hostname: host } = new URL(env.BASE_URL);
  const link = token && env.BASE_URL + customerBookingPath(token);
  const { checking } = await readPlanNotes(db, { bookingId: mail.bookingId }, [], 'customer');
  const content = mail.isCancellation
    ? renderCancelledMail(found, { settings, link })
    : renderBookingMail(found, { settings, link, host, now, checking });
  try {
    await mailer.send({
      ...(await threadOf(parts, { enquiryId, mail: `booking-${mailId}`, email: settings.email })),
      from: `${settings.agencyName} <${settings.email}>`,
      to: mail.recipient,
      ...content,
    });
  } catch (error) {
    const isOver = isRefused(error);
    const reason = error instanceof Error ? error.message : '';
    await noteBookingNotMailed(db, mail, { reason, isOver });
    if (!isOver) throw error;
    return;
  }
  await noteBookingMailed(db, mail);
}
