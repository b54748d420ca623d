import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendDigestIfDue } from '#domain/enquiries/digest/overdue-digest-service.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import type { Running } from '../support/process.ts';
import { addStaff } from '../support/staff-api.ts';
import { startWorker } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
const mailbox = 'care@purvai.example';
const morning = new Date('2026-11-15T08:00+05:30');
let mail: MailServer;
let worker: Running;

beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(async () => {
  await worker?.stop();
  await mail?.stop();
});

/** Only of that morning, because the worker also sends today's. */
const digests = async () =>
  (await mail.read(mailbox)).filter(({ messageId }) => messageId?.startsWith('<overdue-2026-11-15@'));

async function addOverdue(name: string, ownerId: string | null): Promise<void> {
  await test.pool.query(
    `insert into enquiries (idempotency_key, fingerprint, name, contact_no, email, stage, owner_id, follow_up_at, mailed_at)
     values (gen_random_uuid(), '', $1, '98640 12345', 'asha@example.com', 'contacted', $2, '2025-11-15T07:00+05:30', now())`,
    [name, ownerId],
  );
}

describe('the morning’s mail about overdue enquiries', () => {
  it('is sent to the agency once although processes are killed, and has first names only', async () => {
    const rupa = await addStaff(test);
    await addOverdue('Asha Devi', rupa.id);
    await addOverdue('Bina Bora', null);
    await mail.stopSmtp();
    await sendDigestIfDue(test, morning);
    worker = await startWorker({ databaseUrl: test.url, smtpUrl: mail.smtpUrl });
    await waitUntil('a first failed try', () => worker.output().includes('job failed'));
    await worker.stop('SIGKILL');
    await mail.startSmtp();
    worker = await startWorker({ databaseUrl: test.url, smtpUrl: mail.smtpUrl });
    await sendDigestIfDue(test, morning);

    const mailed = async () =>
      (await test.pool.query(`select from digests where day = '2026-11-15' and mailed_at is not null`))
        .rowCount;
    await waitUntil('the mail to be noted', mailed);
    const received = await waitUntil('delivery', async () => (await digests())[0]);
    expect(received.subject).toBe('2 overdue follow-ups');
    expect(received.to).toContain(mailbox);
    expect(received.text).toContain(`${rupa.name}: 1`);
    expect(received.text).toMatch(
      /- PT-\S+ Asha, due 15 Nov 2025, 07:00: http\S+\/contactus-messages\/enquiry\?id=\d+/,
    );
    expect(received.text).toContain('/adminDashboard/contactus-messages/?queue=overdue');
    expect(received.text).not.toMatch(/Devi|Bora|98640|example\.com/);
    expect(await digests()).toHaveLength(1);
  });
});
