import type pg from 'pg';
import type { ReceivedMail } from '../mail/inbox.ts';
import { waitUntil } from '../wait-until.ts';
import type { Fleet } from './fleet.ts';
import { mailJobs, passMinute, withClient } from './pass-time.ts';
import { readStored, type StoredEnquiry, withoutMail } from './verdict.ts';

const mailbox = 'care@purvai.example';

async function countLeft(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select (select count(*) from pgboss.job where name = any($1) and state < 'completed')
       + (select count(*) from enquiry_mail_bundles where ended_at is null) as count`,
    [mailJobs],
  );
  return Number(rows[0].count);
}

/** The mail server delivers a mail a moment after accepting it. The verdict reports a mail that never arrives. */
function waitForMails({ mail }: Pick<Fleet, 'mail'>, stored: StoredEnquiry[]): Promise<ReceivedMail[]> {
  const maxLength = performance.now() + 30_000;
  return waitUntil(
    'the mails',
    async () => {
      const arrived = await mail.read(mailbox);
      const isOver = withoutMail(stored, arrived).length === 0 || performance.now() > maxLength;
      return isOver ? arrived : undefined;
    },
    { limitMs: 60_000, everyMs: 250 },
  );
}

/** The stored enquiries and the delivered mails, once every job is done. */
export function recover(
  fleet: Pick<Fleet, 'databaseUrl' | 'mail'>,
): Promise<{ stored: StoredEnquiry[]; mails: ReceivedMail[] }> {
  return withClient(fleet.databaseUrl, async (client) => {
    await waitUntil(
      'the jobs to be done',
      async () => {
        await passMinute(client);
        return (await countLeft(client)) === 0;
      },
      { limitMs: 180_000, everyMs: 250 },
    );
    const stored = await readStored(client);
    return { stored, mails: await waitForMails(fleet, stored) };
  });
}
