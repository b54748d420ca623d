import { noteDutyDigestMailed, readDutyDigest } from '#domain/bookings/mails/duty-digest-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Env } from '#platform/env.ts';
import type { Mailer } from '#platform/mailer.ts';
import { renderDutyDigestMail } from '#worker/mail/duty-list-mail.tsx';

type Parts = { db: Db; mailer: Mailer; env: Pick<Env, 'BASE_URL'> };

/** To the agency's own address. A repeated job sends nothing, or the same mail with the same Message-ID. */
export async function sendDutyDigestMail(
  { db, mailer, env }: Parts,
  { day }: { day: string },
): Promise<void> {
  const digest = await readDutyDigest(db, day);
  if (!digest) return;
  const { agencyName, email } = await readSettings(db);
  await mailer.send({
    messageId: `<duties-${day}@${new URL(env.BASE_URL).hostname}>`,
    from: `${agencyName} <${email}>`,
    to: email,
    ...renderDutyDigestMail(digest, env.BASE_URL),
  });
  await noteDutyDigestMailed(db, day);
}
