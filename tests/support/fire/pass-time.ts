import pg from 'pg';
import { enquiryBundleMail } from '#jobs/enquiry-bundle-mail.ts';
import { enquiryMail } from '#jobs/enquiry-mail.ts';

export const mailJobs = [enquiryMail.name, enquiryBundleMail.name];

/**
 * Does what a minute would do: the pauses between tries have grown with each outage, a bundle collects for a minute, and
 * so many mails of their own go out in one.
 */
export async function passMinute(client: pg.Client): Promise<void> {
  await client.query(
    `update pgboss.job set start_after = now() where name = any($1) and state = 'retry' and start_after > now()`,
    [mailJobs],
  );
  await client.query(
    `update enquiry_mail_bundles set opened_at = opened_at - interval '1 minute' where closed_at is null`,
  );
  await client.query(`update enquiry_mails set decided_at = decided_at - interval '1 minute'`);
}

export async function withClient<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
