import {
  findRequestToMail,
  noteRequestMailed,
  noteRequestNotMailed,
} from '#domain/bookings/operations/supplier-request-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Db } from '#platform/database/db.ts';
import { isRefused, type Mailer } from '#platform/mailer.ts';
import { renderSupplierRequestMail } from '#worker/mail/supplier-request-mail.tsx';
import type { MailEnv } from './mail-env.ts';

type Parts = { db: Db; mailer: Mailer; env: MailEnv };

/** To a supplier. A repeated job sends nothing, or the same mail with the same Message-ID. */
export async function sendSupplierRequestMail(
  { db, mailer, env }: Parts,
  { requestId }: { requestId: string },
): Promise<void> {
  const found = await findRequestToMail(db, requestId);
  if (!found) return;
  const { request, message } = found;
  const { agencyName, email } = await readSettings(db);
  const { hostname: host } = new URL(env.BASE_URL);
  try {
    await mailer.send({
      messageId: `<supplier-request-${requestId}@${host}>`,
      replyTo: email,
      from: `${agencyName} <${email}>`,
      to: request.recipient,
      ...renderSupplierRequestMail(message),
    });
  } catch (error) {
    const isOver = isRefused(error);
    const reason = error instanceof Error ? error.message : '';
    await noteRequestNotMailed(db, request, { reason, isOver });
    if (!isOver) throw error;
    return;
  }
  await noteRequestMailed(db, request);
}
