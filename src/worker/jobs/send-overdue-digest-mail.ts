import { noteDigestMailed, readDigest } from '#domain/enquiries/digest/overdue-digest-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Env } from '#platform/env.ts';
import type { Mailer } from '#platform/mailer.ts';
import { renderOverdueDigestMail } from '#worker/mail/overdue-digest-mail.tsx';

type Parts = { db: Db; mailer: Mailer; env: Pick<Env, 'BASE_URL'> };

/** To the agency's own address. A repeated job sends nothing, or the same mail with the same Message-ID. */
export async function sendOverdueDigestMail(
  { db, mailer, env }: Parts,
  { day }: { day: string },
): Promise<void> {
  const digest = await readDigest(db, day);
  if (!digest) return;
  const settings = await readSettings(db);
  await mailer.send({
    messageId: `<overdue-${day}@${new URL(env.BASE_URL).hostname}>`,
    from: `${settings.agencyName} <${settings.email}>`,
    to: settings.email,
    ...renderOverdueDigestMail(digest, env.BASE_URL),
  });
  await noteDigestMailed(db, day);
}
