import { policyOf } from '#domain/bookings/policy/policy-service.ts';
import {
  type Acknowledgement,
  noteAcknowledged,
  noteNotAcknowledged,
  takeAcknowledgement,
} from '#domain/enquiries/acknowledgement/acknowledgement-service.ts';
import { requestPath } from '#domain/enquiries/intake/request-link.ts';
import { customerMessageId, replyAddressOf } from '#domain/enquiries/mail-replies/reply-address-service.ts';
import { arrivalsAt, readCarTypes } from '#domain/fares/fare-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Db } from '#platform/database/db.ts';
import { isRefused, type Mailer } from '#platform/mailer.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { acknowledgementText } from '#worker/mail/acknowledgement-mail.ts';
import { renderPackageMail } from '#worker/mail/package-mail.ts';
import { renderRequestMail } from '#worker/mail/request-mail.ts';
import type { MailEnv } from './mail-env.ts';

type Parts = { db: Db; encryption: Encryption; mailer: Mailer; env: MailEnv };

async function contentOf(
  { db, encryption, env }: Parts,
  mail: Acknowledgement,
  settings: SiteSettings,
): Promise<{ subject: string; text: string; html?: string }> {
  const { request, tour, enquiryId } = mail;
  if (tour) return renderPackageMail({ ...mail, tour }, settings, env.BASE_URL);
  if (!request) return acknowledgementText(mail, settings);
  const now = new Date();
  const [policy, arrivals, cars, path] = await Promise.all([
    policyOf(db, { rateVersion: request.fare.rateVersion }, now),
    arrivalsAt(db, request),
    readCarTypes(db),
    requestPath({ db, encryption }, enquiryId),
  ]);
  return renderRequestMail({ ...mail, request }, settings, {
    policy,
    arrivals,
    car: cars.find(({ code }) => code === request.car),
    link: path && env.BASE_URL + path,
    now,
  });
}

/**
 * To an address that a visitor typed, so it is taken before it is sent: a killed worker loses it rather than sends it
 * twice. The page has told the customer the same.
 */
export async function sendAcknowledgementMail(parts: Parts, payload: { enquiryId: string }): Promise<void> {
  const { db, encryption, mailer, env } = parts;
  const mail = await takeAcknowledgement(db, payload.enquiryId);
  if (!mail) return;
  const { enquiryId, to } = mail;
  try {
    const settings = await readSettings(db);
    const keys = { db, encryption };
    const { hostname: host } = new URL(env.BASE_URL);
    await mailer.send({
      messageId: await customerMessageId(keys, enquiryId, { mail: 'acknowledgement', host }),
      from: `${settings.agencyName} <${settings.email}>`,
      to,
      replyTo: env.readsReplies ? await replyAddressOf(keys, enquiryId) : settings.email,
      isAutomatic: true,
      ...(await contentOf(parts, mail, settings)),
    });
  } catch (error) {
    if (isRefused(error)) return;
    await noteNotAcknowledged(db, enquiryId);
    throw error;
  }
  await noteAcknowledged(db, enquiryId);
}
