import { noteReminded, readReminded } from '#domain/bookings/mails/reminder-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Env } from '#platform/env.ts';
import type { Mailer } from '#platform/mailer.ts';
import { renderReminderMail } from '#worker/mail/duty-list-mail.tsx';

type Parts = { db: Db; mailer: Mailer; env: Pick<Env, 'BASE_URL'> };

/** To the agency's own address. A repeated job sends nothing, or the same mail with the same Message-ID. */
export async function sendDutyReminderMail(
  { db, mailer, env }: Parts,
  { bundle }: { bundle: string },
): Promise<void> {
  const duties = await readReminded(db, bundle);
  if (duties.length > 0) {
    const { agencyName, email } = await readSettings(db);
    await mailer.send({
      messageId: `<unassigned-${bundle}@${new URL(env.BASE_URL).hostname}>`,
      from: `${agencyName} <${email}>`,
      to: email,
      ...renderReminderMail(duties, env.BASE_URL),
    });
  }
  await noteReminded(db, bundle);
}
