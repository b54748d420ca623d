import pg from 'pg';
import { enquiryBundleMail } from '#jobs/enquiry-bundle-mail.ts';
import { enquiryMail } from '#jobs/enquiry-mail.ts';
import type { ReceivedMail } from '../mail/inbox.ts';
import { waitUntil } from '../wait-until.ts';
import type { Fleet } from './fleet.ts';
import { readStored, type StoredEnquiry, withoutMail } from './verdict.ts';

const desk = 'care@purvai.example';

const jobs = [enquiryMail.name, enquiryBundleMail.name];

/** The pauses between tries have grown with each outage, and a bundle collects for a minute; this does what time would do. */
async function letTimePass(client: pg.Client): Promise<void> {
  await client.query(
    `update pgboss.job set start_after = now() where name = any($1) and state = 'retry' and start_after > now()`,
    [jobs],
  );
  await client.query(
    `update enquiry_mail_bundles set opened_at = opened_at - interval '1 minute' where closed_at is null`,
  );
}

async function countLeft(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select (select count(*) from pgboss.job where name = any($1) and state < 'completed')
       + (select count(*) from enquiry_mail_bundles where ended_at is null) as count`,
    [jobs],
  );
  return Number(rows[0].count);
}

/** The mail server takes a mail first and delivers it a moment later. What does not come at all is for the verdict. */
function waitForMails({ mail }: Pick<Fleet, 'mail'>, stored: StoredEnquiry[]): Promise<ReceivedMail[]> {
  const longest = performance.now() + 30_000;
  return waitUntil(
    'the mails',
    async () => {
      const arrived = await mail.read(desk);
      const isOver = withoutMail(stored, arrived).length === 0 || performance.now() > longest;
      return isOver ? arrived : undefined;
    },
    { limitMs: 60_000, everyMs: 250 },
  );
}

/** What is stored, and which mails have come of it, once every job is done. */
export async function recover(
  fleet: Pick<Fleet, 'databaseUrl' | 'mail'>,
): Promise<{ stored: StoredEnquiry[]; mails: ReceivedMail[] }> {
  const client = new pg.Client({ connectionString: fleet.databaseUrl });
  await client.connect();
  try {
    await waitUntil(
      'the jobs to be done',
      async () => {
        await letTimePass(client);
        return (await countLeft(client)) === 0;
      },
      { limitMs: 180_000, everyMs: 250 },
    );
    const stored = await readStored(client);
    return { stored, mails: await waitForMails(fleet, stored) };
  } finally {
    await client.end();
  }
}
