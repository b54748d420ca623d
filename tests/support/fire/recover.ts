import pg from 'pg';
import { enquiryMail } from '#jobs/enquiry-mail.ts';
import type { MailHead } from '../mail/inbox.ts';
import { waitUntil } from '../wait-until.ts';
import type { Fleet } from './fleet.ts';
import { readStored, type StoredEnquiry, withoutMail } from './verdict.ts';

const desk = 'care@purvai.example';

/** The pauses between tries have grown with each outage; this does what time would do. */
async function wakeWaitingJobs(client: pg.Client): Promise<void> {
  await client.query(
    `update pgboss.job set start_after = now() where name = $1 and state = 'retry' and start_after > now()`,
    [enquiryMail.name],
  );
}

async function countJobsLeft(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select count(*) from pgboss.job where name = $1 and state < 'completed'`,
    [enquiryMail.name],
  );
  return Number(rows[0].count);
}

/** The mail server takes a mail first and delivers it a moment later. What does not come at all is for the verdict. */
function waitForMails({ mail }: Pick<Fleet, 'mail'>, stored: StoredEnquiry[]): Promise<MailHead[]> {
  const longest = performance.now() + 30_000;
  return waitUntil(
    'the mails',
    async () => {
      const arrived = await mail.readHeads(desk);
      const isOver = withoutMail(stored, arrived).length === 0 || performance.now() > longest;
      return isOver ? arrived : undefined;
    },
    { limitMs: 60_000, everyMs: 250 },
  );
}

/** What is stored, and which mails have come of it, once every job is done. */
export async function recover(
  fleet: Pick<Fleet, 'databaseUrl' | 'mail'>,
): Promise<{ stored: StoredEnquiry[]; mails: MailHead[] }> {
  const client = new pg.Client({ connectionString: fleet.databaseUrl });
  await client.connect();
  try {
    await waitUntil(
      'the jobs to be done',
      async () => {
        await wakeWaitingJobs(client);
        return (await countJobsLeft(client)) === 0;
      },
      { limitMs: 180_000, everyMs: 250 },
    );
    const stored = await readStored(client);
    return { stored, mails: await waitForMails(fleet, stored) };
  } finally {
    await client.end();
  }
}
