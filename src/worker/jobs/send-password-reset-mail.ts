import { readSettings } from '#domain/settings/settings-service.ts';
import { issueReset } from '#domain/staff/reset-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Env } from '#platform/env.ts';
import type { Mailer } from '#platform/mailer.ts';
import { hashOf } from '#platform/secrets/secrets.ts';
import { passwordResetPath } from '#staff-paths.ts';
import { renderPasswordResetMail } from '#worker/mail/password-reset-mail.tsx';

type Parts = { db: Db; mailer: Mailer; env: Pick<Env, 'BASE_URL'> };

/** To the account's address. When the job is repeated, only the second mail's link works. */
export async function sendPasswordResetMail(
  { db, mailer, env }: Parts,
  { username }: { username: string },
): Promise<void> {
  const reset = await issueReset(db, username);
  if (!reset) return;
  const settings = await readSettings(db);
  const link = env.BASE_URL + passwordResetPath(reset.token);
  await mailer.send({
    messageId: `<reset-${hashOf(reset.token).toString('hex').slice(0, 24)}@${new URL(env.BASE_URL).hostname}>`,
    from: `${settings.agencyName} <${settings.email}>`,
    to: reset.user.username,
    ...renderPasswordResetMail({ agencyName: settings.agencyName, name: reset.user.name, link }),
  });
}
